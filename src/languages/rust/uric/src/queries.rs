//! The pairs of a query (section 3.4).

use crate::error::WriteError;
use crate::percent::{decode, decode_form, Pieces};
use crate::uri::{Part, Uri};
use uric_sys as sys;

flags! {
    /// How queries are read.
    QueryFlags: u32 {
        /// ";" also separates pairs.
        SEMICOLON = sys::URIC_QUERY_SEMICOLON,
        /// The query is of a form: "+" is a space.
        FORM = sys::URIC_QUERY_FORM,
    }
}

/// What is between two separators, still encoded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pair<'a> {
    /// What is before the first "=".
    pub key: &'a str,
    /// What is after it; `None` without a "=".
    pub value: Option<&'a str>,
    form: bool,
}

impl<'a> Pair<'a> {
    /// The decoded bytes of the key.
    ///
    /// ```
    /// let uri = uric::Uri::parse("?%61b=1")?;
    /// assert!(uri.pairs().next().unwrap().key_bytes().flatten().eq(b"ab"));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn key_bytes(&self) -> Pieces<'a> {
        self.decoded(self.key)
    }

    /// The decoded bytes of the value.
    ///
    /// ```
    /// let uri = uric::Uri::parse("?a=x%26y")?;
    /// assert!(uri.pairs().next().unwrap().value_bytes().unwrap().flatten().eq(b"x&y"));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn value_bytes(&self) -> Option<Pieces<'a>> {
        self.value.map(|value| self.decoded(value))
    }

    fn decoded(&self, text: &'a str) -> Pieces<'a> {
        if self.form {
            decode_form(text)
        } else {
            decode(text)
        }
    }
}

/// The pairs of a query, in order; empty ones are skipped.
#[derive(Clone, Debug)]
pub struct Pairs<'a> {
    query: &'a str,
    begin: u32,
    end: u32,
    flags: QueryFlags,
}

impl<'a> Iterator for Pairs<'a> {
    type Item = Pair<'a>;
    fn next(&mut self) -> Option<Pair<'a>> {
        const NONE: sys::uric_span = sys::uric_span { begin: 0, end: 0 };
        let mut rest = sys::uric_span {
            begin: self.begin,
            end: self.end,
        };
        let mut pair = sys::uric_query_pair {
            key: NONE,
            value: NONE,
            has_value: 0,
        };
        // SAFETY: the span is inside the query; it and the pair may be written.
        let found = unsafe {
            sys::uric_query_next(self.query.as_ptr(), &mut rest, self.flags.0, &mut pair)
        };
        self.begin = rest.begin;
        self.end = rest.end;
        let slice = |span: sys::uric_span| &self.query[span.begin as usize..span.end as usize];
        found.then(|| Pair {
            key: slice(pair.key),
            value: (pair.has_value != 0).then(|| slice(pair.value)),
            form: self.flags.contains(QueryFlags::FORM),
        })
    }
}

impl core::iter::FusedIterator for Pairs<'_> {}

/// What a query has for a key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lookup<'b> {
    /// No pair has the key.
    Absent,
    /// The first pair that has it has no "=".
    NoValue,
    /// The decoded value of the first pair that has it.
    Value(&'b [u8]),
}

impl<'a> Uri<'a> {
    /// The pairs of the query; none if it is undefined.
    ///
    /// ```
    /// let uri = uric::Uri::parse("/?a=1&&b")?;
    /// assert!(uri.pairs().map(|pair| (pair.key, pair.value)).eq([("a", Some("1")), ("b", None)]));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn pairs(&self) -> Pairs<'a> {
        self.pairs_by(QueryFlags::NONE)
    }

    /// The same with flags.
    ///
    /// ```
    /// use uric::{QueryFlags, Uri};
    /// assert_eq!(Uri::parse("?a;b")?.pairs_by(QueryFlags::SEMICOLON).count(), 2);
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn pairs_by(&self, flags: QueryFlags) -> Pairs<'a> {
        let query = self.part(Part::Query).unwrap_or("");
        Pairs {
            query,
            begin: 0,
            end: query.len() as u32, // a text has at most 2^32 - 1 bytes
            flags,
        }
    }

    /// Looks a key up in the query, and writes the decoded value of the first pair that has it.
    ///
    /// ```
    /// use uric::{Lookup, QueryFlags, Uri};
    /// let mut buffer = [0; 16];
    /// let uri = Uri::parse("/?a&b=x%26y")?;
    /// assert_eq!(uri.value_into("b", QueryFlags::NONE, &mut buffer)?, Lookup::Value(b"x&y"));
    /// assert_eq!(uri.value_into("a", QueryFlags::NONE, &mut buffer)?, Lookup::NoValue);
    /// assert_eq!(uri.value_into("c", QueryFlags::NONE, &mut buffer)?, Lookup::Absent);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// `TooSmall`.
    pub fn value_into<'b, K: AsRef<[u8]> + ?Sized>(
        &self,
        key: &K,
        flags: QueryFlags,
        buffer: &'b mut [u8],
    ) -> Result<Lookup<'b>, WriteError> {
        let parts = self.parts();
        let key = key.as_ref();
        let mut length = 0;
        // SAFETY: what is read lives through the call; the buffer is exclusively borrowed, so it
        // overlaps nothing.
        let status = unsafe {
            sys::uric_query_value(
                self.bound(&parts),
                flags.0,
                key.as_ptr(),
                key.len(),
                buffer.as_mut_ptr(),
                buffer.len(),
                &mut length,
            )
        };
        match status {
            sys::URIC_OK => Ok(Lookup::Value(&buffer[..length])),
            sys::URIC_NONE => Ok(Lookup::Absent),
            sys::URIC_NO_VALUE => Ok(Lookup::NoValue),
            _ => Err(WriteError::of(status, length)),
        }
    }
}
