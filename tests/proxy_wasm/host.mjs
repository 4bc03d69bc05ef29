// A host of proxy-wasm, as far as the filter needs one, that runs the filter on requests, as TAP:
//
//     node host.mjs uric_filter.wasm
//
// It checks what a real host relies on: memory within bounds, and no call outside of the ABI.
import { readFileSync } from 'node:fs';

const OK = 0, NOT_FOUND = 1, BAD_ARGUMENT = 2, INVALID_MEMORY = 6;
const CONTINUE = 0, PAUSE = 1;
const REQUEST_HEADERS = 0, PLUGIN_CONFIGURATION = 7;
const ROOT = 1;

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
let count = 0, failed = 0;

function check(name, got, expected) {
    const good = JSON.stringify(got) === JSON.stringify(expected);
    count++;
    failed += !good;
    console.log(`${good ? '' : 'not '}ok ${count} - ${name.replaceAll('#', '')}`);
    if (!good)
        console.log(`#   got      ${JSON.stringify(got)}\n#   expected ${JSON.stringify(expected)}`);
}

const bytes = (text) => Buffer.from(text, 'latin1');

class Host {
    constructor(configuration) {
        this.configuration = configuration === undefined ? Buffer.alloc(0) : bytes(configuration);
        this.log = [];
        this.streams = ROOT;
        const functions = {};
        for (const { module: from, name } of WebAssembly.Module.imports(module)) {
            if (from !== 'env' || typeof this[name] !== 'function')
                throw new Error(`the ABI has no ${from}.${name}`);
            functions[name] = (...values) => this[name](...values.map((value) => value >>> 0));
        }
        this.filter = new WebAssembly.Instance(module, { env: functions }).exports;
    }

    read(at, size) {
        const memory = this.filter.memory.buffer;
        if (at + size > memory.byteLength)
            throw new RangeError('outside of the memory');
        return Buffer.from(new Uint8Array(memory, at, size));
    }

    // Gives the filter a value in memory that it allocates.
    give(value, to, toSize) {
        const at = this.filter.proxy_on_memory_allocate(value.length) >>> 0;
        if (at === 0)
            return INVALID_MEMORY;
        new Uint8Array(this.filter.memory.buffer, at, value.length).set(value);
        const view = new DataView(this.filter.memory.buffer);
        view.setUint32(to, at, true);
        view.setUint32(toSize, value.length, true);
        return OK;
    }

    proxy_log(level, at, size) {
        this.log.push([level, this.read(at, size).toString('latin1')]);
        return OK;
    }

    proxy_get_buffer_bytes(buffer, start, most, to, toSize) {
        if (buffer !== PLUGIN_CONFIGURATION)
            return BAD_ARGUMENT;
        return this.give(this.configuration.subarray(start, start + most), to, toSize);
    }

    proxy_get_header_map_value(map, at, size, to, toSize) {
        const value = this.fields.get(this.read(at, size).toString());
        if (map !== REQUEST_HEADERS)
            return BAD_ARGUMENT;
        return value === undefined ? NOT_FOUND : this.give(value, to, toSize);
    }

    proxy_replace_header_map_value(map, at, size, from, length) {
        if (map !== REQUEST_HEADERS)
            return BAD_ARGUMENT;
        this.fields.set(this.read(at, size).toString(), this.read(from, length));
        return OK;
    }

    proxy_send_local_response(status, details, detailsSize, body, bodySize, fields, fieldsSize) {
        this.response = { status, reason: this.read(details, detailsSize).toString(),
                          body: this.read(body, bodySize).toString(),
                          fields: pairs(this.read(fields, fieldsSize)) };
        return OK;
    }

    configure(plugin = ROOT) {
        return this.filter.proxy_on_configure(plugin, this.configuration.length);
    }

    // What becomes of a request: the path that is sent on, or the response.
    ask(fields) {
        this.response = undefined;
        this.fields = new Map(Object.entries(fields).map(([name, value]) => [name, bytes(value)]));
        const action = this.filter.proxy_on_request_headers(++this.streams, this.fields.size, 1);
        if (action === PAUSE && this.response !== undefined)
            return this.response;
        if (action !== CONTINUE || this.response !== undefined)
            return 'neither continued nor answered';
        return this.fields.get(':path')?.toString('latin1');
    }
}

// The fields of a serialized map.
function pairs(map) {
    if (map.length === 0)
        return {};
    const found = {};
    let at = 4 + 8 * map.readUInt32LE(0);
    for (let i = 0; i < map.readUInt32LE(0); i++) {
        const [name, value] = [4, 8].map((part) => {
            const size = map.readUInt32LE(8 * i + part);
            const text = map.toString('latin1', at, at + size);
            if (map[at + size] !== 0)
                throw new Error('a name or value does not end in NUL');
            at += size + 1;
            return text;
        });
        found[name] = value;
    }
    if (at !== map.length)
        throw new Error('bytes after the last value');
    return found;
}

const request = (path, more) => ({ ':method': 'GET', ':scheme': 'http', ':authority': 'h',
                                   ':path': path, ...more });
const refused = (status, reason, fields = {}) => ({ status, reason, body: `${reason}\n`, fields });

function ready(configuration) {
    const host = new Host(configuration);
    check(`configured by ${JSON.stringify(configuration)}`, host.configure(), 1);
    return host;
}

// Rows of hostile.tsv that HTTP/2 has, too: a path, and the authority h.
function hostile() {
    const host = ready();
    const table = readFileSync(new URL('../proxies/hostile.tsv', import.meta.url), 'latin1');
    let rows = 0;
    for (const line of table.split('\n')) {
        const [method, escaped, authority, , , , , status, error] = line.split('\t');
        if (method !== 'GET' || authority !== 'h' || !escaped.startsWith('/'))
            continue;
        const path = escaped.replace(/\\(x..|.)/g, (_, c) =>
            c === 's' ? ' ' : c[0] === 'x' ? String.fromCharCode(parseInt(c.slice(1), 16)) : c);
        const got = host.ask(request(path));
        check(escaped, typeof got === 'string' ? 'passes' : got,
              error === '-' ? 'passes' : refused(Number(status), error));
        rows++;
    }
    check('over 40 rows of hostile.tsv', rows > 40, true);
}

function requests() {
    const host = ready('hosts example.com, h\ntolerate brackets pipe\n' +
                       'refuse default encoded-crlf\nredirect encoded-slash\n' +
                       'flags merge-slashes decode-slashes\n');
    for (const [fields, expected] of [
        [request('/a/../b?c[]=1'), '/b?c%5B%5D=1'],
        [request('/a%2f..//b|'), refused(307, 'redirect', { location: '/b%7C' })],
        [request('/', { ':authority': 'EXAMPLE.com:80' }), '/'],
        [request('/', { ':authority': 'evil.example' }), refused(421, 'host-not-served')],
        [request('/', { ':authority': 'u@h' }), refused(400, 'userinfo')],
        [request('/', { ':authority': '' }), refused(400, 'host-empty')],
        [request('/%0d%0a'), refused(400, 'encoded-crlf')],
        [request('*', { ':method': 'OPTIONS' }), '*'],
        [request('/x', { ':method': 'CONNECT', ':protocol': 'websocket' }),
            refused(501, 'protocol')],
        [request('/' + 'a/../'.repeat(1500)), '/'],
        [request('/' + 'a'.repeat(8000)), refused(414, 'target-too-long')],
        [request('/' + 'a'.repeat(600000)), refused(500, 'no-request')],
        [request('/' + '[b]/../'.repeat(1000)), '/'],
        [request(''), refused(400, 'target-invalid')],
    ])
        check(`${fields[':method']} ${fields[':path'].slice(0, 20)} of ${fields[':authority']}`,
              host.ask(fields), expected);
    const without = request('/');
    delete without[':path'];
    check('no path of CONNECT, but a scheme, as in Envoy',
          host.ask({ ':method': 'CONNECT', ':scheme': 'http', ':authority': 'h:80' }), undefined);
    check('no port of CONNECT',
          host.ask({ ':method': 'CONNECT', ':scheme': 'http', ':authority': 'h' }),
          refused(400, 'port-missing'));
    check('no path', host.ask(without), refused(400, 'target-invalid'));
    check('refusals are logged', host.log.every(([level, text]) =>
        level === 3 && text.startsWith('uric refused the request: ')), true);
    check('"path raw"', ready('path raw').ask(request('/a/../b')), '/a/../b');
}

function configurations() {
    for (const [text, said] of [
        ['refuse default nonsense', 'unknown name "nonsense" in refuse'],
        ['\n\nhosts h:80', 'unknown name "h:80" in hosts'],
        ['path', 'unknown name "path" in path'],
        ['path odd', 'unknown name "odd" in path'],
        ['nothing', 'unknown name "nothing" in the configuration'],
        ['x'.repeat(500), 'unknown name "' + 'x'.repeat(140)],
        ['hosts' + ' h'.repeat(100000), 'the configuration is too long'],
        ['hosts ' + 'h'.repeat(512 * 1024), 'the configuration is too long']]) {
        const host = new Host(text);
        check(`${JSON.stringify(text).slice(0, 40)} is refused`,
              [host.configure(), host.log.length, host.log[0]?.[1].startsWith(`uric: ${said}`)],
              [0, 1, true]);
        check('and no request passes then', host.ask(request('/')), refused(500, 'no-request'));
    }
    check('without a configuration no request passes', new Host().ask(request('/')),
          refused(500, 'no-request'));
    const host = ready('hosts h');
    check('a second plugin in the machine is refused', host.configure(ROOT + 1), 0);
    check('the first one can be configured again', host.configure(), 1);
    check('and judges on', host.ask(request('/a/..')), '/');
    for (const [name, text, returned, said] of [
        ['has an unknown name', 'hosts h:80', OK, 'unknown name "h:80" in hosts'],
        ['is too long', 'x'.repeat(512 * 1024 + 1), OK, 'the configuration is too long'],
        ['is not returned', 'hosts h', NOT_FOUND, 'the host does not return the configuration']]) {
        const host = ready('hosts h');
        host.configuration = bytes(text);
        if (returned !== OK)
            host.proxy_get_buffer_bytes = () => returned;
        check(`a new configuration that ${name} is refused`, [host.configure(), host.log.at(-1)],
              [0, [4, `uric: ${said}`]]);
        check('and no request passes then, either', host.ask(request('/')),
              refused(500, 'no-request'));
    }
}

// Random fields: whatever they are, the request goes on or is answered, and no memory grows.
function noise() {
    const host = ready('tolerate log\nredirect encoded-slash\nflags decode-slashes');
    let seed = 3986;
    const draw = (n) => {
        seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
        return (seed >>> 8) % n;
    };
    const some = (most) => Array.from({ length: draw(most) }, () =>
        '%/.;:@[]\\|?#&=+ \0\x7f\xff25eEfFaAh'[draw(31)]).join('');
    const before = host.filter.memory.buffer.byteLength;
    const others = new Set();
    for (let i = 0; i < 20000; i++) {
        const got = host.ask(request((i % 2 ? '/' : '') + some(i % 50 ? 30 : 9000),
                                     i % 3 ? {} : { ':authority': some(20) }));
        if (typeof got === 'string' ? !'/*'.includes(got[0]) || got === ''
            : ![307, 400, 414].includes(got.status))
            others.add(JSON.stringify(got));
    }
    check('20000 random requests', [...others].slice(0, 3), []);
    check('no memory grows', host.filter.memory.buffer.byteLength, before);
}

hostile();
requests();
configurations();
noise();
console.log(`1..${count}`);
process.exit(failed ? 1 : 0);
