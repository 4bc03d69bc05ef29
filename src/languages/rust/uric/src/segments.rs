//! The segments of a path (section 3.3).

use crate::uri::{Part, Uri};
use uric_sys as sys;

/// The segments of a path, from both ends: "/" has one empty segment, an empty path none.
#[derive(Clone, Debug)]
pub struct Segments<'a> {
    path: &'a str,
    begin: u32,
    end: u32,
}

type Step = unsafe extern "C" fn(*const u8, *mut sys::uric_span, *mut sys::uric_span) -> bool;

impl<'a> Segments<'a> {
    fn step(&mut self, step: Step) -> Option<&'a str> {
        let mut rest = sys::uric_span {
            begin: self.begin,
            end: self.end,
        };
        let mut segment = sys::uric_span { begin: 0, end: 0 };
        // SAFETY: the span is the path, or what the library left of it; the two may be written.
        let found = unsafe { step(self.path.as_ptr(), &mut rest, &mut segment) };
        self.begin = rest.begin;
        self.end = rest.end;
        found.then(|| &self.path[segment.begin as usize..segment.end as usize])
    }
}

impl<'a> Iterator for Segments<'a> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        self.step(sys::uric_segment_next)
    }
}

impl DoubleEndedIterator for Segments<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.step(sys::uric_segment_previous)
    }
}

impl core::iter::FusedIterator for Segments<'_> {}

impl<'a> Uri<'a> {
    /// The segments of the path, still encoded: see [`crate::decode`].
    ///
    /// ```
    /// let uri = uric::Uri::parse("http://h/a/b%2Fc/")?;
    /// assert!(uri.segments().eq(["a", "b%2Fc", ""]));
    /// assert_eq!(uri.segments().rev().nth(1), Some("b%2Fc"));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn segments(&self) -> Segments<'a> {
        let path = self.part(Part::Path).unwrap_or("");
        Segments {
            path,
            begin: 0,
            end: path.len() as u32, // a text has at most 2^32 - 1 bytes
        }
    }
}
