// The registrable domains of hosts: what the package can do with uric-domains.wasm.
import { UricLoadError, engineOf, inUtf8, utf8Text } from './engine.js';

const OK = 0, TOO_SMALL = 5;
const ICANN = 1, LISTED = 2; // enum uric_domain_flags

export class PublicSuffixes {
  /** source: uric-domains.wasm; list: the bytes or the text of a public_suffix_list.dat, or a table
   *  that table() gave. */
  constructor(source, list) {
    const engine = this.engine = engineOf(source, 'registrable');
    const bytes = inUtf8(list);
    const n = engine.put(bytes);
    if (engine.exports.open(engine.room, n) === OK)
      this.length = n;
    else
      this.compile(n);
    this.base = engine.room;
    engine.room += this.length + 63 & ~63; // the table stays before it
    engine.view();
    engine.exports.open(this.base, this.length);
  }

  // Compiles the list at the start of the room into a table there.
  compile(n) {
    const { engine } = this;
    const { exports } = engine;
    for (let size = n; ;) {
      engine.reserve(n + 64 + size);
      const table = n + 63 & ~63;
      const status = exports.compile(engine.room, n, engine.room + table, size);
      this.length = exports.length();
      if (status === OK) {
        engine.space.copyWithin(0, table, table + this.length);
        return;
      }
      if (status !== TOO_SMALL)
        throw new UricLoadError('uric: this is neither a public suffix list nor a table of one, ' +
                                `from byte ${exports.error_offset()} on`);
      size = this.length;
    }
  }

  /** The compiled list, which opens faster than it compiles. */
  table() {
    return this.engine.bytes.slice(this.base, this.base + this.length);
  }

  find(name, host, { icann = false, listed = false } = {}) {
    const { engine } = this;
    const { exports } = engine;
    const bytes = inUtf8(host);
    const n = engine.put(bytes);
    if (exports[name](engine.room, n, (icann ? ICANN : 0) | (listed ? LISTED : 0)) !== OK)
      return undefined;
    return utf8Text(engine, engine.room + exports.begin(), exports.end() - exports.begin());
  }

  /** The public suffix of a host and the label before it; undefined if there is none. */
  registrableDomain(host, options) {
    return this.find('registrable', host, options);
  }

  /** The public suffix of a host. */
  publicSuffix(host, options) {
    return this.find('suffix', host, options);
  }
}
