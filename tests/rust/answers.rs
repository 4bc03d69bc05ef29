//! Answers as the command does, to be compared with it: reads texts, each ended by NUL, and prints
//! a line for each.
//!
//!   answers parse | normalize | normalize-all | resolve | audit

use std::io::{Read, Write};
use uric::{Part, Steps, Uri};

const UNDEFINED: &[u8] = b"\\N";

/// A field as the command writes it.
fn field(line: &mut Vec<u8>, value: Option<&[u8]>) {
    let value = match value {
        Some(value) => value,
        None => return line.extend(UNDEFINED),
    };
    for &byte in value {
        match byte {
            b'\t' => line.extend(b"\\t"),
            b'\n' => line.extend(b"\\n"),
            b'\r' => line.extend(b"\\r"),
            b'\\' => line.extend(b"\\\\"),
            0x20..=0x7E => line.push(byte),
            _ => write!(line, "\\x{:02x}", byte).unwrap(),
        }
    }
}

fn answer(how: &str, text: &[u8], line: &mut Vec<u8>) {
    let mut buffer = vec![0; 3 * text.len() + 64];
    match how {
        "parse" => match Uri::parse(text) {
            Ok(uri) => {
                for &part in Part::ALL {
                    field(line, uri.part(part).map(str::as_bytes));
                    line.push(b'\t');
                }
                let kinds = [uri.host_kind().name(), uri.path_kind().name()];
                for kind in kinds {
                    field(line, Some(kind).filter(|kind| !kind.is_empty()).map(str::as_bytes));
                    line.push(b'\t');
                }
                line.extend(UNDEFINED);
                assert_eq!(uri.as_bytes(), text);
            }
            Err(error) => {
                line.extend(b"\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t");
                write!(line, "{}", error.offset).unwrap();
            }
        },
        "normalize" | "normalize-all" => {
            let steps = if how == "normalize" { Steps::SYNTAX } else { Steps::ALL };
            let uri = Uri::parse(text).ok();
            let normal = uri.and_then(|uri| uri.normalize_into(steps, &mut buffer).ok());
            field(line, normal.map(|normal| normal.as_bytes()));
        }
        "resolve" => {
            let base = Uri::parse("http://a/b/c/d;p?q").unwrap();
            let uri = Uri::parse(text).ok();
            let target = uri.and_then(|uri| base.resolve_into(&uri, &mut buffer).ok());
            field(line, target.map(|target| target.as_bytes()));
        }
        "audit" => {
            let hazards = uric::audit(text).unwrap();
            let names: Vec<_> = hazards.iter().map(|hazard| hazard.name()).collect();
            if names.is_empty() && !uric::is_valid(text) {
                line.extend(UNDEFINED);
            } else {
                line.extend(names.join(",").bytes());
            }
        }
        _ => panic!("unknown: {}", how),
    }
    line.push(b'\n');
}

fn main() {
    let how = std::env::args().nth(1).expect("what to answer");
    let mut input = Vec::new();
    std::io::stdin().read_to_end(&mut input).unwrap();
    let mut lines = Vec::new();
    for text in input.split(|&byte| byte == 0).take(input.iter().filter(|&&b| b == 0).count()) {
        answer(&how, text, &mut lines);
    }
    std::io::stdout().write_all(&lines).unwrap();
}
