// Runs the examples of the package's README and compares what they print.
//
//   node readme.mjs README DIRECTORY    with uric and ajv below DIRECTORY/node_modules
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { done, ok } from './tap.mjs';

const [readme, directory] = process.argv.slice(2);
const examples = [...fs.readFileSync(readme, 'utf8')
  .matchAll(/^```js\n([^]*?)^```\n\n```text\n([^]*?)^```$/gm)];
examples.forEach(([, code, expected], i) => {
  const file = path.join(directory, `example${i + 1}.mjs`);
  fs.writeFileSync(file, code);
  const run = spawnSync(process.execPath, [file], { encoding: 'utf8', timeout: 60000 });
  ok(run.stdout === expected, `example ${i + 1}`, run.stdout, run.stderr);
});
ok(examples.length === 7, `${examples.length} examples`);
done();
