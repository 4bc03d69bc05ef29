// Checks what bad input gets: modules that are cut, foreign or of the wrong kind, detached buffers,
// lone surrogates, NUL, megabytes; and that memory is given back.
//
//   node memory.mjs PACKAGE-DIRECTORY
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { done, ok, same, throws } from './tap.mjs';

const target = path.resolve(process.argv[2]);
const load = name => import(pathToFileURL(path.join(target, name)));
const { Parser, Uric, loadUric, loadParser } = await load('load.js');
const { Columns, uric, parse, check, parseLines, parseStrings, normalize, needs, audit, removeDotSegments, resolve,
        relate, compare, expected, split } = await load('entry.js');
const { parser } = await load('entry_parse.js');
const whole = fs.readFileSync(path.join(target, 'uric-all.wasm'));
const small = fs.readFileSync(path.join(target, 'uric.wasm'));

// ---- modules ----

for (const length of [1, 12, 100, small.length >> 1, small.length - 1]) {
  throws(() => new Parser(small.subarray(0, length)), 'UricLoadError', /^uric: these \d+ bytes/,
         `a module cut after ${length} bytes`);
}
throws(() => new Parser(new Uint8Array(0)), 'UricLoadError', /no bytes/, 'an empty module');
throws(() => new Parser(null), 'UricLoadError', /not null/, 'no module');
throws(() => new Parser('uric.wasm'), 'UricLoadError', /not string/, 'a name in place of bytes');
throws(() => new Uric(small), 'UricLoadError', /another of uric's modules: it lacks explain\(\)/, 'the small module as the whole');
ok(new Parser(whole).isValid('a:b'), 'the whole module as the small one');
ok(new Parser(small) instanceof Parser && uric instanceof Parser && parser instanceof Parser &&
   new (class Own extends Parser { own() { return this.isValid('a:b'); } })(small).own(),
   'parsers of all kinds are of the class Parser');

// Modules of others: no exports; an import.
const HEAD = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
throws(() => new Parser(Uint8Array.from(HEAD)), 'UricLoadError', /not one of uric/, 'an empty foreign module');
const importing = Uint8Array.from([...HEAD, 1, 4, 1, 0x60, 0, 0, 2, 7, 1, 1, 0x61, 1, 0x62, 0, 0]);
throws(() => new Parser(importing), 'UricLoadError', /cannot be started/, 'a module that imports');

const moved = Uint8Array.from(small);
structuredClone(moved.buffer, { transfer: [moved.buffer] });
throws(() => new Parser(moved), 'UricLoadError', /transferred/, 'a module whose buffer was transferred');

const later = (promise, name, message, what) => promise.then(
  () => ok(false, what, 'no error'),
  error => ok(error.name === name && message.test(error.message), what, `${error.name}: ${error.message}`));
ok((await loadUric(whole)).isValid('a'), 'compiled asynchronously');
ok((await loadParser(WebAssembly.compile(small))).isValid('a'), 'from a promise of a module');
ok((await loadUric(new Response(whole))).isValid('a'), 'from a Response');
const answer = { ok: true, status: 200, url: 'x', arrayBuffer: async () => Uint8Array.from(whole).buffer };
ok((await loadUric(answer)).isValid('a'), 'from the answer of another fetch()');
await later(loadUric({ ...answer, ok: false, status: 403 }), 'UricLoadError', /403 for x/, 'one that is an error');
await later(loadUric(whole.subarray(0, 999)), 'UricLoadError', /999 bytes/, 'cut, asynchronously');
await later(loadUric(new Response('', { status: 404 })), 'UricLoadError', /404/, 'a Response that is an error');

// ---- text ----

same(check('\ud800'), { offset: 0, part: 'path', incomplete: false, expected: check(' ').expected },
     'a lone surrogate is not allowed');
same(check('http://h/\u{1f600}x').offset, 9, 'offsets count units up to the error');
same(check('http://h/é').offset, check(new TextEncoder().encode('http://h/é')).offset,
     'a string and its bytes have their error at the same offset');
same(check('a\0b').offset, 1, 'NUL is a byte like any other');
same(parse('').pathKind, 'path-empty', 'an empty string');
same(parse(new TextEncoder().encode('http://h/a?b')).query, 'b', 'bytes');
const plain = { scheme: undefined, userinfo: 'u', host: 'h', port: '', path: '/', query: 'q', fragment: '',
                hostKind: 'reg-name', pathKind: 'path-abempty' };
same(parse('//u@h:/?q#'), plain, 'the parts as JSON');
same(inspect(parse('//u@h:/?q#')), inspect(plain), 'the parts as Node shows them');
const fleeting = new TextEncoder().encode('http://h/a');
const kept = parse(fleeting);
fleeting.fill(32);
same(kept.host + kept.path, 'h/a', 'the parts of bytes that change');
same(parse(new Uint8Array(new SharedArrayBuffer(0))).path, '', 'empty shared memory');
same(parseLines('é\nhttp://h/').begin.host[1], 9, 'lines count units of a string');
same(parseLines(new TextEncoder().encode('é\nhttp://h/')).begin.host[1], 10, 'and bytes of an array');
same(parseLines('').rows, 0, 'no bytes, no line');
same(parseLines('\n\n').rows, 2, 'empty lines');
same(parseStrings(['a', '', 'b:']).recordEnd.join(), '1,1,3', 'an empty string among others');
same(parseStrings([]).rows, 0, 'no strings');
same(parseStrings([new TextEncoder().encode('http://a/').buffer, 'b:']).recordEnd.join(), '9,11', 'an ArrayBuffer among strings');
same(removeDotSegments('/é/../ü/./b'), '/ü/b', 'dot-segments between letters beyond ASCII');
same(removeDotSegments('\ufeff/../a'), '/a', 'a byte order mark is a character');
throws(() => removeDotSegments(5), 'TypeError', /a string or a Uint8Array is needed/, 'a number is no path');
same(audit('http://\ud800/%ff').map(hazard => hazard.name).includes('bad-utf8'), true, 'hazards of what is invalid');
for (const bad of [null, undefined, 1, {}, [], new Uint16Array(2)])
  throws(() => parse(bad), 'TypeError', /a string or a Uint8Array is needed/, `${Object.prototype.toString.call(bad)} is no text`);
const gone = new Uint8Array(8);
structuredClone(gone.buffer, { transfer: [gone.buffer] });
throws(() => parse(gone), 'TypeError', /detached/, 'a detached buffer');
if (ArrayBuffer.prototype.resize) { // Node 20
  const resizable = new ArrayBuffer(8, { maxByteLength: 64 });
  const growing = new Uint8Array(resizable), tail = new Uint8Array(resizable, 6, 2);
  resizable.resize(4);
  throws(() => parseLines(tail), 'TypeError', /too short/, 'a view beyond its buffer');
  same(check(growing).offset, 0, 'a view of a buffer that shrank');
  resizable.resize(64);
  same(check(growing.fill(97)), null, 'and grew');
}
const caught = call => {
  try {
    return call();
  } catch (error) {
    return error;
  }
};
for (const [input, rule] of [['http://h b', 'URI-reference'], ['a', 'URI'], ['http://h/~', 'rfc1738:httpurl'],
                             [new TextEncoder().encode('http://[::1/'), 'URI-reference'],
                             [Buffer.from('http://h b'), 'URI-reference']]) {
  const { offset, part, incomplete, expected: words } = check(input, { rule });
  const error = caught(() => parse(input, { rule }));
  if (typeof input !== 'string')
    input.fill(32); // changed, and explained afterwards
  same(error.message, `uric: not valid as ${rule} at offset ${offset}; ${words}`, `the message of an error by ${rule}`);
  same([error.name, error.expected, error.offset, error.part, error.incomplete],
       ['UricError', words, offset, part, incomplete], 'and the rest of it');
  same(JSON.parse(JSON.stringify(error)), { name: 'UricError', offset, part, incomplete, expected: words },
       'an error as JSON');
  same(error.stack.split('\n')[0], `UricError: ${error.message}`, 'its stack starts with the message');
}
const buffer = Buffer.from('http://h/a?b');
const { path: copied } = split(buffer);
buffer.fill(32);
same(String(copied), '/a', 'the components of a Buffer are copies');
throws(() => resolve('http://h/ ', 'a'), 'UricError', /^uric: the base is not valid as URI-reference at offset 9; expected/,
       'a base that is invalid');
throws(() => resolve('http://h/', 'a b'), 'UricError', /^uric: the reference is not valid .* offset 1;/, 'a reference that is invalid');
throws(() => relate('http://h/', '%'), 'UricError', /^uric: the target is not valid /, 'a target that is invalid');
throws(() => compare('%', 'a'), 'UricError', /^uric: the first is not valid /, 'the first of two is invalid');
for (const [call, name] of [[() => resolve(1, 'a'), 'base'], [() => resolve('http://h/'), 'reference'],
                            [() => relate('http://h/', null), 'target'], [() => compare({}, 'a'), 'first']])
  throws(call, 'TypeError', new RegExp(`needed, not .*, as the ${name}$`), `what is no text, as the ${name}`);
throws(() => parse('a', { rule: 'URL' }), 'TypeError', /^uric: no rule is called "URL"; there are URI-reference .{0,300} rfc1738:httpurl$/,
       'a wrong rule: the message is short');
throws(() => expected('a', { rule: 'URL' }), 'TypeError', /no rule is called/, 'expected() by a wrong rule');
throws(() => expected('a', { rule: 'rfc1738:httpurl' }), 'TypeError', /no rules of older editions/, 'expected() by an older rule');
const turns = ['http://h/', 'a '.repeat(1 << 20)];
const changing = new Proxy([''], { get: (array, name) => name === '0' ? turns.shift() : array[name] });
same(parseStrings(changing).recordEnd.join(), '9', 'an element that changes is read once');
for (const bad of [undefined, null, 5, 'abc', new Set(['a']), { length: 1, 0: 'a' }])
  throws(() => parseStrings(bad), 'TypeError', /^uric: an array of strings is needed$/, `${Object.prototype.toString.call(bad)} is no array`);
class Long extends Uint8Array { get length() { return 2 ** 32; } }
throws(() => parseStrings([new Long(1)]), 'RangeError', /offsets end at 4 GiB/, 'more bytes than offsets can count');

// ---- getters that call the package ----

const meanwhile = () => [parse('other://h/?q'), normalize('OTHER://h'), parseStrings(['other:', 'o'])];
function* steps() {
  meanwhile();
  yield* ['case', 'percent'];
}
same(needs('HTTP://h/%7e', { steps: steps() }), ['percent', 'case'], 'steps that are asked for');
// While one is read, does something else.
const asks = (strings, name, call) => new Proxy(strings, { get(array, key) {
  if (key === name)
    call();
  return array[key];
} });
const thousands = Array.from({ length: 30000 }, (_, i) => 'http://h/' + i);
const ends = parseStrings(thousands).end.path.join();
for (const name of ['length', '20000']) {
  same(parseStrings(asks(thousands, name, meanwhile)).end.path.join(), ends, `a batch within a batch, at ${name}`);
  const twice = new Columns();
  const inner = () => parseStrings(['a:b', 'c'], { into: twice });
  same(parseStrings(asks(thousands, name, inner), { into: twice }).end.path.join(), ends, `into the same columns, at ${name}`);
}
const lost = [new Uint8Array(9), 'a'];
throws(() => parseStrings(asks(lost, '1', () => structuredClone(lost[0].buffer, { transfer: [lost[0].buffer] }))),
       'TypeError', /detached/, 'an element that is transferred meanwhile');

throws(() => parse('a', { rule: 'constructor' }), 'TypeError', /no rule is called/, 'a rule of no grammar');
throws(() => normalize('a', { steps: ['toString'] }), 'TypeError', /no step is called/, 'a step that is none');
throws(() => normalize('a', { steps: [Symbol('x')] }), 'TypeError', /no step is called "Symbol\(x\)"/, 'a symbol as a step');
throws(() => normalize('a', { steps: 'dots' }), 'TypeError', /no step is called "d"/, 'a name in place of a list of steps');
throws(() => parseLines('a', { parts: 'host' }), 'TypeError', /no part is called "h"/, 'a name in place of a list of parts');
for (const part of ['authority', 'constructor'])
  throws(() => parseLines('a', { parts: [part] }), 'TypeError', /no part is called/, `${part} is no part`);

for (const [input, rule, expectedParts] of [
  ['u@h:1', 'authority', { userinfo: 'u', host: 'h', port: '1' }], ['h', 'host', { host: 'h' }],
  ['h:', 'Host', { host: 'h', port: '' }], ['a:1', 'authority-form', { host: 'a', port: '1' }],
  ['/a?b', 'origin-form', { path: '/a', query: 'b' }],
  ['http://h:1/a?b', 'rfc1738:httpurl', { scheme: 'http', host: 'h', port: '1', path: '/a', query: 'b' }],
  ['http://u@h/a?b#c', 'URI', { scheme: 'http', userinfo: 'u', host: 'h', path: '/a', query: 'b', fragment: 'c' }]
]) {
  const { hostKind, pathKind, ...named } = JSON.parse(JSON.stringify(parse(input, { rule })));
  same(named, expectedParts, `the parts of ${input} by ${rule}`);
}

// ---- columns that are filled again ----

const tableOf = ({ begin, end, ...columns }) => Object.entries({ ...columns, ...begin, ends: Object.values(end) })
  .map(([name, values]) => `${name} ${Array.isArray(values) ? values.map(each => each.join()).join(';') : values}`);
const again = new Columns();
const log = 'http://h/a\r\n//[::1]:80\nnot a URI\n?q#f';
for (const options of [{}, { parts: ['host'] }, {}, { parts: [] }]) {
  ok(parseLines(log, { ...options, into: again }) === again, 'columns are filled and returned');
  same(tableOf(again), tableOf(parseLines(log, options)), `with ${JSON.stringify(options)}`);
}
const first = parseLines('a:b\n'.repeat(30000), { into: again }).bits;
same(tableOf(again), tableOf(parseLines('a:b\n'.repeat(30000))), 'columns that grow');
parse('http://other/');
ok(again.end.scheme[29999] === 119997, 'another call leaves them alone');
parseStrings(['//h'], { into: again });
ok(again.bits.buffer === first.buffer && first[0] === again.bits[0], 'they stay where they are');
same(tableOf(again), tableOf(parseStrings(['//h'])), 'fewer rows than before');
const anotherOne = parseLines('x:y', { into: new Columns() });
ok(anotherOne.bits.buffer !== again.bits.buffer, 'others are elsewhere');
ok(parseLines('', { into: again }).rows === 0 && again.bits.length === 0, 'no rows');
same(parseStrings([], { into: again }).begin.host.length, 0, 'no strings');
throws(() => parseStrings(['a', 5], { into: again }), 'TypeError', /a string or a Uint8Array is needed/, 'a number among strings');
same(tableOf(parseLines(log, { into: again })), tableOf(parseLines(log)), 'again, after an error');
same(parseLines('a'.repeat(1 << 19) + '\nb', { into: again }).recordBegin.join(), '0,524289', 'a line longer than a chunk');
same(tableOf(structuredClone({ ...again })), tableOf(again), 'they can be cloned');
const sent = parseLines(log);
const arrived = structuredClone(sent.bits, { transfer: [sent.bits.buffer] });
ok(sent.bits.length === 0 && arrived.length === 4, 'other columns can be transferred');
ok(parseLines(log, { into: sent }).bits.join() === arrived.join(), 'and be filled again afterwards');
same(parseLines('\n'.repeat(20000), { into: again }).recordBegin[19999], 19999, 'many empty lines');
const own = new Parser(small);
same(tableOf(own.parseLines(log, { into: again })), tableOf(own.parseLines(log)), 'by a parser of another module');
const given = parseLines(log);
const before17 = given.bits;
ok(parseLines('a', { into: given }) === given && before17.length === 4 && before17[2] >> 16 === parseLines(log).bits[2] >> 16,
   'the arrays of a result without memory of its own stay as they were');
for (const bad of [null, {}, [], 'x', new Uint32Array(8)])
  throws(() => parseLines('a', { into: bad }), 'TypeError', /^uric: into has to be of the class Columns$/,
         `${Object.prototype.toString.call(bad)} is not filled`);

// ---- megabytes ----

const pages = () => uric.whole.bytes.length >> 16;
const before = pages();
const path20 = 'a'.repeat(20 << 20);
same(parse('http://h/' + path20).path.length, path20.length + 1, 'a path of 20 MiB');
same(check('http://h/' + path20 + ' ').offset, path20.length + 9, 'an error after 20 MiB');
same(normalize('HTTP://h/' + '%7e'.repeat(3 << 20)).length, 9 + (3 << 20), 'a normal form of 9 MiB');
same(normalize('http://h/' + '../'.repeat(1 << 20)), 'http://h/', 'a million dot-segments');
same(parseLines(path20 + '\nhttp://h/\n').rows, 2, 'a line of 20 MiB');
ok(pages() <= 256, 'the memory is given back', `${before} pages before, ${pages()} after`);
const many = parseLines('http://h/a\n'.repeat(500000), { parts: ['host'] });
ok(many.rows === 500000 && many.end.host[499999] === 499999 * 11 + 8, 'half a million lines');
ok(many.begin.host.buffer === many.bits.buffer, 'the columns share a buffer');
ok(many.begin.path === undefined && many.begin.host.length === many.rows, 'only the parts that are wanted');
for (const fill of ['[', '%', '/..', ':', '@', '//', '\xff'])
  ok(check(fill.repeat(1 << 20)) !== undefined, `a megabyte of ${JSON.stringify(fill)} has an answer`);
throws(() => uric.whole.reserve(2 ** 31), 'RangeError', /no memory for 2147483648 bytes/, 'more than 2 GiB');
ok(parse('a:b').scheme === 'a', 'and it works on');
done();
