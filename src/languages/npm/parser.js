// Parsing URI-references: what the package can do with uric.wasm alone.
import { Engine, checked, joined } from './engine.js';

/** The components of RFC 3986, in their order. */
export const PARTS = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'];

// By enum uric_host_kind and enum uric_path_kind.
const HOST_KINDS = [undefined, 'reg-name', 'IPv4address', 'IPv6address', 'IPvFuture'];
const PATH_KINDS = [undefined, 'path-abempty', 'path-absolute', 'path-noscheme', 'path-rootless',
                    'path-empty'];

const INCOMPLETE = 2; // of enum uric_status
const ERROR_OFFSET = 14; // in struct uric, in words of 4 bytes
export const BITS = 15;
// Of a batch. Rows are written 4 at a time. Columns of 8176 rows do not start in the same lines of a
// cache, as those of 8192 do.
const ROWS = 8176, CHUNK = 1 << 17;

/** A string is not what it should be. */
export class UricError extends Error {
  constructor(message, found) {
    super(message);
    this.name = 'UricError';
    Object.assign(this, found);
  }
}

/** The parts of a URI-reference. Each is made when it is asked for: to make all would take as long
 *  as to parse. */
export class Parts {
  #text;
  #bits;
  // Where parts end: one begins after the end of the part before it and the delimiters between.
  #scheme;
  #userinfo;
  #host;
  #port;
  #path;
  #query;

  // By struct uric, in words from an index on.
  constructor(text, words, at) {
    this.#text = text;
    this.#bits = words[at + BITS];
    this.#scheme = words[at + 1];
    this.#userinfo = words[at + 3];
    this.#host = words[at + 5];
    this.#port = words[at + 7];
    this.#path = words[at + 9];
    this.#query = words[at + 11];
  }

  // The text of a part, if it is defined.
  #part(i, begin, end) {
    return this.#has(i) ? this.#text.slice(begin, end) : undefined;
  }

  #has(i) {
    return this.#bits >> i & 1;
  }

  #authority() {
    return this.#has(0) ? this.#scheme + 3 : 2;
  }

  get scheme() { return this.#part(0, 0, this.#scheme); }
  get userinfo() { return this.#part(1, this.#authority(), this.#userinfo); }
  get host() {
    return this.#part(2, this.#has(1) ? this.#userinfo + 1 : this.#authority(), this.#host);
  }
  get port() { return this.#part(3, this.#host + 1, this.#port); }
  get path() {
    const begin = this.#port || this.#host || (this.#has(0) ? this.#scheme + 1 : 0);
    return this.#part(4, begin, this.#path);
  }
  get query() { return this.#part(5, this.#path + 1, this.#query); }
  get fragment() { return this.#part(6, (this.#has(5) ? this.#query : this.#path) + 1); }
  get hostKind() { return HOST_KINDS[this.#bits >>> 8 & 255]; }
  get pathKind() { return PATH_KINDS[this.#bits >>> 16 & 255]; }

  /** All of them, in a plain object. */
  toJSON() {
    return Object.fromEntries([...PARTS, 'hostKind', 'pathKind'].map(name => [name, this[name]]));
  }

  // What console.log() shows in Node.
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return this.toJSON();
  }
}

function partIndex(name) {
  const index = PARTS.indexOf(name);
  if (index < 0)
    throw new TypeError(`uric: no part is called "${String(name)}"; there are ${PARTS.join(' ')}`);
  return index;
}

export class Parser {
  constructor(engine) {
    this.engine = engine;
    this.at = engine.exports.parts() >>> 2;
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

  // null, or what is wrong, from the words of an engine at an index; they are not needed any more.
  found(engine, status, at) {
    const { words } = engine;
    const found = status === 0 ? null : {
      offset: words[at + ERROR_OFFSET],
      part: PARTS[words[at + BITS] >>> 24],
      incomplete: status === INCOMPLETE
    };
    engine.release();
    return found;
  }

  /** Whether the input is a URI-reference. */
  isValid(input) {
    const status = this.scan(checked(input));
    this.engine.release();
    return status === 0;
  }

  /** null if the input is a URI-reference, otherwise where its error is. */
  check(input) {
    return this.found(this.engine, this.scan(checked(input)), this.at);
  }

  /** The parts of a URI-reference; throws UricError. */
  parse(input) {
    input = checked(input);
    const status = this.scan(input);
    if (status !== 0)
      throw this.error(input, this.found(this.engine, status, this.at));
    return this.take(this.engine, input, this.at);
  }

  error(input, found) {
    const where = found.incomplete ? 'its end' : `offset ${found.offset}, in the ${found.part}`;
    return new UricError('uric: not valid as URI-reference at ' + where, found);
  }

  // The parts from the words of an engine at an index.
  take(engine, input, at, Kind = Parts) {
    const text = typeof input === 'string' ? input : engine.text(engine.room, input.length);
    const parts = new Kind(text, engine.words, at);
    engine.release();
    return parts;
  }

  // ---- many strings ----

  /** Parses each line of a buffer or string; options: parts, into. */
  parseLines(input, options) {
    input = checked(input);
    const batch = new Batch(this.engine, options);
    for (let at = 0, chunk = CHUNK; at < input.length;) {
      const taken = batch.lines(input, at, Math.min(at + chunk, input.length));
      if (taken === 0)
        chunk *= 2; // a line is longer
      at += taken;
    }
    return batch.finish();
  }

  /** Parses each string of an array; offsets count from the start of all strings joined. */
  parseStrings(strings, options) {
    if (!Array.isArray(strings))
      throw new TypeError('uric: an array of strings is needed');
    const batch = new Batch(this.engine, options), { length } = strings;
    for (let i = 0; i < length;)
      i = batch.strings(strings, i, length);
    return batch.finish();
  }
}

// The engines of columns that are filled again.
const engines = new WeakMap();

// Takes the engine of columns until they are filled: a getter of an element may fill them, too.
function takeEngine(columns, { module }) {
  if (!(columns instanceof Columns))
    throw new TypeError('uric: into has to be of the class Columns');
  const engine = engines.get(columns) ?? new Engine(module);
  engines.delete(columns);
  return engine;
}

// Collects the columns of many calls: one after another in one array, for many large arrays an
// allocator asks the system for memory, again and again. Columns that are filled again have an
// engine, in whose memory they stay where they are written, before the caller's bytes.
class Batch {
  constructor(engine, { parts = PARTS, into } = {}) {
    this.parts = [...new Set(parts)].map(partIndex).sort((one, other) => one - other);
    this.wanted = this.parts.reduce((set, part) => set | 1 << part, 0);
    this.count = 4 + 2 * this.parts.length;
    this.into = into;
    this.engine = into === undefined ? engine : takeEngine(into, engine);
    this.all = new Uint32Array(0);
    this.base = this.engine.exports.room();
    this.room = Math.floor((this.engine.room - this.base) / 4 / this.count); // rows of each column
    this.rows = 0;
    this.offset = 0;
  }

  // Copies rows of columns, which begin at an index of a source and have `room` rows each, to `row`.
  copy(source, from, room, rows, row) {
    for (let i = 0; i < this.count; i++, from += room)
      this.all.set(source.subarray(from, from + rows), i * this.room + row);
  }

  // Takes rows of the last parse; `expected`: how many there will be in all.
  take(rows, expected) {
    const { all, room } = this;
    const size = this.rows + rows;
    if (!this.into) {
      if (size > room) {
        this.room = Math.ceil(Math.max(size, expected));
        this.all = new Uint32Array(this.count * this.room);
        this.copy(all, 0, room, this.rows, 0);
      }
      this.copy(this.engine.words, this.columns / 4, ROWS, rows, this.rows);
    }
    this.rows = size;
  }

  // Makes room for ROWS rows more in columns that stay.
  grow() {
    const { engine, base, count, room } = this;
    if (this.rows + ROWS <= room)
      return;
    this.room = 2 * (room + ROWS);
    const end = base + 4 * count * this.room;
    engine.reserve(end - engine.room);
    for (let i = count, at = base / 4; i-- > 0;)
      engine.words.copyWithin(at + i * this.room, at + i * room, at + i * room + this.rows);
    engine.room = end;
    engine.view();
  }

  // Parses the lines of a chunk, or its strings by their ends; returns the number of rows.
  parse(chunk, offset, more, ends = []) {
    const { engine, into } = this;
    if (offset + chunk.length >= 2 ** 32)
      throw new RangeError('uric: offsets end at 4 GiB');
    if (into)
      this.grow();
    const at = engine.room + engine.put(chunk, 64 + 4 * ROWS * (1 + this.count)) + 63 & ~63;
    engine.words.set(ends, at / 4);
    this.columns = at + 4 * ROWS;
    return engine.exports.rows(engine.room, chunk.length, ends.length && at, more, offset,
                               this.wanted, into ? this.base + 4 * this.rows : this.columns,
                               into ? this.room : ROWS, ends.length || ROWS);
  }

  // Parses lines in [from, to) of the input; a last one that goes on is left. Returns the number of
  // units taken.
  lines(input, from, to) {
    const chunk = typeof input === 'string' ? input.slice(from, to) : input.subarray(from, to);
    const rows = this.parse(chunk, from, to < input.length);
    const taken = this.engine.exports.taken();
    this.take(rows, 1.1 * input.length / (from + taken) * (this.rows + rows));
    return taken;
  }

  // Parses strings from an index on, as many of `length` as are a chunk; returns the index after them.
  strings(strings, from, length) {
    const chunk = [], ends = [];
    let size = 0;
    for (let i = from; i < length && chunk.length < ROWS && size < CHUNK; i++) {
      const input = checked(strings[i]);
      chunk.push(input);
      ends.push(size += input.length);
    }
    this.take(this.parse(joined(chunk), this.offset, 0, ends), length);
    this.offset += size;
    return from + chunk.length;
  }

  finish() {
    const { engine, into, room, rows } = this;
    const all = into ? engine.words.subarray(this.base / 4) : this.all;
    const columns = new Columns(rows, this.parts, Array.from({ length: this.count }, (_, i) =>
      all.subarray(i * room, i * room + rows)));
    if (into) {
      engines.set(into, engine);
      return Object.assign(into, columns);
    }
    engine.release();
    return columns;
  }
}

/** The results for many strings, in columns. */
export class Columns {
  constructor(rows = 0, parts = [], columns = Array(4).fill(new Uint32Array(0))) {
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
