/* Rows, NULLs and threads, as TAP: the answer to a row depends on nothing but the row.
 *
 *     vectors.js EXTENSION */
'use strict';

const { connect, rows, value, functions, same, run } = require('./duckdb_engine.js');

const [extension] = process.argv.slice(2);

/* What a function is called with, by the type of its argument; the first one is a column. */
const SAMPLE = { text: "'a'", integer: '-1', rule: "'URI'", steps: "'all'", rung: "'syntax'",
                 component: "'segment'", part: "'query'", if_refused: "'keep'", format: "'combined'" };

/* 10,000 rows of texts, short and long, valid and not, with a NULL every seventh row. */
const TEXTS = `SELECT i, CASE WHEN i % 7 = 3 THEN NULL
    WHEN i % 11 = 5 THEN '127.0.0.1 - - [10/Oct/2000:13:55:36 -0700] "GET /' || i ||
        '?a=' || i || ' HTTP/1.0" 200 2326 "-" "agent' || i || '"'
    WHEN i % 5 = 4 THEN '//h' || i || '|'
    WHEN i % 3 = 1 THEN 'http://user@h' || (i % 13) || '.example.org:80' || (i % 10) ||
        '/' || repeat('path', i % 40) || '/' || i || '?a=' || i || '&b=%20#f' || i
    ELSE 's' || (i % 4) || ':p' || i || '?a' END AS t FROM range(10000) r(i)`;

/* The table of functions has each of them. */
async function described(connection) {
    const written = f => [f.name, f.names.map((name, i) =>
        i < f.required ? name : `[${name}]`).join(', '), f.description];
    same('uric_functions()', await rows(connection,
        'SELECT name, arguments, description FROM uric_functions()'), functions().map(written));
}

async function nulls(connection, name, call, rest) {
    same(`${name}: NULL of NULL`, await rows(connection, `SELECT ${call('NULL')}, ` +
        `${call('CAST(NULL AS VARCHAR)')}, ${call('CAST(NULL AS BLOB)')}`),
        [[null, null, null]]);
    same(`${name}: NULL in a row is NULL, and only there or where it has no answer`,
        await value(connection, `SELECT count(*) FROM texts
            WHERE t IS NULL AND ${call('t')} IS NOT NULL`), 0n);
    for (let i = 1; i <= rest.length; i++) {
        const others = rest.map((x, j) => j === i - 1 ? 'NULL' : x);
        same(`${name}: NULL of NULL as argument ${i + 1}`,
            await value(connection, `SELECT count(${call('t', others)}) FROM texts`), 0n);
    }
}

async function everyFunction(connection) {
    for (const f of functions()) {
        for (let n = f.required; n <= f.types.length; n++) {
            const rest = f.types.slice(1, n).map(type => SAMPLE[type]);
            const call = (first, others = rest) => `${f.name}(${[first, ...others].join(', ')})`;
            const name = `${f.name}(${n})`;

            if (!f.takesNull)
                await nulls(connection, name, call, rest);
            /* One at a time: a vector of one row for each. */
            same(`${name}: alone and among others`, await value(connection, `SELECT count(*)
                FROM (SELECT i, ${call('t')} AS all_rows FROM texts) a
                JOIN (SELECT i, ${call('t')} AS alone FROM texts WHERE i % 997 < 2) b USING (i)
                WHERE all_rows IS DISTINCT FROM alone`), 0n);
            const columns = rest.map((x, j) => `c${j}`);
            same(`${name}: of constants and of columns`, await value(connection, `SELECT count(*)
                FROM (SELECT ${call('t')} AS constants, ${call('t', columns)} AS given
                      FROM texts${rest.map((x, j) => `, LATERAL (SELECT CASE WHEN i < 0
                          THEN NULL ELSE ${x} END) AS l${j}(c${j})`).join('')})
                WHERE constants IS DISTINCT FROM given`), 0n);
        }
    }
}

/* A list of all answers of a text, by one thread and by several. */
async function threads(connection) {
    const query = `SELECT sum(hash(i, uri_host(u), uri_parse(u), uri_query_pairs(u),
        uri_normalize(u, 'all'), uri_hazards(u))) FROM many`;
    await connection.run(`CREATE TABLE many AS SELECT i, 'HTTP://h' || (i % 1000) ||
        '.example.org/a/../b' || i || '?q=' || i || '&%41=b' AS u FROM range(600000) r(i)`);
    const parallel = await value(connection, query);
    await connection.run('SET threads = 1');
    same('600,000 rows on several threads', parallel, await value(connection, query));
    await connection.run('SET threads = 2');
}

/* Vectors that are filtered, sorted, grouped, joined, kept in tables and read again. */
async function operators(connection) {
    const list = sql => rows(connection, sql);
    same('answers outlive their vectors', await value(connection, `SELECT count(*) FROM (
        SELECT t, uri_path(t) AS p, row_number() OVER (ORDER BY uri_query(t), i) AS n
        FROM texts ORDER BY n) WHERE p IS DISTINCT FROM uri_path(t)`), 0n);
    same('in a table', await list(`CREATE TABLE kept AS SELECT t, uri_parse(t) AS p,
        uri_path_segments(t) AS s FROM texts;
        SELECT count(*) FROM kept WHERE p IS DISTINCT FROM uri_parse(t)
            OR s IS DISTINCT FROM uri_path_segments(t)`), [[0n]]);
    same('in a group and a join', await list(`SELECT count(*), sum(n) FROM
        (SELECT uri_host(t) AS h, count(*) AS n FROM texts GROUP BY h)
        JOIN (SELECT DISTINCT uri_host(t) AS h FROM texts) USING (h)`),
        await list(`SELECT count(DISTINCT uri_host(t)), count(uri_host(t)) FROM texts`));
    same('of an answer', await value(connection, `SELECT uri_host(uri_set(uri_resolve(
        'http://a.example.org/b', uri_path(t)), 'host', 'another.example.org')) FROM texts
        WHERE i = 1`), 'another.example.org');
    same('lists of many rows', await list(`SELECT count(*), count(DISTINCT key), max(n) FROM
        (SELECT unnest(uri_query_pairs('?' || string_agg('a' || i || '=' || repeat('b', i % 30),
        '&')), recursive := true) FROM range(100000) r(i))`), [[100000n, 100000n, 100000n]]);
    same('rows of a table function', await list(`SELECT count(*), sum(n), max(segment)
        FROM uri_path_segments(repeat('/more-than-12-bytes', 10000))`),
        [[10000n, 50005000n, 'more-than-12-bytes']]);
}

run(async () => {
    const connection = await connect(extension);
    await connection.run(`CREATE TABLE texts AS ${TEXTS}`);
    await described(connection);
    await everyFunction(connection);
    await threads(connection);
    await operators(connection);
});
