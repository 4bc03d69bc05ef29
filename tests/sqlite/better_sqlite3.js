// The extension in Node's better-sqlite3, which brings a newer SQLite than Debian's, as TAP.
//
//   better_sqlite3.js EXTENSION.so
//
// NODE_PATH must lead to the package.
'use strict';

const Database = require('better-sqlite3');

let number = 0;
let failed = 0;

function check(name, got, expected) {
    const good = JSON.stringify(got) === JSON.stringify(expected);

    number++;
    failed += good ? 0 : 1;
    console.log(`${good ? '' : 'not '}ok ${number} - ${name}`);
    if (!good)
        console.log(`# got      ${JSON.stringify(got)}\n# expected ${JSON.stringify(expected)}`);
}

function message(work) {
    try {
        return work();
    } catch (error) {
        return error.message;
    }
}

const db = new Database(':memory:');
db.loadExtension(process.argv[2]);
const version = db.prepare('SELECT sqlite_version()').pluck().get();

db.exec(`CREATE TABLE t(url, host AS (uri_host(url)) STORED);
         CREATE INDEX by_path ON t(uri_path(url));
         INSERT INTO t(url) VALUES ('http://h_x/p?a=1&b=%41'), ('a b');`);
check(`SQLite ${version}: a generated column`, db.prepare('SELECT host FROM t').pluck().all(),
    ['h_x', null]);
check('an index on an expression is used',
    /USING INDEX by_path/.test(db.prepare(
        "EXPLAIN QUERY PLAN SELECT * FROM t WHERE uri_path(url) = '/p'").get().detail), true);
check('a table function in a join', db.prepare(
    "SELECT value FROM t, uri_query_pairs(url) WHERE key = 'b'").pluck().all(), ['A']);
// 3.45 and later forget the subtype of functions that do not announce it.
check('a record is JSON', db.prepare(
    "SELECT json_array(uri_hazards('a'), uri_parse('x:') -> '$.scheme')").pluck().get(),
    '[[],"x"]');
check('by an index, too', db.prepare(
    'SELECT json_array(uri_hazards(url)) FROM t WHERE uri_valid(url)').pluck().get(), '[[]]');
check('a buffer is its bytes', db.prepare('SELECT uri_host(?)').pluck().get(Buffer.from('//h')),
    'h');
check('an unknown name', message(() => db.prepare("SELECT uri_encode('a', 'x')").get()),
    'unknown component "x"; the components are: userinfo, reg-name, path, segment, query, ' +
    'fragment, form');
check('a lacking argument', message(() => db.prepare('SELECT * FROM uri_find').get()),
    'uri_find() lacks the argument "text"');
check('loaded again', message(() => { db.loadExtension(process.argv[2]); return 'good'; }), 'good');
db.close();
console.log(`1..${number}`);
process.exitCode = failed ? 1 : 0;
