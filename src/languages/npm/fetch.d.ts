// The package's uric/fetch: instances of the modules beside it, which nothing embeds.
import { Parser, Uric } from './load.js';

export declare function fetchParser(): Promise<Parser>;
export declare function fetchUric(): Promise<Uric>;
