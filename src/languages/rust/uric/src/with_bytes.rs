//! References that own their bytes, shared by `bytes::Bytes`.

use crate::{Error, Part, Uri};
use bytes::Bytes;
use core::ops::Range;
use uric_sys as sys;

/// A valid URI-reference that shares its bytes: clones and slices copy nothing.
#[derive(Clone)]
pub struct UriBytes {
    bytes: Bytes,
    parts: sys::uric,
}

impl UriBytes {
    /// Parses a URI-reference.
    ///
    /// ```
    /// let uri = uric::UriBytes::parse("http://h/a".into())?;
    /// assert_eq!(uri.uri().host(), Some("h"));
    /// assert_eq!(uri.slice(uric::Part::Path).unwrap(), "/a");
    /// # Ok::<(), uric::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Uri::parse`].
    pub fn parse(bytes: Bytes) -> Result<UriBytes, Error> {
        let parts = Uri::parse(&bytes)?.parts();
        Ok(UriBytes { bytes, parts })
    }

    /// It as a borrowed reference; parses nothing.
    ///
    /// ```
    /// let uri = uric::UriBytes::parse("http://h/a".into())?;
    /// assert_eq!(uri.uri().path(), "/a");
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn uri(&self) -> Uri<'_> {
        // SAFETY: the parts are those of these bytes, which nobody can change.
        unsafe { Uri::new(&self.bytes, &self.parts) }
    }

    /// Where a part is.
    fn range(&self, part: Part) -> Option<Range<usize>> {
        self.uri().range(part)
    }

    /// A part, sharing the bytes; `None` if it is undefined.
    ///
    /// ```
    /// let uri = uric::UriBytes::parse("http://h/a".into())?;
    /// assert_eq!(uri.slice(uric::Part::Host).unwrap(), "h");
    /// assert!(uri.slice(uric::Part::Port).is_none());
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn slice(&self, part: Part) -> Option<Bytes> {
        self.range(part).map(|range| self.bytes.slice(range))
    }

    /// All bytes.
    ///
    /// ```
    /// let uri = uric::UriBytes::parse("http://h/a".into())?;
    /// assert_eq!(uri.into_bytes(), "http://h/a");
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn into_bytes(self) -> Bytes {
        self.bytes
    }
}

impl core::fmt::Debug for UriBytes {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&self.uri(), f)
    }
}
