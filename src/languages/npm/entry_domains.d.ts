// The package's uric/domains: the part of a host that someone registered, by a list of the caller's.
import { Input, Source, UricLoadError } from './types_common.js';

export { UricLoadError };

export interface DomainOptions {
  /** Without the list's private section. */
  icann?: boolean;
  /** Without the rule "*": a host below an unknown top-level domain has no suffix. */
  listed?: boolean;
}

export declare class PublicSuffixes {
  /** list: a public_suffix_list.dat, or what table() gave. */
  constructor(source: Source, list: Input);
  /** The compiled list, which opens faster than the list compiles. */
  table(): Uint8Array;
  /** undefined for a public suffix, an address, and what is no host. */
  registrableDomain(host: Input, options?: DomainOptions): string | undefined;
  publicSuffix(host: Input, options?: DomainOptions): string | undefined;
}

export declare function publicSuffixes(list: Input): PublicSuffixes;
