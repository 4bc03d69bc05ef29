/* The queries on the extension's page give the answers that are shown, as TAP.
 *
 *     page.js EXTENSION [--write]
 *
 * --write prints the page with the answers that DuckDB gives now. */
'use strict';

const fs = require('node:fs');

const { connect, same, run } = require('./duckdb_engine.js');

const PAGE = 'src/sql/duckdb/README.md';
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
});
