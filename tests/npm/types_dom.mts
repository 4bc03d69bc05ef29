// The same for what a program with the DOM's types has: answers of fetch(), compiled modules.
import { loadUric, Parser, Uric } from 'uric/load';

const whole: Promise<Uric> = loadUric(fetch('uric-all.wasm'));
const small: Parser = new Parser(new WebAssembly.Module(new Uint8Array()));

// @ts-expect-error a name is no module
new Uric('uric-all.wasm');
export { small, whole };
