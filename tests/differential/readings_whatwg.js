// Compares what readings_parts writes, on standard input, with an implementation of the URL
// Standard, or with Chromium:
//
//   readings_parts whatwg FILE COUNT | node readings_whatwg.js PACKAGE
//   readings_parts chromium FILE COUNT | node readings_whatwg.js chromium
//
// PACKAGE is "node" for Node's own URL, or an npm package that exports URL.  Chromium is asked for
// new URL(s) in an empty page.  Hosts that only IDNA can judge are counted and left out.  It prints
// the first differences and the counts.
'use strict';

const UNDEFINED = 0xffffffff, SHOWN = 20, BATCH = 5000;
const HOST = 0, NO_HOST = 1, REFUSED = 2, UNKNOWN = 3;

const name = process.argv[2];
const Implementation = name === 'node' || name === 'chromium' ? URL : require(name).URL;

// The path without the dot-segments that it still has.
function without_dots(path) {
    if (!path.startsWith('/'))
        return path;
    const kept = [], segments = path.slice(1).split('/');
    segments.forEach((segment, i) => {
        const dots = /^(\.|%2e)$/i.test(segment) ? 1 : /^(\.|%2e){2}$/i.test(segment) ? 2 : 0;
        if (dots === 2)
            kept.pop();
        if (dots === 0)
            kept.push(segment);
        else if (i === segments.length - 1)
            kept.push('');
    });
    return '/' + kept.join('/');
}

// Paths of older editions of the Standard, and of ada 2.9 in Node 20: what this implementation
// answers to a probe says which apply.  Both paths are made alike before they are compared.
const path_of = string => new Implementation(string).pathname;
const older = [
    { what: '"^" is not encoded', is: path_of('http://h/^') === '/^',
      alike: path => path.replace(/\^/g, '%5E') },
    { what: 'a space at the end of an opaque path is not encoded', is: path_of('x:y ?') === 'y ',
      alike: path => path.replace(/ $/, '%20') },
    { what: 'dot-segments stay after a segment that starts with "."',
      is: path_of('http://h/x/.b/c/../d') === '/x/.b/c/../d', alike: without_dots },
    { what: '"x:/.." has an empty path', is: path_of('x:/..') === '',
      alike: path => path === '/' ? '' : path },
    { what: 'a segment that starts like a drive letter is taken for one',
      is: path_of('file:/u:x/..') === '/u:x/',
      alike: (path, string) => /^[^?#]*[/\\][a-z][:|][^/\\?#]/i.test(string) &&
          /^[\s\x00-\x20]*file:/i.test(string) ? '' : path }
].filter(edition => name !== 'chromium' && edition.is);
const alike = (path, string) =>
    older.reduce((result, edition) => edition.alike(result, string), path);

const counts = { strings: 0, accepted: 0, idna: 0, differ: 0 };

// Scheme, host, port and path of each string; null for what is refused.  Chromium runs it, too.
function ask(strings, Implementation) {
    return strings.map(string => {
        try {
            const url = new (Implementation || URL)(string);
            return { scheme: url.protocol.slice(0, -1), host: url.hostname, port: url.port,
                     path: url.pathname };
        } catch (error) {
            if (!(error instanceof TypeError))
                throw error;
            return null;
        }
    });
}

function compare(string, verdict, ours, other) {
    counts.strings++;
    if (verdict === UNKNOWN) {
        counts.idna++;
        return;
    }
    // a label that starts with xn-- is not validated here
    if (other === null && verdict === HOST && /(^|\.)xn--/.test(ours.host ?? '')) {
        counts.idna++;
        return;
    }
    counts.accepted += other !== null;
    const mine = verdict === REFUSED ? null : ours;
    const same = mine === null || other === null ? mine === other
        : ['scheme', 'host', 'port'].every(part => (mine[part] ?? '') === other[part]) &&
          alike(mine.path, string) === alike(other.path, string);
    const empty = mine !== null && (verdict === NO_HOST) !== ((mine.host ?? '') === '');
    if (!same || empty) {
        if (counts.differ++ < SHOWN)
            console.log('# ' + JSON.stringify({ string, verdict, mine, [name]: other }));
    }
}

// Takes whole records off the buffer; returns what is left.
function records(buffer, batch) {
    let at = 0;
    const text = () => {
        if (at + 4 > buffer.length)
            return -1;
        const n = buffer.readUInt32LE(at);
        at += 4;
        if (n === UNDEFINED)
            return null;
        if (at + n > buffer.length)
            return -1;
        at += n;
        return buffer.subarray(at - n, at);
    };
    for (;;) {
        const begin = at, string = text();
        if (string === -1 || at >= buffer.length)
            return buffer.subarray(begin);
        const verdict = buffer[at++], parts = [text(), text(), text(), text()];
        if (parts.includes(-1))
            return buffer.subarray(begin);
        const [scheme, host, port, path] = parts.map(part => part && part.toString('utf8'));
        batch.push({ string: string.toString('utf8'), verdict, ours: { scheme, host, port, path } });
    }
}

async function judge(batch, answers) {
    while (batch.length > 0) {
        const part = batch.splice(0, BATCH);
        const others = await answers(part.map(record => record.string));
        part.forEach(({ string, verdict, ours }, i) => compare(string, verdict, ours, others[i]));
    }
}

async function main() {
    let answers = strings => ask(strings, Implementation), browser = null, version = name;
    if (name === 'chromium') {
        browser = await require('playwright-core').chromium.launch({
            executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
            args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
                   '--disable-background-networking', '--disable-component-update',
                   '--disable-sync'] });
        const page = await browser.newPage();
        answers = strings => page.evaluate(ask, strings);
        version = `chromium ${browser.version()}`;
    }

    let rest = Buffer.alloc(0);
    const batch = [];
    for await (const chunk of process.stdin) {
        rest = records(Buffer.concat([rest, chunk]), batch);
        if (batch.length >= BATCH)
            await judge(batch, answers);
    }
    await judge(batch, answers);
    if (browser !== null)
        await browser.close();

    for (const { what } of older)
        console.log(`# ${name}: allowed for: ${what}`);
    console.log(`# ${counts.accepted} accepted, ${counts.idna} left out for IDNA, ` +
                `${counts.differ} read differently`);
    const ok = counts.differ === 0 && counts.strings > 0 && rest.length === 0;
    console.log(`${ok ? 'ok' : 'not ok'} 1 - ${version} reads ${counts.strings} strings alike`);
    console.log('1..1');
    process.exitCode = ok ? 0 : 1;
}

main();
