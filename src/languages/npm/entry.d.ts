// The package: functions of one shared instance of uric-all.wasm.
import { Uric } from './load.js';

export * from './types_common.js';
export { Components, Edition, Hazard, ResolveOptions, Rule, RuleOptions, Step, StepOptions } from './load.js';

export declare const uric: Uric;
export declare const version: string;
export declare const parse: Uric['parse'];
export declare const isValid: Uric['isValid'];
export declare const check: Uric['check'];
export declare const expected: Uric['expected'];
export declare const parseLines: Uric['parseLines'];
export declare const parseStrings: Uric['parseStrings'];
export declare const split: Uric['split'];
export declare const normalize: Uric['normalize'];
export declare const normalizeMapped: Uric['normalizeMapped'];
export declare const needs: Uric['needs'];
export declare const compare: Uric['compare'];
export declare const resolve: Uric['resolve'];
export declare const relate: Uric['relate'];
export declare const removeDotSegments: Uric['removeDotSegments'];
export declare const ipv6: Uric['ipv6'];
export declare const audit: Uric['audit'];
export declare const editions: Uric['editions'];
