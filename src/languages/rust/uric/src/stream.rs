//! A text that arrives in pieces.

use crate::error::{ErrorKind, Expected};
use crate::tolerance::Tolerance;
use crate::uri::{HostKind, Part, PathKind, Rule};
use core::fmt;
use core::marker::PhantomData;
use core::ops::Range;
use uric_sys as sys;

/// A scan in progress: 192 bytes, which hold no input.  A copy of it can try another continuation.
#[derive(Clone, Copy)]
pub struct Stream<'t> {
    scan: sys::uric_stream,
    tolerance: PhantomData<&'t Tolerance>,
}

/// Where the parts of a text of any length are.
#[derive(Clone, Copy)]
pub struct WideParts {
    parts: sys::uric64,
}

/// Why what was fed does not match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct StreamError {
    /// The first byte that no match can have there; the length if the text ends too early.
    pub offset: u64,
    /// The part that the error is in.
    pub part: Part,
    /// What is wrong.
    pub kind: ErrorKind,
    /// What was expected instead.
    pub expected: Expected,
}

impl fmt::Display for StreamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (part, expected) = (self.part.name(), self.expected);
        match self.kind {
            ErrorKind::Incomplete => write!(f, "the text ends in the {}: {}", part, expected),
            _ => write!(f, "invalid at byte {}, in the {}: {}", self.offset, part, expected),
        }
    }
}

#[cfg(feature = "std")]
impl std::error::Error for StreamError {}

const NO_PARTS: sys::uric64 = sys::uric64 {
    part: [sys::uric_span64 { begin: 0, end: 0 }; Part::ALL.len()],
    error_offset: 0,
    defined: 0,
    host_kind: 0,
    path_kind: 0,
    error_part: 0,
};

impl<'t> Stream<'t> {
    /// Starts a scan for a rule.
    ///
    /// ```
    /// use uric::{Part, Rule, Stream};
    /// let mut stream = Stream::new(Rule::Uri);
    /// assert_eq!((stream.feed(b"http:/"), stream.feed(b"/h/ x")), (6, 3));
    /// assert!(stream.is_rejected() && stream.taken() == 9);
    /// assert_eq!(stream.end().unwrap_err().offset, 9);
    /// assert_eq!(stream.stop()?.range(Part::Host), Some(7..8));
    /// # Ok::<(), uric::StreamError>(())
    /// ```
    pub fn new(rule: Rule) -> Stream<'t> {
        let mut scan = core::mem::MaybeUninit::uninit();
        // SAFETY: the function writes the whole stream, for every rule.
        let scan = unsafe {
            sys::uric_stream_init(scan.as_mut_ptr(), rule.number());
            scan.assume_init()
        };
        Stream {
            scan,
            tolerance: PhantomData,
        }
    }

    /// Starts a scan that takes what a policy tolerates.
    ///
    /// ```
    /// use uric::{Preset, Rule, Stream, Tolerance};
    /// let policy = Tolerance::preset(Preset::WhatwgRequest);
    /// assert_eq!(Stream::tolerating(Rule::RequestTarget, &policy).feed(b"/?a["), 4);
    /// ```
    pub fn tolerating(rule: Rule, tolerance: &'t Tolerance) -> Stream<'t> {
        let mut stream = Stream::new(rule);
        // SAFETY: the stream is new; the policy lives as long as it, by the lifetime.
        unsafe { sys::uric_stream_tolerate(&mut stream.scan, tolerance.raw()) };
        stream
    }

    /// Scans the next bytes.  Returns how many were taken: fewer than given if no match can have the
    /// byte after them, which is not consumed; later calls take nothing.
    ///
    /// ```
    /// assert_eq!(uric::Stream::new(uric::Rule::Host).feed(b"h:80"), 1);
    /// ```
    pub fn feed(&mut self, bytes: &[u8]) -> usize {
        // SAFETY: the library made the stream; pointer and length are those of a slice.
        unsafe { sys::uric_stream_feed(&mut self.scan, bytes.as_ptr(), bytes.len()) }
    }

    /// How many bytes have been taken.
    ///
    /// ```
    /// assert_eq!(uric::Stream::new(uric::Rule::Host).taken(), 0);
    /// ```
    pub fn taken(&self) -> u64 {
        // SAFETY: the library made the stream.
        unsafe { sys::uric_stream_taken(&self.scan) }
    }

    /// Whether the byte after them was rejected.
    ///
    /// ```
    /// assert!(!uric::Stream::new(uric::Rule::Host).is_rejected());
    /// ```
    pub fn is_rejected(&self) -> bool {
        // SAFETY: the library made the stream.
        unsafe { sys::uric_stream_rejected(&self.scan) }
    }

    /// What may come next.
    ///
    /// ```
    /// assert!(uric::Stream::new(uric::Rule::OriginForm).expected().contains(b'/'));
    /// ```
    pub fn expected(&self) -> Expected {
        let part = match self.end() {
            Ok(_) => Part::Path,
            Err(error) => error.part,
        };
        Expected::of(&self.scan, part)
    }

    fn verdict(&self, status: i32, parts: sys::uric64) -> Result<WideParts, StreamError> {
        if status == sys::URIC_OK {
            return Ok(WideParts { parts });
        }
        let part = Part::of(u32::from(parts.error_part));
        Err(StreamError {
            offset: parts.error_offset,
            part,
            kind: if status == sys::URIC_INCOMPLETE {
                ErrorKind::Incomplete
            } else {
                ErrorKind::Invalid
            },
            expected: Expected::of(&self.scan, part),
        })
    }

    /// The parts, if the text is all that was fed.  More can be fed afterwards, as after
    /// [`Stream::stop`] and [`Stream::prefix`].
    ///
    /// ```
    /// let mut stream = uric::Stream::new(uric::Rule::UriReference);
    /// stream.feed(b"//h/");
    /// assert_eq!(stream.end()?.range(uric::Part::Host), Some(2..3));
    /// # Ok::<(), uric::StreamError>(())
    /// ```
    ///
    /// # Errors
    /// A byte was rejected, or the text ends too early.
    pub fn end(&self) -> Result<WideParts, StreamError> {
        let mut parts = NO_PARTS;
        // SAFETY: the library made the stream; the parts may be written.
        let status = unsafe { sys::uric_stream_end(&self.scan, &mut parts) };
        self.verdict(status, parts)
    }

    /// The parts, if the text ends before the rejected byte, which delimits something else.
    ///
    /// ```
    /// let mut stream = uric::Stream::new(uric::Rule::RequestTarget);
    /// stream.feed(b"/a?b HTTP/1.1");
    /// assert_eq!(stream.stop()?.range(uric::Part::Query), Some(3..4));
    /// # Ok::<(), uric::StreamError>(())
    /// ```
    ///
    /// # Errors
    /// The text ends too early.
    pub fn stop(&self) -> Result<WideParts, StreamError> {
        let mut parts = NO_PARTS;
        // SAFETY: as in `end`.
        let status = unsafe { sys::uric_stream_stop(&self.scan, &mut parts) };
        self.verdict(status, parts)
    }

    /// The parts of the longest prefix of what was fed that matches, and its length.
    ///
    /// ```
    /// let mut stream = uric::Stream::new(uric::Rule::Uri);
    /// stream.feed(b"http://[::1 x");
    /// assert_eq!(stream.prefix()?.1, 7);
    /// # Ok::<(), uric::StreamError>(())
    /// ```
    ///
    /// # Errors
    /// As [`Stream::end`], if there is no such prefix.
    pub fn prefix(&self) -> Result<(WideParts, u64), StreamError> {
        let mut parts = NO_PARTS;
        let mut length = 0;
        // SAFETY: as in `end`; the length may be written.
        let status = unsafe { sys::uric_stream_prefix(&self.scan, &mut parts, &mut length) };
        self.verdict(status, parts).map(|parts| (parts, length))
    }
}

impl fmt::Debug for Stream<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream")
            .field("taken", &self.taken())
            .field("rejected", &self.is_rejected())
            .finish()
    }
}

impl WideParts {
    /// Where a part is, from the first byte of the first piece; `None` if it is undefined.
    ///
    /// ```
    /// let parts = uric::Stream::new(uric::Rule::UriReference).end()?;
    /// assert_eq!(parts.range(uric::Part::Path), Some(0..0));
    /// # Ok::<(), uric::StreamError>(())
    /// ```
    pub fn range(&self, part: Part) -> Option<Range<u64>> {
        let span = self.parts.part[part as usize];
        (self.parts.defined >> part as u8 & 1 != 0).then_some(span.begin..span.end)
    }

    /// Which kind of host it has.
    ///
    /// ```
    /// let parts = uric::Stream::new(uric::Rule::UriReference).end()?;
    /// assert_eq!(parts.host_kind(), uric::HostKind::None);
    /// # Ok::<(), uric::StreamError>(())
    /// ```
    pub fn host_kind(&self) -> HostKind {
        HostKind::of(u32::from(self.parts.host_kind))
    }

    /// Which kind of path it has.
    ///
    /// ```
    /// let parts = uric::Stream::new(uric::Rule::UriReference).end()?;
    /// assert_eq!(parts.path_kind(), uric::PathKind::Empty);
    /// # Ok::<(), uric::StreamError>(())
    /// ```
    pub fn path_kind(&self) -> PathKind {
        PathKind::of(u32::from(self.parts.path_kind))
    }
}

impl fmt::Debug for WideParts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = f.debug_struct("WideParts");
        for &part in Part::ALL {
            if let Some(range) = self.range(part) {
                parts.field(part.name(), &range);
            }
        }
        parts.finish()
    }
}
