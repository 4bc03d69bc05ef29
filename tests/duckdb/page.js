/* The queries on the extension's page give the answers that are shown, as TAP.
 *
 *     page.js EXTENSION [--write]
 *
 * --write prints the page with the answers that DuckDB gives now. */
'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const { connect, value, same, run } = require('./duckdb_engine.js');

const PAGE = 'src/engines/duckdb/README.md';
const [extension, write] = process.argv.slice(2);

/* A result as a table of Markdown, with NULL for NULL. */
function table(result) {
    const cell = value => value === null ? 'NULL'
        : String(value).replace(/\|/g, '\\|');
    const lines = [result.columnNames(), result.columnNames().map(() => '---'),
                   ...result.getRowsJS()];
    return lines.map(line => `| ${line.map(cell).join(' | ')} |\n`).join('');
}

/* A query, and the table after it. */
const BLOCK = /```sql\n([^`]*?)```\n(?:\n((?:\|.*\n)+))?/g;

/* INSTALL copies the extension, and another database loads it by its name. */
async function install() {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'uric-duckdb-'));
    process.on('exit', () => fs.rmSync(directory, { recursive: true }));
    const settings = { extension_directory: directory };
    const first = await connect(extension, settings);
    await first.run(`INSTALL '${extension}'`);
    const second = await connect('uric', settings);
    same('an installed extension', await value(second, "SELECT uri_host('//h')"), 'h');
}

run(async () => {
    const connection = await connect(extension);
    const page = fs.readFileSync(PAGE, 'utf8');
    let written = page;
    let shown = 0;
    for (const [block, sql, expected] of page.matchAll(BLOCK)) {
        if (sql.startsWith('LOAD'))
            continue;
        const result = await connection.runAndReadAll(sql);
        const got = sql.startsWith('SELECT') ? table(result) : undefined;
        if (got !== undefined)
            written = written.replace(block, () => `\`\`\`sql\n${sql}\`\`\`\n\n${got}`);
        shown += got !== undefined;
        if (!write)
            same(sql.trim().split('\n')[0], expected, got);
    }
    if (write)
        process.stdout.write(written), process.exit(0);
    same('at least ten queries have answers', shown >= 10, true);
    await install();
});
