/* Prints where DuckDB's shared library is, which npm's @duckdb/node-api brings; fails if it is
 * not installed. */
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const bindings = `@duckdb/node-bindings-${process.platform}-${process.arch}/package.json`;
const library = path.join(path.dirname(require.resolve(bindings)), 'libduckdb.so');
fs.accessSync(library);
console.log(library);
