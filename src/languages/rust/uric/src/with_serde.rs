//! Serialized as a string; deserialized from one that the input holds as it is.

use crate::Uri;
use core::fmt;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

impl Serialize for Uri<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

struct Borrowed;

impl<'de> Visitor<'de> for Borrowed {
    type Value = Uri<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a URI-reference without escapes, borrowed from the input")
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Uri<'de>, E> {
        Uri::parse(text).map_err(E::custom)
    }

    fn visit_borrowed_bytes<E: Error>(self, text: &'de [u8]) -> Result<Uri<'de>, E> {
        Uri::parse(text).map_err(E::custom)
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Uri<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Uri<'a>, D::Error> {
        deserializer.deserialize_str(Borrowed)
    }
}
