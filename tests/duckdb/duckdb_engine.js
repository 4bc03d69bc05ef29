/* What the tests of the DuckDB extension share: DuckDB in this process, and TAP.
 *
 * DUCKDB_PACKAGE is the npm package that runs DuckDB, @duckdb/node-api if it is not set. */
'use strict';

const assert = require('node:assert');
const fs = require('node:fs');

const { DuckDBInstance } = require(process.env.DUCKDB_PACKAGE || '@duckdb/node-api');

/* A connection to a database in memory, with the extension loaded. */
async function connect(extension, settings = {}) {
    const instance = await DuckDBInstance.create(':memory:', {
        allow_unsigned_extensions: 'true', threads: '2', ...settings });
    const connection = await instance.connect();
    await connection.run(`LOAD '${extension}'`);
    return connection;
}

/* A query's rows. */
async function rows(connection, sql) {
    return (await connection.runAndReadAll(sql)).getRowsJS();
}

/* The only column of the only row. */
async function value(connection, sql) {
    return (await rows(connection, sql))[0][0];
}

/* The message of the error that a statement ends with. */
async function error(connection, sql) {
    try {
        await connection.runAndReadAll(sql);
    } catch (e) {
        return e.message;
    }
    return 'no error';
}

/* Whether DuckDB is of a version, such as [1, 5, 6], or later. */
async function isSince(connection, version) {
    const numbers = (await value(connection, 'SELECT version()')).slice(1).split('.');
    for (let i = 0; i < version.length; i++) {
        const difference = parseInt(numbers[i], 10) - version[i];
        if (difference !== 0)
            return difference > 0;
    }
    return true;
}

/* The functions of functions.tsv. */
function functions() {
    const list = text => text ? text.split(', ') : [];
    const field = text => text.replace(/^\[|\]$/g, '').split(':');
    return fs.readFileSync('src/engines/functions.tsv', 'utf8').split('\n')
        .filter(line => line && !line.startsWith('#'))
        .map(line => line.split('\t'))
        .map(([name, given, result, columns, , , description]) => ({
            name, result, description,
            names: list(given).map(argument => field(argument)[0]),
            types: list(given).map(argument => field(argument)[1].replace('?', '')),
            takesNull: given.includes('?'),
            required: list(given).filter(argument => !argument.startsWith('[')).length,
            columns: list(columns).map(column => field(column)) }));
}

let count = 0, failed = 0;

function report(good, name, detail) {
    count++;
    console.log(`${good ? '' : 'not '}ok ${count} - ${name}`);
    if (good)
        return;
    failed++;
    console.log(String(detail).replace(/^/gm, '# '));
}

function same(name, got, expected) {
    try {
        assert.deepStrictEqual(got, expected);
    } catch (e) {
        report(false, name, e.message);
        return;
    }
    report(true, name);
}

function matches(name, got, pattern) {
    report(pattern.test(got), name, `${JSON.stringify(got)} does not match ${pattern}`);
}

function skip(name, why) {
    console.log(`ok ${++count} - ${name} # SKIP ${why}`);
}

/* Runs the tests, and ends the process: an error in them is a failure. */
function run(tests) {
    tests().catch(e => report(false, 'the tests end', e.stack)).then(() => {
        console.log(`1..${count}`);
        process.exit(failed ? 1 : 0);
    });
}

module.exports = { connect, rows, value, error, isSince, functions, same, matches, skip, run };
