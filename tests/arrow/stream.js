/* Reads the streams of --format=arrow by npm's apache-arrow, and compares each value with what
 * TSV says, as TAP.
 *
 *   stream.js URIC */
'use strict';

const assert = require('node:assert');
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { RecordBatchReader } = require('apache-arrow');

const uric = path.resolve(process.argv[2]);
const MOST_ROWS = 65536, MOST_BYTES = 4 * 1024 * 1024;
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'uric-arrow-'));
process.on('exit', () => fs.rmSync(work, { recursive: true }));

function run(args, input) {
    const done = spawnSync(uric, args, { input, maxBuffer: 1 << 30 });
    assert.strictEqual(done.signal, null);
    return { out: done.stdout, err: done.stderr.toString('latin1'), status: done.status };
}

/* ---- both formats, as { names, types, rows }: texts as latin1, a character for each byte ---- */

function readTsvValue(text) {
    if (text === '\\N')
        return null;
    return text.replace(/\\(x..|.)/g, (_, escape) => escape[0] === 'x'
        ? String.fromCharCode(parseInt(escape.slice(1), 16))
        : { '\\': '\\', t: '\t', n: '\n', r: '\r' }[escape]);
}

function readTsv(bytes) {
    const lines = bytes.toString('latin1').split('\n');
    assert.strictEqual(lines.pop(), '');
    const names = lines.shift().split('\t');
    return { names, rows: lines.map((line) => line.split('\t').map(readTsvValue)) };
}

function textOf(value) {
    if (value === null)
        return null;
    return typeof value === 'string' ? Buffer.from(value, 'utf8').toString('latin1')
        : value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value);
}

function readArrow(bytes) {
    const reader = RecordBatchReader.from(bytes).open();
    const types = reader.schema.fields.map((field) => String(field.type));
    const names = reader.schema.fields.map((field) => field.name);
    const rows = [], batches = [];
    assert(reader.schema.fields.every((field) => field.nullable));
    for (const batch of reader) {
        const columns = names.map((_, i) => batch.getChildAt(i));
        const nulls = columns.map((column) => column.nullCount);
        if (batch.numRows > 0) /* the reader makes an empty one if there is none */
            batches.push(batch.numRows);
        for (let i = 0; i < batch.numRows; i++)
            rows.push(columns.map((column) => textOf(column.get(i))));
        const part = rows.slice(rows.length - batch.numRows);
        nulls.forEach((count, i) =>
            assert.strictEqual(part.filter((row) => row[i] === null).length, count));
    }
    return { names, types, rows, batches };
}

/* ---- what every stream promises ---- */

/* The same rows, messages and status as in TSV; batches of bounded size; the mark of the end. */
function compare(args, input) {
    const tsv = run([...args, '--header'], input);
    const arrow = run([...args, '--format=arrow'], input);
    const want = readTsv(tsv.out), got = readArrow(arrow.out);

    assert.deepStrictEqual(got.names, want.names);
    assert.strictEqual(got.rows.length, want.rows.length);
    for (let i = 0; i < want.rows.length; i++)
        assert.deepStrictEqual(got.rows[i], want.rows[i], `row ${i}`);
    assert.strictEqual(arrow.status, tsv.status);
    assert.strictEqual(arrow.err, tsv.err);
    assert.strictEqual(arrow.out.length % 8, 0);
    assert.strictEqual(arrow.out.subarray(-8).toString('hex'), 'ffffffff00000000');
    assert(got.batches.every((rows) => rows <= MOST_ROWS));
    return got;
}

let number = 0, failed = false;
function test(name, body) {
    number++;
    try {
        body();
        console.log(`ok ${number} - ${name}`);
    } catch (error) {
        failed = true;
        console.log(`not ok ${number} - ${name}`);
        console.log(String(error.stack).slice(0, 4000).replace(/^/gm, '# '));
    }
}

/* ---- inputs ---- */

const every = 'scheme,userinfo,host,port,path,query,fragment,authority,user,password,' +
    'host-kind,path-kind,port-number,form,error,record,input,tolerated,error-part';

/* Every record of the project's lists, and what no list has. */
function records() {
    const odd = ['', 'a b', '//h:', '//h:65536', '//h:99999999999', 'http://u:p@1.2.3.4:080/?#',
        '//[::1]', '?', '#', '%4', 'x:\\N', '\\N', '\ttab', 'caf\xe9', 'caf\xc3\xa9',
        '\xff\xfe', 'a\x00b', '\xed\xa0\x80', '/a|b?c^d#e`f\xc3\xa9\xff', 'http://h/' + 'x'.repeat(300)];
    const all = [];
    for (let i = 0; i < 256; i++)
        all.push(String.fromCharCode(i), `s://h/${String.fromCharCode(i)}?${String.fromCharCode(i)}`);
    const lists = ['bench/data/sample.txt', 'tests/fixtures/find/source.txt'];
    return Buffer.concat([...lists.map((file) => fs.readFileSync(file)),
        Buffer.from([...odd, ...all].join('\n'), 'latin1')]);
}

function logLines(n) {
    const lines = [];
    for (let i = 0; i < n; i++) {
        const target = i % 5 ? `/a/${i}/%41?k=${i % 100}&x` : i % 2 ? '/caf\xe9|x' : '*';
        const quote = i % 7 ? '' : '\\x22\\xff';
        lines.push(i % 11 ? `192.0.2.${i % 256} - ${i % 3 ? '-' : 'me'} ` +
            `[10/Oct/2000:13:55:36 -0700] "GET ${target} HTTP/1.1" ${200 + i % 4} ` +
            `${i % 6 ? i : '-'} "http://h/${i}?q" "agent${quote} ${i}"` : `broken ${i}`);
    }
    return Buffer.from(lines.join('\n') + '\n', 'latin1');
}

/* ---- parse ---- */

test('parse: the usual fields', () => {
    const got = compare(['parse'], records());
    assert.deepStrictEqual(got.types, Array(7).fill('Utf8'));
    assert(got.rows.some((row) => row[5] === '') && got.rows.some((row) => row[5] === null));
});

test('parse: every field, by its type', () => {
    const got = compare(['parse', `--fields=${every}`], records());
    got.names.forEach((name, i) => assert.strictEqual(got.types[i],
        { 'port-number': 'Int32', error: 'Int64', record: 'Int64', input: 'Binary' }[name] ||
        'Utf8'));
});

test('parse: any bytes are binary only where they are tolerated', () => {
    const log = compare(['parse', '--tolerate=log', `--fields=${every}`], records());
    const high = ['path', 'query', 'fragment', 'input'];
    log.names.forEach((name, i) =>
        assert.strictEqual(log.types[i] === 'Binary', high.includes(name), name));
    const utf8 = compare(['parse', '--tolerate=utf8', `--fields=${every}`], records());
    utf8.names.forEach((name, i) =>
        assert.strictEqual(utf8.types[i] === 'Binary', name === 'input', name));
    const is = utf8.names.indexOf('path');
    assert(utf8.rows.some((row) => row[is] === 'caf\xc3\xa9'));
});

test('parse: the rules, also of other editions, accept only ASCII, so components are UTF-8', () => {
    // An unknown rule is answered with the rules; one of an edition with those of the edition.
    const listed = (unknown) => run(['parse', `--as=${unknown}`], '').err
        .match(/^uric: the rules are: (.*)$/m)[1];
    const [, own, editions] = listed('?').match(/^(.*) EDITION:RULE \((.*)\)$/);
    const rules = [own, ...editions.split(' ').map((edition) => listed(`${edition}:?`))]
        .flatMap((list) => list.split(' '));
    assert(rules.length > 30 && rules.includes('uri2003:URI-reference'));
    for (const rule of rules)
        compare(['parse', `--as=${rule}`, `--fields=${every}`], records());
});

test('parse: no record', () => {
    assert.deepStrictEqual(compare(['parse'], '').batches, []);
});

test('parse: NUL-terminated records', () => {
    compare(['parse', '-0', `--fields=${every}`], Buffer.from('a\nb\0\0http://h?\0c d', 'latin1'));
});

test('parse: a field that is asked for alone', () => {
    for (const field of every.split(','))
        compare(['parse', `--fields=${field}`], 'http://u:p@h:80/p?q#f\na b\n\n');
});

test('parse: more rows than a batch holds', () => {
    const got = compare(['parse', '--fields=path,record,error'], '\n'.repeat(300000));
    assert(got.batches.length >= 300000 / MOST_ROWS);
});

test('parse: several threads', () => {
    const input = Buffer.concat(Array(120).fill(records()));
    const file = path.join(work, 'many');
    fs.writeFileSync(file, input);
    const got = compare(['parse', '-q', '-j', '4', `--fields=${every}`, file]);
    const one = run(['parse', '-q', '--format=arrow', `--fields=${every}`, file]).out;
    const many = run(['parse', '-q', '--format=arrow', `--fields=${every}`, '-j', '4', file]).out;
    assert(got.batches.length > 3);
    assert(one.equals(many));
});

test('parse: a row that is larger than a batch, between others', () => {
    const long = 'http://h/' + 'x'.repeat(MOST_BYTES) + '?' + 'y'.repeat(MOST_BYTES);
    const got = compare(['parse', '-q', '--fields=host,path,query,input,record'],
        `a\n\n${long}\nb\n${long} \nc`);
    assert.deepStrictEqual(got.batches.reduce((sum, rows) => sum + rows), 6);
    assert(got.batches.length >= 4);
});

test('parse: a record over --longest', () => {
    compare(['parse', '--longest=20', `--fields=${every}`], `a\n${'x'.repeat(21)}\n${'y'.repeat(20)}\n`);
});

test('parse: wide offsets where a record may need them', () => {
    const got = compare(['parse', '--longest=3G', '--fields=host,input,error'], records());
    assert.deepStrictEqual(got.types, ['LargeUtf8', 'LargeBinary', 'Int64']);
});

test('parse: a file that cannot be read, before one that can', () => {
    const file = path.join(work, 'one');
    fs.writeFileSync(file, 'http://h/\n');
    const got = compare(['parse', path.join(work, 'missing'), file]);
    assert.strictEqual(got.rows.length, 1);
});

/* ---- log ---- */

test('log: the usual fields, of lines that are malformed, too', () => {
    const got = compare(['log'], logLines(2000));
    got.names.forEach((name, i) => assert.strictEqual(got.types[i],
        ['status', 'bytes'].includes(name) ? 'Int64' : 'Binary'));
    assert(got.rows.some((row) => row.every((value) => value === null)));
});

test('log: parts and numbers, by their types', () => {
    const fields = 'record,error,input,time.day,time.minute,target.path,target.query.k,' +
        'target.path.2,target.error,target.error-part,target.form,target.tolerated,referer.host';
    const types = ['Int64', 'Int64', 'Binary', 'Utf8', 'Utf8', 'Binary', 'Binary', 'Binary',
        'Int64', 'Utf8', 'Utf8', 'Utf8', 'Binary'];
    for (const more of [[], ['--decode'], ['--tolerate=log'], ['--where=status == 200'],
        ['-j', '3']])
        assert.deepStrictEqual(compare(['log', ...more, `--fields=${fields}`],
            logLines(4000)).types, types);
});

test('log: w3c, whose directives are rows, and JSON', () => {
    compare(['log', '--log-format=w3c', '--fields=method,target,cs(X),record'],
        '#Fields: cs-method cs-uri-stem cs(X)\nGET /a b\nPUT /c -\n#Fields: cs-uri-stem\n/d\n');
    compare(['log', '--log-format=json:u', '--fields=target,target.host,x,error'],
        '{"u":"http://h/\\u00e9","x":1}\n{"u":null}\n[]\n');
});

test('log: counts, more of them than a batch holds', () => {
    const got = compare(['log', '-q', '--count-by=status,target.error,time.day'], logLines(3000));
    assert.deepStrictEqual(got.types, ['Int64', 'Int64', 'Int64', 'Utf8']);
    const many = compare(['log', '-q', '--count-by=target'], logLines(120000));
    assert(many.rows.length > MOST_ROWS && many.batches.length > 1);
    compare(['log', '--count-by=status', '--top=2', '--order=value'], logLines(100));
    compare(['log', '--count-by=status'], '');
});

/* The column's values, by the reader's own types. */
function arrowColumn(args, input, name) {
    const done = run([...args, '--format=arrow'], input);
    const values = [];
    for (const batch of RecordBatchReader.from(done.out)) {
        const column = batch.getChild(name);
        for (let i = 0; i < batch.numRows; i++)
            values.push(column.get(i));
    }
    return { values, err: done.err };
}

test('log: numbers have the types that the format declares', () => {
    const types = (args, input) => readArrow(run([...args, '--format=arrow'], input).out).types;
    const custom = '--log-format=custom:$status $body_bytes_sent $request_time $server_port $x';
    const fields = '--fields=status,bytes,duration,port,$x';
    assert.deepStrictEqual(types(['log', custom, fields], ''),
        ['Int64', 'Int64', 'Float64', 'Int64', 'Binary']);
    assert.deepStrictEqual(types(['log', '--log-format=haproxy', '--fields=duration,Tw'], ''),
        ['Int64', 'Int64']);
    assert.deepStrictEqual(types(['log', '--log-format=gcp', '--fields=duration,status'], ''),
        ['Binary', 'Int64']);
    assert.deepStrictEqual(types(['log', '--log-format=w3c', '--fields=status,duration,target'],
        ''), ['Int64', 'Float64', 'Binary']);
    assert.deepStrictEqual(types(['log', '--log-format=caddy', '--count-by=duration,x'], ''),
        ['Int64', 'Float64', 'Binary']);
    compare(['log', custom, fields], '200 5 0.125 80 a\n404 - - - -\n301 0 12.75 - b\n');
});

test('log: each number that a double or an int64 holds, and null for others', () => {
    const json = ['log', '--log-format=json:status=s,duration=d', '--fields=status,duration'];
    const long = '0.' + '1'.repeat(200);
    const floats = ['0', '-0', '1', '1e3', '-2.5E-3', '0.1', '1e308', '5e-324', '1e-400', long,
        '123456789012345678901234567890'];
    const lines = (key, values) => values.map((v) => `{"${key}":${v}}\n`).join('');
    assert.deepStrictEqual(arrowColumn(json, lines('d', floats), 'duration').values,
        floats.map(Number));
    const notFloats = ['"0x1"', '"1s"', '""', '"nan"', '"inf"', '1e309', '"--1"', '"1."', 'true',
        '{}', '" 1"'];
    const none = arrowColumn(json, lines('d', notFloats), 'duration');
    assert.deepStrictEqual(none.values, notFloats.map(() => null));
    assert(none.err.includes(`null: ${notFloats.length}\n`));
    const whole = ['0', '"007"', '-1', '9223372036854775807', '-9223372036854775808', '"200"'];
    assert.deepStrictEqual(arrowColumn(json, lines('s', whole), 'status').values,
        whole.map((v) => BigInt(v.replaceAll('"', ''))));
    const notWhole = ['9223372036854775808', '-9223372036854775809', '1.5', '1e2', '"-"', '"+1"',
        '99999999999999999999999', '""', '"2 "'];
    const nulls = arrowColumn(json, lines('s', notWhole), 'status');
    assert.deepStrictEqual(nulls.values, notWhole.map(() => null));
    assert(nulls.err.includes(`null: ${notWhole.length}\n`));
    const quiet = arrowColumn([...json, '-q'], lines('s', notWhole), 'status');
    assert.strictEqual(quiet.err, '');
    const counts = arrowColumn(['log', json[1], '--count-by=status', '--order=value'],
        lines('s', [...whole, ...notWhole]), 'status');
    assert.strictEqual(counts.values.filter((v) => v === null).length, notWhole.length);
    assert(counts.err.includes(`null: ${notWhole.length}\n`));
});

test('log: aggregates, of one run or of partials, and sessions', () => {
    const of = ['--count-by=status,time.epoch,agent:lower', '--sum=bytes', '--avg=bytes',
        '--min=bytes', '--distinct=client,target:approx', '--percentile=bytes:50,99'];
    const got = compare(['log', '-q', ...of], logLines(3000));
    assert.deepStrictEqual(got.types, ['Int64', 'Int64', 'Int64', 'Binary', 'Float64', 'Float64',
        'Float64', 'Int64', 'Int64', 'Float64', 'Float64']);
    const parts = [1500, 1400].map((n) => {
        const part = path.join(work, `partial${n}`);
        run(['log', '-q', ...of, `--partial=${part}`], logLines(n));
        return part;
    });
    const merged = compare(['log', '-q', '--merge', ...of, ...parts]);
    assert.deepStrictEqual(merged.types, got.types);
    assert(merged.rows.length > 1000);
    compare(['log', '-q', '--sum=bytes', '--max=bytes'], '');
    const sessions = compare(['log', '-q', '--sessions=client,status'], logLines(3000));
    assert.deepStrictEqual(sessions.types, ['Binary', 'Int64', 'Utf8', 'Utf8', 'Int64', 'Int64',
        'Binary', 'Binary']);
    const odd = arrowColumn(['log', '--log-format=json:status=s', '--sessions=status'],
        '{"s":200,"time":1}\n{"s":"x","time":2}\n', 'status');
    assert.deepStrictEqual(odd.values, [200n, null]);
    assert(odd.err.includes('null: 1\n'));
});

console.log(`1..${number}`);
process.exitCode = failed ? 1 : 0;
