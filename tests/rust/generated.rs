//! Strings that are nearly references, the same in each run.

const PIECES: &[&str] = &[
    "http:", "//", "h", "[", "]", "::1", "%41", "%", "?", "#", "/", "..", ".", "@", ":", "80",
    "127.0.0.1", "a=b", "&", "+", "v1.x", "%2F", "%2e", "\u{e9}", " ", "\\", "|", "X", "~", "\0",
];

pub fn strings(count: usize) -> Vec<Vec<u8>> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 33) as usize % below
    };
    let mut made = Vec::new();
    for _ in 0..count {
        let mut text = Vec::new();
        for _ in 0..next(10) {
            text.extend(PIECES[next(PIECES.len())].bytes());
        }
        made.push(text);
    }
    made
}
