// All that the package can do with uric-all.wasm.
import { checked } from './engine.js';
import { PARTS, Parser, UricError } from './parser.js';

export { PARTS, UricError };

const utf8 = new TextEncoder(), fromUtf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const TOO_SMALL = 5, NO_SCHEME = 6, SURPLUS = 7;
const STEPS = { percent: 1, case: 2, dots: 4, scheme: 8, ipv6: 16 };
const SURPLUS_FLAGS = { drop: 2, keep: 4, refuse: 8 };
const EDITIONS = {
  url1994: 'url1994:fragmentaddress', rfc1738: 'rfc1738:genericurl',
  url1997: 'url1997:URL-reference', rfc2396: 'rfc2396:URI-reference',
  uri2003: 'uri2003:URI-reference', rfc3986: 'URI-reference'
};
const OLDER = 15; // URIC_RULES

function oneOf(table, name, what) {
  if (!Object.hasOwn(table, name))
    throw new TypeError(`uric: no ${what} is called ${JSON.stringify(name)}; there are ` +
                        Object.keys(table).join(' '));
  return table[name];
}

function stepSet(steps) {
  return steps.reduce((set, name) => set | oneOf(STEPS, name, 'step'), 0);
}

export class Uric extends Parser {
  constructor(source) {
    super(source, 'explain');
    const { engine } = this;
    const { exports } = engine;
    this.rules = Object.create(null);
    for (const first of [0, OLDER]) {
      for (let i = first, name; (name = engine.name(exports.rule_name(i))) !== null; i++)
        this.rules[name] ??= i;
    }
    this.hazards = [];
    for (let name; (name = engine.name(exports.hazard_name(this.hazards.length))) !== null;)
      this.hazards.push(name);
  }

  // ---- one string, by any rule ----

  // struct uric of the input by a rule: its status, and the index of its words.
  scanAs(input, rule) {
    const { engine } = this;
    const n = engine.put(input, 128);
    const parts = engine.room + n + 63 & ~63;
    return { status: engine.exports.parse_as(oneOf(this.rules, rule, 'rule'), engine.room, n,
                                             parts), at: parts / 4 };
  }

  isValid(input, { rule = 'URI-reference' } = {}) {
    const { status } = this.scanAs(checked(input), rule);
    this.engine.release();
    return status === 0;
  }

  /** null if the input matches the rule; otherwise where its error is, and what was expected. */
  check(input, { rule = 'URI-reference' } = {}) {
    input = checked(input);
    const { status, at } = this.scanAs(input, rule);
    const found = status === 0 ? null : this.found(status, at);
    if (found !== null)
      found.expected = this.explain(input, rule);
    this.engine.release();
    return found;
  }

  parse(input, options) {
    if (options === undefined || options.rule === undefined)
      return super.parse(input);
    input = checked(input);
    const { status, at } = this.scanAs(input, options.rule);
    if (status !== 0)
      throw this.error(input, status, this.found(status, at), options.rule);
    return this.take(input, at);
  }

  // What was expected, in words, for an invalid input.
  explain(input, rule) {
    return this.written(600, input.length, (buffer, size) => {
      const n = this.engine.put(input, 600);
      return this.engine.exports.explain(this.rules[rule], this.engine.room, n, buffer, size);
    }).text;
  }

  error(input, status, found, rule = 'URI-reference') {
    found.expected ??= this.explain(input, rule);
    this.engine.release();
    return new UricError(
      `uric: not valid as ${rule} at offset ${found.offset}; ${found.expected}`, found);
  }

  /** The bytes that were expected at the error of an input, as a Set of characters, and whether
   *  it might end there. For the rules of RFC 3986 and 9112. */
  expected(input, { rule = 'URI-reference' } = {}) {
    input = checked(input);
    const { engine } = this;
    const n = engine.put(input, 128);
    const set = engine.room + n + 63 & ~63;
    const end = engine.exports.expected(oneOf(this.rules, rule, 'rule'), engine.room, n, set);
    const characters = [];
    for (let byte = 0; byte < 256; byte++) {
      if (engine.bytes[set + (byte >> 3)] >> (byte & 7) & 1)
        characters.push(String.fromCharCode(byte));
    }
    engine.release();
    return { characters, end: end !== 0 };
  }

  // Calls write(buffer, size), which puts its input first, with a buffer that is large enough.
  written(guess, inputLength, write) {
    const { engine } = this;
    for (let size = guess; ;) {
      engine.reserve(inputLength + 64 + size);
      const buffer = engine.room + inputLength + 63 & ~63;
      const status = write(buffer, size);
      const length = engine.exports.length();
      if (status !== TOO_SMALL)
        return { status, text: status === 0 ? engine.text(buffer, length) : undefined, buffer };
      size = length + 1;
    }
  }

  // Throws what is wrong with one of several references.
  refuse(status, inputs) {
    const { engine } = this;
    if (status === NO_SCHEME)
      throw new UricError('uric: the base has no scheme', { status: 'no-scheme' });
    if (status === SURPLUS)
      throw new UricError('uric: more ".." than segments', { status: 'surplus' });
    for (const input of inputs)
      super.parse(input);
    throw new UricError('uric: ' + engine.name(engine.exports.status_text(status)), {});
  }

  // ---- references ----

  /** The normal form (RFC 3986, section 6.2). */
  normalize(input, { steps = ['case', 'percent', 'dots'] } = {}) {
    input = checked(input);
    const { engine } = this;
    const set = stepSet(steps);
    const { status, text } = this.written(input.length + 64, input.length, (buffer, size) =>
      engine.exports.normalize(engine.room, engine.put(input), set, buffer, size, 0));
    if (status !== 0)
      this.refuse(status, [input]);
    engine.release();
    return text;
  }

  /** The same, with the offset in the input that each character comes from. */
  normalizeMapped(input, { steps = ['case', 'percent', 'dots'] } = {}) {
    input = checked(input);
    const { engine } = this;
    const set = stepSet(steps);
    const room = input.length + 64;
    engine.reserve(input.length + 64 + 6 * room + 64);
    let map = 0;
    const { status, text } = this.written(room, input.length, (buffer, size) => {
      engine.reserve(input.length + 256 + 5 * size);
      map = buffer + size + 63 & ~63;
      return engine.exports.normalize(engine.room, engine.put(input), set, buffer, size, map);
    });
    if (status !== 0)
      this.refuse(status, [input]);
    const answer = { text, map: engine.words.slice(map / 4, map / 4 + text.length + 1) };
    engine.release();
    return answer;
  }

  /** The steps that would change the reference. */
  needs(input, { steps = Object.keys(STEPS) } = {}) {
    input = checked(input);
    const { engine } = this;
    const needed = engine.exports.needs(engine.room, engine.put(input), stepSet(steps));
    if (needed < 0)
      this.refuse(0, [input]);
    engine.release();
    return Object.keys(STEPS).filter(name => needed & STEPS[name]);
  }

  // Puts two inputs and calls with (s, n, t, m).
  both(one, other, call) {
    const { engine } = this;
    engine.reserve(one.length + other.length);
    engine.write(one, engine.room);
    engine.write(other, engine.room + one.length);
    return call(engine.room, one.length, engine.room + one.length, other.length);
  }

  pair(one, other, call) {
    one = checked(one);
    other = checked(other);
    const lengths = one.length + other.length;
    const { status, text } = this.written(lengths + 64, lengths, (buffer, size) =>
      this.both(one, other, (s, n, t, m) => call(s, n, t, m, buffer, size)));
    if (status !== 0)
      this.refuse(status, [one, other]);
    this.engine.release();
    return text;
  }

  /** The target of a reference (section 5.2). */
  resolve(base, reference, { strict = true, surplus = 'drop' } = {}) {
    const flags = (strict ? 0 : 1) | oneOf(SURPLUS_FLAGS, surplus, 'treatment of surplus');
    return this.pair(base, reference, (s, n, t, m, buffer, size) =>
      this.engine.exports.resolve(s, n, t, m, flags, buffer, size));
  }

  /** The shortest reference that resolves to the target. */
  relate(base, target) {
    return this.pair(base, target, (s, n, t, m, buffer, size) =>
      this.engine.exports.relate(s, n, t, m, buffer, size));
  }

  /** The first rung of section 6.2 on which the two are equal. */
  compare(one, other) {
    one = checked(one);
    other = checked(other);
    const { engine } = this;
    const rung = this.both(one, other, engine.exports.compare);
    if (rung < 0)
      this.refuse(0, [one, other]);
    engine.release();
    return engine.name(engine.exports.rung_name(rung));
  }

  /** The five components of Appendix B, of any string. */
  split(input) {
    input = checked(input);
    const { engine } = this;
    const n = engine.put(input, 128);
    const parts = engine.room + n + 63 & ~63;
    engine.exports.split(engine.room, n, parts);
    const words = engine.words.slice(parts / 4, parts / 4 + 11);
    const answer = {};
    ['scheme', 'authority', 'path', 'query', 'fragment'].forEach((name, i) => {
      answer[name] = words[10] >>> i & 1 ? input.slice(words[2 * i], words[2 * i + 1]) : undefined;
    });
    engine.release();
    return answer;
  }

  /** A path without its dot-segments (section 5.2.4), which need not be valid; a lone surrogate
   *  becomes U+FFFD. */
  removeDotSegments(path) {
    const { engine } = this;
    path = checked(path);
    const bytes = typeof path === 'string' ? utf8.encode(path) : path;
    const { buffer } = this.written(bytes.length, bytes.length, (buffer, size) =>
      engine.exports.remove_dots(engine.room, engine.put(bytes), buffer, size));
    const text = fromUtf8.decode(engine.bytes.slice(buffer, buffer + engine.exports.length()));
    engine.release();
    return text;
  }

  /** An IPv6 address as RFC 5952 writes it, without brackets; undefined if it is none. */
  ipv6(address) {
    const { engine } = this;
    address = checked(address);
    const { text } = this.written(40, address.length, (buffer, size) =>
      engine.exports.ipv6_text(engine.room, engine.put(address), buffer, size));
    engine.release();
    return text;
  }

  // ---- judgements ----

  /** The hazards of any string (section 7): [{ name, value }], with a value if there is one. */
  audit(input) {
    const { engine } = this;
    const { exports } = engine;
    exports.audit(engine.room, engine.putUtf8(checked(input)));
    const found = [];
    this.hazards.forEach((name, i) => {
      if (exports.hazard(i))
        found.push(exports.has_value(i) ? { name, value: exports.value() >>> 0 } : { name });
    });
    engine.release();
    return found;
  }

  /** For each edition of the grammar null, or the offset of the error. */
  editions(input) {
    const answer = {};
    for (const [name, rule] of Object.entries(EDITIONS))
      answer[name] = this.check(input, { rule })?.offset ?? null;
    return answer;
  }
}
