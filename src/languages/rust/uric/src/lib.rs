//! URIs by RFC 3986: strict, exact about errors, without a copy and without an allocation.
//!
//! ```
//! use uric::{HostKind, Uri};
//!
//! let uri = Uri::parse("http://me@[::1]:8042/over/there?name=ferret#nose")?;
//! assert_eq!(uri.host(), Some("[::1]"));
//! assert_eq!(uri.host_kind(), HostKind::Ipv6Address);
//! assert_eq!(uri.port_number(), uric::Port::Number(8042));
//! assert_eq!(uri.query(), Some("name=ferret"));
//!
//! let error = Uri::parse("http://[::1/").unwrap_err();
//! assert_eq!(error.offset, 11);
//! assert_eq!(error.to_string(),
//!            "invalid at byte 11, in the host: expected \"]\", \".\", \":\" or a hex digit");
//! # Ok::<(), uric::Error>(())
//! ```
//!
//! Conventions:
//! - A part that is undefined is `None`, an empty one `Some("")`.
//! - Offsets count bytes from the first of the text.  A text has at most 2^32 - 1 bytes.
//! - What is written goes into a buffer of the caller; one that is too small is an error that says
//!   how many bytes are needed, never a cut result.
//! - Nothing panics on any text.  What a caller can get wrong otherwise is said under "Panics".
//! - `Uri` has no `==`: there are several, so each comparison names its rung: [`Uri::equal`],
//!   [`Uri::compare`], and [`By`] for the keys of a table.
//!
//! Without the feature `std`, which is on by default, the crate needs `core` alone.
#![no_std]
#![warn(missing_docs)]
#![warn(clippy::undocumented_unsafe_blocks)]

#[cfg(feature = "std")]
extern crate std;

#[macro_use]
mod numbers;
mod columns;
mod compare;
mod domains;
mod edit;
mod error;
mod hosts;
mod iri;
mod percent;
mod queries;
mod readings;
mod request;
mod segments;
mod stream;
mod tolerance;
mod uri;
#[cfg(feature = "bytes")]
mod with_bytes;
#[cfg(feature = "http")]
mod with_http;
#[cfg(feature = "serde")]
mod with_serde;
mod write;

pub use columns::{Columns, Filled, Lines, SpanError, View};
pub use compare::{rung, By, Equivalence, Rung, Steps};
pub use domains::{DomainFlags, Domains, DomainsError};
pub use edit::{build, Edit, EditPart, Parts, Reason, Refusal};
pub use error::{Error, ErrorKind, Expected, WriteError};
pub use hosts::{audit, Address, Hazard, Hazards, Port};
pub use iri::{Iri, IriError, IriRule};
pub use percent::{decode, decode_form, decode_into, encode_into, Pieces, Place};
pub use queries::{Lookup, Pair, Pairs, QueryFlags};
pub use readings::{agree, Disagreement, Readers};
pub use request::{
    Form, Http, Policy, RefusedRequest, Request, RequestError, RequestFlags, Route, Verdict,
};
pub use segments::Segments;
pub use stream::{Stream, StreamError, WideParts};
pub use tolerance::{Name, Names, Preset, Tolerance, Tolerated, ToleratedAt};
pub use uri::{is_valid, HostKind, Part, PathKind, Rule, Uri};
#[cfg(feature = "bytes")]
pub use with_bytes::UriBytes;
pub use write::{remove_dot_segments, Surplus};

/// The examples of the manual are tests, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// The version of the C library, "MAJOR.MINOR.PATCH" and the suffix of a pre-release, which is that of the crate.
///
/// ```
/// assert!(uric::version().starts_with("1."));
/// ```
pub fn version() -> &'static str {
    // SAFETY: the function takes nothing and returns a constant string.
    numbers::text(unsafe { uric_sys::uric_version() })
}
