// The package: functions of one shared instance of uric-all.wasm.
import { uric } from './instance.js';
import { UricLoadError } from './engine.js';
import { PARTS, Columns, UricError } from './parser.js';

export { PARTS, Columns, UricError, UricLoadError, uric };

export const { version } = uric;
export const parse = (input, options) => uric.parse(input, options);
export const isValid = (input, options) => uric.isValid(input, options);
export const check = (input, options) => uric.check(input, options);
export const expected = (input, options) => uric.expected(input, options);
export const parseLines = (input, options) => uric.parseLines(input, options);
export const parseStrings = (strings, options) => uric.parseStrings(strings, options);
export const split = input => uric.split(input);
export const normalize = (input, options) => uric.normalize(input, options);
export const normalizeMapped = (input, options) => uric.normalizeMapped(input, options);
export const needs = (input, options) => uric.needs(input, options);
export const compare = (one, other) => uric.compare(one, other);
export const resolve = (base, reference, options) => uric.resolve(base, reference, options);
export const relate = (base, target) => uric.relate(base, target);
export const removeDotSegments = path => uric.removeDotSegments(path);
export const ipv6 = address => uric.ipv6(address);
export const audit = input => uric.audit(input);
export const editions = input => uric.editions(input);
