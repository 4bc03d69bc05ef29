//! The crate beside others: fluent-uri, which parses by RFC 3986, too, accepts the same texts and
//! finds the same parts; what goes to and from http, bytes and serde.

#[path = "../generated.rs"]
mod generated;

use fluent_uri::UriRef;
use generated::strings;
use uric::{Part, Uri, UriBytes};

#[test]
fn fluent_uri_accepts_the_same_and_finds_the_same_parts() {
    let mut valid = 0;
    for text in strings(200_000) {
        // fluent-uri takes a str.
        let text = match std::str::from_utf8(&text) {
            Ok(text) => text,
            Err(_) => continue,
        };
        let (one, other) = match (Uri::parse(text), UriRef::parse(text)) {
            (Ok(one), Ok(other)) => (one, other),
            (Err(_), Err(_)) => continue,
            (one, other) => panic!("{:?}: {:?}, {:?}", text, one, other),
        };
        valid += 1;
        let authority = other.authority();
        assert_eq!(one.scheme(), other.scheme().map(|scheme| scheme.as_str()));
        assert_eq!(one.authority(), authority.as_ref().map(|authority| authority.as_str()));
        assert_eq!(one.userinfo(), authority.as_ref().and_then(|a| a.userinfo()).map(|u| u.as_str()));
        assert_eq!(one.host(), authority.as_ref().map(|authority| authority.host()));
        assert_eq!(one.port(), authority.as_ref().and_then(|a| a.port()).map(|port| port.as_str()));
        assert_eq!(one.path(), other.path().as_str());
        assert_eq!(one.query(), other.query().map(|query| query.as_str()));
        assert_eq!(one.fragment(), other.fragment().map(|fragment| fragment.as_str()));
    }
    assert!(valid > 10_000, "{} of the strings are valid", valid);
}

#[test]
fn http_takes_what_it_can_hold() {
    let uri = Uri::parse("http://h.example:80/a?b").unwrap();
    let copied = http::Uri::try_from(uri).unwrap();
    assert_eq!((copied.host(), copied.port_u16()), (uri.host(), Some(80)));
    assert!(http::Uri::try_from(Uri::parse("").unwrap()).is_err());
    let lax: http::uri::PathAndQuery = "/a?b|c".parse().unwrap();
    assert_eq!(Uri::from_path_and_query(&lax).unwrap_err().offset, 4);
}

#[test]
fn bytes_are_shared() {
    let bytes = bytes::Bytes::from(String::from("http://h.example/a?b"));
    let start = bytes.as_ptr() as usize;
    let uri = UriBytes::parse(bytes).unwrap();
    let host = uri.slice(Part::Host).unwrap();
    assert_eq!((&host[..], host.as_ptr() as usize), (&b"h.example"[..], start + 7));
    assert_eq!(uri.clone().uri().query(), Some("b"));
    assert!(uri.slice(Part::Port).is_none());
}

#[test]
fn serde_borrows_and_refuses() {
    let uri: Uri<'_> = serde_json::from_str("\"http://h/\"").unwrap();
    assert_eq!(serde_json::to_string(&uri).unwrap(), "\"http://h/\"");
    let error = serde_json::from_str::<Uri<'_>>("\"a b\"").unwrap_err();
    assert!(error.to_string().contains("invalid at byte 1"), "{}", error);
}
