//! A parsed reference: [`Uri`], its parts, and the rules to parse by.

use crate::error::Error;
use core::fmt;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;
use core::ptr::NonNull;
use uric_sys as sys;

numbered! {
    /// The components of RFC 3986, section 3.  The authority is user info, host and port.
    Part {
        /// Section 3.1.
        Scheme = URIC_SCHEME,
        /// Section 3.2.1.
        Userinfo = URIC_USERINFO,
        /// Section 3.2.2; of an IP literal with the brackets.
        Host = URIC_HOST,
        /// Section 3.2.3: the digits; may be empty.
        Port = URIC_PORT,
        /// Section 3.3.
        Path = URIC_PATH,
        /// Section 3.4.
        Query = URIC_QUERY,
        /// Section 3.5.
        Fragment = URIC_FRAGMENT,
    }
}

numbered! {
    /// Which alternative of the rule host matched (section 3.2.2): the first that does.
    HostKind {
        /// There is no authority.
        None = URIC_HOST_NONE,
        /// A name, perhaps empty; also "256.1.1.1".
        RegName = URIC_HOST_REG_NAME,
        /// Four decimal numbers.
        Ipv4Address = URIC_HOST_IPV4ADDRESS,
        /// In brackets.
        Ipv6Address = URIC_HOST_IPV6ADDRESS,
        /// In brackets, "v" and a version.
        IpvFuture = URIC_HOST_IPVFUTURE,
    }
}

numbered! {
    /// Which alternative of the rule path matched (section 3.3).
    PathKind {
        /// There is no path; or it is the "*" of an asterisk-form.
        None = URIC_PATH_NONE,
        /// After an authority: empty, or with "/" first.
        Abempty = URIC_PATH_ABEMPTY,
        /// "/" first, but not "//".
        Absolute = URIC_PATH_ABSOLUTE,
        /// Of a relative reference: no ":" in the first segment.
        Noscheme = URIC_PATH_NOSCHEME,
        /// After a scheme, without "/" first.
        Rootless = URIC_PATH_ROOTLESS,
        /// Empty.
        Empty = URIC_PATH_EMPTY,
    }
}

numbered! {
    /// The rules that a text can be parsed as.
    Rule {
        /// RFC 3986, section 4.1.
        UriReference = URIC_RULE_URI_REFERENCE,
        /// Section 3: with a scheme.
        Uri = URIC_RULE_URI,
        /// Section 4.3: with a scheme, without a fragment.
        AbsoluteUri = URIC_RULE_ABSOLUTE_URI,
        /// Section 4.2: without a scheme.
        RelativeRef = URIC_RULE_RELATIVE_REF,
        /// Section 3.2.
        Authority = URIC_RULE_AUTHORITY,
        /// Section 3.2.2.
        Host = URIC_RULE_HOST,
        /// Without brackets.
        Ipv6Address = URIC_RULE_IPV6ADDRESS,
        /// Four decimal numbers.
        Ipv4Address = URIC_RULE_IPV4ADDRESS,
        /// RFC 9112, section 3.2.1.
        OriginForm = URIC_RULE_ORIGIN_FORM,
        /// RFC 9112, section 3.2.2.
        AbsoluteForm = URIC_RULE_ABSOLUTE_FORM,
        /// RFC 9112, section 3.2.3.
        AuthorityForm = URIC_RULE_AUTHORITY_FORM,
        /// RFC 9112, section 3.2.4.
        AsteriskForm = URIC_RULE_ASTERISK_FORM,
        /// Any of the four; "h:80" as an absolute-form.
        RequestTarget = URIC_RULE_REQUEST_TARGET,
        /// Any of the four; "h:80" as an authority-form.
        RequestTargetConnect = URIC_RULE_REQUEST_TARGET_CONNECT,
        /// RFC 9110, section 7.2: the value of a Host field.
        HostField = URIC_RULE_HOST_FIELD,
    }
}

named! {
    /// "scheme", "userinfo", "host", "port", "path", "query" or "fragment".
    ///
    /// ```
    /// assert_eq!(uric::Part::Userinfo.name(), "userinfo");
    /// ```
    Part by uric_part_name
}

named! {
    /// The name in the ABNF: "reg-name"; "" for `None`.
    ///
    /// ```
    /// assert_eq!(uric::HostKind::Ipv6Address.name(), "IPv6address");
    /// ```
    HostKind by uric_host_kind_name
}

named! {
    /// The name in the ABNF: "path-abempty"; "" for `None`.
    ///
    /// ```
    /// assert_eq!(uric::PathKind::Abempty.name(), "path-abempty");
    /// ```
    PathKind by uric_path_kind_name
}

named! {
    /// The name as its RFC spells it: "URI-reference", "Host".
    ///
    /// ```
    /// assert_eq!(uric::Rule::UriReference.name(), "URI-reference");
    /// ```
    Rule by uric_rule_name
}

impl Rule {
    pub(crate) fn number(self) -> sys::uric_rule {
        self as u8 as sys::uric_rule
    }
}

/// The parts before they are written.
pub(crate) const NO_PARTS: sys::uric = sys::uric {
    part: [sys::uric_span { begin: 0, end: 0 }; Part::ALL.len()],
    error_offset: 0,
    defined: 0,
    host_kind: 0,
    path_kind: 0,
    error_part: 0,
};

/// A text that matches a rule of RFC 3986, and where its parts are.  It borrows the text; it is
/// 64 bytes long, and copies of it are cheap.
///
/// Its text is ASCII, since the rules allow nothing else.
#[derive(Clone, Copy)]
pub struct Uri<'a> {
    start: NonNull<u8>,
    /// What `struct uric` says of the parts: begin and end of each.  The begin of a scheme is always
    /// 0; in its place are `defined`, `host_kind` and `path_kind`.
    marks: [u32; 2 * Part::ALL.len()],
    text: PhantomData<&'a [u8]>,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(core::mem::size_of::<Uri<'static>>() == 64);

// SAFETY: a Uri is a shared borrow of bytes and numbers that do not change.
unsafe impl Send for Uri<'_> {}
// SAFETY: the same.
unsafe impl Sync for Uri<'_> {}

/// Whether a text is a URI-reference: as [`Uri::parse`], without what is needed to explain errors.
///
/// ```
/// assert!(uric::is_valid("//h/") && !uric::is_valid("a b"));
/// ```
#[inline]
pub fn is_valid<T: AsRef<[u8]> + ?Sized>(text: &T) -> bool {
    let text = text.as_ref();
    let mut parts = MaybeUninit::<sys::uric>::uninit();
    // SAFETY: the pointer and the length are those of a slice; `parts` may be written.
    unsafe { sys::uric_parse(text.as_ptr(), text.len(), parts.as_mut_ptr()) == sys::URIC_OK }
}

impl<'a> Uri<'a> {
    /// Parses a URI-reference (section 4.1), strictly.
    ///
    /// ```
    /// let uri = uric::Uri::parse("//h/a?")?;
    /// assert_eq!((uri.scheme(), uri.host(), uri.query()), (None, Some("h"), Some("")));
    /// assert_eq!(uric::Uri::parse(b"http://a b").unwrap_err().offset, 8);
    /// # Ok::<(), uric::Error>(())
    /// ```
    ///
    /// # Errors
    /// The first byte that no match can have there, or the end of the text.
    #[inline]
    pub fn parse<T: AsRef<[u8]> + ?Sized>(text: &'a T) -> Result<Uri<'a>, Error> {
        let text = text.as_ref();
        let mut parts = MaybeUninit::<sys::uric>::uninit();
        // SAFETY: the pointer and the length are those of a slice; `parts` may be written, and is,
        // whatever the status.
        let (status, parts) = unsafe {
            let status = sys::uric_parse(text.as_ptr(), text.len(), parts.as_mut_ptr());
            (status, &*parts.as_ptr())
        };
        if status != sys::URIC_OK {
            return Err(Error::of(Rule::UriReference, text, status, parts));
        }
        // SAFETY: the library wrote these parts for this text.
        Ok(unsafe { Uri::new(text, parts) })
    }

    /// Parses a text by a rule.  Parts that the rule does not contain are undefined.
    ///
    /// ```
    /// use uric::{Rule, Uri};
    /// assert_eq!(Uri::parse_as(Rule::HostField, "h:80")?.port(), Some("80"));
    /// assert!(Uri::parse_as(Rule::Uri, "//h/").is_err());
    /// # Ok::<(), uric::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Uri::parse`].
    #[inline]
    pub fn parse_as<T: AsRef<[u8]> + ?Sized>(rule: Rule, text: &'a T) -> Result<Uri<'a>, Error> {
        let text = text.as_ref();
        let mut parts = NO_PARTS;
        // SAFETY: the pointer and the length are those of a slice, NULL is a strict tolerance, and
        // `parts` may be written.
        let status = unsafe {
            sys::uric_parse_as(
                rule.number(),
                text.as_ptr(),
                text.len(),
                core::ptr::null(),
                &mut parts,
            )
        };
        if status != sys::URIC_OK {
            return Err(Error::of(rule, text, status, &parts));
        }
        // SAFETY: the library wrote these parts for this text.
        Ok(unsafe { Uri::new(text, &parts) })
    }

    /// Parses the longest prefix that matches a rule; and tells the offset of the first byte that
    /// continues no match, which is the length of the text if all bytes do.
    ///
    /// ```
    /// use uric::{Rule, Uri};
    /// let (uri, stopped) = Uri::prefix(Rule::Uri, "http://[::1 x")?;
    /// assert_eq!((uri.as_str(), stopped), ("http://", 11));
    /// # Ok::<(), uric::Error>(())
    /// ```
    ///
    /// # Errors
    /// If not even the empty prefix matches.
    pub fn prefix<T: AsRef<[u8]> + ?Sized>(
        rule: Rule,
        text: &'a T,
    ) -> Result<(Uri<'a>, usize), Error> {
        let text = text.as_ref();
        let mut parts = NO_PARTS;
        let (mut length, mut stopped) = (0, 0);
        // SAFETY: the pointer and the length are those of a slice; the others may be written.
        let status = unsafe {
            sys::uric_prefix(
                rule.number(),
                text.as_ptr(),
                text.len(),
                &mut parts,
                &mut length,
                &mut stopped,
            )
        };
        if status != sys::URIC_OK {
            return Err(Error::of(rule, text, status, &parts));
        }
        // SAFETY: the library wrote these parts for this prefix of the text.
        Ok((
            unsafe { Uri::new(&text[..length as usize], &parts) },
            stopped as usize,
        ))
    }

    /// A text with its parts.
    ///
    /// # Safety
    /// The library wrote `parts` for `text` after it succeeded, without a tolerance.
    #[inline]
    pub(crate) unsafe fn new(text: &'a [u8], parts: &sys::uric) -> Uri<'a> {
        Uri::tolerated(text, parts)
    }

    /// A text with its parts, which need not be ASCII: nobody may take a string of it.
    ///
    /// # Safety
    /// The library wrote `parts` for `text` after it succeeded.
    #[inline]
    pub(crate) unsafe fn tolerated(text: &'a [u8], parts: &sys::uric) -> Uri<'a> {
        // The spans are the same numbers in the same order.
        let mut marks = *parts.part.as_ptr().cast::<[u32; 2 * Part::ALL.len()]>();
        debug_assert_eq!(marks[0], 0);
        debug_assert_eq!(marks.iter().max().map(|&end| end as usize), Some(text.len()));
        marks[0] = u32::from(parts.defined)
            | u32::from(parts.host_kind) << 8
            | u32::from(parts.path_kind) << 16;
        Uri {
            start: NonNull::from(text).cast(),
            marks,
            text: PhantomData,
        }
    }

    /// The parts as the library has them.
    #[inline]
    pub(crate) fn parts(&self) -> sys::uric {
        let mut parts = NO_PARTS;
        for (span, pair) in parts.part.iter_mut().zip(self.marks.chunks_exact(2)) {
            span.begin = pair[0];
            span.end = pair[1];
        }
        parts.part[0].begin = 0;
        parts.defined = self.marks[0] as u8;
        parts.host_kind = (self.marks[0] >> 8) as u8;
        parts.path_kind = (self.marks[0] >> 16) as u8;
        parts
    }

    /// Text and parts as arguments of the library.
    #[inline]
    pub(crate) fn bound(&self, parts: &sys::uric) -> sys::uric_ref {
        sys::uric_ref {
            s: self.start.as_ptr(),
            u: parts,
        }
    }

    /// The length in bytes.
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("a:b")?.len(), 3);
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn len(&self) -> usize {
        // Parts follow each other, and what delimits a part is before it.
        let ends = [1, 3, 5, 7, 9, 11, 13].map(|at| self.marks[at]);
        ends.iter().copied().fold(0, u32::max) as usize
    }

    /// Whether the text is empty, which a URI-reference may be.
    ///
    /// ```
    /// assert!(uric::Uri::parse("")?.is_empty());
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The text as bytes.
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("a:b")?.as_bytes(), b"a:b");
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8] {
        // SAFETY: the text, which lives for 'a, starts there and has this length: see `new`.
        unsafe { core::slice::from_raw_parts(self.start.as_ptr(), self.len()) }
    }

    /// The text.
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("a:b")?.as_str(), "a:b");
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn as_str(&self) -> &'a str {
        // SAFETY: a text that the library accepted without a tolerance is ASCII.
        unsafe { core::str::from_utf8_unchecked(self.as_bytes()) }
    }

    /// Where a part is, in bytes of the text; `None` if it is undefined.
    ///
    /// ```
    /// let uri = uric::Uri::parse("http://h/")?;
    /// assert_eq!(uri.range(uric::Part::Host), Some(7..8));
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn range(&self, part: Part) -> Option<Range<usize>> {
        let at = part as usize;
        if self.marks[0] >> at & 1 == 0 {
            return None;
        }
        let begin = if at == 0 { 0 } else { self.marks[2 * at] };
        Some(begin as usize..self.marks[2 * at + 1] as usize)
    }

    #[inline]
    pub(crate) fn slice(&self, range: Range<usize>) -> &'a str {
        // SAFETY: the library's spans are inside the text, which is ASCII and lives for 'a.
        unsafe {
            let start = self.start.as_ptr().add(range.start);
            let bytes = core::slice::from_raw_parts(start, range.end - range.start);
            core::str::from_utf8_unchecked(bytes)
        }
    }

    pub(crate) fn span(&self, span: sys::uric_span) -> &'a str {
        self.slice(span.begin as usize..span.end as usize)
    }

    /// A part; `None` if it is undefined.
    ///
    /// ```
    /// let uri = uric::Uri::parse("http://h")?;
    /// assert_eq!(uri.part(uric::Part::Path), Some(""));
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn part(&self, part: Part) -> Option<&'a str> {
        self.range(part).map(|range| self.slice(range))
    }

    /// The scheme, as it is written.
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("HTTP://h")?.scheme(), Some("HTTP"));
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn scheme(&self) -> Option<&'a str> {
        self.part(Part::Scheme)
    }

    /// User info, host and port.
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("ftp://me@h:21/")?.authority(), Some("me@h:21"));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn authority(&self) -> Option<&'a str> {
        self.range(Part::Host)?;
        // SAFETY: the parts are the library's.
        Some(self.span(unsafe { sys::uric_authority(&self.parts()) }))
    }

    /// What is before "@" in the authority.
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("//me:pw@h")?.userinfo(), Some("me:pw"));
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn userinfo(&self) -> Option<&'a str> {
        self.part(Part::Userinfo)
    }

    /// The user info up to its first ":".
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("//me:pw@h")?.user(), Some("me"));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn user(&self) -> Option<&'a str> {
        let userinfo = self.userinfo()?;
        Some(userinfo.split_once(':').map_or(userinfo, |(user, _)| user))
    }

    /// The user info after its first ":".
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("//me:pw@h")?.password(), Some("pw"));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn password(&self) -> Option<&'a str> {
        Some(self.userinfo()?.split_once(':')?.1)
    }

    /// The host; of an IP literal with its brackets.
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("//[::1]:80")?.host(), Some("[::1]"));
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn host(&self) -> Option<&'a str> {
        self.part(Part::Host)
    }

    /// The host without the brackets of an IP literal, as functions that connect take it.
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("//[::1]:80")?.bare_host(), Some("::1"));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn bare_host(&self) -> Option<&'a str> {
        self.range(Part::Host)?;
        // SAFETY: the parts are the library's.
        Some(self.span(unsafe { sys::uric_bare_host(&self.parts()) }))
    }

    /// The digits of the port.
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("//h:080")?.port(), Some("080"));
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn port(&self) -> Option<&'a str> {
        self.part(Part::Port)
    }

    /// The path; "" for what matches a rule without a path, too: see [`Uri::part`].
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("mailto:me@h")?.path(), "me@h");
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn path(&self) -> &'a str {
        self.part(Part::Path).unwrap_or("")
    }

    /// What is after "?".
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("?a=b#c")?.query(), Some("a=b"));
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn query(&self) -> Option<&'a str> {
        self.part(Part::Query)
    }

    /// What is after "#".
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("?a=b#c")?.fragment(), Some("c"));
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn fragment(&self) -> Option<&'a str> {
        self.part(Part::Fragment)
    }

    /// Which kind of host it has.
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("//1.2.3.256")?.host_kind(), uric::HostKind::RegName);
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn host_kind(&self) -> HostKind {
        HostKind::of(self.marks[0] >> 8 & 0xFF)
    }

    /// Which kind of path it has.
    ///
    /// ```
    /// assert_eq!(uric::Uri::parse("/a")?.path_kind(), uric::PathKind::Absolute);
    /// # Ok::<(), uric::Error>(())
    /// ```
    #[inline]
    pub fn path_kind(&self) -> PathKind {
        PathKind::of(self.marks[0] >> 16 & 0xFF)
    }

    /// The form of a request-target (RFC 9112, section 3.2): meaningful for what one of its rules
    /// matched.
    ///
    /// ```
    /// use uric::{Form, Rule, Uri};
    /// assert_eq!(Uri::parse_as(Rule::RequestTarget, "*")?.request_form(), Form::Asterisk);
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn request_form(&self) -> crate::Form {
        // SAFETY: the parts are the library's.
        crate::Form::of(unsafe { sys::uric_request_form(&self.parts()) })
    }
}

impl AsRef<str> for Uri<'_> {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<[u8]> for Uri<'_> {
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

impl fmt::Display for Uri<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Uri<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = f.debug_struct("Uri");
        for &part in Part::ALL {
            if let Some(text) = self.part(part) {
                parts.field(part.name(), &text);
            }
        }
        parts.finish()
    }
}

impl<'a> TryFrom<&'a str> for Uri<'a> {
    type Error = Error;
    fn try_from(text: &'a str) -> Result<Self, Error> {
        Uri::parse(text)
    }
}

impl<'a> TryFrom<&'a [u8]> for Uri<'a> {
    type Error = Error;
    fn try_from(text: &'a [u8]) -> Result<Self, Error> {
        Uri::parse(text)
    }
}
