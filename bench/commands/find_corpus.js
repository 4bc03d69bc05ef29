// What uric find, linkify-it and a regular expression find of the URIs that are marked in
// tests/fixtures/find: precision and recall, of the places, and of the URIs that are meant.
//
//   NODE_PATH=MODULES node find_corpus.js URIC DIRECTORY
//
// Without linkify-it in MODULES, says so and compares the other two.
'use strict';
const { execFileSync } = require('child_process');
const fs = require('fs');
const path = require('path');

const [, , uric, directory] = process.argv;
const options = { html: ['--html'], chat: ['--suffix'], rfc: ['--wrapped'] };

// The text without marks, and the URIs that they tell of.
function read(file) {
    const marked = [];
    let text = '', begin = 0;
    for (const [, mark, other] of fs.readFileSync(file, 'utf8').matchAll(/(⟦|⟧(?:⦃[^⦄]*⦄)?)|([^⟦⟧]+)/gu)) {
        if (mark === '⟦')
            begin = text.length;
        else if (mark)
            marked.push({ begin, end: text.length, uri: mark.slice(2, -1) || text.slice(begin).replace(/\s+/g, '') });
        else
            text += other;
    }
    return { text, marked };
}

function byUric(text, name) {
    const bytes = Buffer.from(text);
    const rows = execFileSync(uric, ['find', '-q', '--format=json', '-f', 'offset,length,uri', ...(options[name] || [])],
                              { input: bytes, maxBuffer: 1 << 26 });
    return rows.toString().split('\n').filter(Boolean).map((line) => {
        const { offset, length, uri } = JSON.parse(line);
        const begin = bytes.subarray(0, offset).toString().length;
        return { begin, end: begin + bytes.subarray(offset, offset + length).toString().length, uri };
    });
}

function byExpression(text) {
    const expression = /[A-Za-z][A-Za-z0-9+.-]+:\/\/[\][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]+/g;
    return [...text.matchAll(expression)].map((m) => ({ begin: m.index, end: m.index + m[0].length, uri: m[0] }));
}

const finders = { 'uric find': byUric, 'regular expression': byExpression };
try {
    const linkify = require('linkify-it')({ fuzzyEmail: false, fuzzyLink: false });
    const fuzzy = require('linkify-it')({ fuzzyEmail: false });
    finders['linkify-it'] = (text, name) => ((name === 'chat' ? fuzzy : linkify).match(text) || [])
        .map((m) => ({ begin: m.index, end: m.lastIndex, uri: m.text }));
} catch (error) {
    console.log('SKIPPED: linkify-it is not in NODE_PATH');
}

for (const [finder, find] of Object.entries(finders)) {
    const all = { marked: 0, found: 0, places: 0, meant: 0 };
    const perFile = [];
    for (const file of fs.readdirSync(directory).filter((f) => f.endsWith('.txt'))) {
        const name = path.basename(file, '.txt');
        const { text, marked } = read(path.join(directory, file));
        const found = find(text, name);
        const at = new Map(found.map((f) => [`${f.begin} ${f.end}`, f.uri]));
        const places = marked.filter((m) => at.has(`${m.begin} ${m.end}`));
        // a reference in HTML is meant as it is written there; a suffix has a scheme in front
        const meant = places.filter((m) => name === 'html' || name === 'chat' || at.get(`${m.begin} ${m.end}`) === m.uri);
        all.marked += marked.length;
        all.found += found.length;
        all.places += places.length;
        all.meant += meant.length;
        perFile.push(`${name} ${meant.length}/${marked.length}`);
    }
    const percent = (n, of) => (100 * n / of).toFixed(1);
    console.log(`${finder}: ${all.marked} marked, ${all.found} found; places: precision ${percent(all.places, all.found)} %, ` +
                `recall ${percent(all.places, all.marked)} %; meant: precision ${percent(all.meant, all.found)} %, ` +
                `recall ${percent(all.meant, all.marked)} %`);
    console.log(`  ${perFile.join(', ')}`);
}
