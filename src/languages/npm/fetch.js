// Instances of the modules that are beside this file, fetched: a bundler that knows
// new URL(..., import.meta.url) copies them, and browsers compile them on another thread.
import { hasVectors } from './engine.js';
import { loadParser, loadUric } from './load.js';

/** A promise of a Parser. */
export function fetchParser() {
  return loadParser(fetch(hasVectors() ? new URL('./uric-simd.wasm', import.meta.url)
                                       : new URL('./uric.wasm', import.meta.url)));
}

/** A promise of a Uric. */
export function fetchUric() {
  return loadUric(fetch(new URL('./uric-all.wasm', import.meta.url)),
                  hasVectors() ? fetch(new URL('./uric-simd.wasm', import.meta.url)) : undefined);
}
