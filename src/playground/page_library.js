// The library in WebAssembly, and the answers of its functions about one reference.

const PARTS = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];
const OK = 0, INCOMPLETE = 2, TOO_SMALL = 5;
const STATUS = ["valid", "invalid", "incomplete", "too long", "no such rule", "too small",
                "the base has no scheme"];
const STEPS = [["percent", 1], ["case", 2], ["dots", 4], ["scheme", 8], ["ipv6", 16]];
// In the order of time.  Those whose rule the library lacks are left out; of RFC 3986 it is parse().
const EDITIONS = [
    ["url1994", "url1994:fragmentaddress", "URL draft", "1993/94"],
    ["rfc1738", "rfc1738:genericurl", "RFC 1738", "1994"],
    ["url1997", "url1997:URL-reference", "draft-fielding-url-syntax-05", "1997"],
    ["rfc2396", "rfc2396:URI-reference", "RFC 2396", "1998"],
    ["uri2003", "uri2003:URI-reference", "draft-fielding-uri-rfc2396bis-01", "2003"],
    ["rfc3986", null, "RFC 3986", "2005"]
];
// enum uric_tolerance_preset
const WHATWG_REQUEST = 1, LOG = 2;

// Of the pairs of a query.
const PAIRS_SHOWN = 100;
// Longer references are not tried with a byte more.
const INSERTED_MOST = 4000;

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
    return EDITIONS.flatMap(([name, rule, about, year]) => {
        if (rule === null) return [{ name, about, year, ...own }];
        const bytes = encoder.encode(rule);
        const number = wasm.uric_edition_rule(put(bytes), bytes.length);
        if (number < 0) return [];
        const at = take(64);
        const status = wasm.uric_edition_parse(number, s, n, at);
        return [{ name, about, year, status, error: view().getUint32(at + 56, true),
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

// A part of a reference, or of a valid prefix, with its triplets decoded.
const decoded = (s, { begin, end }) => written(end - begin + 1, (buffer, size, length) =>
    wasm.uric_decode(s + begin, end - begin, 0, buffer, size, length, 0)).bytes;

function joined(all) {
    const whole = new Uint8Array(all.reduce((n, each) => n + each.length, 0));
    let at = 0;
    for (const each of all) {
        whole.set(each, at);
        at += each.length;
    }
    return whole;
}

// How many pairs a query has, and the first of them: [name, value or null], decoded.
function pairs(s, query) {
    const rest = take(8), pair = take(20), first = [];
    let count = 0;
    if (!query) return { count, first };
    view().setUint32(rest, query.begin, true);
    view().setUint32(rest + 4, query.end, true);
    while (wasm.uric_query_next(s, rest, 0, pair)) {
        if (++count > PAIRS_SHOWN) continue;
        const [key, keyEnd, value, valueEnd] = new Uint32Array(memory.buffer, pair, 4);
        const hasValue = view().getUint8(pair + 16) !== 0;
        first.push([decoded(s, { begin: key, end: keyEnd }),
                    hasValue ? decoded(s, { begin: value, end: valueEnd }) : null]);
    }
    return { count, first };
}

// The reference with a delimiter before the error, if exactly one makes it valid.
function insertion(bytes, error) {
    if (bytes.length > INSERTED_MOST) return null;
    const valid = [...":/?#[]@%"].map(c => joined([bytes.subarray(0, error), [c.charCodeAt(0)],
                                                  bytes.subarray(error)]))
        .filter(each => parse(put(each), each.length).status === OK);
    return valid.length === 1 ? valid[0] : null;
}

// What would make an invalid reference valid, and which names of tolerance it needs.
function mends(s, n, bytes, error) {
    const policy = take(1040), u = take(64), sum = take(24), parts = take(64);
    const accepts = preset => {
        wasm.uric_tolerance_preset(policy, preset);
        return wasm.uric_parse_as(0, s, n, policy, u) === OK;
    };
    const found = { browsers: accepts(WHATWG_REQUEST), repaired: null, uri: null, trimmed: null,
                    tolerated: [] };
    if (accepts(LOG)) {
        const reference = ref(s, { at: u });
        wasm.uric_tolerated(reference, policy, sum);
        const sets = new Uint16Array(memory.buffer, sum, PARTS.length).slice();
        PARTS.forEach((part, i) => {
            const names = [];
            for (let name = 0; sets[i] >> name; name++) {
                if (sets[i] >> name & 1) names.push(stringAt(wasm.uric_tolerated_name(name)));
            }
            if (names.length) found.tolerated.push([part, names]);
        });
        found.repaired = written(n + 64, (buffer, size, length) =>
            wasm.uric_repair(reference, n, buffer, size, length, 0, 0)).bytes;
    }
    const uri = written(3 * n + 64, (buffer, size, length) =>
        wasm.uric_iri_to_uri(s, n, buffer, size, length, parts));
    if (uri.status === OK) found.uri = uri.bytes;
    found.inserted = insertion(bytes, error);
    let begin = 0, end = n;
    while (begin < end && bytes[begin] <= 0x20) begin++;
    while (begin < end && bytes[end - 1] <= 0x20) end--;
    if (end - begin < n && wasm.uric_parse(s + begin, end - begin, parts) === OK) {
        found.trimmed = bytes.slice(begin, end);
    }
    return found;
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
    for (const part of prefix.parts) part.decoded = decoded(s, part);
    return {
        bytes, parsed: u, prefix: prefix.parts,
        pairs: pairs(s, prefix.parts.find(({ name }) => name === "query")),
        mends: valid ? null : mends(s, n, bytes, u.error), states, base, baseBytes,
        normal: valid ? normalize(s, n, u, steps) : null,
        readings: readings(s, n),
        target: valid && base.status === OK ?
            resolve(b, base, s, u, n + baseBytes.length + 64) : null,
        hazards: audit(s, n, u),
        editions: editions(s, n, { status: u.status, error: u.error, expected: u.expected || "" })
    };
}

// The page holds the module and the table of states, packed.
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
