// Times the npm package beside fast-uri, uri-js, whatwg-url and Node's URL, in one process, on the
// lines of a file. Prints a Markdown table: the processor's time per reference over that of Node's
// URL (below 1 is faster), the median of several rounds, in which the contenders take turns.
//
//   node npm_urls.mjs PACKAGE-DIRECTORY FILE [ROUNDS [CALL]]
//
// CALL: part of the names of the contenders that take turns with Node's URL; by default all do.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [target, file, rounds = '9', wanted = ''] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const load = name => import(pathToFileURL(path.resolve(target, name)));
const uric = await load('entry.js');
const small = await load('entry_parse.js');
const ours = await load('fast_uri.js');
const fastUri = require('fast-uri'), uriJs = require('uri-js'), whatwg = require('whatwg-url');

const bytes = fs.readFileSync(file);
const lines = bytes.toString('latin1').replace(/^\xEF\xBB\xBF/, '').split(/\r?\n/).filter(line => line !== '').slice(0, 50000);
const buffer = Buffer.from(lines.join('\n') + '\n', 'latin1');
const text = buffer.toString('latin1');

// Each returns how many it accepts.
const each = accepts => () => lines.reduce((sum, line) => sum + (accepts(line) ? 1 : 0), 0);
const throwing = call => each(line => {
  try {
    return call(line) !== undefined;
  } catch {
    return false;
  }
});
const serialized = lines.map(line => fastUri.parse(line)).filter(parts => !parts.error);
const other = lines.map(line => line.replace(/^https?/, scheme => scheme.toUpperCase()));
const writing = from => () => serialized.reduce((sum, parts) => sum + (from.serialize(parts) !== ''), 0);
const equal = from => () => lines.reduce((sum, line, i) => sum + from.equal(line, other[i]), 0);
const counted = columns => {
  let valid = 0;
  for (let row = 0; row < columns.rows; row++)
    valid += columns.isValid(row);
  return valid;
};
const batch = (from, input, options) => () => counted(from.parseLines(input, options));
const CONTENDERS = [
  ["Node's `URL`", 'WHATWG: repairs, needs a scheme', throwing(line => new URL(line))],
  ["Node's `URL`, host and path read", 'the same', throwing(line => {
    const { hostname, pathname } = new URL(line);
    return hostname + pathname;
  })],
  ["Node's `URL.canParse`", 'the same, without an object', each(line => URL.canParse(line))],
  ['whatwg-url `parseURL`', 'the same', each(line => whatwg.parseURL(line) !== null)],
  ['fast-uri `parse`', 'little: error for some of what is malformed', each(line => !fastUri.parse(line).error)],
  ['uri-js `parse`', 'little', each(line => !uriJs.parse(line).error)],
  ['`uric/fast-uri` `parse`', 'as fast-uri, hosts and schemes by RFC 3986', each(line => !ours.parse(line).error)],
  ['`uric` `parse`', 'RFC 3986, strictly', throwing(line => uric.parse(line))],
  ['`uric` `parse`, host and path read', 'the same', throwing(line => {
    const { host, path } = uric.parse(line);
    return host + path;
  })],
  ['`uric/parse` `parse`', 'the same, without vectors', throwing(line => small.parse(line))],
  ['`uric` `isValid`', 'RFC 3986, strictly', each(line => uric.isValid(line))],
  ['`uric/parse` `isValid`', 'the same, without vectors', each(line => small.isValid(line))],
  ['`uric` `parseStrings`', 'RFC 3986, strictly; offsets of all parts', () => counted(uric.parseStrings(lines))],
  ['`uric` `parseLines` of a string', 'RFC 3986, strictly; offsets of all parts', batch(uric, text)],
  ['`uric` `parseLines` of bytes', 'the same', batch(uric, buffer)],
  ['`uric` `parseLines` of bytes, again into the same columns', 'the same',
   batch(uric, buffer, { into: new uric.Columns() })],
  ['`uric` `parseLines` of bytes, hosts', 'the same; offsets of hosts', batch(uric, buffer, { parts: ['host'] })],
  ['`uric` `parseLines` of bytes, hosts, again into the same columns', 'the same',
   batch(uric, buffer, { parts: ['host'], into: new uric.Columns() })],
  ['fast-uri `serialize`', '', writing(fastUri)],
  ['`uric/fast-uri` `serialize`', '', writing(ours)],
  ['fast-uri `equal`', '', equal(fastUri)],
  ['`uric/fast-uri` `equal`', '', equal(ours)],
  ['fast-uri `normalize`', '', throwing(line => fastUri.normalize(line))],
  ['`uric/fast-uri` `normalize`', '', throwing(line => ours.normalize(line))],
  ['`uric` `normalize`', 'RFC 3986, strictly', throwing(line => uric.normalize(line))],
  ['fast-uri `resolve`', '', throwing(line => fastUri.resolve('http://a/b/c/d;p?q', line))],
  ['`uric/fast-uri` `resolve`', '', throwing(line => ours.resolve('http://a/b/c/d;p?q', line))],
  ['`uric` `resolve`', 'RFC 3986, strictly', throwing(line => uric.resolve('http://a/b/c/d;p?q', line))]
].filter(([name], i) => i === 0 || name.includes(wanted));

const times = CONTENDERS.map(() => []);
const accepted = CONTENDERS.map(([, , run]) => run()); // also warms up
for (let round = 0; round < Number(rounds); round++) {
  CONTENDERS.forEach(([, , run], i) => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    times[i].push(user + system);
  });
}

const median = numbers => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];
// Ratios within a round: what slows the machine slows both.
const ratio = i => median(times[i].map((time, round) => time / times[0][round]));
console.log(`${lines.length} lines of ${path.basename(file)}, ${rounds} rounds, Node ${process.versions.node}\n`);
console.log('| call | validates | accepted | time |\n| --- | --- | ---: | ---: |');
CONTENDERS.forEach(([name, validates], i) =>
  console.log(`| ${name} | ${validates} | ${accepted[i]} | ${ratio(i).toFixed(2)} |`));
