// Judges HTTP requests: what the package can do with uric-request.wasm.
import { engineOf, inUtf8 } from './engine.js';

const OK = 0, TOO_SMALL = 5, REFUSED = 8;
const VERSIONS = { '1.1': 0, '1.0': 1, 2: 2, 3: 2 };
// By the numbers of wasm_request.c.
const FIELDS = ['method', 'target', 'host', 'scheme', 'targetScheme', 'authority', 'protocol'];
const STRINGS = ['scheme', 'host', 'path', 'query'];
const TOLD = { verdict: 0, reason: 1, text: 2, clause: 3 };
const FORM = 4, HOST_KIND = 5;
// enum uric_request_flags
const FLAGS = { sameHost: 1, anyScheme: 2, emptyHost: 4, mergeSlashes: 8, decodeSlashes: 16,
                decodeBackslashes: 32, audit: 64, dnsHost: 128 };
const LISTS = { hosts: 'set_hosts', protocols: 'set_protocols' };
const SETS = { refuse: 'set_refused', redirect: 'set_redirected' };

function unknown(what, name, known) {
  return new TypeError(`uric: no ${what} is called "${String(name)}"; there are ${known.join(' ')}`);
}

// The elements of a list: a name in place of one would be a list of letters.
function listed(name, value) {
  if (typeof value === 'string' || typeof value?.[Symbol.iterator] !== 'function')
    throw new TypeError(`uric: ${name} has to be a list`);
  return [...value];
}

// A number of bytes, at most what a module's memory could have: Infinity is none for C.
function bounded(name, value) {
  if (typeof value !== 'number' || !(value >= 0))
    throw new TypeError(`uric: ${name} has to be a number of bytes`);
  return Math.min(value, 0x7FFFFFFF);
}

export class Requests {
  constructor(source) {
    this.engine = engineOf(source, 'judge');
    /** The names of hazards. */
    this.hazards = [];
    const { exports } = this.engine;
    for (let name; (name = this.engine.name(exports.hazard_name(this.hazards.length))) !== null;)
      this.hazards.push(name);
  }

  /** Whether to serve a request, and where it leads. */
  judge({ version = '1.1', host, scheme = 'http', ...rest }, policy = {}) {
    if (!Object.hasOwn(VERSIONS, version))
      throw unknown('version of HTTP', version, Object.keys(VERSIONS));
    const hosts = host === undefined ? [] : Array.isArray(host) ? host : [host];
    const { engine } = this;
    const fields = { ...rest, host: hosts[0], scheme };
    for (const name of Object.keys(fields)) {
      if (!FIELDS.includes(name))
        throw unknown('field of a request', name, [...FIELDS, 'version']);
    }
    const settings = this.settings(policy);
    const held = new Held(engine);
    const given = FIELDS.map(name => fields[name] === undefined ? undefined : held.add(fields[name]));
    const lists = Object.keys(LISTS).map(name => settings[name]?.map(each => held.add(each)));
    const tables = held.put(lists);

    engine.exports.begin(VERSIONS[version], hosts.length);
    given.forEach((at, i) => at && engine.exports.set(i, engine.room + at.from, at.n));
    this.setPolicy(settings, tables, lists);
    const answer = this.answer(held.end, held.inputs);
    engine.release();
    return answer;
  }

  // What a policy sets, read once: a getter of it may judge another request. What is undefined is absent.
  settings(policy) {
    const settings = {};
    for (const name in policy) {
      const value = policy[name];
      if (value === undefined)
        continue;
      if (Object.hasOwn(FLAGS, name))
        settings[name] = value;
      else if (Object.hasOwn(SETS, name))
        settings[name] = this.bits(listed(name, value));
      else if (Object.hasOwn(LISTS, name))
        settings[name] = listed(name, value);
      else if (name === 'longest')
        settings[name] = bounded(name, value);
      else
        throw unknown('policy', name, ['longest', ...Object.keys({ ...FLAGS, ...SETS, ...LISTS })]);
    }
    return settings;
  }

  setPolicy(settings, tables, lists) {
    const { exports } = this.engine;
    for (const [name, value] of Object.entries(settings)) {
      if (Object.hasOwn(FLAGS, name))
        exports.set_flags(value ? exports.flags() | FLAGS[name] : exports.flags() & ~FLAGS[name]);
      else if (Object.hasOwn(SETS, name))
        exports[SETS[name]](...value);
      else if (name === 'longest')
        exports.set_longest(value);
    }
    Object.values(LISTS).forEach((set, i) => lists[i] && exports[set](tables[i], lists[i].length));
  }

  // The set of hazards as two numbers of 32 bits.
  bits(names) {
    const bits = [0, 0];
    for (const name of names) {
      const i = this.hazards.indexOf(name);
      if (i < 0)
        throw unknown('hazard', name, this.hazards);
      bits[i >> 5] |= 1 << (i & 31);
    }
    return bits;
  }

  // Calls write(buffer, size) with a buffer after the first `end` bytes of the room that is large
  // enough; returns its status and size.
  written(end, guess, write) {
    const { engine } = this;
    for (let size = guess; ;) {
      engine.reserve(end + size);
      const status = write(engine.room + end, size);
      if (status !== TOO_SMALL)
        return { status, size };
      size = engine.exports.length();
    }
  }

  // The answer, whose strings are in the first `end` bytes of the room or written after them.
  answer(end, inputs) {
    const { engine } = this;
    const { exports } = engine;
    const { status, size } = this.written(end, inputs, exports.judge);
    if (status !== OK && status !== REFUSED)
      throw new TypeError('uric: the scheme of the connection is not a scheme');
    const answer = { ok: status === OK, code: exports.code() };
    for (const [name, what] of Object.entries(TOLD))
      answer[name] = engine.name(exports.told(what));
    answer.form = exports.has_form() ? engine.name(exports.told(FORM)) : undefined;
    STRINGS.forEach((name, i) => {
      const [s, n] = engine.words.subarray(exports.strings(i) / 4);
      answer[name] = s === 0 ? undefined : engine.text(s, n);
    });
    answer.hostKind = answer.host === undefined ? undefined
                                                : engine.name(exports.told(HOST_KIND)) ?? undefined;
    const port = exports.port();
    answer.port = port < 0 ? undefined : port;
    answer.hazards = this.hazards.filter((name, i) => exports.hazard(i));
    answer.location = undefined;
    if (answer.verdict === 'redirect') {
      this.written(end + size, inputs + 8, exports.location);
      answer.location = engine.text(engine.room + end + size, exports.length());
    }
    return answer;
  }
}

// Texts that are put into an engine's room together.
class Held {
  constructor(engine) {
    this.engine = engine;
    this.texts = [];
    this.inputs = 0;
  }

  add(input) {
    const bytes = inUtf8(input);
    const at = { from: this.inputs, n: bytes.length };
    this.texts.push(bytes);
    this.inputs += bytes.length;
    return at;
  }

  // Writes the texts, then lists of them as arrays of struct uric_bytes; returns where these are.
  put(lists) {
    const { engine } = this;
    const tables = [];
    this.end = this.inputs + 63 & ~63;
    for (const list of lists) {
      tables.push(engine.room + this.end);
      this.end += 8 * (list?.length ?? 0);
    }
    engine.reserve(this.end);
    let at = 0;
    for (const text of this.texts) {
      engine.space.set(text, at);
      at += text.length;
    }
    lists.forEach((list, i) => list?.forEach(({ from, n }, k) =>
      engine.words.set([engine.room + from, n], tables[i] / 4 + 2 * k)));
    return tables;
  }
}
