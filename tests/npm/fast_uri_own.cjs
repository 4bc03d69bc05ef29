// Runs fast-uri's own tests on the package's interface of it, as TAP: all pass, but for the
// assertions listed in fast_uri_differs.tsv, which RFCs are against; a listed one that passes
// fails here.
//
//   node fast_uri_own.cjs PACKAGE-DIRECTORY
'use strict';
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const tape = require('tape');

const ours = path.resolve(process.argv[2], 'fast_uri.cjs');
const tests = path.join(path.dirname(require.resolve('fast-uri')), 'test');
const files = fs.readdirSync(tests).filter(name => name.endsWith('.test.js')).sort();

// file, assertion, clause
const listed = fs.readFileSync(path.join(__dirname, 'fast_uri_differs.tsv'), 'utf8').split('\n')
  .slice(1).filter(line => line !== '').map(line => line.split('\t'));
const passed = Object.fromEntries(files.map(file => [file, 0]));
const failed = Object.fromEntries(files.map(file => [file, []]));

// ---- the tests' require() ----

// Each test file gets a tape of its own, which marks its tests with the file's name.
function tapeFor(file) {
  return Object.assign((name, ...rest) => tape(`${file}\0${name}`, ...rest), tape);
}

const load = Module._load;
let served = 0;

Module._load = function (request, parent, ...rest) {
  const from = parent && path.dirname(parent.filename) === tests ? path.basename(parent.filename)
                                                                 : undefined;
  if (from && /^\.\.\/?$/.test(request)) {
    served++;
    return load.call(this, ours, parent, ...rest);
  }
  return from && request === 'tape' ? tapeFor(from) : load.call(this, request, parent, ...rest);
};

// ---- the report ----

let number = 0;

function report(ok, what, detail = []) {
  console.log(`${ok ? 'ok' : 'not ok'} ${++number} - ${what}`);
  for (const line of detail)
    console.log(`# ${line}`);
}

function reportFile(file) {
  const known = listed.filter(([name]) => name === file).map(([, assertion]) => assertion);
  const unknown = failed[file].filter(assertion => !known.includes(assertion));
  report(passed[file] > 0 && unknown.length === 0, `${file}: ${passed[file]} assertions`, unknown);
  for (const assertion of known) {
    const differs = failed[file].includes(assertion);
    report(differs, `${file} differs: ${assertion}`,
           differs ? [] : ['it passes now: take it off the list']);
  }
}

const fileOf = {};
const stream = tape.createStream({ objectMode: true });
stream.on('data', row => {
  if (row.type === 'test') {
    fileOf[row.id] = row.name.includes('\0') ? row.name.split('\0')[0] : fileOf[row.parent];
  } else if (row.type === 'assert') {
    if (row.ok)
      passed[fileOf[row.test]]++;
    else
      failed[fileOf[row.test]].push(row.name);
  }
});
stream.on('end', () => {
  files.forEach(reportFile);
  report(listed.every(([file, , clause]) => files.includes(file) && clause),
         'each listed one has its file and its clause');
  // util.test.js tests a file of fast-uri's that is no part of the interface.
  report(served === files.length - 1, 'all files but one use the interface', [`${served}`]);
  console.log(`1..${number}`);
  // tape's would exit with 1 because of the listed assertions
  process.removeAllListeners('exit');
});
for (const file of files)
  require(path.join(tests, file));
