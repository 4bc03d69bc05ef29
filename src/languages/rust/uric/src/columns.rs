//! Many texts at once, into columns of the caller.

use crate::edit::bytes;
use crate::tolerance::Tolerance;
use crate::uri::{Part, Rule};
use core::fmt;
use core::marker::PhantomData;
use uric_sys as sys;

flags! {
    /// How lines end: with LF, unless flags say otherwise.
    Lines: u32 {
        /// With NUL instead of LF.
        NUL = sys::URIC_LINES_NUL,
        /// A CR right before the end is not part of the line.
        CR = sys::URIC_LINES_CR,
        /// The buffer continues: leave a last line without an end.
        MORE = sys::URIC_LINES_MORE,
    }
}

/// How far a call came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Filled {
    /// How many rows were filled.
    pub rows: usize,
    /// How many of them are invalid.
    pub invalid: usize,
    /// How much of the input was taken: bytes, spans or views.
    pub taken: usize,
}

/// A span that ends before it begins, or outside the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpanError {
    /// Its number.
    pub row: usize,
}

impl fmt::Display for SpanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "span {} is not inside the text", self.row)
    }
}

#[cfg(feature = "std")]
impl std::error::Error for SpanError {}

/// A text of its own in an array of them; or none, SQL's NULL.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct View<'v> {
    #[allow(dead_code)] // the library reads it
    bytes: sys::uric_bytes,
    text: PhantomData<&'v [u8]>,
}

// SAFETY: a view is a shared borrow of bytes.
unsafe impl Send for View<'_> {}
// SAFETY: the same.
unsafe impl Sync for View<'_> {}

impl<'v> View<'v> {
    /// None: its row is invalid and has no part.
    pub const NULL: View<'v> = View {
        bytes: sys::uric_bytes {
            s: core::ptr::null(),
            n: 0,
        },
        text: PhantomData,
    };

    /// A view of a text.
    ///
    /// ```
    /// let views = ["a:b", "c"].map(|text| uric::View::new(text));
    /// # assert_eq!(views.len(), 2);
    /// ```
    pub fn new<T: AsRef<[u8]> + ?Sized>(text: &'v T) -> View<'v> {
        View {
            bytes: bytes(Some(text.as_ref())),
            text: PhantomData,
        }
    }
}

/// Columns for the results of many texts: slices of the caller, for what is wanted.  A bitmap has a
/// bit a row, from the lowest of its first byte; begins and ends of a part with its bitmap are a
/// nullable column of strings, as in Arrow.
///
/// ```
/// use uric::{Columns, Lines, Part, Rule};
/// let (mut begin, mut end, mut valid) = ([0; 8], [0; 8], [0; 1]);
/// let filled = Columns::new(8)
///     .part(Part::Path, &mut begin, &mut end)
///     .valid(&mut valid)
///     .parse_lines(Rule::Uri, "a://h/b\nc:d\ne f\n", Lines::NONE);
/// assert_eq!((filled.rows, filled.invalid, filled.taken), (3, 1, 16));
/// assert_eq!((begin[1], end[1], valid[0]), (10, 11, 0b011));
/// ```
pub struct Columns<'c> {
    columns: sys::uric_columns,
    slices: PhantomData<&'c mut [u8]>,
}

impl<'c> Columns<'c> {
    /// Columns with room for this number of rows.
    ///
    /// ```
    /// assert_eq!(uric::Columns::new(0).parse_lines(uric::Rule::Uri, "a:b", uric::Lines::NONE).rows, 0);
    /// ```
    pub fn new(room: usize) -> Columns<'c> {
        let null = core::ptr::null_mut();
        Columns {
            columns: sys::uric_columns {
                room,
                tolerance: core::ptr::null(),
                begin: [null; Part::ALL.len()],
                end: [null; Part::ALL.len()],
                defined: [core::ptr::null_mut(); Part::ALL.len()],
                valid: core::ptr::null_mut(),
                error_offset: null,
                error_part: core::ptr::null_mut(),
                host_kind: core::ptr::null_mut(),
                path_kind: core::ptr::null_mut(),
                record_begin: null,
                record_end: null,
                reserved: [core::ptr::null_mut(); 4],
                rows: 0,
                invalid: 0,
                taken: 0,
            },
            slices: PhantomData,
        }
    }

    /// Takes what a policy tolerates.
    ///
    /// ```
    /// use uric::{Columns, Lines, Preset, Rule, Tolerance};
    /// let policy = Tolerance::preset(Preset::Log);
    /// let filled = Columns::new(8).tolerating(&policy)
    ///     .parse_lines(Rule::UriReference, "/a|b\n", Lines::NONE);
    /// assert_eq!(filled.invalid, 0);
    /// ```
    #[must_use]
    pub fn tolerating(mut self, tolerance: &'c Tolerance) -> Self {
        self.columns.tolerance = tolerance.raw();
        self
    }

    /// The address of a column, of `room` elements, or of bits in bytes.
    fn column<T>(&self, column: &'c mut [T], bits: bool) -> *mut T {
        let needed = if bits {
            self.columns.room / 8 + usize::from(self.columns.room % 8 != 0)
        } else {
            self.columns.room
        };
        assert!(column.len() >= needed, "a column is shorter than its rows");
        column.as_mut_ptr()
    }

    /// Where a part begins and ends; both the start of the text where it is undefined or the text
    /// invalid.
    ///
    /// ```
    /// let (mut begin, mut end) = ([9], [9]);
    /// uric::Columns::new(1).part(uric::Part::Host, &mut begin, &mut end)
    ///     .parse_lines(uric::Rule::Uri, "a://h", uric::Lines::NONE);
    /// assert_eq!((begin, end), ([4], [5]));
    /// ```
    ///
    /// # Panics
    /// If a column has fewer than `room` elements; so do the others.
    #[must_use]
    pub fn part(mut self, part: Part, begin: &'c mut [u32], end: &'c mut [u32]) -> Self {
        self.columns.begin[part as usize] = self.column(begin, false);
        self.columns.end[part as usize] = self.column(end, false);
        self
    }

    /// The bitmap of where a part is defined.
    ///
    /// ```
    /// let mut defined = [0];
    /// uric::Columns::new(8).defined(uric::Part::Query, &mut defined)
    ///     .parse_lines(uric::Rule::UriReference, "a\nb?\n", uric::Lines::NONE);
    /// assert_eq!(defined, [0b10]);
    /// ```
    ///
    /// # Panics
    /// If it has fewer than `room` bits.
    #[must_use]
    pub fn defined(mut self, part: Part, bitmap: &'c mut [u8]) -> Self {
        self.columns.defined[part as usize] = self.column(bitmap, true);
        self
    }

    /// The bitmap of which texts are valid.
    ///
    /// ```
    /// let mut valid = [0];
    /// uric::Columns::new(8).valid(&mut valid)
    ///     .parse_lines(uric::Rule::UriReference, "a\n b\n", uric::Lines::NONE);
    /// assert_eq!(valid, [0b01]);
    /// ```
    ///
    /// # Panics
    /// If it has fewer than `room` bits.
    #[must_use]
    pub fn valid(mut self, bitmap: &'c mut [u8]) -> Self {
        self.columns.valid = self.column(bitmap, true);
        self
    }

    /// Where errors are: the offset in the text, and the number of the part, that of [`Part`].
    ///
    /// ```
    /// let (mut offset, mut part) = ([9], [9]);
    /// uric::Columns::new(1).errors(&mut offset, &mut part)
    ///     .parse_lines(uric::Rule::UriReference, "a b", uric::Lines::NONE);
    /// assert_eq!((offset, part), ([1], [uric::Part::Path as u8]));
    /// ```
    ///
    /// # Panics
    /// If a column has fewer than `room` elements.
    #[must_use]
    pub fn errors(mut self, offset: &'c mut [u32], part: &'c mut [u8]) -> Self {
        self.columns.error_offset = self.column(offset, false);
        self.columns.error_part = self.column(part, false);
        self
    }

    /// The numbers of the kinds of hosts and paths: those of [`crate::HostKind`] and
    /// [`crate::PathKind`].
    ///
    /// ```
    /// let (mut host, mut path) = ([9], [9]);
    /// uric::Columns::new(1).kinds(&mut host, &mut path)
    ///     .parse_lines(uric::Rule::UriReference, "//[::1]", uric::Lines::NONE);
    /// assert_eq!(host, [uric::HostKind::Ipv6Address as u8]);
    /// assert_eq!(path, [uric::PathKind::Abempty as u8]);
    /// ```
    ///
    /// # Panics
    /// If a column has fewer than `room` elements.
    #[must_use]
    pub fn kinds(mut self, host: &'c mut [u8], path: &'c mut [u8]) -> Self {
        self.columns.host_kind = self.column(host, false);
        self.columns.path_kind = self.column(path, false);
        self
    }

    /// Where the texts themselves begin and end.
    ///
    /// ```
    /// let (mut begin, mut end) = ([9; 2], [9; 2]);
    /// uric::Columns::new(2).texts(&mut begin, &mut end)
    ///     .parse_lines(uric::Rule::UriReference, "a\nbc\n", uric::Lines::NONE);
    /// assert_eq!((begin, end), ([0, 2], [1, 4]));
    /// ```
    ///
    /// # Panics
    /// If a column has fewer than `room` elements.
    #[must_use]
    pub fn texts(mut self, begin: &'c mut [u32], end: &'c mut [u32]) -> Self {
        self.columns.record_begin = self.column(begin, false);
        self.columns.record_end = self.column(end, false);
        self
    }

    fn filled(&self) -> Filled {
        Filled {
            rows: self.columns.rows,
            invalid: self.columns.invalid,
            taken: self.columns.taken,
        }
    }

    /// Parses each line of a text by a rule, until the text or the rows run out; `taken` is the
    /// offset to go on from.
    ///
    /// ```
    /// use uric::{Columns, Lines, Rule};
    /// let mut columns = Columns::new(1);
    /// let text = "a\r\nb\r\n";
    /// let filled = columns.parse_lines(Rule::UriReference, text, Lines::CR);
    /// assert_eq!((filled.rows, filled.taken), (1, 3));
    /// assert_eq!(columns.parse_lines(Rule::UriReference, &text[3..], Lines::CR).invalid, 0);
    /// ```
    pub fn parse_lines<T: AsRef<[u8]> + ?Sized>(
        &mut self,
        rule: Rule,
        text: &T,
        lines: Lines,
    ) -> Filled {
        let text = text.as_ref();
        // SAFETY: pointer and length are those of a slice; the columns are NULL or exclusively
        // borrowed, with room for the rows, so they do not overlap the text.
        unsafe {
            sys::uric_parse_lines(
                rule.number(),
                text.as_ptr(),
                text.len(),
                lines.0,
                &mut self.columns,
            )
        };
        self.filled()
    }

    /// Parses the texts at spans of a text, in any order.  The strings of an Arrow array are spans:
    /// its offsets from the first, and from the second on.
    ///
    /// ```
    /// use uric::{Columns, Rule};
    /// let offsets = [0, 3, 4];
    /// let filled = Columns::new(2).parse_spans(Rule::UriReference, "a:b?", &offsets[..2],
    ///                                          &offsets[1..])?;
    /// assert_eq!((filled.rows, filled.invalid), (2, 0));
    /// assert_eq!(Columns::new(1).parse_spans(Rule::Uri, "", &[0], &[1]).unwrap_err().row, 0);
    /// # Ok::<(), uric::SpanError>(())
    /// ```
    ///
    /// # Errors
    /// A span that is not inside the text; no row is filled then.
    ///
    /// # Panics
    /// If there are not as many begins as ends.
    pub fn parse_spans<T: AsRef<[u8]> + ?Sized>(
        &mut self,
        rule: Rule,
        text: &T,
        begin: &[u32],
        end: &[u32],
    ) -> Result<Filled, SpanError> {
        let text = text.as_ref();
        assert_eq!(begin.len(), end.len(), "begins and ends differ in number");
        let wrong = |(from, to): (&u32, &u32)| from > to || *to as usize > text.len();
        if let Some(row) = begin.iter().zip(end).position(wrong) {
            return Err(SpanError { row });
        }
        // SAFETY: as in `parse_lines`; there are as many begins as ends, and all spans are inside
        // the text.
        unsafe {
            sys::uric_parse_spans(
                rule.number(),
                text.as_ptr(),
                begin.as_ptr(),
                end.as_ptr(),
                begin.len(),
                &mut self.columns,
            )
        };
        Ok(self.filled())
    }

    /// Parses texts of their own; offsets count from the start of each.
    ///
    /// ```
    /// use uric::{Columns, Rule, View};
    /// let views = [View::new("http://h/"), View::NULL, View::new("")];
    /// let filled = Columns::new(3).parse_views(Rule::UriReference, &views);
    /// assert_eq!((filled.rows, filled.invalid), (3, 1));
    /// ```
    pub fn parse_views(&mut self, rule: Rule, views: &[View<'_>]) -> Filled {
        // SAFETY: as in `parse_lines`; a view has the layout of the library's strings, and borrows.
        unsafe {
            sys::uric_parse_views(
                rule.number(),
                views.as_ptr().cast(),
                views.len(),
                &mut self.columns,
            )
        };
        self.filled()
    }
}

impl fmt::Debug for Columns<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Columns")
            .field("room", &self.columns.room)
            .finish_non_exhaustive()
    }
}
