// The instance of uric.wasm that the functions of uric/parse share.
import { bytes } from './bytes_parse.js';
import { Engine, compile } from './engine.js';
import { Parser } from './parser.js';

export const parser = new Parser(new Engine(compile(bytes())));
