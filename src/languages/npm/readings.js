// How other parsers read a URL: what the package can do with uric-readings.wasm.
import { engineOf, inUtf8, unitsBefore, utf8Text } from './engine.js';

const OK = 0, TOO_SMALL = 5;
const PARTS = { scheme: 0, host: 2, port: 3, path: 4 }; // by enum uric_part

export class Readings {
  constructor(source) {
    this.engine = engineOf(source, 'agree');
    /** The readers' names. */
    this.readers = [];
    const { exports } = this.engine;
    for (let name; (name = this.engine.name(exports.reader_name(this.readers.length))) !== null;)
      this.readers.push(name);
  }

  reader(name) {
    const index = this.readers.indexOf(name);
    if (index < 0)
      throw new TypeError(`uric: no reader is called "${String(name)}"; there are ` +
                          this.readers.join(' '));
    return index;
  }

  /** The version of the parser that a reader models; undefined if an oldest one is asked for and
   *  there is none. */
  version(reader, { oldest = false } = {}) {
    const { engine } = this;
    return engine.name(engine.exports.reader_version(this.reader(reader), oldest ? 1 : 0)) ?? undefined;
  }

  /** Whether readers find the same host: { agrees, verdict, reason, reader, offset }. */
  agree(input, { readers = this.readers } = {}) {
    const { engine } = this;
    const { exports } = engine;
    const set = [...readers].reduce((bits, name) => bits | 1 << this.reader(name), 0);
    if (set === 0)
      throw new TypeError('uric: agree() needs a reader');
    const bytes = inUtf8(input);
    const agrees = exports.agree(engine.room, engine.put(bytes), set) !== 0;
    const answer = { agrees, verdict: engine.name(exports.agree_verdict()),
                     reason: undefined, reader: undefined, offset: undefined };
    if (!agrees) {
      answer.reason = engine.name(exports.agree_reason()) ?? undefined;
      answer.reader = engine.name(exports.agree_reader());
      answer.offset = unitsBefore(input, bytes, exports.agree_at());
    }
    engine.release();
    return answer;
  }

  /** What a reader's parser returns: { verdict, scheme, host, port, path, reason, offset }. */
  read(input, reader, { oldest = false } = {}) {
    const { engine } = this;
    const { exports } = engine;
    const number = this.reader(reader);
    if (oldest && this.version(reader, { oldest }) === undefined)
      throw new TypeError(`uric: there is one version of ${reader} alone`);
    const bytes = inUtf8(input);
    if (exports.read(number, oldest ? 1 : 0, engine.room, engine.put(bytes)) !== OK)
      throw new RangeError('uric: the input is too long');
    const reason = engine.name(exports.read_reason()) ?? undefined;
    const answer = { verdict: engine.name(exports.read_verdict()) };
    for (const [name, part] of Object.entries(PARTS))
      answer[name] = this.part(bytes.length, part);
    answer.reason = reason;
    answer.offset = reason && unitsBefore(input, bytes, exports.read_at());
    engine.release();
    return answer;
  }

  part(n, part) {
    const { engine } = this;
    for (let size = n + 64; ;) {
      engine.reserve(n + 64 + size);
      const buffer = engine.room + n + 63 & ~63;
      const status = engine.exports.read_part(engine.room, part, buffer, size);
      const length = engine.exports.length();
      if (status !== TOO_SMALL)
        return status === OK ? utf8Text(engine, buffer, length) : undefined;
      size = length + 1;
    }
  }

  /** What each reader's parser returns, by the readers' names. */
  readings(input) {
    return Object.fromEntries(this.readers.map(reader => [reader, this.read(input, reader)]));
  }
}
