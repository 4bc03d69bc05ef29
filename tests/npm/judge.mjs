// Checks that uric/readings, uric/request and uric/domains answer as the command does, on every URL
// and request of the fixtures and on random ones.
//
//   node judge.mjs PACKAGE-DIRECTORY URIC FIXTURES COUNT [SEED]
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { done, ok, same, throws } from './tap.mjs';

const [target, command, fixtures, count, seed = '3986'] = process.argv.slice(2);
const load = name => import(pathToFileURL(path.resolve(target, name)));
const { agree, read, readers, version } = await load('entry_readings.js');
const { request } = await load('entry_request.js');
const { publicSuffixes } = await load('entry_domains.js');

// xorshift32
let state = Number(seed) >>> 0 || 1;
function random(n) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % n;
}

const many = (make, n) => Array.from({ length: n }, make);
const some = pieces => many(() => pieces[random(pieces.length)], random(8)).join('');

// The command's answers as objects: null is undefined.
function answers(records, ...options) {
  const input = Buffer.from(records.map(record => record + '\0').join(''), 'utf8');
  const run = spawnSync(command, [...options, '-0', '-q', '--format=json'], { input, maxBuffer: 1 << 30 });
  if (run.status === null || run.status > 1)
    throw new Error(`${command} ${options.join(' ')}: status ${run.status}: ${run.stderr}`);
  const lines = run.stdout.toString('utf8').split('\n').slice(0, -1).map(line => JSON.parse(line));
  if (lines.length !== records.length)
    throw new Error(`${lines.length} answers to ${records.length} records`);
  return lines;
}

function compare(what, records, expected, answer) {
  const wrong = [];
  records.forEach((record, i) => {
    const got = answer(record);
    for (const name of Object.keys(expected[i])) {
      if ((got[name] ?? null) !== expected[i][name])
        wrong.push(`${JSON.stringify(record)}: ${name} ${got[name]}, the command: ${expected[i][name]}`);
    }
  });
  ok(records.length > 100 && wrong.length === 0, `${what}: ${records.length} records`, ...wrong);
}

// ---- readings ----

const URL_PIECES = ['http:', 'https:', '//', 'h', '[', ']', '::1', '%41', '%', '?', '#', '/', '..', '@', ':', '80',
                    '127.0.0.1', '0x7f.1', 'a', 'Z', 'é', ' ', '\\', '%2e', 'ftp:', 'file:', '|', '.'];
const tricks = fs.readFileSync(path.join(fixtures, 'readings', 'tricks.tsv'), 'utf8');
const urls = tricks.split(/[\t\n]/).filter(text => /[:/]/.test(text));
for (let i = 0; i < Number(count); i++)
  urls.push('http://' + some(URL_PIECES), some(URL_PIECES));

const fields = readers.flatMap(name => [name, ...['verdict', 'scheme', 'port', 'path'].map(part => `${name}.${part}`)]);
compare('read', urls, answers(urls, 'readings', `--fields=${fields.join(',')}`), url => {
  const answer = {};
  for (const name of readers) {
    const { host, ...parts } = read(url, name);
    answer[name] = host;
    for (const part of ['verdict', 'scheme', 'port', 'path'])
      answer[`${name}.${part}`] = parts[part];
  }
  return answer;
});
compare('agree', urls, answers(urls, 'readings', '--fields=verdict,reason,reader,at'), url => {
  const { offset, ...answer } = agree(url);
  return { ...answer, at: offset === undefined ? undefined : Buffer.byteLength(url.slice(0, offset)) };
});
same(read('http://:ß/', 'rfc3987').offset, 9, 'offsets count units of a string');
same(read(new TextEncoder().encode('http://:ß/'), 'rfc3987').offset, 10, 'and bytes of an array');
same(read('http://1.2.3.4./', 'curl').host === read('http://1.2.3.4./', 'curl', { oldest: true }).host, false,
     'an oldest version');
ok(/^libcurl 8\./.test(version('curl')) && version('whatwg', { oldest: true }) === undefined, 'versions');
throws(() => agree('a', { readers: ['netscape'] }), 'TypeError', /no reader is called "netscape"/, 'a wrong reader');
throws(() => agree('a', { readers: [] }), 'TypeError', /needs a reader/, 'no reader');
throws(() => read('a', 'whatwg', { oldest: true }), 'TypeError', /one version of whatwg/, 'no oldest version');

// ---- requests ----

const OPTIONS = {
  https: ['scheme', 'https'], '1.0': ['version', '1.0'], 2: ['version', '2'],
  scheme: ['targetScheme'], authority: ['authority'], protocol: ['protocol']
};
const POLICIES = {
  'same-host': { sameHost: true }, 'any-scheme': { anyScheme: true }, 'empty-host': { emptyHost: true },
  'keep-slashes': { mergeSlashes: false }, 'decode-slashes': { decodeSlashes: true },
  backslashes: { decodeBackslashes: true }, dns: { dnsHost: true }, audit: { audit: true },
  permit: { refuse: [] }, serves: { hosts: ['h', 'example.com', '[::1]'] }, tunnels: { protocols: ['websocket', 'connect-udp'] }
};

const bytesOf = text => Buffer.from(text.replace(/\\x([0-9a-f]{2})/g, (all, hex) =>
  String.fromCharCode(parseInt(hex, 16))), 'latin1');

// A line of the fixtures: { fields, policy, expected }; undefined if it has an option that the
// package lacks.
function judged(line) {
  const tokens = line.match(/[\w.-]+:"[^"]*"|"[^"]*"|[^ "]+/g);
  const equals = tokens.indexOf('=');
  const text = token => token[0] === '"' ? bytesOf(token.slice(1, -1)) : undefined;
  const fields = { scheme: 'http' }, policy = {}, values = [];
  for (const token of tokens.slice(0, equals)) {
    const [, name, value] = token.match(/^([\w.-]+)(?::"([^"]*)")?$/) ?? [];
    if (name === undefined || token === '-')
      values.push(text(token));
    else if (name === 'redirect')
      policy.redirect = [...policy.redirect ?? [], value];
    else if (Object.hasOwn(POLICIES, name))
      Object.assign(policy, POLICIES[name]);
    else if (Object.hasOwn(OPTIONS, name))
      fields[OPTIONS[name][0]] = value === undefined ? OPTIONS[name][1] : bytesOf(value);
    else
      return undefined;
  }
  [fields.method, fields.target, ...fields.host] = values;
  return { fields, policy, expected: tokens.slice(equals + 1) };
}

let rows = 0, lacking = 0;
const wrong = [];
for (const file of fs.readdirSync(path.join(fixtures, 'request'))) {
  for (const line of fs.readFileSync(path.join(fixtures, 'request', file), 'utf8').split('\n')) {
    const row = line === '' || line[0] === '#' ? null : judged(line);
    lacking += row === undefined;
    if (!row)
      continue;
    rows++;
    const { ok: isOk, reason, form, host, port, path: found, query, location } = request(row.fields, row.policy);
    const quoted = value => value === undefined ? '-' : `"${value}"`;
    const got = isOk ? ['ok', form, quoted(host), String(port ?? 0), quoted(found), ...query === undefined ? [] : [quoted(query)]]
      : location === undefined ? [reason] : ['redirect', quoted(location)];
    while (got.at(-1) === '-')
      got.pop();
    const expected = [...row.expected];
    while (expected.at(-1) === '-')
      expected.pop();
    if (got.join(' ') !== expected.join(' '))
      wrong.push(`${line}: ${got.join(' ')}`);
  }
}
ok(rows > 250 && lacking < 40 && wrong.length === 0, `${rows} requests, ${lacking} of tolerances left out`, ...wrong);
const { code, clause, text } = request({ method: 'GET', target: '/' });
same([code, clause], [400, 'RFC 9112, 3.2'], 'a code and a clause');
ok(/Host/.test(text), 'a verdict in words', text);
throws(() => request({ target: '/', path: '/' }), 'TypeError', /no field of a request is called "path"/, 'a wrong field');
throws(() => request({ target: '/' }, { refuse: ['x'] }), 'TypeError', /no hazard is called "x"/, 'a wrong hazard');
throws(() => request({ target: '/' }, { sameHosts: true }), 'TypeError', /no policy is called "sameHosts"/, 'a wrong policy');
throws(() => request({ target: '/', scheme: '1' }), 'TypeError', /not a scheme/, 'a connection without a scheme');
for (const [policy, message] of [[{ hosts: 'h' }, /^uric: hosts has to be a list$/], [{ hosts: null }, /hosts/], [{ refuse: 'dots' }, /refuse/],
                                 [{ longest: NaN }, /^uric: longest has to be a number of bytes$/], [{ longest: -1 }, /longest/],
                                 [{ longest: '9' }, /longest/]])
  throws(() => request({ target: '/', host: 'h' }, policy), 'TypeError', message, `a policy of ${Object.keys(policy)}: ${Object.values(policy)}`);
for (const longest of [Infinity, 2 ** 32, 1.5])
  same(request({ target: '/', host: 'h' }, { longest }).reason, 'ok', `at most ${longest} bytes`);
const absent = Object.fromEntries(['hosts', 'protocols', 'refuse', 'redirect', 'longest', 'sameHost', 'mergeSlashes']
  .map(name => [name, undefined]));
same(request({ target: '//a', host: 'h' }, absent), request({ target: '//a', host: 'h' }), 'what is undefined is absent');
same(request({ target: '/', host: 'x' }, Object.create({ hosts: ['h'] })).reason, 'host-not-served', 'a policy that inherits');
const asking = {
  get hosts() { return [request({ target: '/b', host: 'other' }).host, 'h']; },
  get refuse() { return request({ target: '/b/..', host: 'other' }).hazards; }
};
same(request({ target: '/a', host: 'h' }, asking).path, '/a', 'a policy with getters that judge another request');
same(request({ target: '/' + 'a'.repeat(1 << 20), host: 'h' }).reason, 'target-too-long', 'a megabyte');
same(request({ target: '/' + './'.repeat(1 << 20) + 'a', host: 'h' }, { longest: 1 << 22 }).path, '/a',
     'a megabyte that is taken');

// ---- registrable domains ----

const listFile = path.join(fixtures, 'domains', 'suffixes.dat');
const list = fs.readFileSync(listFile);
const HOST_PIECES = ['a', 'b', 'com', 'uk', 'co', 'ck', 'www', '.', '.', '.', 'blogspot', 'example', 'é', '%41', '1', '-', 'COM'];
const hosts = Array.from({ length: Number(count) }, () => some(HOST_PIECES)).filter(host => !host.includes('é'));
const uris = hosts.map(host => `//${host}`);
const suffixes = publicSuffixes(list), reopened = publicSuffixes(suffixes.table());
const expectedDomains = answers(uris, 'parse', `--suffixes=${listFile}`, '--fields=registrable-domain');
for (const from of [suffixes, reopened, publicSuffixes(list.toString('utf8'))])
  compare('registrableDomain', uris, expectedDomains, uri => ({ 'registrable-domain': from.registrableDomain(uri.slice(2)) }));
same([suffixes.publicSuffix('a.b.ck'), suffixes.publicSuffix('co.uk'), suffixes.registrableDomain('co.uk')],
     ['b.ck', 'co.uk', undefined], 'public suffixes');
same([suffixes.registrableDomain('blogspot.example'), suffixes.registrableDomain('blogspot.example', { icann: true })],
     [undefined, 'blogspot.example'], 'without the private section');
same(suffixes.registrableDomain('a.b.test', { listed: true }), undefined, 'only listed suffixes');
same(suffixes.registrableDomain('a.é.com'), 'é.com', 'a host beyond ASCII');
throws(() => publicSuffixes('com\n'), 'UricLoadError', /neither a public suffix list nor a table/, 'no list');
throws(() => publicSuffixes(suffixes.table().subarray(0, 99)), 'UricLoadError', /neither/, 'a table that is cut');
done();
