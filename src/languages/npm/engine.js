// One instance of a WebAssembly module of uric: its memory, and what comes in and goes out.

const INTERFACE = 2;      // WASM_INTERFACE of wasm_export.h
const PAGE = 65536;
const SHORT = 16;         // below so many units, a loop is faster than encodeInto() and decode()
const KEEP = 256 * PAGE;  // a larger memory is given back after the call that needed it

/** The module is not uric's, or not whole. */
export class UricLoadError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = 'UricLoadError';
  }
}

// The bytes of a module. An empty view may be one of a detached buffer.
function bytesOf(source) {
  if (!(source instanceof ArrayBuffer) && !ArrayBuffer.isView(source))
    throw new UricLoadError('uric: a WebAssembly.Module or its bytes are needed, not ' +
                            (source === null ? 'null' : typeof source));
  if (source.byteLength === 0)
    throw new UricLoadError('uric: the module has no bytes; was its buffer transferred?');
  return source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
}

/** Whether the engine has WebAssembly's vectors of 128 bits, as uric-simd.wasm needs. */
export function hasVectors() {
  // a function that returns one
  const module = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0,
                               10, 8, 1, 6, 0, 65, 0, 253, 15, 11);
  return typeof WebAssembly === 'object' && WebAssembly.validate(module);
}

// Why the bytes of a module were not compiled: an engine that refuses the empty module, too,
// refuses all.
function notCompiled(bytes, cause) {
  let why = `these ${bytes.length} bytes are no whole WebAssembly module: ${cause.message}`;
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch {
    why = typeof WebAssembly === 'object'
      ? "WebAssembly is forbidden here; in a Content-Security-Policy, script-src needs " +
        "'wasm-unsafe-eval'"
      : 'the JavaScript engine has no WebAssembly';
  }
  return new UricLoadError('uric: ' + why, { cause });
}

/** Whether it is a WebAssembly.Module. */
export function isModule(source) {
  return typeof WebAssembly === 'object' && source instanceof WebAssembly.Module;
}

/** A promise of the module: browsers limit what they compile synchronously. */
export async function compiled(source) {
  const bytes = bytesOf(source);
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    throw notCompiled(bytes, error);
  }
}

/** The module of some bytes. */
export function compile(bytes) {
  try {
    return new WebAssembly.Module(bytes);
  } catch (error) {
    throw notCompiled(bytes, error);
  }
}

const utf8 = new TextEncoder(), fromAscii = new TextDecoder();
// Bundlers leave it out where nothing needs it.
const fromUtf8 = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true });

// Writes the units of a text from an index of the bytes on. One beyond ASCII becomes 0xFF, which
// no rule allows, either.
function writeUnits(text, bytes, at) {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    bytes[at++] = unit < 128 ? unit : 255;
  }
}

function joinedBytes(inputs) {
  const bytes = new Uint8Array(inputs.reduce((sum, input) => sum + input.length, 0));
  let at = 0;
  for (const input of inputs) {
    if (typeof input === 'string')
      writeUnits(input, bytes, at);
    else
      bytes.set(input, at);
    at += input.length;
  }
  return bytes;
}

/** Inputs as one, in which offsets count as in each. */
export function joined(inputs) {
  let text = '';
  for (const input of inputs) {
    if (typeof input !== 'string')
      return joinedBytes(inputs);
    text += input;
  }
  return text;
}

/** The engine of a WebAssembly.Module, or its bytes, that someone else supplied; needed: a function
 *  that it must export. */
export function engineOf(source, needed) {
  const module = isModule(source) ? source : compile(bytesOf(source));
  let instance;
  try {
    instance = new WebAssembly.Instance(module, {});
  } catch (cause) {
    throw new UricLoadError('uric: the module cannot be started', { cause });
  }
  const { exports } = instance;
  if (!exports.memory || !exports.room)
    throw new UricLoadError('uric: this is a WebAssembly module, but not one of uric');
  if (exports.interface?.() !== INTERFACE)
    throw new UricLoadError('uric: the module is of another version of the package');
  if (!exports[needed])
    throw new UricLoadError(`uric: this is another of uric's modules: it lacks ${needed}()`);
  return new Engine(module, instance);
}

export class Engine {
  /** instance: one of the module that is not used yet, if there is any. */
  constructor(module, instance) {
    this.module = module;
    this.start(instance);
  }

  start(instance = new WebAssembly.Instance(this.module, {})) {
    this.exports = instance.exports;
    this.room = this.exports.room();
    this.view();
  }

  view() {
    const { buffer } = this.exports.memory;
    this.bytes = new Uint8Array(buffer);
    this.words = new Uint32Array(buffer);
    this.space = new Uint8Array(buffer, this.room); // the caller's bytes
  }

  /** Makes room for so many bytes of the caller's. */
  reserve(size) {
    const lacking = size - this.space.length;
    if (lacking <= 0)
      return;
    try {
      this.exports.memory.grow(Math.ceil(lacking / PAGE));
    } catch (cause) {
      throw new RangeError(`uric: no memory for ${size} bytes`, { cause });
    }
    this.view();
  }

  /** Gives a large memory back. Call it when nothing in it is needed any more. */
  release() {
    if (this.bytes.length > KEEP)
      this.start();
  }

  /** Writes an input at the start of the room, followed by so many bytes of room, and returns
   *  its length. A unit beyond ASCII becomes the byte 0xFF, so that offsets count units. */
  put(input, more = 0) {
    const n = input.length;
    if (n + more > this.space.length)
      this.reserve(n + more);
    if (typeof input !== 'string')
      this.space.set(input);
    else if (n < SHORT || !this.putAscii(input))
      writeUnits(input, this.space, 0);
    return n;
  }

  // Whether a string is ASCII, and is written: in UTF-8, no other text has as many bytes as units.
  putAscii(text) {
    const { read, written } = utf8.encodeInto(text, this.space);
    return read === text.length && written === text.length;
  }

  /** The ASCII text of some bytes. */
  text(at, length) {
    const { bytes } = this;
    if (length >= SHORT)
      return fromAscii.decode(bytes.subarray(at, at + length));
    let text = '';
    for (let i = at; i < at + length; i++)
      text += String.fromCharCode(bytes[i]);
    return text;
  }

  /** The string at a pointer that ends in NUL; null for NULL. */
  name(at) {
    if (at === 0)
      return null;
    return this.text(at, this.bytes.indexOf(0, at) - at);
  }
}

/** A string, or a Uint8Array whose bytes are still there. */
export function checked(input) {
  if (typeof input === 'string')
    return input;
  if (input instanceof ArrayBuffer)
    input = new Uint8Array(input);
  if (!(input instanceof Uint8Array))
    throw new TypeError('uric: a string or a Uint8Array is needed, not ' +
                        (input === null ? 'null' : typeof input));
  if (input.length === 0 && isLost(input))
    throw new TypeError('uric: the buffer of the input is detached or too short: it was transferred or resized');
  return input;
}

/** An input in UTF-8; a lone surrogate becomes U+FFFD. */
export function inUtf8(input) {
  input = checked(input);
  return typeof input === 'string' ? utf8.encode(input) : input;
}

/** The text of some bytes in UTF-8. */
export function utf8Text({ bytes }, at, length) {
  return fromUtf8.decode(bytes.subarray(at, at + length));
}

/** The offset in an input of an offset in its UTF-8. */
export function unitsBefore(input, bytes, at) {
  return typeof input === 'string' ? fromUtf8.decode(bytes.subarray(0, at)).length : at;
}

// The length of a view beyond its buffer is 0.
function isLost(view) {
  try {
    view.keys();
    return false;
  } catch {
    return true;
  }
}
