// The package's uric/readings: how other parsers read a URL, and whether they find the same host.
import { Input, Source, UricLoadError } from './types_common.js';

export { UricLoadError };

export type Reader = 'rfc3986' | 'rfc2396' | 'rfc3987' | 'whatwg' | 'curl' | 'urllib' |
  'chromium' | 'urllib3';

/** Whether readers find the same host, or all accept the input without one. */
export interface Agreement {
  /** false, too, if all refuse the input: another parser may accept it. */
  agrees: boolean;
  verdict: 'agree' | 'differ' | 'refused';
  /** Why they differ, in a word, such as 'backslash'; undefined if they agree. */
  reason: string | undefined;
  /** The reader that leaves RFC 3986 there. */
  reader: Reader | undefined;
  /** Where, in UTF-16 units of a string, or bytes. */
  offset: number | undefined;
}

/** What a parser returns. */
export interface Reading {
  /** 'unknown': only IDNA, which uric lacks, could tell. */
  verdict: 'host' | 'no-host' | 'refused' | 'unknown';
  scheme: string | undefined;
  host: string | undefined;
  port: string | undefined;
  path: string | undefined;
  /** Why it leaves RFC 3986, and where; undefined if it does not. */
  reason: string | undefined;
  offset: number | undefined;
}

/** readers: those that are asked; all by default. */
export interface AgreeOptions { readers?: readonly Reader[] }
/** oldest: the oldest version that is modelled, of curl, urllib and urllib3. */
export interface ReadOptions { oldest?: boolean }

export declare class Readings {
  constructor(source: Source);
  readonly readers: Reader[];
  version(reader: Reader, options?: ReadOptions): string | undefined;
  agree(input: Input, options?: AgreeOptions): Agreement;
  read(input: Input, reader: Reader, options?: ReadOptions): Reading;
  readings(input: Input): { [reader in Reader]: Reading };
}

export declare const readers: Reader[];
export declare const version: Readings['version'];
export declare const agree: Readings['agree'];
export declare const read: Readings['read'];
export declare const readings: Readings['readings'];
