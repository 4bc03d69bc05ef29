/* The answers in DuckDB are those of sql.h, as TAP: for VARCHARs and for BLOBs.
 *
 *     answers.js EXTENSION ANSWERS CALLS
 *
 * ANSWERS is the program of tests/sql/answers.c, which defines the format of calls and answers;
 * CALLS is a file of calls.
 *
 * One difference is meant: an answer that is no UTF-8 is NULL in DuckDB. */
'use strict';

const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const { connect, rows, value, error, functions, same, run } = require('./duckdb_engine.js');

const [extension, answers, file] = process.argv.slice(2);
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'uric-duckdb-'));
process.on('exit', () => fs.rmSync(directory, { recursive: true }));

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/* Whether a text, as =HEX, is UTF-8. */
function isUtf8(text) {
    try {
        utf8.decode(Buffer.from(text.slice(1), 'hex'));
        return true;
    } catch (e) {
        return false;
    }
}

/* ---- an answer as answers.c writes it, in SQL ---- */

/* A list; array_to_string() of an empty one is NULL in DuckDB 1.3 and 1.4. */
function writtenList(begin, each, x, end) {
    return `'${begin}' || coalesce(array_to_string([${each} FOR y IN ${x}], ','), '') || '${end}'`;
}

function written(type, x) {
    const given = type === 'text' || type === 'json' ? `'=' || lower(hex(${x}))`
        : type === 'texts' ? writtenList('[', written('text', 'y'), x, ']')
        : `CAST(${x} AS VARCHAR)`;
    return `CASE WHEN ${x} IS NULL THEN 'NULL' ELSE ${given} END`;
}

function writtenColumns(f, x) {
    const columns = f.columns.map(([name, type]) => written(type, `${x}.${name}`));
    return `'(' || ${columns.join(" || ',' || ")} || ')'`;
}

function writtenAnswer(f, x) {
    if (f.result === 'rows')
        return writtenList('{', writtenColumns(f, 'y'), x, '}');
    if (f.result === 'record')
        return `CASE WHEN ${x} IS NULL THEN 'NULL' ELSE ${writtenColumns(f, x)} END`;
    return written(f.result, x);
}

/* ---- calls ---- */

/* The calls, with the answers that are expected, grouped by the function and the number of its
 * arguments. */
function groups() {
    const known = new Map(functions().map(f => [f.name, f]));
    const calls = fs.readFileSync(file, 'latin1').trimEnd().split('\n');
    const expected = execFileSync(answers, [file], { maxBuffer: 1 << 30 }).toString()
        .trimEnd().split('\n');
    const grouped = new Map();
    calls.forEach((call, i) => {
        const [name, ...given] = call.split(' ');
        const key = `${name}(${given.length})`;
        if (!grouped.has(key))
            grouped.set(key, { key, f: known.get(name), n: given.length, calls: [] });
        const isText = given.every(argument => argument[0] !== '=' || isUtf8(argument));
        const answer = expected[i].startsWith('ERROR') ? expected[i] :
            expected[i].replace(/=[0-9a-f]*/g, text => isUtf8(text) ? text : 'NULL');
        grouped.get(key).calls.push({ given, isText, answer });
    });
    return grouped.values();
}

/* An argument, of a column, as a VARCHAR, or as a BLOB where the function takes one. */
function argument(f, i, kind) {
    const column = `a${i}`;
    if (f.types[i] === 'integer')
        return `TRY_CAST(${column} AS BIGINT)`;
    const blob = `unhex(substr(nullif(${column}, 'NULL'), 2))`;
    return kind === 'BLOB' && f.types[i] === 'text' ? blob : `decode(${blob})`;
}

async function compare(connection, group, kind) {
    const { key, f, n, calls } = group;
    const fit = calls.filter(call => kind === 'BLOB' || call.isText);
    const good = fit.filter(call => !call.answer.startsWith('ERROR'));
    const call = `${f.name}(${[...Array(n).keys()].map(i => argument(f, i, kind)).join(', ')})`;

    const to = path.join(directory, 'calls.tsv');
    fs.writeFileSync(to, good.map(({ given, answer }) =>
        [...given, answer].join('\t') + '\n').join(''));
    const columns = [...Array(n).keys()].map(i => `a${i}: 'VARCHAR'`).join(', ');
    const differing = await rows(connection, `WITH calls AS MATERIALIZED (
        FROM read_csv('${to}', columns = {${columns}, expected: 'VARCHAR'}, header = false,
            delim = '\t', quote = '', escape = '', auto_detect = false,
            max_line_size = 10000000)),
        answers AS (SELECT *, ${call} AS answer FROM calls)
        SELECT * EXCLUDE answer, ${writtenAnswer(f, 'answer')} AS got FROM answers
        WHERE got IS DISTINCT FROM expected LIMIT 3`);
    same(`${key} of ${kind}: ${good.length} answers`, differing, []);
    return fit.filter(call => call.answer.startsWith('ERROR'));
}

/* Errors are compared one by one: each ends its query. */
async function compareErrors(connection, group, calls) {
    const { key, f } = group;
    const literal = (text, i) => f.types[i] === 'integer' ? text
        : `decode(unhex('${text.slice(1)}'))`;
    const differing = [];
    const seen = new Set();
    for (const { given, answer } of calls) {
        if (seen.has(answer))
            continue;
        seen.add(answer);
        const got = await error(connection, `SELECT ${f.name}(${given.map(literal).join(', ')})`);
        if (!got.endsWith(`Error: ${answer.slice('ERROR '.length)}`))
            differing.push({ given, got, answer });
    }
    same(`${key}: ${seen.size} errors`, differing, []);
}

run(async () => {
    const connection = await connect(extension);
    for (const group of groups()) {
        const errors = await compare(connection, group, 'VARCHAR');
        if (!group.f.takesNull) // then there is no overload for BLOBs
            await compare(connection, group, 'BLOB');
        if (errors.length)
            await compareErrors(connection, group, errors);
    }
    same('DuckDB goes on', await value(connection, "SELECT uri_host('//h')"), 'h');
});
