//! What a policy allows beyond RFC 3986, and repairs.

use crate::error::{Error, WriteError};
use crate::uri::{Part, Rule, Uri, NO_PARTS};
use crate::write::written;
use core::fmt;
use core::ops::Range;
use uric_sys as sys;

numbered! {
    /// What RFC 3986 does not allow but is found in practice.
    Name {
        /// "[" and "]".
        Brackets = URIC_TOLERATED_BRACKETS,
        /// "{" and "}".
        Braces = URIC_TOLERATED_BRACES,
        /// "|".
        Pipe = URIC_TOLERATED_PIPE,
        /// "^".
        Caret = URIC_TOLERATED_CARET,
        /// "`".
        Backtick = URIC_TOLERATED_BACKTICK,
        /// The double quote.
        Quote = URIC_TOLERATED_QUOTE,
        /// "<" and ">".
        Angle = URIC_TOLERATED_ANGLE,
        /// "\\": many readers take it for "/".
        Backslash = URIC_TOLERATED_BACKSLASH,
        /// " ".
        Space = URIC_TOLERATED_SPACE,
        /// "#" in a fragment.
        Hash = URIC_TOLERATED_HASH,
        /// Well-formed UTF-8 beyond US-ASCII.
        Utf8 = URIC_TOLERATED_UTF8,
        /// Any byte over 0x7F.
        High = URIC_TOLERATED_HIGH,
        /// A "%" that two hex digits do not follow.
        StrayPercent = URIC_TOLERATED_STRAY_PERCENT,
    }
}

numbered! {
    /// Policies that are ready.
    Preset {
        /// Nothing.
        Strict = URIC_TOLERATE_STRICT,
        /// What browsers leave unencoded in requests.
        WhatwgRequest = URIC_TOLERATE_WHATWG_REQUEST,
        /// What logs and lists hold: every name, in path, query and fragment.
        Log = URIC_TOLERATE_LOG,
    }
}

named! {
    /// "brackets", "stray-percent" and so on.
    ///
    /// ```
    /// assert_eq!(uric::Name::Pipe.name(), "pipe");
    /// ```
    Name by uric_tolerated_name
}

/// A set of names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Names(u16);

impl Names {
    /// The set of these.
    ///
    /// ```
    /// use uric::{Name, Names};
    /// assert!(Names::of(&[Name::Pipe]).has(Name::Pipe));
    /// ```
    pub fn of(names: &[Name]) -> Names {
        Names(names.iter().fold(0, |set, &name| set | 1 << name as u8))
    }

    /// Whether it has a name.
    ///
    /// ```
    /// assert!(!uric::Names::default().has(uric::Name::Pipe));
    /// ```
    pub fn has(self, name: Name) -> bool {
        self.0 >> name as u8 & 1 != 0
    }
}

/// A policy: what to tolerate in which part.
#[derive(Clone, Copy)]
pub struct Tolerance {
    policy: sys::uric_tolerance,
}

impl Tolerance {
    /// A policy that is ready.
    ///
    /// ```
    /// use uric::{Name, Part, Preset, Tolerance};
    /// assert!(Tolerance::preset(Preset::Log).names(Part::Query).has(Name::Space));
    /// ```
    pub fn preset(preset: Preset) -> Tolerance {
        let mut policy = core::mem::MaybeUninit::uninit();
        // SAFETY: the function writes the whole policy.
        let policy = unsafe {
            sys::uric_tolerance_preset(
                policy.as_mut_ptr(),
                preset as u8 as sys::uric_tolerance_preset,
            );
            policy.assume_init()
        };
        Tolerance { policy }
    }

    /// A policy of names for parts; `None` if a part cannot have a name: scheme, host and port none,
    /// "#" only a fragment, a user info no brackets.
    ///
    /// ```
    /// use uric::{Name, Names, Part, Tolerance};
    /// let names = Names::of(&[Name::Space]);
    /// let policy = Tolerance::new(&[(Part::Path, names)]).unwrap();
    /// assert!(policy.parse("a b").is_ok() && policy.parse("?a b").is_err());
    /// assert!(Tolerance::new(&[(Part::Host, names)]).is_none());
    /// ```
    pub fn new(names: &[(Part, Names)]) -> Option<Tolerance> {
        let mut sets = [0; Part::ALL.len()];
        for &(part, set) in names {
            sets[part as usize] |= set.0;
        }
        let mut policy = core::mem::MaybeUninit::uninit();
        // SAFETY: the function writes the whole policy, and reads a set for each part.
        unsafe {
            let status = sys::uric_tolerance_init(policy.as_mut_ptr(), sets.as_ptr());
            (status == sys::URIC_OK).then(|| Tolerance {
                policy: policy.assume_init(),
            })
        }
    }

    pub(crate) fn raw(&self) -> *const sys::uric_tolerance {
        &self.policy
    }

    /// What it tolerates in a part.
    ///
    /// ```
    /// use uric::{Names, Part, Preset, Tolerance};
    /// assert_eq!(Tolerance::preset(Preset::Strict).names(Part::Path), Names::default());
    /// ```
    pub fn names(&self, part: Part) -> Names {
        // SAFETY: the library made the policy.
        Names(unsafe {
            sys::uric_tolerance_names(&self.policy, part as u8 as sys::uric_part)
        })
    }

    /// Parses a URI-reference, and what the policy tolerates.
    ///
    /// ```
    /// use uric::{Part, Preset, Tolerance};
    /// let policy = Tolerance::preset(Preset::Log);
    /// assert_eq!(policy.parse("/a|b?c d")?.part(Part::Query), Some(&b"c d"[..]));
    /// # Ok::<(), uric::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Uri::parse`].
    pub fn parse<'a, T: AsRef<[u8]> + ?Sized>(
        &'a self,
        text: &'a T,
    ) -> Result<Tolerated<'a>, Error> {
        self.parse_as(Rule::UriReference, text)
    }

    /// The same by a rule.
    ///
    /// ```
    /// use uric::{Preset, Rule, Tolerance};
    /// let policy = Tolerance::preset(Preset::WhatwgRequest);
    /// assert!(policy.parse_as(Rule::OriginForm, "/?ids[]=1").is_ok());
    /// ```
    ///
    /// # Errors
    /// As [`Uri::parse`].
    pub fn parse_as<'a, T: AsRef<[u8]> + ?Sized>(
        &'a self,
        rule: Rule,
        text: &'a T,
    ) -> Result<Tolerated<'a>, Error> {
        let text = text.as_ref();
        let mut parts = NO_PARTS;
        // SAFETY: pointer and length are those of a slice; the library made the policy; the parts
        // may be written.
        let status = unsafe {
            sys::uric_parse_as(
                rule.number(),
                text.as_ptr(),
                text.len(),
                &self.policy,
                &mut parts,
            )
        };
        if status != sys::URIC_OK {
            return Err(Error::under(rule, &self.policy, text, status, &parts));
        }
        Ok(Tolerated {
            // SAFETY: the library wrote these parts for this text; nothing takes a string of it.
            uri: unsafe { Uri::tolerated(text, &parts) },
            policy: self,
        })
    }
}

impl fmt::Debug for Tolerance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = |part| Name::ALL.iter().filter(move |&&name| self.names(part).has(name));
        let mut parts = f.debug_map();
        for &part in Part::ALL {
            for name in names(part) {
                parts.entry(&part, name);
            }
        }
        parts.finish()
    }
}

/// A text that matches a rule but for what a policy tolerates.  Its parts are bytes; it is no
/// [`Uri`], but can be repaired into one.
#[derive(Clone, Copy)]
pub struct Tolerated<'a> {
    uri: Uri<'a>,
    policy: &'a Tolerance,
}

/// A place where something was tolerated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ToleratedAt {
    /// The offset.
    pub offset: usize,
    /// 1, or the length of a character in UTF-8.
    pub length: usize,
    /// What it is.
    pub name: Name,
    /// In which part it is.
    pub part: Part,
}

impl<'a> Tolerated<'a> {
    /// The text.
    ///
    /// ```
    /// use uric::{Preset, Tolerance};
    /// assert_eq!(Tolerance::preset(Preset::Log).parse("a b")?.as_bytes(), b"a b");
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn as_bytes(&self) -> &'a [u8] {
        self.uri.as_bytes()
    }

    /// Where a part is; `None` if it is undefined.
    ///
    /// ```
    /// use uric::{Part, Preset, Tolerance};
    /// assert_eq!(Tolerance::preset(Preset::Log).parse("a b?")?.range(Part::Path), Some(0..3));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn range(&self, part: Part) -> Option<Range<usize>> {
        self.uri.range(part)
    }

    /// A part; `None` if it is undefined.
    ///
    /// ```
    /// use uric::{Part, Preset, Tolerance};
    /// let policy = Tolerance::preset(Preset::Log);
    /// assert_eq!(policy.parse("/\u{e9}")?.part(Part::Path), Some("/\u{e9}".as_bytes()));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn part(&self, part: Part) -> Option<&'a [u8]> {
        Some(&self.as_bytes()[self.range(part)?])
    }

    /// It as a [`Uri`], if nothing had to be tolerated.
    ///
    /// ```
    /// use uric::{Preset, Tolerance};
    /// let policy = Tolerance::preset(Preset::Log);
    /// assert!(policy.parse("a b")?.strict().is_none());
    /// assert_eq!(policy.parse("a-b")?.strict().unwrap().path(), "a-b");
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn strict(&self) -> Option<Uri<'a>> {
        self.places().next().is_none().then_some(self.uri)
    }

    /// The places where something was tolerated, in their order.
    ///
    /// ```
    /// use uric::{Name, Preset, Tolerance};
    /// let policy = Tolerance::preset(Preset::Log);
    /// let tolerated = policy.parse("/a|b?%")?;
    /// assert!(tolerated.places().map(|at| (at.offset, at.name))
    ///     .eq([(2, Name::Pipe), (5, Name::StrayPercent)]));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn places(&self) -> impl Iterator<Item = ToleratedAt> + 'a {
        let own = *self;
        let mut from = 0;
        core::iter::from_fn(move || {
            let parts = own.uri.parts();
            let mut at = sys::uric_tolerated_at {
                span: sys::uric_span { begin: 0, end: 0 },
                name: 0,
                part: 0,
                reserved: 0,
            };
            // SAFETY: the reference and its parts live through the call, the library made the
            // policy, and the others may be written.
            let found = unsafe {
                sys::uric_tolerated_next(own.uri.bound(&parts), own.policy.raw(), &mut from, &mut at)
            };
            found.then(|| ToleratedAt {
                offset: at.span.begin as usize,
                length: (at.span.end - at.span.begin) as usize,
                name: Name::of(u32::from(at.name)),
                part: Part::of(u32::from(at.part)),
            })
        })
    }

    /// Writes it with all that was tolerated percent-encoded.
    ///
    /// ```
    /// use uric::{Preset, Tolerance};
    /// let mut buffer = [0; 32];
    /// let policy = Tolerance::preset(Preset::Log);
    /// let repaired = policy.parse("/a b?50%")?.repair_into(&mut buffer)?;
    /// assert_eq!(repaired.as_str(), "/a%20b?50%25");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// `TooSmall`, `TooLong`.
    pub fn repair_into<'b>(&self, buffer: &'b mut [u8]) -> Result<Uri<'b>, WriteError> {
        let own = self.uri.parts();
        // SAFETY: the reference and its parts live through the call; the buffer is exclusively
        // borrowed, so it overlaps nothing; NULL asks for no map; what it writes is strict.
        unsafe {
            written(buffer, |start, size, length, parts| {
                sys::uric_repair(
                    self.uri.bound(&own),
                    self.uri.len(),
                    start,
                    size,
                    length,
                    parts,
                    core::ptr::null_mut(),
                )
            })
        }
    }
}

impl fmt::Debug for Tolerated<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = f.debug_struct("Tolerated");
        for &part in Part::ALL {
            if let Some(bytes) = self.part(part) {
                parts.field(part.name(), &bytes);
            }
        }
        parts.finish()
    }
}
