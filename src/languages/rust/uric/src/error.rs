//! Why a text is invalid, where, and what was expected; why nothing was written.

use crate::edit::Refusal;
use crate::uri::{Part, Rule};
use core::fmt;
use uric_sys as sys;

/// What is wrong with a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ErrorKind {
    /// The byte at the offset is not allowed there.
    Invalid,
    /// Each byte is allowed where it is, but the text ends too early; the offset is its length.
    Incomplete,
    /// The text has more than 2^32 - 1 bytes.
    TooLong,
}

/// Why a text does not match a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Error {
    /// The first byte that no match can have there; the length of a text that ends too early.
    pub offset: usize,
    /// The part that the error is in; `None` for a text that is too long.
    pub part: Option<Part>,
    /// What is wrong.
    pub kind: ErrorKind,
    /// What was expected at the offset instead.
    pub expected: Expected,
}

/// The bytes that may stand at an offset, and whether the text may end there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Expected {
    set: [u64; 4],
    can_end: bool,
    part: Part,
}

impl Expected {
    pub(crate) const NOTHING: Expected = Expected {
        set: [0; 4],
        can_end: false,
        part: Part::Scheme,
    };

    /// What a stream expects.
    pub(crate) fn of(stream: &sys::uric_stream, part: Part) -> Expected {
        let mut set = sys::uric_set { bits: [0; 4] };
        // SAFETY: the library initialized the stream; the set may be written.
        let can_end = unsafe { sys::uric_stream_expected(stream, &mut set) };
        Expected {
            set: set.bits,
            can_end,
            part,
        }
    }

    /// Whether a byte was expected.
    ///
    /// ```
    /// let error = uric::Uri::parse("http://[::1/").unwrap_err();
    /// assert!(error.expected.contains(b']') && !error.expected.contains(b'/'));
    /// ```
    pub fn contains(&self, byte: u8) -> bool {
        self.set[usize::from(byte >> 6)] >> (byte & 63) & 1 != 0
    }

    /// Whether the text might have ended.
    ///
    /// ```
    /// assert!(uric::Uri::parse("a b").unwrap_err().expected.can_end());
    /// ```
    pub fn can_end(&self) -> bool {
        self.can_end
    }
}

/// In words: `expected ":" or the end`.
impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // 256 bytes in the longest spelling, "\x00" with a comma, and the words.
        let mut buffer = [0; 2048];
        let mut length = 0;
        let set = sys::uric_set { bits: self.set };
        // SAFETY: the set is read, and no more than the size of the buffer is written.
        let status = unsafe {
            sys::uric_expected_text(
                &set,
                self.can_end,
                self.part as u8 as sys::uric_part,
                buffer.as_mut_ptr(),
                buffer.len(),
                &mut length,
            )
        };
        if status != sys::URIC_OK {
            return Err(fmt::Error);
        }
        f.write_str(core::str::from_utf8(&buffer[..length]).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self)
    }
}

impl Error {
    /// The error of a text that the library has rejected; scans it once more for what was expected.
    #[cold]
    #[inline(never)]
    pub(crate) fn of(rule: Rule, text: &[u8], status: i32, parts: &sys::uric) -> Error {
        Error::under(rule, core::ptr::null(), text, status, parts)
    }

    /// The same under a tolerance, which is NULL or a policy that the library made.
    pub(crate) fn under(
        rule: Rule,
        tolerance: *const sys::uric_tolerance,
        text: &[u8],
        status: i32,
        parts: &sys::uric,
    ) -> Error {
        if status == sys::URIC_TOO_LONG {
            return Error {
                offset: parts.error_offset as usize,
                part: None,
                kind: ErrorKind::TooLong,
                expected: Expected::NOTHING,
            };
        }
        let part = Part::of(u32::from(parts.error_part));
        let mut stream = core::mem::MaybeUninit::uninit();
        // SAFETY: init writes the whole stream; the policy lives through this function, as the
        // stream does; pointer and length are those of a slice.
        let stream = unsafe {
            sys::uric_stream_init(stream.as_mut_ptr(), rule.number());
            let mut stream = stream.assume_init();
            sys::uric_stream_tolerate(&mut stream, tolerance);
            sys::uric_stream_feed(&mut stream, text.as_ptr(), text.len());
            stream
        };
        Error {
            offset: parts.error_offset as usize,
            part: Some(part),
            kind: if status == sys::URIC_INCOMPLETE {
                ErrorKind::Incomplete
            } else {
                ErrorKind::Invalid
            },
            expected: Expected::of(&stream, part),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = self.part.map_or("", Part::name);
        match self.kind {
            ErrorKind::TooLong => f.write_str("the text is longer than 2^32 - 1 bytes"),
            ErrorKind::Incomplete => write!(f, "the text ends in the {}: {}", part, self.expected),
            ErrorKind::Invalid => write!(
                f,
                "invalid at byte {}, in the {}: {}",
                self.offset, part, self.expected
            ),
        }
    }
}

/// Why nothing was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// The buffer has fewer bytes than are needed.
    TooSmall {
        /// How many are needed.
        needed: usize,
    },
    /// What matches a rule without a path is no reference.
    NoReference,
    /// The result would be longer than 2^32 - 1 bytes.
    TooLong,
    /// A URI is needed, and the reference has no scheme.
    NoScheme,
    /// There are more ".." than segments before them, which [`crate::Surplus::Refuse`] refuses.
    Surplus,
    /// A part is invalid, or the result would parse differently.
    Refused(Refusal),
    /// The "%" at this offset starts no triplet.
    NoTriplet(usize),
}

/// The bytes that a call has written, by its status and their number.
pub(crate) fn bytes_written(status: i32, buffer: &[u8], length: usize) -> Result<&[u8], WriteError> {
    if status == sys::URIC_OK {
        Ok(&buffer[..length])
    } else {
        Err(WriteError::of(status, length))
    }
}

impl WriteError {
    /// Of a status of the library.
    pub(crate) fn of(status: i32, needed: usize) -> WriteError {
        match status {
            sys::URIC_TOO_SMALL => WriteError::TooSmall { needed },
            sys::URIC_TOO_LONG => WriteError::TooLong,
            sys::URIC_NO_SCHEME => WriteError::NoScheme,
            sys::URIC_SURPLUS => WriteError::Surplus,
            _ => WriteError::NoReference,
        }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::TooSmall { needed } => {
                write!(f, "the buffer is too small: {} bytes are needed", needed)
            }
            WriteError::NoReference => f.write_str("it is no reference: it has no path"),
            WriteError::TooLong => f.write_str("the result is longer than 2^32 - 1 bytes"),
            WriteError::NoScheme => f.write_str("a URI is needed, and it has no scheme"),
            WriteError::Surplus => f.write_str("there are more \"..\" than segments before them"),
            WriteError::Refused(refusal) => refusal.fmt(f),
            WriteError::NoTriplet(at) => write!(f, "the \"%\" at {} starts no triplet", at),
        }
    }
}

#[cfg(feature = "std")]
impl std::error::Error for Error {}
#[cfg(feature = "std")]
impl std::error::Error for WriteError {}
