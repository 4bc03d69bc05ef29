// Runs the WebAssembly module of the single file on fixtures: on each line a URI-reference, a tab,
// and "scheme host path" as offsets, or the offset of the error.
//
//   node wasm.js MODULE FIXTURES
const fs = require('fs');

const { exports: uric } = new WebAssembly.Instance(
    new WebAssembly.Module(fs.readFileSync(process.argv[2])), {});
const memory = () => new DataView(uric.memory.buffer);
const SCHEME = 0, HOST = 2, PATH = 4;
let checked = 0, wrong = 0;

for (const line of fs.readFileSync(process.argv[3], 'latin1').split('\n')) {
    const [string, expected] = line.split('\t');
    if (expected === undefined)
        continue;
    const bytes = Buffer.from(string, 'latin1');
    const s = uric.wasm_room.value, u = s + 1024;
    new Uint8Array(uric.memory.buffer).set(bytes, s);
    const status = uric.uric_parse(s, bytes.length, u);
    const span = part => [0, 4].map(at => memory().getUint32(u + part * 8 + at, true)).join('-');
    const got = status === 0 ? [SCHEME, HOST, PATH].map(span).join(' ')
                             : 'error ' + memory().getUint32(u + 56, true);
    checked++;
    if (got !== expected) {
        wrong++;
        console.log(`${string}: ${got}, expected ${expected}`);
    }
}
console.log(`${checked} strings, ${wrong} wrong`);
process.exit(wrong || checked < 8 ? 1 : 0);
