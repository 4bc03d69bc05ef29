//! What the crate promises beyond the library: it allocates nothing, its own code agrees with the
//! library's, and threads may share what it gives.

#[path = "../generated.rs"]
mod generated;

use generated::strings;
use std::alloc::{GlobalAlloc, Layout, System};
use std::collections::HashMap;
use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use uric::{rung, Columns, Edit, Lines, Part, Policy, Readers, Request, Rule, Steps, Stream, Uri};
use uric::{Lookup, Preset, QueryFlags, Tolerance, View, WriteError};

// ---- allocations of this thread ----

struct Counting;

thread_local! {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
}


fn count() {
    let _ = COUNT.try_with(|count| count.fetch_add(1, Ordering::Relaxed));
}

// SAFETY: it is the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        System.alloc(layout)
    }
    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        System.dealloc(start, layout)
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations(call: impl FnOnce()) -> usize {
    let before = COUNT.with(|count| count.load(Ordering::Relaxed));
    call();
    COUNT.with(|count| count.load(Ordering::Relaxed)) - before
}

/// Copies of a text that end where their memory ends, so that a sanitizer sees a byte too much.
fn exact(text: &[u8]) -> Box<[u8]> {
    text.into()
}

#[test]
fn nothing_allocates() {
    let texts = strings(2000);
    let policy = Tolerance::preset(Preset::Log);
    let mut sink = 0;
    let counted = allocations(|| {
        let mut buffer = [0; 512];
        let base = Uri::parse("http://a/b/c/d;p?q").unwrap();
        for text in &texts {
            sink += usize::from(uric::agree(text, Readers::ALL).is_ok());
            sink += usize::from(uric::audit(text).unwrap().is_empty());
            sink += uric::decode(text).map(<[u8]>::len).sum::<usize>();
            if let Ok(tolerated) = policy.parse(text) {
                sink += tolerated.places().count();
                sink += tolerated.repair_into(&mut buffer).unwrap().len();
            }
            let request = Request { target: Some(text), hosts: &[b"h"], ..Request::default() };
            sink += usize::from(request.judge(&Policy::new(), &mut buffer).is_ok());
            let mut stream = Stream::new(Rule::UriReference);
            sink += stream.feed(text) + usize::from(stream.end().is_ok());
            let uri = match Uri::parse(text) {
                Ok(uri) => uri,
                Err(error) => {
                    sink += error.offset + usize::from(error.expected.contains(b'a'));
                    continue;
                }
            };
            sink += uri.segments().count() + uri.pairs().count() + uri.audit().iter().count();
            sink += base.resolve_into(&uri, &mut buffer).unwrap().len();
            sink += uri.normalize_into(Steps::ALL, &mut buffer).unwrap().len();
            let edit = Edit::Part(Part::Query, Some("x"));
            sink += uri.edit_into(&edit, &mut buffer).unwrap().len();
            sink += uri.hash(Steps::ALL, &[1, 2]) as usize & 1;
            sink += usize::from(uri.equal(&base, Steps::ALL));
        }
        let (mut begin, mut end) = ([0; 4], [0; 4]);
        let mut columns = Columns::new(4).part(Part::Host, &mut begin, &mut end);
        sink += columns.parse_lines(Rule::Uri, "a://h\nb://i\n", Lines::NONE).rows;
    });
    assert!(sink > 0);
    assert_eq!(counted, 0);
}

#[test]
fn an_error_says_what_the_library_says() {
    for text in strings(2000) {
        for &rule in Rule::ALL {
            let error = match Uri::parse_as(rule, &text) {
                Ok(_) => continue,
                Err(error) => error,
            };
            let mut buffer = [0; 2048];
            let mut length = 0;
            // SAFETY: pointers and lengths are those of slices.
            let status = unsafe {
                uric_sys::uric_explain(
                    rule as i32,
                    text.as_ptr(),
                    text.len(),
                    buffer.as_mut_ptr(),
                    buffer.len(),
                    &mut length,
                )
            };
            assert_eq!(status, uric_sys::URIC_OK);
            let words = std::str::from_utf8(&buffer[..length]).unwrap();
            assert_eq!(error.expected.to_string(), words, "{:?} as {:?}", text, rule);
            // The byte at fault is none of those that were expected.
            let at_fault = text.get(error.offset);
            assert!(at_fault.map_or(true, |&byte| !error.expected.contains(byte)));
        }
    }
}

#[test]
fn a_rule_gives_parts_of_the_text_alone() {
    for text in strings(5000) {
        for &rule in Rule::ALL {
            let text = exact(&text);
            let uri = match Uri::parse_as(rule, &text) {
                Ok(uri) => uri,
                Err(error) => {
                    assert!(error.offset <= text.len());
                    continue;
                }
            };
            assert_eq!(uri.as_bytes(), &*text);
            assert!(text.is_ascii());
            assert_eq!(Part::ALL.iter().filter(|&&p| uri.part(p).is_some()).count() > 0, true);
            // It equals itself as a key, whatever the rule.
            assert!(uri.by::<rung::Scheme>() == uri.by::<rung::Scheme>());
        }
    }
}

#[test]
fn pieces_decode_as_the_library_does() {
    let mut buffer = [0; 512];
    for text in strings(5000) {
        let pieces: Vec<u8> = uric::decode(&text).flatten().copied().collect();
        match uric::decode_into(&text, &mut buffer) {
            Ok(decoded) => assert_eq!(pieces, decoded),
            Err(WriteError::NoTriplet(at)) => assert_eq!(text[at], b'%'),
            Err(other) => panic!("{}", other),
        }
        // A form's value, which the library decodes by itself.
        let uri = match Uri::parse(&text) {
            Ok(uri) => uri,
            Err(_) => continue,
        };
        let mut seen = HashSet::new();
        for pair in uri.pairs_by(QueryFlags::FORM) {
            let key: Vec<u8> = pair.key_bytes().flatten().copied().collect();
            if !seen.insert(key.clone()) {
                continue;
            }
            let value: Option<Vec<u8>> =
                pair.value_bytes().map(|pieces| pieces.flatten().copied().collect());
            let expected = match uri.value_into(&key, QueryFlags::FORM, &mut buffer).unwrap() {
                Lookup::Value(value) => Some(value),
                Lookup::NoValue => None,
                Lookup::Absent => panic!("{:?} lacks {:?}", uri, key),
            };
            assert_eq!(value.as_deref(), expected);
        }
    }
}

#[test]
fn a_stream_answers_as_one_text_does() {
    for text in strings(1000) {
        let whole = Uri::parse(&text);
        for cut in 0..=text.len() {
            let mut stream = Stream::new(Rule::UriReference);
            stream.feed(&text[..cut]);
            stream.feed(&text[cut..]);
            match (&whole, stream.end()) {
                (Ok(uri), Ok(parts)) => {
                    for &part in Part::ALL {
                        let wide = parts.range(part);
                        assert_eq!(
                            uri.range(part),
                            wide.map(|range| range.start as usize..range.end as usize)
                        );
                    }
                    assert_eq!(uri.host_kind(), parts.host_kind());
                    assert_eq!(uri.path_kind(), parts.path_kind());
                }
                (Err(one), Err(other)) => {
                    assert_eq!(one.offset as u64, other.offset);
                    assert_eq!((one.part, one.kind), (Some(other.part), other.kind));
                    assert_eq!(one.expected, other.expected);
                }
                other => panic!("{:?}", other),
            }
        }
    }
}

#[test]
fn a_row_answers_as_one_text_does() {
    let texts = strings(1000);
    let views: Vec<View<'_>> = texts.iter().map(View::new).collect();
    let room = texts.len();
    let (mut begin, mut end) = (vec![9; room], vec![9; room]);
    let (mut valid, mut defined) = (vec![0; room / 8 + 1], vec![0; room / 8 + 1]);
    let (mut at, mut part) = (vec![9; room], vec![9; room]);
    let filled = Columns::new(room)
        .part(Part::Host, &mut begin, &mut end)
        .defined(Part::Host, &mut defined)
        .valid(&mut valid)
        .errors(&mut at, &mut part)
        .parse_views(Rule::UriReference, &views);
    assert_eq!((filled.rows, filled.taken), (room, room));
    let bit = |bits: &[u8], row: usize| bits[row / 8] >> (row % 8) & 1 != 0;
    for (row, text) in texts.iter().enumerate() {
        match Uri::parse(text) {
            Ok(uri) => {
                assert!(bit(&valid, row));
                let host = uri.range(Part::Host);
                assert_eq!(bit(&defined, row), host.is_some());
                let range = begin[row] as usize..end[row] as usize;
                assert_eq!(range, host.unwrap_or(0..0));
            }
            Err(error) => {
                assert!(!bit(&valid, row));
                assert_eq!(at[row] as usize, error.offset);
                assert_eq!(part[row], error.part.unwrap() as u8);
            }
        }
    }
}

#[test]
fn keys_that_are_equal_hash_equally() {
    let texts = strings(3000);
    let uris: Vec<Uri<'_>> = texts.iter().filter_map(|text| Uri::parse(text).ok()).collect();
    let mut first = HashMap::new();
    let mut buffer = [0; 512];
    for uri in &uris {
        let normal = uri.normalize_into(Steps::SYNTAX, &mut buffer).unwrap().as_str().to_string();
        let kept = *first.entry(uri.by::<rung::Syntax>()).or_insert_with(|| normal.clone()) == normal;
        assert!(kept, "{} is found under another normal form than {}", uri, normal);
    }
    let forms: HashSet<_> = first.values().cloned().collect();
    assert_eq!(forms.len(), first.len());
}

#[test]
fn a_small_buffer_says_what_is_needed() {
    for text in strings(1000) {
        let uri = match Uri::parse(&text) {
            Ok(uri) => uri,
            Err(_) => continue,
        };
        let mut whole = [0; 512];
        let normal = uri.normalize_into(Steps::ALL, &mut whole).unwrap();
        for size in 0..normal.len() {
            let mut small = vec![0; size].into_boxed_slice();
            let error = uri.normalize_into(Steps::ALL, &mut small).unwrap_err();
            assert_eq!(error, WriteError::TooSmall { needed: normal.len() });
        }
        let mut fits = vec![0; normal.len()].into_boxed_slice();
        assert_eq!(uri.normalize_into(Steps::ALL, &mut fits).unwrap().as_str(), normal.as_str());
    }
}

#[test]
fn threads_share_references_and_policies() {
    let texts = strings(2000);
    let policy = Tolerance::preset(Preset::Log);
    let uris: Vec<Uri<'_>> = texts.iter().filter_map(|text| Uri::parse(text).ok()).collect();
    let expected: Vec<u64> = uris.iter().map(|uri| uri.hash(Steps::ALL, &[3, 4])).collect();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..20 {
                    for (uri, &hash) in uris.iter().zip(&expected) {
                        assert_eq!(uri.hash(Steps::ALL, &[3, 4]), hash);
                        assert!(policy.parse(uri.as_bytes()).is_ok());
                    }
                }
            });
        }
        // The one variable that the library writes: which instruction set is in use.
        for isa in (0..=4).cycle().take(200) {
            // SAFETY: the function takes any number, at any time.
            unsafe { uric_sys::uric_isa_limit(isa) };
        }
    });
    // SAFETY: the same.
    unsafe { uric_sys::uric_isa_limit(4) };
}
