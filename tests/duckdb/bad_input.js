/* What is wrong, long, interrupted, or too much for the memory ends a query at most, as TAP.
 *
 *     bad_input.js EXTENSION [BYTES]
 *
 * BYTES is the length of the longest text, 50,000,000 if it is not given.  With no_memory.so
 * preloaded, NO_MEMORY_FROM and NO_MEMORY set, and prlimit, memory runs out, too. */
'use strict';

const { execFileSync } = require('node:child_process');
const fs = require('node:fs');

const { connect, rows, value, error, isSince, same, matches, skip, run } =
    require('./duckdb_engine.js');

const [extension, bytes = '50000000'] = process.argv.slice(2);
const longest = Number(bytes);

/* Calls with a name that is none, and what the message says. */
const WRONG = [
    ["uri_valid(u, 'URL')", /unknown rule "URL"; the rules are: .*URI-reference/],
    ["uri_error(u, '')", /unknown rule ""; /],
    ["uri_error_offset(u, 'x')", /unknown rule "x"; /],
    ["uri_normalize(u, 'dots,x')", /unknown step "x"; the steps are: percent, case, dots/],
    ["uri_equal(u, u, 'same')", /unknown rung "same"; the rungs are: string, syntax, scheme/],
    ["uri_encode(u, 'url')", /unknown component "url"; the components are: userinfo, /],
    ["uri_set(u, 'domain', 'x')", /unknown part "domain"; the parts are: scheme, userinfo, /],
    ["uri_remove(u, 'segment:x')", /unknown part "segment:x"; /],
    ["log_parse(u, 'x-none')", /"x-none"/],
    ["uri_encode(u, 'a' || chr(7) || 'b')", /unknown component "a\\x07b"/],
    [`uri_encode(u, '${'x'.repeat(300)}')`, /unknown component "x{64}\.\.\."/],
];

async function names(connection) {
    await connection.run("CREATE TABLE t AS SELECT 'http://h/' || i AS u, CASE WHEN i = 4000 " +
        "THEN 'x' ELSE 'path' END AS name FROM range(5000) r(i)");
    await connection.run('CREATE TABLE none(u VARCHAR)');
    const binds = await isSince(connection, [1, 5, 6]);
    for (const [call, pattern] of WRONG) {
        matches(`${call}`, await error(connection, `SELECT ${call} FROM t`), pattern);
        if (binds)
            matches(`${call} before the first row`,
                await error(connection, `SELECT ${call} FROM none`), pattern);
        else
            skip(`${call} before the first row`, 'DuckDB 1.5.6 or later');
    }
    matches('a name of a column', await error(connection, 'SELECT uri_encode(u, name) FROM t'),
        /unknown component "x"/);
    same('rows before it', await value(connection,
        "SELECT count(uri_encode(u, name)) FROM t WHERE name <> 'x'"), 4999n);
    const prepared = await connection.prepare('SELECT uri_encode($1, $2)');
    prepared.bindVarchar(1, 'a/b');
    prepared.bindVarchar(2, 'segment');
    same('a name that is bound', (await prepared.runAndReadAll()).getRowsJS(), [['a%2Fb']]);
    prepared.bindVarchar(2, 'x');
    matches('a wrong one', await prepared.runAndReadAll().then(() => 'no error', e => e.message),
        /unknown component "x"/);
    matches('too few arguments', await error(connection, "SELECT uri_set('a', 'path')"),
        /No function matches/);
}

async function bytesOfTexts(connection) {
    const only = sql => value(connection, sql);
    same('a NUL', await rows(connection, "SELECT uri_host('http://h' || chr(0)), " +
        "uri_error_offset('http://h' || chr(0)), uri_split_authority('//h' || chr(0) || 'x') = " +
        "'h' || chr(0) || 'x', uri_decode('a%00b') = 'a' || chr(0) || 'b'"),
        [[null, 8n, true, true]]);
    same('a NUL in a list', await only(
        "SELECT len(uri_find('http://a.example/' || chr(0) || ' http://b.example/'))"), 2n);
    if (await isSince(connection, [1, 5, 6]))
        same('a NUL in a table function', await only(
            "SELECT count(*) FROM uri_find('http://a.example/' || chr(0) || ' http://b.example/')"
            ), 2n);
    else
        skip('a NUL in a table function', 'DuckDB 1.5.6 or later');
    same('no UTF-8', await rows(connection, `SELECT uri_decode('%ff'), uri_decode('%c3%a4'),
        uri_decode('%ed%a0%80'), uri_path_segment('/a/%c3', -1), uri_query_value('?k=%80', 'k'),
        uri_split_path('\\xff'::BLOB), uri_split_path('\\xc3\\xa4'::BLOB),
        uri_valid('\\xff'::BLOB)`),
        [[null, 'ä', null, null, null, null, 'ä', false]]);
    same('of 12 bytes and of 13', await rows(connection,
        "SELECT uri_path('s:abcdefghijkl'), uri_path('s:abcdefghijklm'), " +
        "uri_path('s:abcdefghijkl') = 'abcdefghijkl'"),
        [['abcdefghijkl', 'abcdefghijklm', true]]);
}

async function longTexts(connection) {
    const n = longest;
    same(`a text of ${n} bytes`, await rows(connection, `SELECT strlen(uri_path('s:' || x)),
        strlen(uri_encode(x || '%', 'path')), uri_error_offset('s:' || x || '|'),
        strlen(uri_normalize('S:' || x)), strlen(uri_parse('s:' || x).path),
        strlen(uri_query_pairs('?' || x)[1].key)
        FROM (SELECT repeat('a', ${n}) AS x)`),
        [[n, n + 3, n + 2, n + 2, n, n].map(BigInt)]);
    same('a list of many URIs', await value(connection, `SELECT len(uri_find(
        repeat('http://a.example/ ', ${Math.floor(n / 180)})))`), BigInt(Math.floor(n / 180)));
}

async function memory(connection) {
    if (!process.env.NO_MEMORY) {
        skip('memory that has run out', 'NO_MEMORY is not set');
        return;
    }
    const from = Number(process.env.NO_MEMORY_FROM);
    await connection.run(`CREATE TABLE long AS SELECT
        repeat('%41', ${from / 2}) AS x`);
    fs.writeFileSync(process.env.NO_MEMORY, '');
    matches('the extension has no memory', await error(connection,
        "SELECT strlen(uri_encode(x, 'path')) FROM long"), /[Mm]emory/);
    fs.rmSync(process.env.NO_MEMORY);
    same('with memory again', await value(connection,
        'SELECT strlen(uri_decode(x)) FROM long'), BigInt(from / 2));
}

/* Where the process may not have more memory, DuckDB throws an exception through the extension:
 * when it makes room for a list. */
async function exceptions(connection) {
    const limit = bytes => execFileSync('prlimit', ['--pid', process.pid, `--as=${bytes}:`]);
    if (process.env.NO_MEMORY === undefined) {
        skip('an exception', 'NO_MEMORY is not set');
        return;
    }
    await connection.run(`CREATE TABLE many AS SELECT repeat('http://h/ ', 3000000) AS uris`);
    const size = /^VmSize:\s+(\d+)/m.exec(fs.readFileSync('/proc/self/status', 'utf8'))[1];
    limit(1024 * Number(size) + 200e6);
    const message = await error(connection, 'SELECT len(uri_find(uris)) FROM many');
    limit('unlimited');
    matches('an exception', message, /[Mm]emory/);
    same('with more memory', await value(connection, 'SELECT len(uri_find(uris)) FROM many'),
        3000000n);
}

async function interrupts(connection) {
    const running = error(connection, `SELECT sum(strlen(uri_normalize(u || i || repeat('/a', 200),
        'all'))) FROM t, range(1000000) r(i)`);
    setTimeout(() => connection.interrupt(), 300);
    matches('a query that is interrupted', await running, /[Ii]nterrupt/);
}

run(async () => {
    const connection = await connect(extension);
    await exceptions(connection); /* first, while the process has no memory to spare */
    await names(connection);
    await bytesOfTexts(connection);
    await longTexts(connection);
    await memory(connection);
    await interrupts(connection);
    same('DuckDB goes on', await value(connection, "SELECT uri_host('//h')"), 'h');
});
