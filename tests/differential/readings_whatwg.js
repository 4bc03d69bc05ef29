// Compares what readings_whatwg writes, on standard input, with an implementation of the URL
// Standard:
//
//   readings_whatwg FILE COUNT | node readings_whatwg.js PACKAGE
//
// PACKAGE is "node" for Node's own URL, or an npm package that exports URL.  Hosts that only IDNA
// can judge are counted and left out.  It prints the first differences and the counts.
'use strict';

const UNDEFINED = 0xffffffff, SHOWN = 20;
const HOST = 0, NO_HOST = 1, REFUSED = 2, UNKNOWN = 3;

const name = process.argv[2];
const Implementation = name === 'node' ? URL : require(name).URL;

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
      alike: path => path === '/' ? '' : path }
].filter(edition => edition.is);
const alike = path => older.reduce((result, edition) => edition.alike(result), path);

const counts = { strings: 0, accepted: 0, idna: 0, differ: 0 };

function theirs(string) {
    try {
        const url = new Implementation(string);
        return { scheme: url.protocol.slice(0, -1), host: url.hostname, port: url.port,
                 path: url.pathname };
    } catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        return null;
    }
}

function compare(bytes, verdict, ours) {
    const string = bytes.toString('utf8');
    counts.strings++;
    if (verdict === UNKNOWN) {
        counts.idna++;
        return;
    }
    const other = theirs(string);
    counts.accepted += other !== null;
    const mine = verdict === REFUSED ? null : ours;
    const same = mine === null || other === null ? mine === other
        : ['scheme', 'host', 'port'].every(part => (mine[part] ?? '') === other[part]) &&
          alike(mine.path) === alike(other.path);
    const empty = mine !== null && (verdict === NO_HOST) !== ((mine.host ?? '') === '');
    if (!same || empty) {
        if (counts.differ++ < SHOWN)
            console.log('# ' + JSON.stringify({ string, verdict, mine, [name]: other }));
    }
}

// Takes whole records off the buffer; returns what is left.
function records(buffer) {
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
        compare(string, verdict, { scheme, host, port, path });
    }
}

let rest = Buffer.alloc(0);
process.stdin.on('data', chunk => { rest = records(Buffer.concat([rest, chunk])); });
process.stdin.on('end', () => {
    for (const { what } of older)
        console.log(`# ${name}: allowed for: ${what}`);
    console.log(`# ${counts.accepted} accepted, ${counts.idna} left out for IDNA, ` +
                `${counts.differ} read differently`);
    const ok = counts.differ === 0 && counts.strings > 0 && rest.length === 0;
    console.log(`${ok ? 'ok' : 'not ok'} 1 - ${name} reads ${counts.strings} strings alike`);
    console.log('1..1');
    process.exitCode = ok ? 0 : 1;
});
