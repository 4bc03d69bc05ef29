//! Other references, written into the caller's buffer: resolved, related, normalized.

use crate::compare::Steps;
use crate::error::{bytes_written, WriteError};
use crate::uri::{Uri, NO_PARTS};
use uric_sys as sys;

/// Calls a function of the library that writes a reference and its parts.
///
/// # Safety
/// The function gets a buffer and its size, and places for the length and the parts.  It writes no more
/// than the size to the buffer, and the length; for URIC_OK also the parts, of a strict result.
pub(crate) unsafe fn written<'b>(
    buffer: &'b mut [u8],
    write: impl FnOnce(*mut u8, usize, *mut usize, *mut sys::uric) -> i32,
) -> Result<Uri<'b>, WriteError> {
    let mut length = 0;
    let mut parts = NO_PARTS;
    let status = write(buffer.as_mut_ptr(), buffer.len(), &mut length, &mut parts);
    if status != sys::URIC_OK {
        return Err(WriteError::of(status, length));
    }
    // The caller of this function promises what `new` asks for.
    Ok(Uri::new(&buffer[..length], &parts))
}

/// What to do with ".." that has no segment before it (section 5.2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Surplus {
    /// Drop it, as the RFC says.
    #[default]
    Drop,
    /// Keep it at the start of the path.
    Keep,
    /// Give [`WriteError::Surplus`].
    Refuse,
}

impl<'a> Uri<'a> {
    /// Writes the target of a reference against this base (section 5.2).
    ///
    /// ```
    /// use uric::Uri;
    /// let mut buffer = [0; 64];
    /// let base = Uri::parse("http://a/b/c/d;p?q")?;
    /// let target = base.resolve_into(&Uri::parse("../g")?, &mut buffer)?;
    /// assert_eq!((target.as_str(), target.path()), ("http://a/b/g", "/b/g"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// `NoScheme` if the base has none; `TooSmall`, `NoReference`, `TooLong`.
    #[inline]
    pub fn resolve_into<'b>(
        &self,
        reference: &Uri<'_>,
        buffer: &'b mut [u8],
    ) -> Result<Uri<'b>, WriteError> {
        self.resolve_by(reference, Surplus::Drop, true, buffer)
    }

    /// The same; with `strict` false, a scheme of the reference that is the base's is ignored
    /// (section 5.2.2).
    ///
    /// ```
    /// use uric::{Surplus, Uri, WriteError};
    /// let mut buffer = [0; 64];
    /// let base = Uri::parse("http://a/b")?;
    /// let up = Uri::parse("../../c")?;
    /// assert_eq!(base.resolve_by(&up, Surplus::Refuse, true, &mut buffer).unwrap_err(),
    ///            WriteError::Surplus);
    /// assert_eq!(base.resolve_by(&Uri::parse("http:c")?, Surplus::Drop, false, &mut buffer)?
    ///                .as_str(), "http://a/c");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Uri::resolve_into`], and `Surplus`.
    pub fn resolve_by<'b>(
        &self,
        reference: &Uri<'_>,
        surplus: Surplus,
        strict: bool,
        buffer: &'b mut [u8],
    ) -> Result<Uri<'b>, WriteError> {
        let flags = match surplus {
            Surplus::Drop => sys::URIC_RESOLVE_DROP_SURPLUS,
            Surplus::Keep => sys::URIC_RESOLVE_KEEP_SURPLUS,
            Surplus::Refuse => sys::URIC_RESOLVE_REFUSE_SURPLUS,
        } | if strict { 0 } else { sys::URIC_RESOLVE_NON_STRICT };
        let (base, other) = (self.parts(), reference.parts());
        // SAFETY: the references and their parts live through the call, and are strict; the buffer
        // is exclusively borrowed, so it overlaps neither.
        unsafe {
            written(buffer, |start, size, length, parts| {
                sys::uric_resolve(
                    self.bound(&base),
                    reference.bound(&other),
                    flags,
                    start,
                    size,
                    length,
                    parts,
                )
            })
        }
    }

    /// Writes the shortest reference that resolves to a target against this base.
    ///
    /// ```
    /// use uric::Uri;
    /// let mut buffer = [0; 64];
    /// let base = Uri::parse("http://a/b/c")?;
    /// assert_eq!(base.relate_into(&Uri::parse("http://a/b/d?e")?, &mut buffer)?.as_str(), "d?e");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// `NoScheme` if the base or the target has none; `TooSmall`, `NoReference`, `TooLong`.
    pub fn relate_into<'b>(
        &self,
        target: &Uri<'_>,
        buffer: &'b mut [u8],
    ) -> Result<Uri<'b>, WriteError> {
        let (base, other) = (self.parts(), target.parts());
        // SAFETY: as in `resolve_by`.
        unsafe {
            written(buffer, |start, size, length, parts| {
                sys::uric_relate(
                    self.bound(&base),
                    target.bound(&other),
                    start,
                    size,
                    length,
                    parts,
                )
            })
        }
    }

    /// Writes the normal form by some steps (section 6.2).
    ///
    /// ```
    /// use uric::{Steps, Uri};
    /// let mut buffer = [0; 64];
    /// let uri = Uri::parse("HTTP://Example.com:80/%7Ea/../b")?;
    /// assert_eq!(uri.normalize_into(Steps::SYNTAX, &mut buffer)?.as_str(),
    ///            "http://example.com:80/b");
    /// assert_eq!(uri.normalize_into(Steps::ALL, &mut buffer)?.as_str(), "http://example.com/b");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// `TooSmall`, `NoReference`, `TooLong`.
    #[inline]
    pub fn normalize_into<'b>(
        &self,
        steps: Steps,
        buffer: &'b mut [u8],
    ) -> Result<Uri<'b>, WriteError> {
        let own = self.parts();
        // SAFETY: as in `resolve_by`; NULL asks for what the library knows of the scheme, and for
        // no map.
        unsafe {
            written(buffer, |start, size, length, parts| {
                sys::uric_normalize(
                    self.bound(&own),
                    steps.0,
                    core::ptr::null(),
                    start,
                    size,
                    length,
                    parts,
                    core::ptr::null_mut(),
                )
            })
        }
    }

    /// Which of the steps would change anything; reads the reference once.
    ///
    /// ```
    /// use uric::{Steps, Uri};
    /// assert_eq!(Uri::parse("HTTP://h/a")?.needs(Steps::ALL), Steps::CASE);
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn needs(&self, steps: Steps) -> Steps {
        let parts = self.parts();
        // SAFETY: the reference and its parts live through the call; NULL as above.
        Steps(unsafe { sys::uric_needs(self.bound(&parts), steps.0, core::ptr::null()) })
    }
}

/// Writes a path without its dot-segments, exactly as section 5.2.4 says.  The result is a path,
/// not a reference.
///
/// ```
/// let mut buffer = [0; 16];
/// assert_eq!(uric::remove_dot_segments("/a/./b/../c", &mut buffer)?, b"/a/c");
/// # Ok::<(), uric::WriteError>(())
/// ```
///
/// # Errors
/// `TooSmall`, `TooLong`.
pub fn remove_dot_segments<'b, T: AsRef<[u8]> + ?Sized>(
    path: &T,
    buffer: &'b mut [u8],
) -> Result<&'b [u8], WriteError> {
    let path = path.as_ref();
    let mut length = 0;
    // SAFETY: the pointers and lengths are those of slices that do not overlap.
    let status = unsafe {
        sys::uric_remove_dot_segments(
            path.as_ptr(),
            path.len(),
            sys::URIC_DOTS_LITERAL,
            buffer.as_mut_ptr(),
            buffer.len(),
            &mut length,
        )
    };
    bytes_written(status, buffer, length)
}
