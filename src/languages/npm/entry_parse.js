// The package's uric/parse: functions of one shared instance of uric.wasm.
import { parser } from './instance_parse.js';
import { UricLoadError } from './engine.js';
import { PARTS, Columns, UricError } from './parser.js';

export { PARTS, Columns, UricError, UricLoadError, parser };

export const { version } = parser;
export const parse = input => parser.parse(input);
export const isValid = input => parser.isValid(input);
export const check = input => parser.check(input);
export const parseLines = (input, options) => parser.parseLines(input, options);
export const parseStrings = (strings, options) => parser.parseStrings(strings, options);
