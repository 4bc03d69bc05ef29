// Text and bytes: what is typed as bytes, and bytes as they are shown.

const encoder = new TextEncoder();
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const ESCAPES = { n: 10, r: 13, t: 9, 0: 0, "\\": 92 };

// The bytes of a text, and for each the index of its character in the text; `at` has one more
// entry, the length of the text.  It is null if every character is one byte.
function bytesOf(text, escapes) {
    if (!escapes || !text.includes("\\")) {
        const bytes = encoder.encode(text);
        return { bytes, at: bytes.length === text.length ? null : characterOfEach(bytes, text.length) };
    }
    const bytes = new Uint8Array(text.length * 3);
    const at = new Uint32Array(text.length * 3 + 1);
    let n = 0;
    for (let i = 0; i < text.length;) {
        const escape = escapes && text[i] === "\\" &&
            /^\\(?:x([0-9A-Fa-f]{2})|([nrt0\\]))/.exec(text.slice(i, i + 4));
        if (escape) {
            at[n] = i;
            bytes[n++] = escape[1] ? parseInt(escape[1], 16) : ESCAPES[escape[2]];
            i += escape[0].length;
            continue;
        }
        const character = String.fromCodePoint(text.codePointAt(i));
        const { written } = encoder.encodeInto(character, bytes.subarray(n));
        at.fill(i, n, n + written);
        n += written;
        i += character.length;
    }
    at[n] = text.length;
    return { bytes: bytes.subarray(0, n), at: at.subarray(0, n + 1) };
}

// The index in a text of so many units of the character of each byte of its UTF-8.
function characterOfEach(bytes, units) {
    const at = new Uint32Array(bytes.length + 1);
    let index = 0, next = 0;
    bytes.forEach((byte, n) => {
        if (byte >> 6 !== 2) { // a first byte
            index = next;
            next += byte >= 0xF0 ? 2 : 1;
        }
        at[n] = index;
    });
    at[bytes.length] = units;
    return at;
}

// A text whose escapes are the bytes of this one, in one line.
const escaped = text => text.replace(/[\\\n]/g, c => c === "\n" ? "\\n" : "\\\\");

const hex = byte => "\\x" + byte.toString(16).toUpperCase().padStart(2, "0");

// Bytes as they are shown, in pieces of a character: [text, begin, end].  Printable ASCII and UTF-8
// of letters and symbols are shown as they are, other bytes as "\xHH", so that nothing invisible
// hides and nothing changes the order of others.
function* characters(bytes, begin, end) {
    for (let i = begin, to; i < end; i = to) {
        const byte = bytes[i];
        to = i + 1;
        if (byte >= 0x20 && byte < 0x7F) {
            yield [String.fromCharCode(byte), i, to];
            continue;
        }
        const length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 1;
        let character = "";
        if (length > 1 && i + length <= end) {
            try {
                character = utf8.decode(bytes.subarray(i, i + length));
            } catch { /* no UTF-8 */ }
        }
        const isShown = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character);
        if (isShown) to = i + length;
        yield [isShown ? character : hex(byte), i, to];
    }
}

function shown(bytes, begin, end) {
    let out = "";
    for (const [text] of characters(bytes, begin, end)) out += text;
    return out;
}

const SHOWN_FIRST = 400, SHOWN_LAST = 100;

// The same, without the middle of what is long.
function excerpt(bytes, begin, end) {
    const cut = end - begin - SHOWN_FIRST - SHOWN_LAST;
    return cut <= 100 ? shown(bytes, begin, end) :
        shown(bytes, begin, begin + SHOWN_FIRST) + ` … ${cut} bytes … ` +
        shown(bytes, end - SHOWN_LAST, end);
}

// The character that starts at an offset, with its code point; null if none does.
function codePointAt(bytes, at) {
    for (let length = 1; length <= 4; length++) {
        try {
            const code = utf8.decode(bytes.subarray(at, at + length)).codePointAt(0);
            return { length, code, name: "U+" + code.toString(16).toUpperCase().padStart(4, "0") };
        } catch { /* no whole character */ }
    }
    return null;
}

// Where the character that starts at an offset ends; of a byte if none does.
const endOfCharacter = (bytes, at) => at + (codePointAt(bytes, at)?.length ?? 1);

// The same in words; printable ASCII without its code point, and a byte if it is none.
function character(bytes, at) {
    const found = codePointAt(bytes, at);
    return found === null || found.code > 0x20 && found.code < 0x7F ? quoted(bytes[at]) :
        `"${shown(bytes, at, at + found.length)}" (${found.name})`;
}

const quoted = byte => byte === 0x22 ? "'\"'" : '"' + shown([byte], 0, 1) + '"';
