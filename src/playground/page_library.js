// The library in WebAssembly, and the answers of its functions about one reference.

const PARTS = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];
const OK = 0, INCOMPLETE = 2, TOO_SMALL = 5;
const STATUS = ["valid", "invalid", "incomplete", "too long", "no such rule", "too small",
                "the base has no scheme"];
const STEPS = [["percent", 1], ["case", 2], ["dots", 4], ["scheme", 8], ["ipv6", 16]];
// Those whose rule the library lacks are left out; of RFC 3986 it is parse().
const EDITIONS = [
    ["url1994", "url1994:fragmentaddress", "URL draft of 1993/94"],
    ["rfc1738", "rfc1738:genericurl", "RFC 1738"],
    ["url1997", "url1997:URL-reference", "draft-fielding-url-syntax-05"],
    ["rfc2396", "rfc2396:URI-reference", "RFC 2396"],
    ["uri2003", "uri2003:URI-reference", "draft-fielding-uri-rfc2396bis-01"],
    ["rfc3986", null, "RFC 3986"]
];

let wasm = null, memory = null, free = 0;

// Memory lasts until the next call of forget().
function take(size) {
    const at = free;
    free = (free + size + 15) & ~15;
    const lacking = free - memory.buffer.byteLength;
    if (lacking > 0) memory.grow(Math.ceil(lacking / 65536));
    return at;
}
const forget = () => { free = wasm.__heap_base.value; };
const view = () => new DataView(memory.buffer);
const bytesAt = (at, n) => new Uint8Array(memory.buffer, at, n);

function put(bytes) {
    const at = take(bytes.length + 1);
    bytesAt(at, bytes.length).set(bytes);
    return at;
}

function stringAt(at) {
    if (at === 0) return null;
    const bytes = new Uint8Array(memory.buffer, at, 80);
    return shown(bytes, 0, bytes.indexOf(0));
}

// Calls a writer until its buffer is large enough; call gets the buffer, its size and where to
// write the length.
function written(room, call) {
    for (;;) {
        const buffer = take(room), length = take(4);
        const status = call(buffer, room, length);
        const n = view().getUint32(length, true);
        if (status !== TOO_SMALL) return { status, at: buffer, bytes: bytesAt(buffer, n).slice() };
        room = n + 64;
    }
}

// struct uric as an object.
function partsAt(at, status) {
    const v = view();
    const u = { status, error: v.getUint32(at + 56, true), errorPart: v.getUint8(at + 63),
                parts: [], at };
    const defined = v.getUint8(at + 60);
    PARTS.forEach((name, i) => {
        if (defined >> i & 1) {
            u.parts.push({ name, begin: v.getUint32(at + 8 * i, true),
                           end: v.getUint32(at + 8 * i + 4, true) });
        }
    });
    const kind = { host: stringAt(wasm.uric_host_kind_name(v.getUint8(at + 61))),
                   path: stringAt(wasm.uric_path_kind_name(v.getUint8(at + 62))) };
    for (const part of u.parts) part.kind = kind[part.name] || "";
    return u;
}

function parse(s, n) {
    const at = take(64);
    const status = wasm.uric_parse(s, n, at);
    return partsAt(at, status);
}

// struct uric_ref
function ref(s, u) {
    const at = take(8);
    view().setUint32(at, s, true);
    view().setUint32(at + 4, u.at, true);
    return at;
}

const text = result => shown(result, 0, result.length).replace(/\\x00$/, "");

// The text without "expected " and NUL.
function expected(call) {
    const result = written(512, (buffer, size, length) => call(buffer, size, length));
    return text(result.bytes).replace(/^expected /, "");
}
const expectedIn = (state, part) => expected((buffer, size, length) =>
    wasm.page_expected(state, part, buffer, size, length));
const wayTo = (state, to) => expected((buffer, size, length) =>
    wasm.page_way(state, to, buffer, size, length));
const mayEnd = state => wasm.page_may_end(state) !== 0;
const nextState = (state, byte) => wasm.page_next(state, byte);

// The states before each byte, and after the last one that was taken.
function walk(s, n) {
    const at = take(2 * n + 2);
    const taken = wasm.page_steps(s, n, at);
    return new Uint16Array(memory.buffer, at, taken + 1).slice();
}

// The normal form; `from` has for each byte the offset where it comes from.
function normalize(s, n, u, steps) {
    let map = 0;
    const reference = ref(s, u), parts = take(64);
    const result = written(n + 64, (buffer, size, length) => {
        map = take(4 * size + 4);
        return wasm.uric_normalize(reference, steps, 0, buffer, size, length, parts, map);
    });
    const count = result.bytes.length + 1;
    return { ...partsAt(parts, result.status), bytes: result.bytes,
             from: new Uint32Array(memory.buffer, map, count).slice(),
             needed: wasm.uric_needs(reference, steps, 0) };
}

function resolve(base, baseParts, s, u, room) {
    const one = ref(base, baseParts), other = ref(s, u), parts = take(64);
    const result = written(room, (buffer, size, length) =>
        wasm.uric_resolve(one, other, 0, buffer, size, length, parts));
    return { ...partsAt(parts, result.status), bytes: result.bytes };
}

// The hazards of a reference, or of what Appendix B splits an invalid one into.
function audit(s, n, u) {
    const result = take(64), value = take(4), found = [];
    if (u.status === OK) wasm.uric_audit(ref(s, u), 0, result);
    else wasm.uric_audit_split(s, n, 0, result);
    const bits = view().getBigUint64(result, true);
    for (let i = 0; bits >> BigInt(i); i++) {
        if (!(bits >> BigInt(i) & 1n)) continue;
        const name = stringAt(wasm.uric_hazard_name(i));
        found.push({ name, value: wasm.uric_hazard_value(result, i, value) ?
            view().getUint32(value, true) : null });
    }
    return found;
}

function editions(s, n, own) {
    return EDITIONS.flatMap(([name, rule, about]) => {
        if (rule === null) return [{ name, about, ...own }];
        const bytes = encoder.encode(rule);
        const number = wasm.uric_edition_rule(put(bytes), bytes.length);
        if (number < 0) return [];
        const at = take(64);
        const status = wasm.uric_edition_parse(number, s, n, at);
        return [{ name, about, status, error: view().getUint32(at + 56, true),
                  expected: status === OK ? "" : expected((buffer, size, length) =>
                      wasm.uric_edition_explain(number, s, n, buffer, size, length)) }];
    });
}

// How each reader reads the bytes, and whether all find the same host.
function readings(s, n) {
    const readers = [];
    for (let i = 0, name; (name = stringAt(wasm.reader_name(i))) !== null; i++) {
        wasm.read(i, 0, s, n);
        const reader = { name, version: stringAt(wasm.reader_version(i, 0)), host: null,
                         verdict: stringAt(wasm.read_verdict()),
                         reason: stringAt(wasm.read_reason()), at: wasm.read_at() };
        for (let room = n + 64; ;) {
            const buffer = take(room), status = wasm.read_part(s, PARTS.indexOf("host"), buffer, room);
            if (status === OK) reader.host = shown(bytesAt(buffer, wasm.length()), 0, wasm.length());
            if (status !== TOO_SMALL) break;
            room = wasm.length() + 1;
        }
        readers.push(reader);
    }
    wasm.agree(s, n, 0);
    return { readers, verdict: stringAt(wasm.agree_verdict()), reason: stringAt(wasm.agree_reason()),
             at: wasm.agree_at() };
}

// All that the page shows of a reference, resolved against a base.
function answers(bytes, baseBytes, steps) {
    forget();
    const n = bytes.length, s = put(bytes);
    const u = parse(s, n), states = walk(s, n);
    const valid = u.status === OK;
    let prefix = u;
    if (!valid) {
        u.expected = expectedIn(states[states.length - 1], u.errorPart);
        let end = states.length - 1;
        while (end > 0 && !mayEnd(states[end])) end--;
        prefix = parse(s, end);
    }
    const b = put(baseBytes), base = parse(b, baseBytes.length);
    if (base.status !== OK) {
        const path = walk(b, baseBytes.length);
        base.expected = expectedIn(path[path.length - 1], base.errorPart);
    }
    return {
        bytes, parsed: u, prefix: prefix.parts, states, base, baseBytes,
        normal: valid ? normalize(s, n, u, steps) : null,
        readings: readings(s, n),
        target: valid && base.status === OK ?
            resolve(b, base, s, u, n + baseBytes.length + 64) : null,
        hazards: audit(s, n, u),
        editions: editions(s, n, { status: u.status, error: u.error, expected: u.expected || "" })
    };
}

// The page holds the module and the table of states, packed.
async function unpack(base64) {
    const packed = Uint8Array.from(atob(base64), c => c.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function load() {
    const bytes = await unpack(PACKED);
    const size = new DataView(bytes.buffer).getUint32(0, true);
    const table = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + size)));
    const { instance } = await WebAssembly.instantiate(bytes.subarray(4 + size));
    wasm = instance.exports;
    memory = wasm.memory;
    forget();
    return table;
}
