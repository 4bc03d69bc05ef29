/* Runs SQL in DuckDB or chdb, for engines.py: reads one JSON object a line, {"sql": TEXT}, and
 * answers with one, {"rows": [[...]...], "seconds": S} or {"error": TEXT}.
 *
 *     node_engine.js duckdb|chdb DIRECTORY
 *
 * NODE_PATH has the packages @duckdb/node-api and chdb.  One thread works. */
'use strict';
const readline = require('readline');

const say = (answer) => process.stdout.write(JSON.stringify(answer,
    (_, value) => typeof value === 'bigint' ? Number(value) : value) + '\n');

async function duckdb() {
    const { DuckDBInstance } = require('@duckdb/node-api');
    const instance = await DuckDBInstance.create(':memory:',
        { allow_unsigned_extensions: 'true', threads: '1' });
    const connection = await instance.connect();
    return async (sql) => (await connection.runAndReadAll(sql)).getRowsJson();
}

async function chdb(directory) {
    const { Session } = require('chdb');
    const session = new Session(directory);
    session.query('SET max_threads = 1');
    return async (sql) => {
        const text = session.query(sql, 'JSONCompact');
        return text ? JSON.parse(text).data : [];
    };
}

async function main() {
    const run = await { duckdb, chdb }[process.argv[2]](process.argv[3]);
    for await (const line of readline.createInterface({ input: process.stdin })) {
        const start = process.hrtime.bigint();
        try {
            const rows = await run(JSON.parse(line).sql);
            say({ rows, seconds: Number(process.hrtime.bigint() - start) / 1e9 });
        } catch (error) {
            say({ error: String(error.message || error) });
        }
    }
}

main();
