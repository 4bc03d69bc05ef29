// All that the package can do with uric-all.wasm.
import { checked, engineOf, inUtf8, joined, utf8Text } from './engine.js';
import { BITS, PARTS, Parser, Parts, UricError } from './parser.js';

export { PARTS, UricError };

const TOO_SMALL = 5, NO_SCHEME = 6, SURPLUS = 7;
const STEPS = { percent: 1, case: 2, dots: 4, scheme: 8, ipv6: 16 };
const SYNTAX = ['case', 'percent', 'dots'];
const SURPLUS_FLAGS = { drop: 2, keep: 4, refuse: 8 };
const EDITIONS = {
  url1994: 'url1994:fragmentaddress', rfc1738: 'rfc1738:genericurl',
  url1997: 'url1997:URL-reference', rfc2396: 'rfc2396:URI-reference',
  uri2003: 'uri2003:URI-reference', rfc3986: 'URI-reference'
};

function oneOf(table, name, what) {
  if (!Object.hasOwn(table, name))
    throw new TypeError(`uric: no ${what} is called ${JSON.stringify(String(name))}; there are ` +
                        Object.keys(table).join(' '));
  return table[name];
}

function stepSet(steps) {
  return [...steps].reduce((set, name) => set | oneOf(STEPS, name, 'step'), 0);
}

// Of bytes a copy, for they may change: slice() as Node's bytes have it makes none.
function copied(input, begin, end) {
  return typeof input === 'string' ? input.slice(begin, end)
                                   : Uint8Array.prototype.slice.call(input, begin, end);
}

// An argument, whose name an error gives.
function argument(name, input) {
  try {
    return checked(input);
  } catch (error) {
    throw new TypeError(`${error.message}, as the ${name}`);
  }
}

const REFERENCE = 'URI-reference', NO_OPTIONS = {};

// An input that a rule refuses. What was expected is put in words when someone asks: that takes longer
// than to throw.
class InvalidError extends UricError {
  static name = 'UricError';
  #rule;
  #explain;
  #expected;

  constructor(found, rule, explain) {
    super();
    this.offset = found.offset; // Object.assign() takes longer
    this.part = found.part;
    this.incomplete = found.incomplete;
    this.#rule = rule;
    this.#explain = explain;
  }

  get expected() {
    this.#expected ??= this.#explain();
    return this.#expected;
  }

  get message() {
    return `uric: not valid as ${this.#rule} at offset ${this.offset}; ${this.expected}`;
  }

  toJSON() {
    return { ...this, expected: this.expected };
  }
}

// The parts by another rule, which may begin anywhere: those of `authority` begin without "//".
class RuleParts extends Parts {
  #text;
  #bits;
  #offsets;

  constructor(text, words, at) {
    super(text, words, at);
    this.#text = text;
    this.#bits = words[at + BITS];
    this.#offsets = words.slice(at, at + 14);
  }

  #part(i) {
    return this.#bits >> i & 1 ? this.#text.slice(this.#offsets[2 * i], this.#offsets[2 * i + 1])
                               : undefined;
  }

  get scheme() { return this.#part(0); }
  get userinfo() { return this.#part(1); }
  get host() { return this.#part(2); }
  get port() { return this.#part(3); }
  get path() { return this.#part(4); }
  get query() { return this.#part(5); }
  get fragment() { return this.#part(6); }
}

export class Uric extends Parser {
  /** source: uric-all.wasm; fast: uric-simd.wasm, for what that can do. */
  constructor(source, fast) {
    super(engineOf(fast ?? source, fast ? 'rows' : 'explain'));
    this.whole = fast ? engineOf(source, 'explain') : this.engine;
    const { exports } = this.whole;
    this.rules = Object.create(null);
    this.older = exports.rules(); // the first rule of older editions
    for (const first of [0, this.older]) {
      for (let i = first, name; (name = this.whole.name(exports.rule_name(i))) !== null; i++)
        this.rules[name] ??= i;
    }
    this.hazards = [];
    for (let name; (name = this.whole.name(exports.hazard_name(this.hazards.length))) !== null;)
      this.hazards.push(name);
  }

  // ---- one string, by any rule ----

  ruleNumber(rule) {
    const number = this.rules[rule];
    if (number === undefined) {
      const names = Object.keys(this.rules).filter(name => this.rules[name] < this.older);
      throw new TypeError(`uric: no rule is called ${JSON.stringify(String(rule))}; there are ` +
                          `${names.join(' ')}, and older ones such as rfc1738:httpurl`);
    }
    return number;
  }

  // struct uric of the input by a rule: its status, and the index of its words.
  scanAs(input, rule) {
    const { whole } = this;
    const number = this.ruleNumber(rule);
    const n = whole.put(input, 128);
    const parts = whole.room + n + 63 & ~63;
    return { status: whole.exports.parse_as(number, whole.room, n, parts), at: parts / 4 };
  }

  isValid(input, { rule = REFERENCE } = NO_OPTIONS) {
    if (rule === REFERENCE)
      return super.isValid(input);
    const { status } = this.scanAs(checked(input), rule);
    this.whole.release();
    return status === 0;
  }

  /** null if the input matches the rule; otherwise where its error is, and what was expected. */
  check(input, { rule = REFERENCE } = NO_OPTIONS) {
    input = checked(input);
    if (rule === REFERENCE) {
      const found = super.check(input);
      return found && this.explained(input, rule, found);
    }
    const { status, at } = this.scanAs(input, rule);
    const found = this.found(this.whole, status, at);
    return found && this.explained(input, rule, found);
  }

  parse(input, { rule = REFERENCE } = NO_OPTIONS) {
    if (rule === REFERENCE)
      return super.parse(input);
    input = checked(input);
    const { status, at } = this.scanAs(input, rule);
    if (status !== 0)
      throw this.error(input, this.found(this.whole, status, at), rule);
    return this.take(this.whole, input, at, RuleParts);
  }

  // What was expected, in words, where a rule refuses the input.
  explanation(input, rule) {
    const { text } = this.written(input, 600, (s, n, buffer, size) =>
      this.whole.exports.explain(this.rules[rule], s, n, buffer, size));
    this.whole.release();
    return text;
  }

  explained(input, rule, found) {
    return { ...found, expected: this.explanation(input, rule) };
  }

  error(input, found, rule = REFERENCE) {
    const read = copied(input, 0, found.offset + 1);
    return new InvalidError(found, rule, () => this.explanation(read, rule));
  }

  /** The bytes that were expected at the error of an input, as a Set of characters, and whether
   *  it might end there. For the rules of RFC 3986 and 9112. */
  expected(input, { rule = REFERENCE } = NO_OPTIONS) {
    input = checked(input);
    const { whole } = this;
    const number = this.ruleNumber(rule);
    if (number >= this.older)
      throw new TypeError(`uric: expected() knows no rules of older editions, such as ${rule}`);
    const n = whole.put(input, 128);
    const set = whole.room + n + 63 & ~63;
    const end = whole.exports.expected(number, whole.room, n, set);
    const characters = [];
    for (let byte = 0; byte < 256; byte++) {
      if (whole.bytes[set + (byte >> 3)] >> (byte & 7) & 1)
        characters.push(String.fromCharCode(byte));
    }
    whole.release();
    return { characters, end: end !== 0 };
  }

  // Puts an input and calls write(s, n, buffer, size), with a buffer that is large enough; `more`
  // is room for so many bytes after that for each byte of the buffer.
  written(input, guess, write, more = 0) {
    const { whole } = this;
    for (let size = guess; ;) {
      const n = whole.put(input, 192 + size + more * size);
      const buffer = whole.room + n + 63 & ~63;
      const status = write(whole.room, n, buffer, size);
      const length = whole.exports.length();
      if (status !== TOO_SMALL)
        return { status, buffer, length,
                 text: status === 0 ? whole.text(buffer, length) : undefined };
      size = length + 1;
    }
  }

  // Throws why several references, by what they are, have no answer.
  refuse(status, inputs) {
    if (status === NO_SCHEME)
      throw new UricError('uric: the base has no scheme', { status: 'no-scheme', input: 'base' });
    if (status === SURPLUS)
      throw new UricError('uric: more ".." than segments', { status: 'surplus', input: 'reference' });
    for (const [name, input] of Object.entries(inputs)) {
      const found = this.check(input);
      if (found !== null)
        throw new UricError(`uric: ${name === 'input' ? '' : `the ${name} is `}not valid as ` +
                            `${REFERENCE} at offset ${found.offset}; ${found.expected}`,
                            { ...found, input: name });
    }
    throw new UricError('uric: ' + this.whole.name(this.whole.exports.status_text(status)), {});
  }

  // ---- references ----

  /** The normal form (RFC 3986, section 6.2). */
  normalize(reference, { steps = SYNTAX } = NO_OPTIONS) {
    reference = checked(reference);
    const set = stepSet(steps);
    const { status, text } = this.written(reference, reference.length + 64, (s, n, buffer, size) =>
      this.whole.exports.normalize(s, n, set, buffer, size, 0));
    if (status !== 0)
      this.refuse(status, { input: reference });
    this.whole.release();
    return text;
  }

  /** The same, with the offset in the input that each character comes from. */
  normalizeMapped(reference, { steps = SYNTAX } = NO_OPTIONS) {
    reference = checked(reference);
    const { whole } = this;
    const set = stepSet(steps);
    let map = 0;
    const { status, text } = this.written(reference, reference.length + 64, (s, n, buffer, size) => {
      map = buffer + size + 63 & ~63;
      return whole.exports.normalize(s, n, set, buffer, size, map);
    }, 5);
    if (status !== 0)
      this.refuse(status, { input: reference });
    const answer = { text, map: whole.words.slice(map / 4, map / 4 + text.length + 1) };
    whole.release();
    return answer;
  }

  /** The steps that would change the reference. */
  needs(reference, { steps = Object.keys(STEPS) } = NO_OPTIONS) {
    reference = checked(reference);
    const { whole } = this;
    const set = stepSet(steps);
    const needed = whole.exports.needs(whole.room, whole.put(reference), set);
    if (needed < 0)
      this.refuse(0, { input: reference });
    whole.release();
    return Object.keys(STEPS).filter(name => needed & STEPS[name]);
  }

  // What write(s, n, t, m, buffer, size) writes of two references, called what they are.
  pair(inputs, write) {
    const [one, other] = Object.values(inputs);
    const m = other.length;
    const { status, text } = this.written(joined([one, other]), one.length + m + 64,
      (s, n, buffer, size) => write(s, n - m, s + n - m, m, buffer, size));
    if (status !== 0)
      this.refuse(status, inputs);
    this.whole.release();
    return text;
  }

  /** The target of a reference (section 5.2). */
  resolve(base, reference, { strict = true, surplus = 'drop' } = NO_OPTIONS) {
    const flags = (strict ? 0 : 1) | oneOf(SURPLUS_FLAGS, surplus, 'treatment of surplus');
    const inputs = { base: argument('base', base), reference: argument('reference', reference) };
    return this.pair(inputs,
      (s, n, t, m, buffer, size) => this.whole.exports.resolve(s, n, t, m, flags, buffer, size));
  }

  /** The shortest reference that resolves to the target. */
  relate(base, target) {
    const inputs = { base: argument('base', base), target: argument('target', target) };
    return this.pair(inputs, this.whole.exports.relate);
  }

  /** The first rung of section 6.2 on which the two are equal. */
  compare(one, other) {
    const first = argument('first', one), second = argument('second', other);
    const { whole } = this;
    const { exports, room } = whole;
    whole.put(joined([first, second]));
    const rung = exports.compare(room, first.length, room + first.length, second.length);
    if (rung < 0)
      this.refuse(0, { first, second });
    whole.release();
    return whole.name(exports.rung_name(rung));
  }

  /** The five components of Appendix B, of any string. */
  split(input) {
    input = checked(input);
    const { whole } = this;
    const n = whole.put(input, 128);
    const parts = whole.room + n + 63 & ~63;
    whole.exports.split(whole.room, n, parts);
    const words = whole.words.slice(parts / 4, parts / 4 + 11);
    const answer = {};
    ['scheme', 'authority', 'path', 'query', 'fragment'].forEach((name, i) => {
      answer[name] = words[10] >>> i & 1 ? copied(input, words[2 * i], words[2 * i + 1])
                                              : undefined;
    });
    whole.release();
    return answer;
  }

  /** A path without its dot-segments (section 5.2.4), which need not be valid; a lone surrogate
   *  becomes U+FFFD. */
  removeDotSegments(path) {
    const { whole } = this;
    const bytes = inUtf8(path);
    const { buffer, length } = this.written(bytes, bytes.length, (s, n, to, size) =>
      whole.exports.remove_dots(s, n, to, size));
    const text = utf8Text(whole, buffer, length);
    whole.release();
    return text;
  }

  /** An IPv6 address as RFC 5952 writes it, without brackets; undefined if it is none. */
  ipv6(address) {
    const { text } = this.written(checked(address), 40, this.whole.exports.ipv6_text);
    this.whole.release();
    return text;
  }

  // ---- judgements ----

  /** The hazards of any string (section 7): [{ name, value }], with a value if there is one. */
  audit(input) {
    const { whole } = this;
    const { exports } = whole;
    exports.audit(whole.room, whole.put(inUtf8(input)));
    const found = [];
    this.hazards.forEach((name, i) => {
      if (exports.hazard(i))
        found.push(exports.has_value(i) ? { name, value: exports.value() >>> 0 } : { name });
    });
    whole.release();
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
