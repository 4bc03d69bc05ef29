// Checks the calls of a table of fast-uri's advisories on the package's interface of it.
//
//   node advisories.mjs PACKAGE-DIRECTORY TABLE
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { done, ok } from './tap.mjs';

const [target, table] = process.argv.slice(2);
const fastUri = await import(pathToFileURL(path.resolve(target, 'fast_uri.js')));
const names = ['parse', 'serialize', 'normalize', 'equal', 'resolve'];

function answer(call) {
  try {
    return JSON.stringify(new Function(...names, `return ${call}`)(...names.map(name => fastUri[name])));
  } catch (error) {
    return `throws ${error.message}`;
  }
}

let rows = 0;
for (const line of fs.readFileSync(table, 'utf8').split('\n')) {
  if (line === '' || line[0] === '#')
    continue;
  const [call, expected] = line.split('\t');
  const got = answer(call);
  rows++;
  ok(expected.startsWith('throws') ? got.startsWith(expected) : got === expected, call,
     `got ${got}`, `expected ${expected}`);
}
ok(rows > 25, `${rows} calls`);
done();
