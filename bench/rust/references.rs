//! uric beside other crates that parse URIs, in one run: the references of a file that all accept.

use criterion::{criterion_group, criterion_main, Criterion, Throughput};
use std::hint::black_box;

/// Whether each accepts a text.  Three are no parsers of RFC 3986: url and ada-url follow WHATWG's
/// standard, and refuse what has no scheme; http takes what stands in a request.
fn accepted_by_all(text: &str) -> bool {
    uric::is_valid(text)
        && fluent_uri::UriRef::parse(text).is_ok()
        && text.parse::<http::Uri>().is_ok()
        && url::Url::parse(text).is_ok()
        && ada_url::Url::can_parse(text, None)
}

fn references(c: &mut Criterion) {
    let path = std::env::var("BENCH_INPUT").expect("BENCH_INPUT: a file of references");
    let file = std::fs::read_to_string(path).unwrap();
    let texts: Vec<&str> = file.lines().filter(|text| accepted_by_all(text)).collect();
    let bytes: usize = texts.iter().map(|text| text.len()).sum();
    println!("{} references of {} bytes", texts.len(), bytes / texts.len().max(1));

    let mut group = c.benchmark_group("parse");
    group.throughput(Throughput::Elements(texts.len() as u64));
    macro_rules! measure {
        ($name:literal, $parse:expr) => {
            group.bench_function($name, |b| {
                b.iter(|| {
                    for text in &texts {
                        let parsed = $parse(black_box(*text));
                        black_box(&parsed); // by reference: the timing includes no copy
                    }
                })
            });
        };
    }
    measure!("uric", |text| uric::Uri::parse(text));
    measure!("uric-is-valid", |text| uric::is_valid(text));
    measure!("fluent-uri", |text| fluent_uri::UriRef::parse(text));
    measure!("http", |text: &str| text.parse::<http::Uri>());
    measure!("url", url::Url::parse);
    measure!("ada-url", |text| ada_url::Url::parse(text, None));
    measure!("ada-url-can-parse", |text| ada_url::Url::can_parse(text, None));
    group.finish();
}

criterion_group!(benches, references);
criterion_main!(benches);
