/* Prints where DuckDB's shared library is, which npm's @duckdb/node-api brings; fails if it is
 * not installed. */
'use strict';

const fs = require('node:fs');
const path = require('node:path');

/* The directory of a package, as the one in the directory `from` finds it. */
function directory(name, from) {
    return path.dirname(require.resolve(`${name}/package.json`, from && { paths: [from] }));
}

const bindings = directory('@duckdb/node-bindings', directory('@duckdb/node-api'));
const library = path.join(
    directory(`@duckdb/node-bindings-${process.platform}-${process.arch}`, bindings),
    'libduckdb.so');
fs.accessSync(library);
console.log(library);
