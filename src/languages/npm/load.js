// The package's classes, without an instance: for bytes of one's own, and to compile
// asynchronously.
import { UricLoadError, compiled, engineOf, isModule } from './engine.js';
import { PARTS, Columns, Parser as EngineParser, UricError } from './parser.js';
import { Readings } from './readings.js';
import { Requests } from './request.js';
import { PublicSuffixes } from './domains.js';
import { Uric } from './uric_all.js';

export { PARTS, Columns, Parser, PublicSuffixes, Readings, Requests, Uric, UricError, UricLoadError };

// What has an engine already, such as uric/parse's parser, is a Parser, too.
function Parser(source) {
  return Reflect.construct(EngineParser, [engineOf(source, 'rows')], new.target);
}
Parser.prototype = EngineParser.prototype;

async function moduleOf(source) {
  source = await source;
  if (isModule(source))
    return source;
  if (typeof source?.arrayBuffer === 'function') { // a Response, of any class
    if (source.ok === false)
      throw new UricLoadError(`uric: the server answers ${source.status} for ${source.url}`);
    source = await source.arrayBuffer();
  }
  return compiled(source);
}

/** A Parser from uric.wasm: its bytes, a Response, a WebAssembly.Module, or a promise of one. */
export async function loadParser(source) {
  return new Parser(await moduleOf(source));
}

/** A Uric from uric-all.wasm, and from uric-simd.wasm for what that can do. */
export async function loadUric(source, fast) {
  return new Uric(...await Promise.all([moduleOf(source), fast && moduleOf(fast)]));
}
