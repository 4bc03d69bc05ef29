// One instance of a WebAssembly module of uric: its memory, and what comes in and goes out.

const INTERFACE = 1;      // WASM_INTERFACE of wasm_export.h
const PAGE = 65536;
const LONG = 256;         // from so many units on, encodeInto() is faster than a loop
const KEEP = 256 * PAGE;  // a larger memory is given back after the call that needed it
const MOST = 2 ** 31 - PAGE; // so that addresses fit into JavaScript's 32-bit operators

/** The module is not uric's, or not whole. */
export class UricLoadError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = 'UricLoadError';
  }
}

function bytesOf(source) {
  if (source instanceof ArrayBuffer)
    return new Uint8Array(source);
  if (ArrayBuffer.isView(source) && source.byteLength === 0)
    return new Uint8Array(0); // its buffer may be detached
  if (ArrayBuffer.isView(source))
    return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  throw new UricLoadError('uric: a WebAssembly.Module or its bytes are needed, not ' +
                          (source === null ? 'null' : typeof source));
}

function notEmpty(bytes) {
  if (bytes.length === 0)
    throw new UricLoadError('uric: the module has no bytes; was its buffer transferred?');
  return bytes;
}

function notWhole(bytes, error) {
  return new UricLoadError(`uric: these ${bytes.length} bytes are no whole WebAssembly ` +
                           `module: ${error.message}`, { cause: error });
}

function compile(source) {
  if (source instanceof WebAssembly.Module)
    return source;
  const bytes = notEmpty(bytesOf(source));
  try {
    return new WebAssembly.Module(bytes);
  } catch (error) {
    throw notWhole(bytes, error);
  }
}

const utf8 = new TextEncoder();

export class Engine {
  /** source: a WebAssembly.Module, or its bytes; needed: a function that it must export. */
  constructor(source, needed) {
    this.module = compile(source);
    this.start();
    const { exports } = this;
    if (typeof exports.interface !== 'function' || exports.interface() !== INTERFACE)
      throw new UricLoadError('uric: the module is of another version of the package');
    if (typeof exports[needed] !== 'function')
      throw new UricLoadError(`uric: the module lacks ${needed}(): it is uric.wasm, and ` +
                              'uric-all.wasm is needed');
  }

  /** A promise of the module: browsers limit what they compile synchronously. */
  static async compiled(source) {
    const bytes = notEmpty(bytesOf(source));
    try {
      return await WebAssembly.compile(bytes);
    } catch (error) {
      throw notWhole(bytes, error);
    }
  }

  start() {
    let instance;
    try {
      instance = new WebAssembly.Instance(this.module, {});
    } catch (error) {
      throw new UricLoadError(`uric: the module cannot be started: ${error.message}`,
                              { cause: error });
    }
    const { exports } = instance;
    if (!(exports.memory instanceof WebAssembly.Memory) || typeof exports.room !== 'function')
      throw new UricLoadError('uric: this is a WebAssembly module, but not one of uric');
    this.exports = exports;
    this.room = exports.room();
    this.view();
  }

  view() {
    this.bytes = new Uint8Array(this.exports.memory.buffer);
    this.words = new Uint32Array(this.exports.memory.buffer);
  }

  /** Makes room for so many bytes of the caller's. */
  reserve(size) {
    const lacking = this.room + size - this.bytes.length;
    if (lacking <= 0)
      return;
    try {
      if (this.room + size > MOST)
        throw new RangeError('uric takes up to 2 GiB at once');
      this.exports.memory.grow(Math.ceil(lacking / PAGE));
    } catch (error) {
      throw new RangeError(`uric: no memory for ${size} bytes: ${error.message}`,
                           { cause: error });
    }
    this.view();
  }

  /** Gives a large memory back. Call it when nothing in it is needed any more. */
  release() {
    if (this.bytes.length > KEEP)
      this.start();
  }

  /** Writes units [from, to) of a string, or bytes of an array, at an offset. A unit beyond
   *  ASCII becomes the byte 0xFF, which is as invalid, so that offsets count units. */
  write(input, at, from = 0, to = input.length) {
    const { bytes } = this;
    if (typeof input !== 'string') {
      bytes.set(from === 0 && to === input.length ? input : input.subarray(from, to), at);
      return;
    }
    if (to - from >= LONG && this.writeAscii(input, at, from, to))
      return;
    for (let i = from; i < to; i++) {
      const unit = input.charCodeAt(i);
      bytes[at++] = unit < 128 ? unit : 255;
    }
  }

  // Writes units of a string if they are ASCII: as UTF-8, no other text has as many bytes.
  writeAscii(input, at, from, to) {
    const text = to - from === input.length ? input : input.slice(from, to);
    const { read, written } = utf8.encodeInto(text, this.bytes.subarray(at, at + text.length));
    return read === text.length && written === text.length;
  }

  /** Writes a whole input at the start of the room, followed by so many bytes of room, and
   *  returns its length. */
  put(input, more = 0) {
    const { length } = input;
    if (this.room + length + more > this.bytes.length)
      this.reserve(length + more);
    this.write(input, this.room);
    return length;
  }

  /** The same in UTF-8; a lone surrogate becomes U+FFFD. */
  putUtf8(input, more = 0) {
    return this.put(typeof input === 'string' ? utf8.encode(input) : input, more);
  }

  /** The ASCII text of some bytes. */
  text(at, length) {
    const { bytes } = this;
    if (length > 64)
      return latin1(bytes.subarray(at, at + length));
    let text = '';
    for (let i = 0; i < length; i++)
      text += String.fromCharCode(bytes[at + i]);
    return text;
  }

  /** The string at a pointer that ends in NUL; null for NULL. */
  name(at) {
    if (at === 0)
      return null;
    return this.text(at, this.bytes.indexOf(0, at) - at);
  }
}

// TextDecoder does not take shared memory, and ASCII is all that there is.
function latin1(bytes) {
  const STEP = 8192;
  let text = '';
  for (let i = 0; i < bytes.length; i += STEP)
    text += String.fromCharCode.apply(null, bytes.subarray(i, i + STEP));
  return text;
}

/** A string, or a Uint8Array whose buffer is still there. */
export function checked(input) {
  if (typeof input === 'string')
    return input;
  if (input instanceof ArrayBuffer)
    input = new Uint8Array(input);
  if (!(input instanceof Uint8Array))
    throw new TypeError('uric: a string or a Uint8Array is needed, not ' +
                        (input === null ? 'null' : typeof input));
  if (input.length === 0 && input.buffer.byteLength === 0 && isDetached(input.buffer))
    throw new TypeError('uric: the buffer of the input is detached: it was transferred');
  return input;
}

function isDetached(buffer) {
  if (typeof SharedArrayBuffer !== 'undefined' && buffer instanceof SharedArrayBuffer)
    return false;
  if ('detached' in buffer)
    return buffer.detached;
  try {
    new Uint8Array(buffer);
    return false;
  } catch {
    return true;
  }
}
