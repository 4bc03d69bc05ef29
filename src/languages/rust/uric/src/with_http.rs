//! To and from the crate http.

use crate::{Error, Rule, Uri};

impl<'a> Uri<'a> {
    /// Parses the path and query of a request, which `http` takes more laxly than RFC 9112 does, as
    /// an origin-form.
    ///
    /// ```
    /// let lax: http::uri::PathAndQuery = "/a?b|c".parse().unwrap();
    /// assert_eq!(uric::Uri::from_path_and_query(&lax).unwrap_err().offset, 4);
    /// ```
    ///
    /// # Errors
    /// As [`Uri::parse`].
    pub fn from_path_and_query(text: &'a http::uri::PathAndQuery) -> Result<Uri<'a>, Error> {
        Uri::parse_as(Rule::OriginForm, text.as_str())
    }
}

/// Copies the text; http refuses what its type cannot hold: a relative path, an empty text, a long
/// one.
impl TryFrom<Uri<'_>> for http::Uri {
    type Error = http::uri::InvalidUri;
    fn try_from(uri: Uri<'_>) -> Result<http::Uri, http::uri::InvalidUri> {
        uri.as_str().parse()
    }
}
