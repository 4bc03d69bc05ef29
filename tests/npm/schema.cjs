// ajv with the package as its uriResolver and its formats, on the JSON Schema test-suite: $ref,
// refRemote and id by npm's json-schema-test-suite, the formats also by a table of newer cases.
//
//   node schema.cjs PACKAGE-DIRECTORY [TABLE]
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const Ajv = require('ajv-draft-04');
const suite = path.join(path.dirname(require.resolve('json-schema-test-suite')), 'tests', 'draft4');
const remotes = path.join(suite, '..', '..', 'remotes');

const [target, table] = process.argv.slice(2);
const fastUri = require(path.resolve(target, 'fast_uri.cjs'));
const uric = require(path.resolve(target, 'entry.cjs'));

// The draft-4 suite's verdicts that RFC 3986 is against.
const AGAINST = {
  'a valid protocol-relative URI': 'section 3: a URI has a scheme; //foo.bar is a relative-ref'
};

const ajv = () => {
  const made = new Ajv({ uriResolver: counted, strict: false, logger: false });
  made.addFormat('uri', text => uric.isValid(text, { rule: 'URI' }));
  made.addFormat('uri-reference', text => uric.isValid(text));
  return made;
};

let calls = 0;
const counted = Object.fromEntries(['parse', 'serialize', 'resolve'].map(name =>
  [name, (...given) => {
    calls++;
    return fastUri[name](...given);
  }]));

let number = 0;
function report(ok, what, ...detail) {
  console.log(`${ok ? 'ok' : 'not ok'} ${++number} - ${what}`);
  for (const line of ok ? [] : detail)
    console.log(`# ${line}`);
}

function filesBelow(directory, prefix = '') {
  return fs.readdirSync(path.join(directory, prefix), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? filesBelow(directory, `${prefix}${entry.name}/`) : [prefix + entry.name]);
}

// ---- the suite's files ----

for (const file of ['ref.json', 'refRemote.json', 'definitions.json', 'optional/format.json']) {
  const wrong = [];
  let cases = 0, against = 0;
  for (const { schema, tests, description } of JSON.parse(fs.readFileSync(path.join(suite, file)))) {
    if (file === 'optional/format.json' && !/^uri/.test(schema.format))
      continue;
    const validator = ajv();
    for (const name of fs.existsSync(remotes) ? filesBelow(remotes) : [])
      validator.addSchema(JSON.parse(fs.readFileSync(path.join(remotes, name))),
                          `http://localhost:1234/${name}`);
    const validate = validator.compile(schema);
    for (const test of tests) {
      cases++;
      against += test.description in AGAINST;
      if (validate(test.data) !== (test.description in AGAINST ? !test.valid : test.valid))
        wrong.push(`${description}: ${test.description}`);
    }
  }
  report(cases > 0 && wrong.length === 0, `${file}: ${cases} cases, ${against} listed as against the RFC`,
         ...wrong);
}

// ---- newer cases of the formats ----

if (table && fs.existsSync(table)) {
  const validators = Object.fromEntries(['uri', 'uri-reference'].map(format =>
    [format, ajv().compile({ format })]));
  const rows = fs.readFileSync(table, 'utf8').split('\n').map(line => line.split('\t'))
    .filter(([name]) => name.replace('json-schema/', '') in validators);
  const wrong = rows.filter(([name, , kind, text]) =>
    validators[name.replace('json-schema/', '')](text) !== (kind === 'valid'));
  report(rows.length > 50 && wrong.length === 0, `uri and uri-reference: ${rows.length} cases`,
         ...wrong.map(row => row.join(' ')));
} else {
  report(true, 'newer cases of the formats # SKIP no table of them');
}
report(calls > 100, 'ajv asked the package', `${calls}`);
console.log(`1..${number}`);
