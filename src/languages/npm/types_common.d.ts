// What the modules of the package share.

/** Text, one byte for each of its UTF-16 units; or bytes. */
export type Input = string | Uint8Array | ArrayBuffer;

export type Part = 'scheme' | 'userinfo' | 'host' | 'port' | 'path' | 'query' | 'fragment';
export declare const PARTS: readonly Part[];

/** The components of RFC 3986. An undefined part is undefined, an empty one ''. Each is made when it is
 *  read: { ...parts } has none of them, { ...parts.toJSON() } has all. */
export interface Parts {
  readonly scheme: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly port: string | undefined;
  readonly path: string | undefined;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
  readonly hostKind: 'reg-name' | 'IPv4address' | 'IPv6address' | 'IPvFuture' | undefined;
  readonly pathKind: 'path-abempty' | 'path-absolute' | 'path-noscheme' | 'path-rootless' |
                     'path-empty' | undefined;
  toJSON(): Omit<Parts, 'toJSON'>;
}

/** Where a string departs from the grammar. */
export interface Found {
  /** In UTF-16 units of a string, or bytes: the smallest i such that nothing valid starts with
   *  the first i + 1 of them; the length of the input if it ends too early. */
  offset: number;
  part: Part;
  incomplete: boolean;
  /** In words; with uric-all.wasm. */
  expected?: string;
}

export declare class UricError extends Error implements Partial<Found> {
  offset?: number;
  part?: Part;
  incomplete?: boolean;
  expected?: string;
  /** Of what is valid but has no answer. */
  status?: 'no-scheme' | 'surplus';
  /** Which argument it is: of resolve() 'base' or 'reference', of relate() 'base' or 'target', of
   *  compare() 'first' or 'second', of normalize() and needs() 'input'. */
  input?: 'base' | 'reference' | 'target' | 'first' | 'second' | 'input';
}

export declare class UricLoadError extends Error {}

/** The results for many strings: row i is string i. Offsets are those of the whole input. new
 *  Columns() has no rows: it is for BatchOptions.into. */
export declare class Columns {
  constructor();
  readonly rows: number;
  readonly recordBegin: Uint32Array;
  readonly recordEnd: Uint32Array;
  /** Half-open; both are the start of the string if the part is undefined. */
  readonly begin: { [part in Part]?: Uint32Array };
  readonly end: { [part in Part]?: Uint32Array };
  /** From the start of the string. */
  readonly errorOffset: Uint32Array;
  /** Byte 0: the set of defined parts; 1, 2: the kinds of host and path; 3: the part in which the
   *  error is. */
  readonly bits: Uint32Array;
  isValid(row: number): boolean;
  has(row: number, part: Part): boolean;
  errorPart(row: number): Part | undefined;
}

export interface BatchOptions {
  /** The parts that are wanted; all by default. */
  parts?: readonly Part[];
  /** Columns to fill and return, in place of new ones. They keep their memory, 16 bytes a row and 8
   *  for each part of it, for the next call that fills them. Their arrays are views of a
   *  WebAssembly.Memory, which can be cloned, but not transferred. The next call overwrites them, or
   *  detaches them if it needs more memory, also if it throws. */
  into?: Columns;
}

// WebAssembly.Module where its type is known: neither the DOM's types nor Node's are needed.
type Module = typeof globalThis extends { WebAssembly: { Module: { prototype: infer M } } }
  ? M & object : object;

/** The bytes of a module, or a compiled one. */
export type Source = Module | ArrayBuffer | Uint8Array;
