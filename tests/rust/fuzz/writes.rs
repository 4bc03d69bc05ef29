//! Two references, parted by a line end: what is written parses into what was meant; equal references
//! have equal hashes and normal forms.
#![no_main]

use libfuzzer_sys::fuzz_target;
use uric::{rung, Edit, Iri, Part, Preset, Steps, Tolerance, Uri, WriteError};

const ROOM: usize = 16384;

/// What was written is the reference that the library says it is.
fn whole(written: &Uri<'_>) {
    let again = Uri::parse(written.as_bytes()).expect("what is written is valid");
    for &part in Part::ALL {
        assert_eq!(again.range(part), written.range(part));
    }
}

fn fits(error: &WriteError) {
    assert!(!matches!(error, WriteError::TooSmall { .. }), "{}", error);
}

fn resolution(base: &Uri<'_>, reference: &Uri<'_>) {
    let [mut buffer, mut relative, mut again, mut direct] = [[0; ROOM]; 4];
    let target = match base.resolve_into(reference, &mut buffer) {
        Ok(target) => target,
        Err(error) => return fits(&error),
    };
    whole(&target);
    match base.relate_into(&target, &mut relative) {
        Ok(related) => {
            whole(&related);
            let back = base.resolve_into(&related, &mut again).unwrap();
            let expected = base.resolve_into(&target, &mut direct).unwrap();
            assert_eq!(back.as_str(), expected.as_str(), "{} of {}", related, base);
        }
        Err(error) => fits(&error),
    }
}

fn normal_forms(one: &Uri<'_>, other: &Uri<'_>) {
    let (mut first, mut second, mut again) = ([0; ROOM], [0; ROOM], [0; ROOM]);
    for steps in [Steps::DOTS, Steps::SYNTAX, Steps::ALL] {
        let normal = one.normalize_into(steps, &mut first).unwrap();
        let twin = other.normalize_into(steps, &mut second).unwrap();
        whole(&normal);
        assert_eq!(normal.normalize_into(steps, &mut again).unwrap().as_str(), normal.as_str());
        assert_eq!(normal.as_str() == twin.as_str(), one.equal(other, steps));
        if one.equal(other, steps) {
            assert_eq!(one.hash(steps, &[1, 2]), other.hash(steps, &[1, 2]));
        }
    }
    assert_eq!(one.by::<rung::Syntax>() == other.by::<rung::Syntax>(),
               one.equal(other, Steps::SYNTAX));
}

/// Each part of one, put into the other, is there, and the other parts are as they were, but
/// for a guard of the path.
fn edits(one: &Uri<'_>, other: &Uri<'_>) {
    let mut buffer = [0; ROOM];
    for &part in Part::ALL {
        let value = other.part(part);
        let edited = match one.edit_into(&Edit::Part(part, value), &mut buffer) {
            Ok(edited) => edited,
            Err(error) => {
                fits(&error);
                continue;
            }
        };
        whole(&edited);
        for &each in Part::ALL {
            let expected = if each == part { value } else { one.part(each) };
            let got = edited.part(each);
            // a path that would be read as something else has "./" or "/." before it
            let meant = ["./", "/."].map(|guard| got.and_then(|path| path.strip_prefix(guard)));
            let guarded = each == Part::Path && meant.contains(&expected);
            assert!(got == expected || guarded, "{:?} of {} as {:?}: {}", part, one, value, edited);
        }
    }
}

fn lenient(text: &[u8]) {
    let mut buffer = [0; ROOM];
    if let Ok(tolerated) = Tolerance::preset(Preset::Log).parse(text) {
        assert_eq!(tolerated.places().count() == 0, Uri::parse(text).is_ok());
        whole(&tolerated.repair_into(&mut buffer).unwrap());
    }
    if let Ok(iri) = Iri::parse(text) {
        match iri.to_uri_into(&mut buffer) {
            Ok(uri) => whole(&uri),
            Err(error) => fits(&error),
        }
    }
}

fuzz_target!(|data: &[u8]| {
    if data.len() > 1024 {
        return;
    }
    let mut lines = data.splitn(2, |&byte| byte == b'\n');
    let first: Box<[u8]> = lines.next().unwrap().into();
    let second: Box<[u8]> = lines.next().unwrap_or(b"").into();
    lenient(&first);
    if let (Ok(one), Ok(other)) = (Uri::parse(&first), Uri::parse(&second)) {
        resolution(&one, &other);
        normal_forms(&one, &other);
        edits(&one, &other);
    }
});
