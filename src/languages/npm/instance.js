// The instance of uric-all.wasm that the package's functions share.
import { bytes } from './bytes_all.js';
import { Uric } from './uric_all.js';

export const uric = new Uric(bytes());
