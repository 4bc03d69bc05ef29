// The instance of uric.wasm that the functions of uric/parse share.
import { bytes } from './bytes_parse.js';
import { Parser } from './parser.js';

export const parser = new Parser(bytes());
