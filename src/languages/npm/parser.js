// Parsing URI-references: what the package can do with uric.wasm alone.
import { Engine, checked } from './engine.js';

/** The components of RFC 3986, in their order. */
export const PARTS = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'];
const PART = Object.fromEntries(PARTS.map((name, i) => [name, i]));

const INVALID = 1, INCOMPLETE = 2;
const ERROR_OFFSET = 14, BITS = 15; // in struct uric, in words of 4 bytes
const ROWS = 8192, CHUNK = 1 << 18; // of a batch

/** A string is not what it should be. */
export class UricError extends Error {
  constructor(message, found) {
    super(message);
    this.name = 'UricError';
    Object.assign(this, found);
  }
}

function partIndex(name) {
  const index = Object.hasOwn(PART, name) ? PART[name] : undefined;
  if (index === undefined)
    throw new TypeError(`uric: no part is called ${JSON.stringify(name)}; the parts are ` +
                        PARTS.join(' '));
  return index;
}

export class Parser {
  constructor(source, needed = 'lines') {
    this.engine = new Engine(source, needed);
    const { exports } = this.engine;
    this.at = exports.parts() / 4;
    this.hostKinds = this.names(exports.host_kind_name);
    this.pathKinds = this.names(exports.path_kind_name);
  }

  // Names by number: 0 has none, and the first after it without one ends the list.
  names(name) {
    const names = [undefined];
    for (let text; (text = this.engine.name(name(names.length))) !== null;)
      names.push(text);
    return names;
  }

  /** The version of the C library. */
  get version() {
    return this.engine.name(this.engine.exports.version());
  }

  // The status of a string; its parts are then the words from this.at.
  scan(input) {
    const { engine } = this;
    return engine.exports.parse(engine.room, engine.put(input));
  }

  // What is wrong, from the words at an index.
  found(status, at = this.at) {
    const { words } = this.engine;
    return {
      offset: words[at + ERROR_OFFSET],
      part: status === INVALID || status === INCOMPLETE ? PARTS[words[at + BITS] >>> 24]
                                                        : undefined,
      incomplete: status === INCOMPLETE
    };
  }

  /** Whether the input is a URI-reference. */
  isValid(input) {
    const status = this.scan(checked(input));
    this.engine.release();
    return status === 0;
  }

  /** null if the input is a URI-reference, otherwise where its error is. */
  check(input) {
    const status = this.scan(checked(input));
    const found = status === 0 ? null : this.found(status);
    this.engine.release();
    return found;
  }

  /** The parts of a URI-reference; throws UricError. */
  parse(input) {
    input = checked(input);
    const status = this.scan(input);
    if (status !== 0) {
      const found = this.found(status);
      this.engine.release();
      throw this.error(input, status, found);
    }
    return this.take(input, this.at);
  }

  error(input, status, found) {
    const what = found.incomplete ? 'the URI-reference ends too early'
                                  : `a byte at ${found.offset} is not allowed in the ${found.part}`;
    return new UricError(what, found);
  }

  // The parts as an object, from the words at an index.
  take(input, at) {
    const { engine } = this;
    const { words, room } = engine;
    const bits = words[at + BITS];
    const part = typeof input === 'string'
      ? i => bits >>> i & 1 ? input.slice(words[at + 2 * i], words[at + 2 * i + 1]) : undefined
      : i => bits >>> i & 1 ? engine.text(room + words[at + 2 * i],
                                          words[at + 2 * i + 1] - words[at + 2 * i]) : undefined;
    const parts = {
      scheme: part(0), userinfo: part(1), host: part(2), port: part(3), path: part(4),
      query: part(5), fragment: part(6),
      hostKind: this.hostKinds[bits >>> 8 & 255], pathKind: this.pathKinds[bits >>> 16 & 255]
    };
    engine.release();
    return parts;
  }

  // ---- many strings ----

  /** Parses each line of a buffer or string. */
  parseLines(input, { parts = PARTS } = {}) {
    input = checked(input);
    const batch = new Batch(this.engine, parts.map(partIndex));
    for (let at = 0, chunk = CHUNK; at < input.length;) {
      const end = Math.min(at + chunk, input.length);
      const taken = batch.lines(input, at, end);
      if (taken === 0)
        chunk *= 2; // a line is longer
      at += taken;
    }
    return batch.finish();
  }

  /** Parses each string of an array; offsets count from the start of all strings joined. */
  parseStrings(strings, { parts = PARTS } = {}) {
    const batch = new Batch(this.engine, parts.map(partIndex));
    for (let i = 0; i < strings.length;)
      i = batch.strings(strings, i);
    return batch.finish();
  }
}

// Collects the columns of many calls.
class Batch {
  constructor(engine, wanted) {
    this.engine = engine;
    this.parts = [...new Set(wanted)].sort((one, other) => one - other);
    this.wanted = this.parts.reduce((set, part) => set | 1 << part, 0);
    this.columns = Array.from({ length: 4 + 2 * this.parts.length }, () => new Uint32Array(0));
    this.rows = 0;
    this.offset = 0;
  }

  // Room for the input, rounded up, then `rows` rows of columns; returns where those begin.
  reserve(bytes, rows) {
    const { engine } = this;
    const at = bytes + 63 & ~63;
    engine.reserve(at + rows * this.columns.length * 4);
    return engine.room + at;
  }

  take(from, room, rows) {
    const { words } = this.engine;
    if (this.rows + rows > this.columns[0].length) {
      const size = Math.max(this.rows + rows, 2 * this.columns[0].length);
      this.columns = this.columns.map(old => {
        const larger = new Uint32Array(size);
        larger.set(old);
        return larger;
      });
    }
    this.columns.forEach((column, i) => {
      const begin = from / 4 + i * room;
      column.set(words.subarray(begin, begin + rows), this.rows);
    });
    this.rows += rows;
  }

  // Parses the lines in [from, to) of the input; a last one that goes on is left. Returns the
  // number of units taken.
  lines(input, from, to) {
    const { engine } = this;
    const columns = this.reserve(to - from, ROWS);
    engine.write(input, engine.room, from, to);
    let at = 0;
    for (;;) {
      const rows = engine.exports.lines(engine.room + at, to - from - at, from + at,
                                        to < input.length ? 1 : 0, this.wanted, columns, ROWS);
      at += engine.exports.taken();
      this.take(columns, ROWS, rows);
      if (rows < ROWS)
        return at;
    }
  }

  // Parses strings from an index on, as many as are a chunk; returns the index after them.
  strings(strings, from) {
    const { engine } = this;
    let to = from, size = 0;
    while (to < strings.length && to - from < ROWS && (size < CHUNK || to === from))
      size += checked(strings[to++]).length;
    const count = to - from;
    const columns = this.reserve((size + 63 & ~63) + 4 * count, count);
    const ends = engine.room + (size + 63 & ~63);
    let end = 0;
    for (let i = from; i < to; i++) {
      const input = checked(strings[i]);
      engine.write(input, engine.room + end);
      end += input.length;
      engine.words[ends / 4 + i - from] = end;
    }
    engine.exports.strings(engine.room, ends, count, this.offset, this.wanted, columns);
    this.take(columns, count, count);
    this.offset += end;
    return to;
  }

  finish() {
    this.engine.release();
    return new Columns(this.rows, this.parts, this.columns.map(c => c.subarray(0, this.rows)));
  }
}

/** The results for many strings, in columns. */
export class Columns {
  constructor(rows, parts, columns) {
    this.rows = rows;
    this.recordBegin = columns[0];
    this.recordEnd = columns[1];
    this.begin = {};
    this.end = {};
    parts.forEach((part, i) => {
      this.begin[PARTS[part]] = columns[2 + 2 * i];
      this.end[PARTS[part]] = columns[3 + 2 * i];
    });
    this.errorOffset = columns[columns.length - 2];
    this.bits = columns[columns.length - 1];
  }

  /** Whether the row is a URI-reference: each has a path. */
  isValid(row) {
    return (this.bits[row] >>> 16 & 255) !== 0;
  }

  /** Whether the part of the row is defined; it may be empty. */
  has(row, part) {
    return (this.bits[row] >>> partIndex(part) & 1) !== 0;
  }

  /** The part in which the error of the row is. */
  errorPart(row) {
    return this.isValid(row) ? undefined : PARTS[this.bits[row] >>> 24];
  }
}
