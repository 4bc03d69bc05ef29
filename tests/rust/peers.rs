//! The crate beside others: fluent-uri, which parses by RFC 3986, too, accepts the same texts and
//! finds the same parts; url, where RFC 3986 decides what it does; what goes to and from http, bytes
//! and serde.

#[path = "../generated.rs"]
mod generated;

use fluent_uri::UriRef;
use generated::strings;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
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

// ---- url ----

/// Text that url leaves as it is: what the URL Standard encodes or decodes, or reads as numbers, dots or
/// a default port, is not in it.
fn segment() -> impl Strategy<Value = String> {
    "([a-z0-9_~!$&'()*+,;=:@-]|%2F|%C3%BC){0,6}"
}

fn reference(first: &'static str) -> impl Strategy<Value = String> {
    let dots = prop_oneof![3 => segment(), 1 => Just("..".to_string()), 1 => Just(".".to_string())];
    let path = (first, proptest::collection::vec(dots, 0..5)).prop_map(|(first, rest)| {
        std::iter::once(first).chain(rest).collect::<Vec<_>>().join("/")
    });
    let tail = "([?][a-z=&%/?:@!$()*+,;.-]{0,8})?(#[a-z/?:@.-]{0,5})?"
        .prop_map(|tail: String| tail.replace('%', "%41"));
    (path, tail).prop_map(|(path, tail)| path + &tail)
}

fn absolute() -> impl Strategy<Value = String> {
    let authority = "([a-z]{1,4}(:[a-z]{1,4})?@)?([a-z]{1,8}[.][a-z]{2,3}|\\[::1\\]|192[.]0[.]2[.]1)\
                     (:[1-9][0-9]{2,3})?"
        .prop_filter("a default port", |authority| {
            ![":80", ":443"].iter().any(|port| authority.ends_with(port))
        });
    ("https?", authority, reference("")).prop_map(|(scheme, authority, rest)| {
        let path = if rest.starts_with('/') { rest } else { format!("/{}", rest) };
        format!("{}://{}{}", scheme, authority, path)
    })
}

fn runner() -> TestRunner {
    let config = Config { cases: 2000, failure_persistence: None, ..Config::default() };
    let random = proptest::test_runner::TestRng::deterministic_rng(config.rng_algorithm);
    TestRunner::new_with_rng(config, random)
}

#[test]
fn url_finds_the_same_parts() {
    let check = |text: String| {
        let url = url::Url::parse(&text).unwrap();
        let uri = Uri::parse(&text).unwrap();
        prop_assert_eq!(Some(url.scheme()), uri.scheme());
        prop_assert_eq!(url.username(), uri.user().unwrap_or(""));
        prop_assert_eq!(url.password(), uri.password());
        prop_assert_eq!(url.host_str(), uri.host());
        prop_assert_eq!(url.port(), uri.port().map(|port| port.parse().unwrap()));
        prop_assert_eq!(url.query(), uri.query());
        prop_assert_eq!(url.fragment(), uri.fragment());
        // url has removed the dot-segments
        let mut buffer = [0; 256];
        let path = uric::remove_dot_segments(uri.path(), &mut buffer).unwrap();
        prop_assert_eq!(url.path().as_bytes(), path);
        Ok(())
    };
    runner().run(&absolute(), check).unwrap();
}

#[test]
fn url_joins_to_the_same_target() {
    let relative = prop_oneof![reference("[a-z]{0,3}"), reference("/[a-z]{1,3}")];
    let given = (absolute(), relative.prop_filter("a host", |text| !text.starts_with("//")));
    let check = |(base, reference): (String, String)| {
        let expected = url::Url::parse(&base).unwrap().join(&reference).unwrap();
        let (mut buffer, mut normal) = ([0; 512], [0; 512]);
        // url removes the dot-segments of a base before it merges the paths
        let base = Uri::parse(&base).unwrap();
        let base = base.normalize_into(uric::Steps::DOTS, &mut normal).unwrap();
        let target = base.resolve_into(&Uri::parse(&reference).unwrap(), &mut buffer).unwrap();
        prop_assert_eq!(expected.as_str(), target.as_str());
        Ok(())
    };
    runner().run(&given, check).unwrap();
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
