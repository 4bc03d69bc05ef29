// The package's uric/domains: registrable domains by a list of the caller's.
import { bytes } from './bytes_domains.js';
import { UricLoadError } from './engine.js';
import { PublicSuffixes } from './domains.js';

export { PublicSuffixes, UricLoadError };

/** The lookups by a public suffix list: its bytes or text, or what table() gave. */
export const publicSuffixes = list => new PublicSuffixes(bytes(), list);
