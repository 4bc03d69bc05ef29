// The instance of uric-all.wasm that the package's functions share; what uric-simd.wasm can do, it
// does if the engine has vectors.
import { bytes } from './bytes_all.js';
import { bytes as fastBytes } from './bytes_simd.js';
import { hasVectors } from './engine.js';
import { Uric } from './uric_all.js';

export const uric = new Uric(bytes(), hasVectors() ? fastBytes() : undefined);
