/* The references in the fixtures, as Buffers: what follows the rule in lines that start with
 * one, and all that is quoted; \xHH is a byte.  And the lines of the sample. */
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const ESCAPES = { n: '\n', r: '\r', t: '\t', 0: '\0', '\\': '\\', '"': '"' };

function unescaped(text) {
    return text.replace(/\\(x[0-9A-Fa-f]{2}|[nrt0\\"])/g, (_, escape) => escape[0] === 'x' &&
        escape.length === 3 ? String.fromCharCode(parseInt(escape.slice(1), 16))
        : ESCAPES[escape]);
}

function files(directory) {
    return fs.readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
        const name = path.join(directory, entry.name);
        return entry.isDirectory() ? files(name) : [name];
    });
}

module.exports = function fixtureStrings() {
    const found = new Set(['']);
    for (const file of files('tests/fixtures')) {
        for (const line of fs.readFileSync(file, 'latin1').split('\n')) {
            if (/^[A-Za-z][\w:-]* /.test(line))
                found.add(unescaped(line.slice(line.indexOf(' ') + 1)));
            for (const [, quoted] of line.matchAll(/"((?:[^"\\]|\\.)*)"/g))
                found.add(unescaped(quoted));
        }
    }
    for (const line of fs.readFileSync('bench/data/sample.txt', 'latin1').split('\n'))
        found.add(line);
    return [...found].map((text) => Buffer.from(text, 'latin1'));
};
