//! Whether other parsers find the same host.

use core::fmt;
use uric_sys as sys;

flags! {
    /// Sets of readers: models of other parsers.
    Readers: u32 {
        /// The rule URI-reference.
        RFC3986 = 1 << sys::URIC_READER_RFC3986,
        /// Java's java.net.URI.
        RFC2396 = 1 << sys::URIC_READER_RFC2396,
        /// The rule IRI-reference.
        RFC3987 = 1 << sys::URIC_READER_RFC3987,
        /// The URL Standard, of browsers, Node and the crate url.
        WHATWG = 1 << sys::URIC_READER_WHATWG,
        /// libcurl.
        CURL = 1 << sys::URIC_READER_CURL,
        /// Python's urllib.parse.
        URLLIB = 1 << sys::URIC_READER_URLLIB,
        /// Chromium, where it leaves the URL Standard.
        CHROMIUM = 1 << sys::URIC_READER_CHROMIUM,
        /// Python's urllib3.
        URLLIB3 = 1 << sys::URIC_READER_URLLIB3,
        /// All of them.
        ALL = (1 << sys::URIC_READERS) - 1,
    }
}

/// Where readers find different hosts, or refuse a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Disagreement {
    /// The first byte that they read differently; the length of the text for its end.
    pub offset: usize,
    /// Why: "backslash", "numeric-host" and so on.
    pub reason: &'static str,
    /// The reader that leaves RFC 3986 there.
    pub reader: &'static str,
    /// Whether all readers refuse the text.
    pub all_refuse: bool,
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.all_refuse {
            write!(f, "all readers refuse it, at byte {}: {}", self.offset, self.reason)
        } else {
            write!(
                f,
                "{} reads it otherwise, at byte {}: {}",
                self.reader, self.offset, self.reason
            )
        }
    }
}

#[cfg(feature = "std")]
impl std::error::Error for Disagreement {}

/// Whether readers find the same host in a text, or all accept it without a host: ask this before a
/// URL that was checked by one parser is fetched by another.
///
/// ```
/// use uric::{agree, Readers};
/// assert!(agree("http://allowed.example/x", Readers::ALL).is_ok());
/// let differ = agree("http://evil.example\\@allowed.example/x", Readers::ALL).unwrap_err();
/// assert_eq!((differ.offset, differ.reason), (19, "backslash"));
/// ```
///
/// # Errors
/// Where they first disagree; also if the set of readers is empty.
pub fn agree<T: AsRef<[u8]> + ?Sized>(text: &T, readers: Readers) -> Result<(), Disagreement> {
    let bytes = text.as_ref();
    let mut found = sys::uric_agreement {
        reason: 0,
        reader: 0,
        verdict: 0,
        at: 0,
    };
    if readers.is_empty() {
        // The library takes 0 for all.
        return Err(Disagreement {
            offset: 0,
            reason: "other",
            reader: "",
            all_refuse: true,
        });
    }
    // SAFETY: the pointer and the length are those of a slice; the answer may be written.
    if unsafe { sys::uric_agree(bytes.as_ptr(), bytes.len(), readers.0, &mut found) } {
        return Ok(());
    }
    // SAFETY: the functions take any number.
    let (reason, reader) = unsafe {
        (
            crate::numbers::text(sys::uric_reading_reason_name(i32::from(found.reason))),
            crate::numbers::text(sys::uric_reader_name(i32::from(found.reader))),
        )
    };
    Err(Disagreement {
        offset: found.at as usize,
        reason,
        reader,
        all_refuse: u32::from(found.verdict) == sys::URIC_ALL_REFUSE,
    })
}

