// The package's uric/parse: functions of one shared instance of uric.wasm.
import { Parser } from './load.js';

export * from './types_common.js';

export declare const parser: Parser;
export declare const version: string;
export declare const parse: Parser['parse'];
export declare const isValid: Parser['isValid'];
export declare const check: Parser['check'];
export declare const parseLines: Parser['parseLines'];
export declare const parseStrings: Parser['parseStrings'];
