// The package's classes, without an instance.
import { BatchOptions, Columns, Found, Input, Part, Parts, PARTS, Source, UricError,
         UricLoadError } from './types_common.js';

export { Readings } from './entry_readings.js';
export { Requests } from './entry_request.js';
export { PublicSuffixes } from './entry_domains.js';
export { BatchOptions, Columns, Found, Input, Part, Parts, PARTS, Source, UricError, UricLoadError };

/** RFC 3986's: URI-reference (default) URI absolute-URI relative-ref authority host IPv6address
 *  IPv4address; RFC 9112's and 9110's: origin-form absolute-form authority-form asterisk-form
 *  request-target Host; those of older editions: 'rfc1738:httpurl' and so on. */
export type Rule = 'URI-reference' | 'URI' | 'absolute-URI' | 'relative-ref' | 'authority' |
  'host' | 'IPv6address' | 'IPv4address' | 'origin-form' | 'absolute-form' | 'authority-form' |
  'asterisk-form' | 'request-target' | 'Host' | `${'url1994' | 'rfc1738' | 'url1997' | 'rfc2396' | 'uri2003'}:${string}`;
export interface RuleOptions { rule?: Rule }

export type Step = 'case' | 'percent' | 'dots' | 'scheme' | 'ipv6';
export interface StepOptions { steps?: readonly Step[] }

export interface ResolveOptions {
  /** false: ignore the reference's scheme if it is the base's. */
  strict?: boolean;
  /** What becomes of ".." without a segment to remove. */
  surplus?: 'drop' | 'keep' | 'refuse';
}

export type Edition = 'url1994' | 'rfc1738' | 'url1997' | 'rfc2396' | 'uri2003' | 'rfc3986';
export interface Hazard { name: string; value?: number }
export interface Components<T extends Input> {
  scheme: T | undefined;
  authority: T | undefined;
  path: T;
  query: T | undefined;
  fragment: T | undefined;
}

/** What uric.wasm does. */
export declare class Parser {
  constructor(source: Source);
  readonly version: string;
  isValid(input: Input): boolean;
  check(input: Input): Found | null;
  parse(input: Input): Parts;
  parseLines(input: Input, options?: BatchOptions): Columns;
  parseStrings(strings: readonly Input[], options?: BatchOptions): Columns;
}

/** What uric-all.wasm does. */
export declare class Uric extends Parser {
  /** source: uric-all.wasm; fast: uric-simd.wasm, for what that can do. */
  constructor(source: Source, fast?: Source);
  isValid(input: Input, options?: RuleOptions): boolean;
  check(input: Input, options?: RuleOptions): Found | null;
  parse(input: Input, options?: RuleOptions): Parts;
  expected(input: Input, options?: RuleOptions): { characters: string[]; end: boolean };
  split<T extends string | Uint8Array>(input: T): Components<T>;
  normalize(input: Input, options?: StepOptions): string;
  normalizeMapped(input: Input, options?: StepOptions): { text: string; map: Uint32Array };
  needs(input: Input, options?: StepOptions): Step[];
  compare(one: Input, other: Input): 'string' | 'syntax' | 'scheme' | 'different';
  resolve(base: Input, reference: Input, options?: ResolveOptions): string;
  relate(base: Input, target: Input): string;
  removeDotSegments(path: string): string;
  ipv6(address: string): string | undefined;
  audit(input: Input): Hazard[];
  editions(input: Input): { [edition in Edition]: number | null };
}

/** What fetch() answers. */
export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly url: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Anything that gives a module: promises and answers of fetch() too. */
export type Sources = Source | Answer | Promise<Source | Answer>;
export declare function loadParser(source: Sources): Promise<Parser>;
export declare function loadUric(source: Sources, fast?: Sources): Promise<Uric>;
