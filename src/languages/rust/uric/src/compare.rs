//! Comparison by the ladder of section 6.2, hashes, and keys of tables.

use crate::uri::Uri;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::Deref;
use uric_sys as sys;

flags! {
    /// The steps of normalization (section 6.2).
    Steps: u32 {
        /// 6.2.2.2: decode triplets of unreserved characters.
        PERCENT = sys::URIC_STEP_PERCENT,
        /// 6.2.2.1: scheme and host to lower case, triplets to upper case.
        CASE = sys::URIC_STEP_CASE,
        /// 6.2.2.3: remove dot-segments, except from a path that follows a base's.
        DOTS = sys::URIC_STEP_DOTS,
        /// 6.2.3: an empty or default port, and an empty path.
        SCHEME = sys::URIC_STEP_SCHEME,
        /// RFC 5952: the canonical text of an IPv6 address.
        IPV6 = sys::URIC_STEP_IPV6,
        /// The first three.
        SYNTAX = sys::URIC_STEPS_SYNTAX,
        /// All of them.
        ALL = sys::URIC_STEPS_ALL,
    }
}

numbered! {
    /// The first rung of the ladder on which two references are equal.
    Equivalence {
        /// Byte for byte (6.2.1).
        String = URIC_EQUIVALENCE_STRING,
        /// After [`Steps::SYNTAX`] (6.2.2).
        Syntax = URIC_EQUIVALENCE_SYNTAX,
        /// After [`Steps::SCHEME`] as well (6.2.3).
        Scheme = URIC_EQUIVALENCE_SCHEME,
        /// On none.
        None = URIC_EQUIVALENCE_NONE,
    }
}

impl<'a> Uri<'a> {
    /// Whether the normal forms by some steps are the same bytes; writes nothing.  What matches a
    /// rule without a path equals nothing.
    ///
    /// ```
    /// use uric::{Steps, Uri};
    /// let (one, other) = (Uri::parse("http://h/%61")?, Uri::parse("http://h:80/a")?);
    /// assert!(!one.equal(&other, Steps::SYNTAX) && one.equal(&other, Steps::ALL));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn equal(&self, other: &Uri<'_>, steps: Steps) -> bool {
        let (one, two) = (self.parts(), other.parts());
        // SAFETY: the references and their parts live through the call; NULL asks for what the
        // library knows of the scheme.
        unsafe {
            sys::uric_equal(
                self.bound(&one),
                other.bound(&two),
                steps.0,
                core::ptr::null(),
            )
        }
    }

    /// The first rung on which they are equal.
    ///
    /// ```
    /// use uric::{Equivalence, Uri};
    /// let (one, other) = (Uri::parse("http://h/%61")?, Uri::parse("http://h:80/a")?);
    /// assert_eq!(one.compare(&other), Equivalence::Scheme);
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn compare(&self, other: &Uri<'_>) -> Equivalence {
        let (one, two) = (self.parts(), other.parts());
        // SAFETY: as in `equal`.
        Equivalence::of(unsafe {
            sys::uric_compare(self.bound(&one), other.bound(&two), core::ptr::null())
        })
    }

    /// A hash of the normal form by some steps: SipHash-1-3 under a key.  Keep the key secret where
    /// others choose the references.
    ///
    /// ```
    /// use uric::{Steps, Uri};
    /// let (one, other) = (Uri::parse("HTTP://h")?, Uri::parse("http://h")?);
    /// let key = [0x0706050403020100, 0x0f0e0d0c0b0a0908];
    /// assert_eq!(one.hash(Steps::CASE, &key), other.hash(Steps::CASE, &key));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn hash(&self, steps: Steps, key: &[u64; 2]) -> u64 {
        let parts = self.parts();
        // SAFETY: as in `equal`; the key has two numbers.
        unsafe {
            sys::uric_hash(
                self.bound(&parts),
                steps.0,
                core::ptr::null(),
                key.as_ptr(),
            )
        }
    }

    /// Whether the target of a reference is this base, but for the fragments (section 4.4).
    ///
    /// ```
    /// use uric::Uri;
    /// assert!(Uri::parse("http://a/b")?.same_document(&Uri::parse("#c")?));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn same_document(&self, reference: &Uri<'_>) -> bool {
        let (base, other) = (self.parts(), reference.parts());
        // SAFETY: as in `equal`.
        unsafe { sys::uric_same_document(self.bound(&base), reference.bound(&other)) }
    }

    /// It as a key of a table, with `Eq` and `Hash` by a rung.
    ///
    /// ```
    /// use std::collections::HashSet;
    /// use uric::{rung, Uri};
    /// let mut seen = HashSet::new();
    /// assert!(seen.insert(Uri::parse("http://h/%7Ea")?.by::<rung::Syntax>()));
    /// assert!(!seen.insert(Uri::parse("HTTP://h/~a")?.by::<rung::Syntax>()));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn by<R: Rung>(self) -> By<'a, R> {
        By {
            uri: self,
            rung: PhantomData,
        }
    }
}

mod sealed {
    pub trait Sealed {}
}

/// A rung of the ladder of section 6.2: one of [`rung`].
pub trait Rung: sealed::Sealed {
    /// The steps that come before the comparison.
    const STEPS: Steps;
}

/// The rungs by which [`By`] compares.
pub mod rung {
    use super::{sealed::Sealed, Rung, Steps};

    /// Byte for byte (6.2.1).
    #[derive(Clone, Copy, Debug)]
    pub enum Bytes {}
    /// After [`Steps::SYNTAX`] (6.2.2).
    #[derive(Clone, Copy, Debug)]
    pub enum Syntax {}
    /// After [`Steps::ALL`]: by what the scheme says (6.2.3), and addresses by value.
    #[derive(Clone, Copy, Debug)]
    pub enum Scheme {}

    impl Sealed for Bytes {}
    impl Sealed for Syntax {}
    impl Sealed for Scheme {}
    impl Rung for Bytes {
        const STEPS: Steps = Steps::NONE;
    }
    impl Rung for Syntax {
        const STEPS: Steps = Steps::SYNTAX;
    }
    impl Rung for Scheme {
        const STEPS: Steps = Steps::ALL;
    }
}

/// A reference with `Eq` and `Hash` by a rung: see [`Uri::by`].  What matches a rule without a path
/// is compared byte for byte.
///
/// `Hash` feeds 128 bits to the table's hasher: two hashes of the normal form under fixed keys.
pub struct By<'a, R> {
    uri: Uri<'a>,
    rung: PhantomData<R>,
}

const KEYS: [[u64; 2]; 2] = [[0, 0], [u64::MAX, u64::MAX]];

impl<R> Clone for By<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for By<'_, R> {}

impl<'a, R> Deref for By<'a, R> {
    type Target = Uri<'a>;
    fn deref(&self) -> &Uri<'a> {
        &self.uri
    }
}

impl<'b, R: Rung> PartialEq<By<'b, R>> for By<'_, R> {
    fn eq(&self, other: &By<'b, R>) -> bool {
        if has_path(&self.uri) || has_path(&other.uri) {
            self.uri.equal(&other.uri, R::STEPS)
        } else {
            self.uri.as_bytes() == other.uri.as_bytes()
        }
    }
}

impl<R: Rung> Eq for By<'_, R> {}

impl<R: Rung> Hash for By<'_, R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if has_path(&self.uri) {
            for key in &KEYS {
                state.write_u64(self.uri.hash(R::STEPS, key));
            }
        } else {
            self.uri.as_bytes().hash(state);
        }
    }
}

fn has_path(uri: &Uri<'_>) -> bool {
    uri.range(crate::Part::Path).is_some()
}

impl<R> fmt::Debug for By<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.uri, f)
    }
}
