// Runs fast-uri's own tests on the package's interface of it, as TAP: all pass, but for the
// assertions listed in fast_uri_differs.tsv, which RFCs are against; a listed one that passes
// fails here. Then asks both the same at random.
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

// ---- the same answers to random calls ----

// But for what fast-uri changes: a domain of a mailto URI loses what new URL() drops, and "%%41" becomes
// "%A".

const SCHEMES = ['http:', 'HTTPS:', 'ws:', 'wss:', 'urn:', 'urn:uuid:', 'x:', 'a+b:', '1a:', 'constructor:', '', '', ''];
const PIECES = ['//', '/', '/../', './', '..', 'a', 'B', 'h.example', '@', ':', ':80', ':443', ':99999', '?', '#', '%41', '%2f', '%2E', '%',
                '%C3%A9', '\u00e9', '\u00df', '\u{1f600}', '\ud800', ' ', '\t', '\n', '\\', '[', ']', '[::1]', '[FE80::1%25en0]', '::1',
                '127.0.0.1', '256.1.1.1', '0x7f.1', '123e4567-e89b-12d3-a456-426614174000', '&', '=', ',', '"', '|', '\0', '\x7f', 'to=q@r'];
const COMPONENTS = {
  scheme: ['http', 'HTTPS', 'ws', 'urn', 'mailto', 'x', 'a b', ''], userinfo: ['u', 'u:p', '', '\u00e9', 'a/b'],
  host: ['h', 'EXAMPLE.com', '::1', '[::1]', 'fe80::1%en0', '\u00e9.example', 'a b', '', 'a%41', 'a/b', '256.1.1.1'],
  port: [80, '80', '', 443, 99999, 'x', -1, NaN, null, true], path: ['/a', 'a', '', '//a', '/../b', 'a:b', '..', '\u00e9', '%2e', '%', 'a?b', './/a'],
  query: ['a=b', '', '#', '\u00e9', '%41', null], fragment: ['a', '', '#', '%41', null], secure: [true, false], resourceName: ['/a?b', '/', 'x', '?q'],
  nid: ['uuid', 'ISBN', ''], nss: ['a', ''], uuid: ['123E4567-e89b-12d3-a456-426614174000', 'x'], to: [['a@b'], ['a@b', 'c d@h'], []],
  subject: ['a b', ''], body: ['a\nb'], headers: [{ a: 'b' }, { to: 'q@r' }, { 'a b': 'c%' }], ipv6Zone: ['en0', '25en0']
};
const OPTIONS = {
  unicodeSupport: [true, false, 1, null], domainHost: [true, 'x'], absolutePath: [true, 0], tolerant: [true, null], skipEscape: [true, 1],
  scheme: ['http', 'HTTP', 'urn', 'ws', 'x', '', null, 'constructor'], nid: ['uuid', ''],
  reference: ['suffix', 'absolute', 'uri', 'relative', 'same-document', 'x']
};

// xorshift32
let state = 3986;
function random(n) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % n;
}

const one = list => list[random(list.length)];
const some = (table, chance) => Object.fromEntries(Object.keys(table).filter(() => random(chance) === 0)
  .map(name => [name, one(table[name])]));
const uri = () => one(SCHEMES) + (random(2) ? '//' : '') + Array.from({ length: random(7) }, () => one(PIECES)).join('').replace('%%', '%');
const either = () => random(4) ? uri() : some(COMPONENTS, 4);
const CALLS = {
  parse: () => [uri()], serialize: () => [some(COMPONENTS, 3)], normalize: () => [either()], resolve: () => [uri(), uri()],
  equal: () => [either(), either()], resolveComponent: () => [some(COMPONENTS, 3), some(COMPONENTS, 3)]
};

// An answer, or an error: of what is null, its kind alone.
function answer(library, name, args) {
  try {
    return JSON.stringify(library[name](...structuredClone(args)), (key, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).filter(([, each]) => each !== undefined).sort() : value);
  } catch (error) {
    return `throws ${error.name}${/null/.test(error.message) ? '' : ': ' + error.message}`;
  }
}

function reportRandom(count) {
  const [theirs, own] = ['fast-uri', ours].map(name => require(name));
  const differing = [];
  for (let i = 0; i < count; i++) {
    const name = one(Object.keys(CALLS)), args = [...CALLS[name](), one([undefined, null, some(OPTIONS, 5)])];
    const [expected, got] = [theirs, own].map(library => answer(library, name, args));
    if (got !== expected)
      differing.push(`${name}(${JSON.stringify(args).slice(1, -1)}): ${got}, fast-uri: ${expected}`);
  }
  report(differing.length === 0, `${count} random calls have fast-uri's answers`, differing.slice(0, 10));
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
  reportRandom(20000);
  console.log(`1..${number}`);
  // tape's would exit with 1 because of the listed assertions
  process.removeAllListeners('exit');
});
for (const file of files)
  require(path.join(tests, file));
