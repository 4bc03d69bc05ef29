// Checks that the package answers as the command does, on every line of the fixtures and on random
// bytes: the parts, one by one and in batches, the offset of the error, the editions, the normal
// form, targets and hazards.
//
//   node agree.mjs PACKAGE-DIRECTORY URIC FIXTURES COUNT [SEED]
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { done, ok } from './tap.mjs';

const [target, command, fixtures, count, seed = '3986'] = process.argv.slice(2);
const uric = await import(pathToFileURL(path.resolve(target, 'entry.js')));
const small = await import(pathToFileURL(path.resolve(target, 'entry_parse.js')));

// ---- the strings ----

function filesBelow(directory) {
  return fs.readdirSync(directory, { withFileTypes: true }).flatMap(entry => {
    const name = path.join(directory, entry.name);
    return entry.isDirectory() ? filesBelow(name) : [name];
  });
}

// Each field of each line of text; no NUL, which ends a record.
function fixtureStrings() {
  const strings = new Set();
  for (const file of filesBelow(fixtures)) {
    const bytes = fs.readFileSync(file);
    if (bytes.length > 1 << 20 || bytes.includes(0))
      continue;
    for (const line of bytes.toString('latin1').split('\n')) {
      for (const field of [line, ...line.split('\t')])
        strings.add(field);
    }
  }
  return [...strings].filter(string => string.length < 4096);
}

// xorshift32
let state = Number(seed) >>> 0 || 1;
function random(n) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % n;
}

const PIECES = ['http:', '//', 'h', '[', ']', '::1', '%41', '%', '?', '#', '/', '..', '.', '@',
                ':', '80', '127.0.0.1', 'v1.x', 'a', 'Z', '\xe9', ' ', '\\', '%2e', 'ftp:', ';'];

function randomString() {
  let text = '';
  for (let n = random(9); n > 0; n--)
    text += random(8) === 0 ? String.fromCharCode(1 + random(255)) : PIECES[random(PIECES.length)];
  return text;
}

const strings = fixtureStrings();
const fromFixtures = strings.length;
for (let i = 0; i < Number(count); i++)
  strings.push(randomString());
const records = strings.map(string => Buffer.from(string, 'latin1'));
const input = Buffer.concat(records.flatMap(record => [record, Buffer.from([0])]));

function answers(...options) {
  const run = spawnSync(command, [...options, '-0', '-q'], { input, maxBuffer: 1 << 30 });
  if (run.status === null || run.status > 1)
    throw new Error(`${command} ${options.join(' ')}: status ${run.status}: ${run.stderr}`);
  const lines = run.stdout.toString('latin1').split('\n').slice(0, -1);
  if (lines.length !== strings.length)
    throw new Error(`${lines.length} answers to ${strings.length} records`);
  return lines;
}

// ---- the comparison ----

const UNDEFINED = '\\N';
const field = value => value === undefined || value === null ? UNDEFINED : String(value);

function partsLine(parse, given, check) {
  const error = check(given);
  const parts = error === null ? parse(given) : {};
  return [...uric.PARTS.map(name => parts[name]), parts.hostKind, parts.pathKind, error?.offset]
    .map(field).join('\t');
}

function compare(what, expected, answer) {
  const wrong = [];
  strings.forEach((string, i) => {
    const got = answer(string, i);
    if (got !== expected[i])
      wrong.push(`${JSON.stringify(string)}: ${got}, the command: ${expected[i]}`);
  });
  ok(wrong.length === 0, `${what}: ${strings.length} strings`, ...wrong);
}

ok(fromFixtures > 2000, `${fromFixtures} strings from fixtures`);
const parts = answers('parse', `--fields=${uric.PARTS.join(',')},host-kind,path-kind,error`);
compare('parse, bytes', parts, (string, i) => partsLine(uric.parse, records[i], uric.check));
compare('parse, strings', parts, string => partsLine(uric.parse, string, uric.check));
compare('uric/parse', parts, string => partsLine(small.parse, string, small.check));

function batchLine(columns, row, text) {
  const valid = columns.isValid(row);
  const part = name => valid && columns.has(row, name)
    ? text.slice(columns.begin[name][row], columns.end[name][row]) : UNDEFINED;
  const error = valid ? UNDEFINED : columns.errorOffset[row];
  return [...uric.PARTS.map(part), error].join('\t');
}

const partsAlone = parts.map(line => line.split('\t').filter((each, i) => i < 7 || i === 9).join('\t'));
const joined = strings.join('');
for (const [name, from] of Object.entries({ uric, 'uric/parse': small })) {
  for (const into of [undefined, new uric.Columns()]) {
    const columns = from.parseStrings(strings, { into });
    compare(`parseStrings of ${name}${into ? ', into columns' : ''}`, partsAlone,
            (string, i) => batchLine(columns, i, joined));
    ok(columns.rows === strings.length, 'as many rows as strings');
  }
}

// Lines: those strings that hold no line end.
const lines = strings.map((string, i) => i).filter(i => !/[\r\n]/.test(strings[i]));
const text = lines.map(i => strings[i] + (i % 2 ? '\n' : '\r\n')).join('');
const filled = new uric.Columns();
for (const [given, into] of [[text], [Buffer.from(text, 'latin1')], [text, filled],
                             [Buffer.from(text, 'latin1'), filled]]) {
  const columns = uric.parseLines(given, { into });
  const wrong = lines.filter((i, row) => batchLine(columns, row, text) !== partsAlone[i] ||
    text.slice(columns.recordBegin[row], columns.recordEnd[row]) !== strings[i]);
  ok(columns.rows === lines.length && wrong.length === 0, `parseLines: ${lines.length} lines`,
     ...wrong.map(i => strings[i]));
}

compare('editions', answers('editions'), (string, i) =>
  Object.values(uric.editions(records[i])).map(field).join('\t'));

const orUndefined = call => {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof uric.UricError))
      throw error;
    return UNDEFINED;
  }
};
compare('normalize', answers('normalize'), string => orUndefined(() => uric.normalize(string)));
compare('normalize, all steps', answers('normalize', '--steps=case,percent,dots,scheme,ipv6'),
        string => orUndefined(() => uric.normalize(string,
          { steps: ['case', 'percent', 'dots', 'scheme', 'ipv6'] })));
compare('resolve', answers('resolve', '--base=http://a/b/c/d;p?q'), string =>
  orUndefined(() => uric.resolve('http://a/b/c/d;p?q', string)));
compare('audit', answers('audit'), (string, i) =>
  uric.audit(records[i]).map(hazard => hazard.name).join(',') ||
  (uric.isValid(records[i]) ? '' : UNDEFINED));
done();
