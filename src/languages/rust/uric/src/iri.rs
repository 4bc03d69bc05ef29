//! IRIs (RFC 3987): references in UTF-8, and the way to URIs and back.

use crate::error::{ErrorKind, WriteError};
use crate::uri::{HostKind, Part, PathKind, Uri, NO_PARTS};
use core::fmt;
use core::ops::Range;
use uric_sys as sys;

numbered! {
    /// The rules of RFC 3987, section 2.2, that a text can be parsed as.
    IriRule {
        /// An IRI or a relative reference.
        IriReference = URIC_IRI_REFERENCE,
        /// With a scheme.
        Iri = URIC_IRI,
        /// With a scheme, without a fragment.
        AbsoluteIri = URIC_ABSOLUTE_IRI,
        /// Without a scheme.
        IrelativeRef = URIC_IRELATIVE_REF,
    }
}

named! {
    /// The name as the RFC spells it: "IRI-reference".
    ///
    /// ```
    /// assert_eq!(uric::IriRule::AbsoluteIri.name(), "absolute-IRI");
    /// ```
    IriRule by uric_iri_rule_name
}

/// Why a text is no IRI.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct IriError {
    /// The first byte that no match can have there; the length of a text that ends too early.
    pub offset: usize,
    /// The part that the error is in; `None` for a text that is too long.
    pub part: Option<Part>,
    /// What is wrong.
    pub kind: ErrorKind,
}

impl IriError {
    fn of(status: i32, parts: &sys::uric) -> IriError {
        let (part, kind) = match status {
            sys::URIC_TOO_LONG => (None, ErrorKind::TooLong),
            sys::URIC_INCOMPLETE => {
                (Some(Part::of(u32::from(parts.error_part))), ErrorKind::Incomplete)
            }
            _ => (Some(Part::of(u32::from(parts.error_part))), ErrorKind::Invalid),
        };
        IriError {
            offset: parts.error_offset as usize,
            part,
            kind,
        }
    }
}

impl fmt::Display for IriError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = self.part.map_or("", Part::name);
        match self.kind {
            ErrorKind::TooLong => f.write_str("the text is longer than 2^32 - 1 bytes"),
            ErrorKind::Incomplete => write!(f, "the text ends in the {}", part),
            ErrorKind::Invalid => write!(f, "invalid at byte {}, in the {}", self.offset, part),
        }
    }
}

#[cfg(feature = "std")]
impl std::error::Error for IriError {}

/// A text that matches a rule of RFC 3987, and where its parts are: those of a [`Uri`], in UTF-8.  It
/// borrows the text.  Every URI is an IRI with the same parts.
#[derive(Clone, Copy)]
pub struct Iri<'a> {
    /// In place of ASCII it has UTF-8; its delimiters are ASCII, so each part is UTF-8, too.
    parts: Uri<'a>,
}

impl<'a> Iri<'a> {
    /// Parses an IRI-reference.
    ///
    /// ```
    /// let iri = uric::Iri::parse("http://résumé.example/ü?q")?;
    /// assert_eq!((iri.host(), iri.path(), iri.query()), (Some("résumé.example"), "/ü", Some("q")));
    /// assert_eq!(uric::Iri::parse(b"/\xC3/").unwrap_err().offset, 2);
    /// # Ok::<(), uric::IriError>(())
    /// ```
    ///
    /// # Errors
    /// The first byte that no match can have there, or the end of the text.
    pub fn parse<T: AsRef<[u8]> + ?Sized>(text: &'a T) -> Result<Iri<'a>, IriError> {
        Iri::parse_as(IriRule::IriReference, text)
    }

    /// Parses a text by a rule.
    ///
    /// ```
    /// use uric::{Iri, IriRule};
    /// assert!(Iri::parse_as(IriRule::Iri, "/é").is_err());
    /// ```
    ///
    /// # Errors
    /// As [`Iri::parse`].
    pub fn parse_as<T: AsRef<[u8]> + ?Sized>(
        rule: IriRule,
        text: &'a T,
    ) -> Result<Iri<'a>, IriError> {
        let text = text.as_ref();
        let mut parts = NO_PARTS;
        // SAFETY: the pointer and the length are those of a slice; the parts may be written.
        let status = unsafe {
            sys::uric_iri_parse_as(rule as i32, text.as_ptr(), text.len(), &mut parts)
        };
        if status != sys::URIC_OK {
            return Err(IriError::of(status, &parts));
        }
        // SAFETY: the library wrote these parts for this text.
        Ok(unsafe { Iri::new(text, &parts) })
    }

    /// A text with its parts.
    ///
    /// # Safety
    /// The library wrote `parts` for `text` after it found that it is an IRI-reference.
    unsafe fn new(text: &'a [u8], parts: &sys::uric) -> Iri<'a> {
        Iri {
            parts: Uri::tolerated(text, parts),
        }
    }

    /// The text.
    ///
    /// ```
    /// assert_eq!(uric::Iri::parse("/é")?.as_str(), "/é");
    /// # Ok::<(), uric::IriError>(())
    /// ```
    pub fn as_str(&self) -> &'a str {
        self.parts.as_str()
    }

    /// Where a part is, in bytes of the text; `None` if it is undefined.
    ///
    /// ```
    /// assert_eq!(uric::Iri::parse("//é/")?.range(uric::Part::Host), Some(2..4));
    /// # Ok::<(), uric::IriError>(())
    /// ```
    pub fn range(&self, part: Part) -> Option<Range<usize>> {
        self.parts.range(part)
    }

    /// A part; `None` if it is undefined.
    ///
    /// ```
    /// assert_eq!(uric::Iri::parse("#é")?.part(uric::Part::Fragment), Some("é"));
    /// # Ok::<(), uric::IriError>(())
    /// ```
    pub fn part(&self, part: Part) -> Option<&'a str> {
        self.parts.part(part)
    }

    /// The scheme, as it is written.
    ///
    /// ```
    /// assert_eq!(uric::Iri::parse("HTTP://é")?.scheme(), Some("HTTP"));
    /// # Ok::<(), uric::IriError>(())
    /// ```
    pub fn scheme(&self) -> Option<&'a str> {
        self.parts.scheme()
    }

    /// The host, an IP literal with its brackets.
    ///
    /// ```
    /// assert_eq!(uric::Iri::parse("//é:80")?.host(), Some("é"));
    /// # Ok::<(), uric::IriError>(())
    /// ```
    pub fn host(&self) -> Option<&'a str> {
        self.parts.host()
    }

    /// Which alternative of the rule ihost matched.
    ///
    /// ```
    /// assert_eq!(uric::Iri::parse("//é")?.host_kind(), uric::HostKind::RegName);
    /// # Ok::<(), uric::IriError>(())
    /// ```
    pub fn host_kind(&self) -> HostKind {
        self.parts.host_kind()
    }

    /// The path, perhaps empty.
    ///
    /// ```
    /// assert_eq!(uric::Iri::parse("//h/é?")?.path(), "/é");
    /// # Ok::<(), uric::IriError>(())
    /// ```
    pub fn path(&self) -> &'a str {
        self.parts.path()
    }

    /// Which alternative of the rule ipath matched.
    ///
    /// ```
    /// assert_eq!(uric::Iri::parse("é/a")?.path_kind(), uric::PathKind::Noscheme);
    /// # Ok::<(), uric::IriError>(())
    /// ```
    pub fn path_kind(&self) -> PathKind {
        self.parts.path_kind()
    }

    /// The query, without "?".
    ///
    /// ```
    /// assert_eq!(uric::Iri::parse("?é#")?.query(), Some("é"));
    /// # Ok::<(), uric::IriError>(())
    /// ```
    pub fn query(&self) -> Option<&'a str> {
        self.parts.query()
    }

    /// The fragment, without "#".
    ///
    /// ```
    /// assert_eq!(uric::Iri::parse("é#")?.fragment(), Some(""));
    /// # Ok::<(), uric::IriError>(())
    /// ```
    pub fn fragment(&self) -> Option<&'a str> {
        self.parts.fragment()
    }

    /// Writes the URI: each byte beyond ASCII as a triplet (section 3.1).  The host is encoded so, too,
    /// and not as IDNA would.
    ///
    /// ```
    /// let mut buffer = [0; 64];
    /// let iri = uric::Iri::parse("http://example/résumé")?;
    /// assert_eq!(iri.to_uri_into(&mut buffer)?.as_str(), "http://example/r%C3%A9sum%C3%A9");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// `TooSmall`, `TooLong`.
    pub fn to_uri_into<'b>(&self, buffer: &'b mut [u8]) -> Result<Uri<'b>, WriteError> {
        let text = self.parts.as_bytes();
        // SAFETY: the text lives through the call, and the buffer is exclusively borrowed, so that
        // they do not overlap; what is written is a strict URI-reference.
        unsafe {
            crate::write::written(buffer, |start, size, length, parts| {
                sys::uric_iri_to_uri(text.as_ptr(), text.len(), start, size, length, parts)
            })
        }
    }

    /// Writes the target of a reference against this base (section 6.5 of RFC 3987: as for URIs).
    ///
    /// ```
    /// let mut buffer = [0; 64];
    /// let base = uric::Iri::parse("http://é/b/c")?;
    /// let target = base.resolve_into(&uric::Iri::parse("../ü")?, &mut buffer)?;
    /// assert_eq!(target.as_str(), "http://é/ü");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Uri::resolve_into`].
    pub fn resolve_into<'b>(
        &self,
        reference: &Iri<'_>,
        buffer: &'b mut [u8],
    ) -> Result<Iri<'b>, WriteError> {
        let target = self.parts.resolve_into(&reference.parts, buffer)?;
        Ok(Iri { parts: target })
    }
}

impl<'a> From<Uri<'a>> for Iri<'a> {
    fn from(uri: Uri<'a>) -> Iri<'a> {
        Iri { parts: uri }
    }
}

impl fmt::Display for Iri<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Iri<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Iri").field(&self.as_str()).finish()
    }
}

impl Uri<'_> {
    /// Writes the IRI: triplets of characters that an IRI may have become these (section 3.2).
    ///
    /// ```
    /// let mut buffer = [0; 64];
    /// let uri = uric::Uri::parse("/D%C3%BCrst%2F%FC")?;
    /// assert_eq!(uri.to_iri_into(&mut buffer)?.as_str(), "/Dürst%2F%FC");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// `TooSmall`, `TooLong`.
    pub fn to_iri_into<'b>(&self, buffer: &'b mut [u8]) -> Result<Iri<'b>, WriteError> {
        let (mut length, mut parts) = (0, NO_PARTS);
        // SAFETY: as in `to_uri_into`.
        let status = unsafe {
            sys::uric_iri_from_uri(
                self.as_bytes().as_ptr(),
                self.len(),
                buffer.as_mut_ptr(),
                buffer.len(),
                &mut length,
                &mut parts,
            )
        };
        if status != sys::URIC_OK {
            return Err(WriteError::of(status, length));
        }
        // SAFETY: the library wrote this IRI-reference and its parts.
        Ok(unsafe { Iri::new(&buffer[..length], &parts) })
    }
}
