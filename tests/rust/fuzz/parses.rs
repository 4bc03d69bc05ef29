//! A text as each rule, whole and in pieces: parts and errors are inside of it and agree with each
//! other, and fluent-uri accepts the same references.
#![no_main]

use fluent_uri::UriRef;
use libfuzzer_sys::fuzz_target;
use uric::{Columns, Lookup, Part, QueryFlags, Readers, Rule, Stream, Uri, View, WriteError};

fn parts(text: &[u8], rule: Rule, cut: usize) {
    let whole = Uri::parse_as(rule, text);
    let mut stream = Stream::new(rule);
    stream.feed(&text[..cut]);
    stream.feed(&text[cut..]);
    match (&whole, stream.end()) {
        (Ok(uri), Ok(wide)) => {
            assert_eq!(uri.as_bytes(), text);
            assert!(uri.as_str().is_ascii());
            for &part in Part::ALL {
                let range = uri.range(part);
                assert_eq!(range, wide.range(part).map(|r| r.start as usize..r.end as usize));
                assert_eq!(uri.part(part).map(str::as_bytes), range.map(|range| &text[range]));
            }
            assert!(!format!("{:?} {}", uri, uri).is_empty());
        }
        (Err(one), Err(other)) => {
            assert!(one.offset <= text.len());
            assert_eq!((one.offset as u64, one.part), (other.offset, Some(other.part)));
            // the byte at fault is none of those that were expected
            let at_fault = text.get(one.offset);
            assert!(at_fault.map_or(true, |&byte| !one.expected.contains(byte)));
            assert!(!one.to_string().is_empty());
        }
        other => panic!("{:?}", other),
    }
    if let Ok((prefix, stopped)) = Uri::prefix(rule, text) {
        assert!(prefix.len() <= stopped && stopped <= text.len());
        assert!(Uri::parse_as(rule, prefix.as_bytes()).is_ok());
    }
}

fn as_fluent_uri(text: &str, ours: &Result<Uri<'_>, uric::Error>) {
    match (ours, UriRef::parse(text)) {
        (Ok(one), Ok(other)) => {
            let authority = other.authority();
            assert_eq!(one.scheme(), other.scheme().map(|scheme| scheme.as_str()));
            assert_eq!(one.authority(), authority.as_ref().map(|a| a.as_str()));
            assert_eq!(one.host(), authority.as_ref().map(|a| a.host()));
            assert_eq!(one.path(), other.path().as_str());
            assert_eq!(one.query(), other.query().map(|query| query.as_str()));
            assert_eq!(one.fragment(), other.fragment().map(|fragment| fragment.as_str()));
        }
        (Err(_), Err(_)) => {}
        (one, other) => panic!("{:?}, {:?}", one, other),
    }
}

fn values(uri: &Uri<'_>) {
    let mut buffer = [0; 4096];
    assert_eq!(uri.segments().collect::<Vec<_>>().join("/"), uri.path().strip_prefix('/').unwrap_or(uri.path()));
    for pair in uri.pairs_by(QueryFlags::FORM) {
        let key: Vec<u8> = pair.key_bytes().flatten().copied().collect();
        assert_ne!(uri.value_into(&key, QueryFlags::FORM, &mut buffer), Ok(Lookup::Absent));
    }
    let _ = (uri.port_number(), uri.effective_port(), uri.host_address(), uri.bare_host());
    let _ = (uri.user(), uri.password(), uri.audit().iter().count(), uri.request_form());
}

fn in_columns(text: &[u8], valid: bool) {
    let (mut begin, mut end, mut bits) = ([0; 1], [0; 1], [0; 1]);
    Columns::new(1)
        .part(Part::Host, &mut begin, &mut end)
        .valid(&mut bits)
        .parse_views(Rule::UriReference, &[View::new(text)]);
    assert_eq!(bits[0] & 1 == 1, valid);
}

fuzz_target!(|data: &[u8]| {
    let (cut, text) = match data.split_first() {
        Some((&cut, text)) if text.len() < 4096 => (usize::from(cut).min(text.len()), text),
        _ => return,
    };
    // a copy that ends where its memory ends
    let text: Box<[u8]> = text.into();
    for &rule in Rule::ALL {
        parts(&text, rule, cut);
    }
    let uri = Uri::parse(&text);
    assert_eq!(uric::is_valid(&text), uri.is_ok());
    in_columns(&text, uri.is_ok());
    if let Ok(text) = std::str::from_utf8(&text) {
        as_fluent_uri(text, &uri);
    }
    if let Ok(uri) = &uri {
        values(uri);
    }
    let mut buffer = [0; 4096];
    let pieces: Vec<u8> = uric::decode(&text).flatten().copied().collect();
    match uric::decode_into(&text, &mut buffer) {
        Ok(decoded) => assert_eq!(pieces, decoded),
        Err(WriteError::NoTriplet(at)) => assert_eq!(text[at], b'%'),
        Err(other) => panic!("{}", other),
    }
    let _ = (uric::agree(&text, Readers::ALL), uric::audit(&text));
});
