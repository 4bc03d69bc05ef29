/* What the command answers about many references, in the shape in which the page shows it. */
'use strict';

const { spawnSync } = require('node:child_process');

const PARTS = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'];
const BASE = 'http://a.example/b/c/d;p?q';

function unescaped(text) {
    if (text === '\\N')
        return null;
    return text.replace(/\\(x..|.)/g, (_, escape) => escape[0] === 'x'
        ? String.fromCharCode(parseInt(escape.slice(1), 16))
        : { '\\': '\\', t: '\t', n: '\n', r: '\r' }[escape]);
}

/* Rows of values, and for each record its message. */
function run(uric, args, records, ender) {
    const input = Buffer.concat(records.flatMap((record) => [record, Buffer.from(ender)]));
    const done = spawnSync(uric, [...args, ...ender === '\0' ? ['-0'] : []],
                           { input, maxBuffer: 1 << 30 });
    if (done.status === null || done.status > 1)
        throw new Error(`uric ${args.join(' ')}: ${done.stderr}`);
    const rows = done.stdout.toString('latin1').split('\n').slice(0, -1)
        .map((line) => line.split('\t').map(unescaped));
    const messages = new Map();
    for (const [, record, text] of done.stderr.toString('latin1').matchAll(
        /^uric: -:(\d+):\d+: (.*)$/gm))
        messages.set(Number(record) - 1, text);
    return { rows, messages };
}

/* Offsets of the parts follow from their texts, in their order. */
function withOffsets(reference, row) {
    const found = [];
    let at = 0;
    PARTS.forEach((name, i) => {
        if (row[i] === null)
            return;
        const begin = reference.indexOf(row[i], at);
        found.push({ name, text: row[i] });
        at = begin + row[i].length;
    });
    return found;
}

function answersOf(uric, records, ender) {
    const ask = (...args) => run(uric, args, records, ender);
    const parse = ask('parse', '-f', `${PARTS},host-kind,path-kind,error`).rows;
    const messages = ask('check').messages;
    const normal = ask('normalize', '-q', '--steps=percent,case,dots,scheme,ipv6').rows;
    const target = ask('resolve', '-q', `--base=${BASE}`).rows;
    const hazards = ask('audit', '-q', '--values').rows;
    const [names, ...editions] = ask('editions', '--header').rows;
    return records.map((record, i) => ({
        error: parse[i][9] === null ? null : Number(parse[i][9]),
        parts: withOffsets(record.toString('latin1'), parse[i]),
        kinds: [parse[i][7], parse[i][8]].filter((kind) => kind !== null),
        expected: messages.has(i) ? messages.get(i).replace(/^.*; expected /s, '') : null,
        normal: normal[i][0], target: target[i][0],
        hazards: (hazards[i][0] ?? '').split(',').filter(Boolean),
        editions: Object.fromEntries(names.map((name, column) => [
            name, editions[i][column] === null ? null : Number(editions[i][column])]))
    }));
}

/* Records with a NUL end with LF; one that has both cannot be asked about: null. */
module.exports = function commandAnswers(uric, records) {
    const found = records.map(() => null);
    for (const [ender, fits] of [['\0', (r) => !r.includes(0)],
                                 ['\n', (r) => r.includes(0) && !r.includes(10)]]) {
        const numbers = records.map((_, i) => i).filter((i) => fits(records[i]));
        answersOf(uric, numbers.map((i) => records[i]), ender)
            .forEach((answer, i) => { found[numbers[i]] = answer; });
    }
    return found;
};
module.exports.BASE = BASE;
