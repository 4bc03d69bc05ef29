/* Drives the playground in a real Chromium, as TAP.
 *
 *   drive.js URIC PAGE MODULE STATES [SCREENSHOTS]
 *
 * URIC is the command, PAGE the page, MODULE and STATES what it was made of.  With SCREENSHOTS,
 * a directory, it leaves pictures there.  If the environment has ONLY, a regular expression, only
 * the tests whose names match it run. */
'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const { spawnSync } = require('node:child_process');
const zlib = require('node:zlib');
const { pathToFileURL } = require('node:url');
const { chromium } = require('playwright-core');

const commandAnswers = require('./command_answers.js');
const fixtureStrings = require('./fixture_strings.js');
const measureContrast = require('./contrast.js');
const readPage = require('./page_reader.js');

const [uric, pagePath, modulePath, statesPath, pictures] =
    process.argv.slice(2).map((name) => path.resolve(name));
const address = pathToFileURL(pagePath).href;
const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium';
const SHOWN_WHOLE = 500;

let number = 0, browser = null;
const problems = [];

async function test(what, body) {
    if (!new RegExp(process.env.ONLY || '').test(what))
        return;
    number++;
    try {
        await body();
        assert.deepStrictEqual(problems.splice(0), []);
        console.log(`ok ${number} - ${what}`);
    } catch (error) {
        console.log(`not ok ${number} - ${what}`);
        console.log(String(error.stack || error).slice(0, 3000).replace(/^/gm, '# '));
        problems.splice(0);
    }
}

/* A page whose console, errors and requests count. */
async function open(fragment = '', options = {}) {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 },
                                               reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    page.on('console', (message) => problems.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
    page.on('request', (request) => {
        if (!request.url().startsWith(address))
            problems.push(`request: ${request.url()}`);
    });
    await page.goto(address + fragment);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    return page;
}

const close = (page) => page.context().close();

/* Goes to another fragment on the same page. */
async function show(page, fragment) {
    await page.evaluate((wanted) => new Promise((resolve) => {
        if (location.hash === wanted)
            return resolve();
        addEventListener('hashchange', () => setTimeout(resolve), { once: true });
        location.hash = wanted;
    }), new URL(fragment, address).hash);
}

/* Bytes as they are typed: as text if they are printable ASCII, else with escapes. */
function typedAs(bytes) {
    const plain = bytes.every((byte) => byte >= 0x20 && byte < 0x7F);
    const text = bytes.toString('latin1');
    return plain ? { text, escapes: false } : {
        text: text.replace(/[^\x20-\x5B\x5D-\x7E]/g, (c) =>
            `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`), escapes: true };
}

/* Random numbers that are the same in each run. */
function generator(seed) {
    let state = seed;
    return (most) => {
        state = Math.imul(state ^ state >>> 15, 0x2C1B3C6D) + 0x9E3779B9 | 0;
        return ((state ^ state >>> 12) >>> 0) % most;
    };
}

function randomStrings(count) {
    const random = generator(3986);
    const usual = Buffer.from('http://a:b@[::1]:80/%41/../c?d#e.0xf');
    return Array.from({ length: count }, () => Buffer.from(
        Array.from({ length: random(40) }, () =>
            random(4) ? usual[random(usual.length)] : random(256))));
}

function compare(records, shown, told) {
    let compared = 0;
    records.forEach((record, i) => {
        if (told[i] === null)
            return;
        const where = JSON.stringify(record.toString('latin1'));
        const page = { ...shown[i] }, command = told[i];
        const text = record.toString('latin1');
        assert.strictEqual(page.error, command.error, `error of ${where}`);
        assert.deepStrictEqual(page.editions, command.editions, `editions of ${where}`);
        assert.deepStrictEqual(page.hazards, command.hazards, `hazards of ${where}`);
        assert.strictEqual(page.expected, command.expected, `expected in ${where}`);
        assert.strictEqual(page.steps, command.error ?? record.length, `steps of ${where}`);
        assert.strictEqual(page.typed, typedAs(record).text, `text coloured in ${where}`);
        compared++;
        if (command.error !== null) {
            assert.ok(page.normal === null && page.target === null, where);
            return;
        }
        assert.deepStrictEqual(page.parts.map(({ name, begin, end }) => ({
            name, text: text.slice(begin, end) })), command.parts, `parts of ${where}`);
        assert.deepStrictEqual(page.kinds, command.kinds, `kinds of ${where}`);
        assert.deepStrictEqual(page.colours.filter((name) => name),
                               command.parts.filter((p) => p.text).map((p) => p.name), where);
        for (const what of ['normal', 'target']) {
            if (command[what].length <= SHOWN_WHOLE)
                assert.strictEqual(page[what], command[what], `${what} of ${where}`);
        }
    });
    return compared;
}

async function compareAll(records) {
    const page = await open(`#base=${encodeURIComponent(commandAnswers.BASE)}`);
    const shown = await page.evaluate(readPage, records.map(typedAs));
    const compared = compare(records, shown, commandAnswers(uric, records));
    await close(page);
    return compared;
}

/* All that a reader of the page sees, but for the drawing's animation. */
const seen = (page) => page.evaluate(() => document.querySelector('main').innerHTML
    .replace(/ aria-live="\w+"/g, '') + [...document.querySelectorAll('textarea, input')].map((e) => e.type === 'checkbox' ?
        e.checked : e.value).join('|'));

/* As an input method or the clipboard does: in place of all that was there. */
async function paste(page, text) {
    await page.focus('#reference');
    await page.evaluate(() => document.getElementById('reference').select());
    await page.keyboard.insertText(text);
    await page.waitForFunction((n) => document.getElementById('step')
        .getAttribute('aria-valuetext').endsWith(` of ${n} bytes`), Buffer.byteLength(text));
}

const widths = (page) => page.evaluate(() => ({
    page: document.documentElement.scrollWidth, view: document.documentElement.clientWidth,
    wide: [...document.querySelectorAll('main *')].filter((e) =>
        e.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5 &&
        !e.closest('.hidden, .tape')).map((e) => e.id || e.className).slice(0, 5) }));

const SAMPLES = [
    '', '#ref=', `#ref=${encodeURIComponent('http://[::1/index.html')}`,
    `#ref=${encodeURIComponent('http://www.bank.example@0x7f.1:8080/..%2fx')}`,
    `#ref=${encodeURIComponent('http://h/' + 'averylongsegment'.repeat(60))}`,
    `#ref=${encodeURIComponent('http://h/?' + '&'.repeat(300) + '|')}&at=200`,
    `#escapes=1&base=x&ref=${encodeURIComponent('ab\\xFF\\n\u05D0\u05D1')}`
];

async function main() {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });

    await test('the page is one file of less than 110 KB, as it is sent (gzip)', async () => {
        const page = fs.readFileSync(pagePath);
        const sent = zlib.gzipSync(page, { level: 9 }).length;
        console.log(`# ${page.length} bytes, ${sent} by gzip`);
        assert.ok(sent < 110 * 1000, String(sent));
        assert.ok(!/<(link|img|iframe|object)\b|\bsrc=|@import|url\(/.test(
            page.toString().replace(/PACKED = "[^"]*"/, '')));
    });

    await test('the states that the page names are those of the machine: each byte in each',
               async () => {
        const { instance } = await WebAssembly.instantiate(fs.readFileSync(modulePath));
        const { page_next: next, page_may_end: mayEnd } = instance.exports;
        const table = JSON.parse(fs.readFileSync(statesPath, 'utf8'));
        const known = new Map(table.states.map((state) => [state.id, state]));
        const seenStates = new Set([table.start]);
        for (const id of seenStates) {
            const state = known.get(id);
            assert.ok(state, `state ${id} has no names`);
            assert.strictEqual(Boolean(mayEnd(id)), state.final, `the end in ${id}`);
            for (let byte = 0; byte < 256; byte++) {
                const to = state.to.find(([low, high]) => byte >= low && byte <= high);
                assert.strictEqual(next(id, byte), to ? to[2] : 0, `${byte} in state ${id}`);
                if (to)
                    seenStates.add(to[2]);
            }
        }
        assert.strictEqual(seenStates.size, table.states.length);
        console.log(`# ${seenStates.size} states`);
    });

    await test('the page says what the command says: all fixtures', async () => {
        const records = fixtureStrings();
        const compared = await compareAll(records);
        console.log(`# ${compared} of ${records.length}; the command cannot be asked for others`);
        assert.ok(compared > records.length - 20 && compared > 2000);
    });

    await test('the same for 1000 random strings of bytes', async () => {
        assert.ok(await compareAll(randomStrings(1000)) > 950);
    });

    await test('random text of any code units, pasted, is read as its UTF-8', async () => {
        const page = await open();
        const random = generator(2396);
        const texts = Array.from({ length: 300 }, () => ({ escapes: random(2) === 0,
            text: String.fromCharCode(...Array.from({ length: random(30) }, () =>
                [random(128), random(65536), 0xD800 + random(2048), 0x202E][random(4)])) }));
        const shown = await page.evaluate(readPage, texts);
        const plain = texts.map((_, i) => i).filter((i) => !texts[i].escapes);
        const told = commandAnswers(uric, plain.map((i) =>
            Buffer.from(texts[i].text.replace(/\r\n?/g, '\n'))));
        plain.forEach((i, at) => {
            if (told[at] !== null)
                assert.strictEqual(shown[i].error, told[at].error, JSON.stringify(texts[i].text));
        });
        assert.ok(told.filter((answer) => answer !== null).length > 100);
        await close(page);
    });

    await test('typing: each key shows the answer for what is there', async () => {
        const page = await open('#ref=');
        const reference = 'http://[::1]:8z';
        await page.focus('#reference');
        for (let n = 1; n <= reference.length; n++) {
            await page.keyboard.type(reference[n - 1]);
            const [answer] = commandAnswers(uric, [Buffer.from(reference.slice(0, n))]);
            const told = await page.textContent('#verdict');
            assert.strictEqual(answer.error === null ? null : String(answer.error),
                               (/ at byte (\d+):/.exec(told) || [null, null])[1], told);
        }
        assert.match(await page.textContent('#verdict'),
                     /^Invalid at byte 14: unexpected "z" after "http:\/\/\[::1\]:8"; expected /);
        await close(page);
    });

    await test('the readings are those of the command, and this browser reads as new URL() does', async () => {
        const page = await open();
        assert.strictEqual(await page.inputValue('#reference'), 'http://a@b@c/');
        for (const text of ['http://a@b@c/', 'http://h/', 'http://0x7f.1/', 'a b', '//h', 'http:\\\\h',
                            'http://[::1]:80/', 'http://\u00e9/']) {
            await show(page, '#ref=' + encodeURIComponent(text));
            const rows = await page.$$eval('#readings [data-name]', (found) => found.map((each) =>
                [each.dataset.name, each.dataset.verdict, each.querySelector('code')?.textContent ?? null]));
            const own = rows.pop();
            const fields = rows.flatMap(([name]) => [name, `${name}.verdict`]).join(',');
            const { stdout } = spawnSync(uric, ['readings', '-q', '--format=json', '-f', `${fields},verdict,at`],
                                         { input: text + '\n', encoding: 'utf8' });
            const answer = JSON.parse(stdout);
            assert.deepStrictEqual(rows, rows.map(([name]) =>
                [name, answer[`${name}.verdict`], answer[`${name}.verdict`] === 'host' ? answer[name] : null]), text);
            const host = await page.evaluate((url) => URL.canParse(url) ? new URL(url).hostname : null, text);
            assert.deepStrictEqual(own.slice(1), host === null ? ['refused', null] :
                host === '' ? ['no-host', null] : ['host', host], text);
            if (answer.verdict === 'differ')
                assert.match(await page.textContent('#readings-verdict'), new RegExp(`at byte ${answer.at}, `));
        }
        await close(page);
    });

    await test('an error names the character that was typed', async () => {
        const page = await open('#ref=' + encodeURIComponent('http://h/\u00e9'));
        assert.match(await page.textContent('#verdict'), /^Invalid at byte 9: unexpected "\u00e9" \(U\+00E9\) after /);
        await show(page, '#ref=' + encodeURIComponent('a b'));
        assert.match(await page.textContent('#verdict'), /unexpected " " \(U\+0020\) after "a"/);
        /* of several bytes, it is marked whole */
        for (const [text, is] of [['http://h/\u00e9x', '\u00e9'], ['\u{1f600}', '\u{1f600}'], ['a\u20ac', '\u20ac'],
                                  ['http://h\u00e9@i/', '\u00e9']]) {
            await show(page, '#ref=' + encodeURIComponent(text));
            for (const where of ['#backdrop .byte', '#parts .byte'])
                assert.strictEqual(await page.textContent(where), is, `${where} of ${text}`);
            assert.strictEqual(await page.textContent('#backdrop'), text + '\u200b');
        }
        assert.strictEqual(await page.textContent('#readings-part mark'), '\u00e9');
        assert.match(await page.textContent('#readings-verdict'), /byte 8, "\u00e9" \(U\+00E9\): /);
        await close(page);
    });

    await test('a component: by a click its clause, its ABNF, its value decoded; the address brings it back',
               async () => {
        const abnf = fs.readFileSync('tests/abnf/rfc3986.abnf', 'utf8');
        const page = await open('#ref=' + encodeURIComponent(
            'http://u%3a:p@h.example:80/a%20b?q=%41&r&&caf%C3%A9=a=b#top'));
        const about = async (name, clause, value, decoded) => {
            await page.click(`#part-${name}`);
            assert.strictEqual(await page.getAttribute('#part h3 a', 'href'),
                               `https://www.rfc-editor.org/rfc/rfc3986#section-${clause}`);
            for (const rule of (await page.textContent('#part pre')).split('\n\n'))
                assert.ok(abnf.includes(`\n${rule}\n`), rule);
            assert.match(await page.textContent('#part pre'), new RegExp(`^${name} += `));
            assert.deepStrictEqual(await page.$$eval('#part .row code', (found) =>
                found.map((each) => each.textContent)), decoded ? [value, decoded] : [value]);
            assert.strictEqual(await page.getAttribute(`#part-${name}`, 'aria-pressed'), 'true');
        };
        await about('scheme', '3.1', 'http');
        await about('userinfo', '3.2.1', 'u%3a:p', 'u::p');
        await about('host', '3.2.2', 'h.example');
        await about('port', '3.2.3', '80');
        await about('authority', '3.2', 'u%3a:p@h.example:80');
        await about('path', '3.3', '/a%20b', '/a b');
        await about('fragment', '3.5', 'top');
        await about('query', '3.4', 'q=%41&r&&caf%C3%A9=a=b', 'q=A&r&&caf\u00e9=a=b');
        assert.deepStrictEqual(await page.$$eval('#pairs tbody tr', (rows) => rows.map((each) =>
            [...each.cells].map((cell) => cell.textContent))),
                               [['q', 'A'], ['r', 'no "="'], ['caf\u00e9', 'a=b']]);
        assert.strictEqual(await page.textContent('.authority .parts'),
                           'u%3a:puserinfo7\u201313@h.examplehost14\u201323reg-name:80port24\u201326');
        await page.waitForFunction(() => /(^|&|#)part=query/.test(location.hash));
        const other = await open(new URL(page.url()).hash);
        assert.ok(await other.$('#pairs'));
        await close(other);
        await close(page);
    });

    await test('a byte: by hover and by the caret what it is, what it is in, and the error', async () => {
        const page = await open('#ref=' + encodeURIComponent('http://h/\u00e9%41~'));
        const told = () => page.textContent('#byte-text');
        const soon = (wanted) => page.waitForFunction((text) => new RegExp(text).test(
            document.getElementById('byte-text').textContent), wanted);
        assert.match(await told(), /^Byte 9: \\xC3, byte 1 of 2 of "\u00e9" \(U\+00E9\), which a URI has only as a pct-encoded: %C3\. It is the error: expected /);
        await page.hover('#parts [data-at="4"]');
        assert.match(await told(), /^Byte 4: ":" \(U\+003A\), one of gen-delims\. It is between components\. Before it: end of scheme\. After it, the machine is .*hier-part\.$/);
        assert.match(await page.getAttribute('#byte-text a', 'href'), /rfc3986#section-2\.2$/);
        await page.hover('#parts [data-at="7"]');
        assert.match(await told(), /"h" \(U\+0068\), one of unreserved\. It is in the host\./);
        await page.focus('#reference');
        await page.keyboard.press('End');
        await soon('^Byte 14: "~" .*It was not read: the error is at byte 9\\.$');
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowLeft');
        await soon('^Byte 13: "1" \\(U\\+0031\\), in a pct-encoded for "A"\\. ');
        const live = (value) => page.waitForSelector(`#byte-text[aria-live="${value}"]`);
        await live('polite');
        await page.keyboard.type('x');
        await live('off');
        await page.keyboard.press('ArrowLeft');
        await live('polite');
        await page.click('#parts [data-at="7"]');
        assert.strictEqual(await page.inputValue('#step'), '7');
        await close(page);
    });

    await test('the walk names the states as the diagrams do, and nothing on the page has an inner name',
               async () => {
        const rules = new Set([...fs.readFileSync('tests/abnf/rfc3986.abnf', 'utf8')
            .matchAll(/^([A-Za-z][\w-]*) *=/gm)].map(([, name]) => name));
        const drawn = fs.readFileSync('grammar/diagrams/machine-URI-reference.svg', 'utf8');
        const page = await open();
        let seenNames = 0;
        for (const fragment of SAMPLES) {
            await show(page, fragment);
            for (const name of await page.$$eval('#drawing text.name, #rules li', (found) =>
                found.map((each) => each.textContent))) {
                assert.ok(rules.has(name) || /^\d more$/.test(name), name);
                seenNames++;
            }
            assert.doesNotMatch(await page.textContent('main'),
                                /[a-z]_(begin|end|rule)\b|\bs\d+\b|State \d/);
        }
        assert.ok(seenNames > 30);
        await show(page, '#ref=' + encodeURIComponent('a://b') + '&at=3');
        for (const name of await page.$$eval('#drawing text.name', (found) =>
            found.map((each) => each.textContent)))
            assert.ok(drawn.includes(`>${name}</text>`), name);
        await close(page);
    });

    await test('at an error: what mends it is valid, is what the command makes, and can be used', async () => {
        const page = await open();
        const ask = (args, text) => spawnSync(uric, args, { input: text + '\n', encoding: 'utf8' });
        const rows = () => page.$$eval('#error .row', (found) => Object.fromEntries(found.map((each) =>
            [each.firstChild.textContent, (each.querySelector('code') || each.lastChild).textContent])));
        let mended = 0;
        for (const [text, label, names] of [
            ['http://h/a b|c?x=[1]', 'Repaired', 'brackets,pipe,space'], ['/50%', 'Repaired', 'stray-percent'],
            ['http://h/#a#b', 'Repaired', 'hash'], ['http://h/\u00e9', 'As a URI', 'utf8'],
            ['http://\u00e9.example/', 'As a URI'], [' http://h/ ', 'Trimmed'],
            ['http://[::1/a', 'Completed'], ['http://[::1', 'Completed']]) {
            await show(page, '#ref=' + encodeURIComponent(text));
            const found = await rows();
            assert.ok(found[label], `${label} of ${text}: ${JSON.stringify(found)}`);
            assert.strictEqual(ask(['check'], found[label]).status, 0, found[label]);
            if (names) {
                const tolerate = found['Tolerated by'].split(' ').pop();
                assert.deepStrictEqual(tolerate.split('=')[1].split(',').sort(), names.split(','));
                assert.strictEqual(ask(['check', tolerate], text).status, 0, tolerate);
                assert.strictEqual(found[label] + '\n', ask(['repair'], text).stdout);
            }
            await page.click('#error button');
            assert.match(await page.textContent('#verdict'), /^Valid: /);
            assert.ok(await page.isHidden('#error'));
            mended++;
        }
        assert.strictEqual(mended, 8);
        await show(page, '#ref=' + encodeURIComponent('http://a@b@c/'));
        const found = await rows();
        assert.deepStrictEqual(Object.keys(found), ['Accepted by']);
        assert.match(found['Accepted by'], /RFC 2396.*URL Standard/);
        assert.strictEqual(await page.textContent('#readings-part mark'), '@');
        await close(page);
    });

    await test('10 MB are told at once, pasted or in the address, and not shown', async () => {
        const page = await open('#ref=urn:x');
        for (const [text, told] of [['http://h/' + 'a'.repeat(1e7), 'valid'],
                                    ['http://h/' + 'a\n'.repeat(5e6), 'invalid at byte 10'],
                                    ['http://h/' + '\u00e9'.repeat(5e6), 'invalid at byte 9']]) {
            const took = await page.evaluate((data) => {
                const began = performance.now(), reference = document.getElementById('reference');
                reference.select();
                reference.dispatchEvent(new InputEvent('beforeinput', {
                    inputType: 'insertFromPaste', data, bubbles: true, cancelable: true }));
                return performance.now() - began;
            }, text);
            console.log(`# ${took.toFixed(0)} ms`);
            assert.ok(took < 2000, String(took));
            assert.match(await page.textContent('#share-note'), new RegExp(
                `^Not shown: ${Buffer.byteLength(text)} bytes .* they are ${told}\\.`));
            assert.strictEqual(await page.inputValue('#reference'), 'urn:x');
        }
        /* with what is there already */
        assert.match(await page.evaluate(() => {
            const reference = document.getElementById('reference'), { value } = reference;
            reference.value = 'a'.repeat(2e6);
            reference.setSelectionRange(1, 1e6);
            for (const data of ['|'.repeat(1e6), '|'.repeat(1.2e6)]) {
                const event = new InputEvent('beforeinput', { data, bubbles: true, cancelable: true });
                if (reference.dispatchEvent(event) !== (data.length === 1e6))
                    return `not told of ${data.length}`;
            }
            reference.value = value;
            return document.getElementById('share-note').textContent;
        }), /^Not shown: 2200001 bytes .* they are invalid at byte 1\./);
        await page.evaluate(() => { location.hash = '#ref=' + 'a'.repeat(3e6); });
        await page.waitForFunction(() => /^Not shown: 3000000 bytes/.test(
            document.getElementById('share-note').textContent));
        await close(page);
    });

    await test('the editions are in the order of time', async () => {
        const page = await open();
        const years = await page.$$eval('#editions li', (found) =>
            found.map((each) => Number(each.firstChild.textContent.slice(0, 4))));
        assert.strictEqual(years.length, 6);
        assert.deepStrictEqual(years, [...years].sort());
        await close(page);
    });

    await test('on paper: no control, no card, the whole text, within the width', async () => {
        const page = await open('#ref=' + encodeURIComponent('http://h/' + 'iW.m/'.repeat(400)),
                                { viewport: { width: 718, height: 1000 } });
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        for (const selector of ['.controls', '#examples', '#steps', '#byte-text'])
            assert.ok(await page.isHidden(selector), selector);
        const found = await page.evaluate(() => {
            const text = document.getElementById('backdrop');
            return { whole: text.scrollHeight <= text.clientHeight + 2,
                     visible: getComputedStyle(text).color,
                     border: getComputedStyle(document.querySelector('section')).borderLeftStyle,
                     wide: document.documentElement.scrollWidth };
        });
        assert.deepStrictEqual(found, { whole: true, visible: 'rgb(28, 31, 36)', border: 'none',
                                          wide: 718 });
        await close(page);
    });

    await test('the end of a pasted line is not pasted', async () => {
        const page = await open('#ref=');
        await page.focus('#reference');
        await page.evaluate(() => {
            document.getElementById('reference').dispatchEvent(new InputEvent('beforeinput', {
                inputType: 'insertFromPaste', data: 'http://h/\n', bubbles: true, cancelable: true }));
        });
        assert.strictEqual(await page.inputValue('#reference'), 'http://h/');
        await close(page);
    });

    await test('stepping by keys alone: the slider, the buttons, Run', async () => {
        const page = await open(`#ref=${encodeURIComponent('a://b?c')}&at=0`);
        const step = () => page.inputValue('#step');
        await page.focus('#step');
        assert.match(await page.textContent('#step-text'), /^The machine is before URI or relative-ref;/);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        assert.strictEqual(await step(), '2');
        assert.match(await page.textContent('#step-text'),
                     /^Byte 1, ":", was read: end of scheme\. The machine is .*hier-part/);
        assert.match(await page.textContent('#ways .taken'), /next: "\/"/);
        await page.keyboard.press('End');
        assert.strictEqual(await step(), '7');
        assert.ok(await page.isDisabled('#forward'));
        await page.keyboard.press('Home');
        assert.strictEqual(await step(), '0');
        await page.focus('#forward');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Space');
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Enter');
        assert.strictEqual(await step(), '1');
        await page.focus('#run');
        await page.keyboard.press('Enter');
        assert.strictEqual(await step(), '7', 'with reduced motion, Run goes to the end at once');
        assert.strictEqual(await page.evaluate(() => document.getAnimations().length), 0);
        assert.match(await page.textContent('#drawing title'), /^States: .*query/);
        await close(page);
    });

    await test('Run steps on by itself where motion is welcome, and stops', async () => {
        const page = await open(`#ref=${encodeURIComponent('a:bc')}&at=0`,
                                { reducedMotion: 'no-preference' });
        await page.click('#run');
        assert.strictEqual(await page.getAttribute('#run', 'aria-pressed'), 'true');
        await page.waitForFunction(() => document.getElementById('step').value === '4' &&
            document.getElementById('run').getAttribute('aria-pressed') === 'false');
        await close(page);
    });

    await test('what is typed and chosen is in the fragment, and comes back from it', async () => {
        const page = await open();
        await page.fill('#reference', 'HTTP://h:80/%7e+ \u00E9&=#\\n');
        await page.fill('#base', 'http://x.example/a b');
        await page.check('#escapes');
        await page.uncheck('#step-scheme');
        await page.focus('#step');
        await page.keyboard.press('Home');
        await page.keyboard.press('ArrowRight');
        await page.waitForFunction(() => /(^|&|#)at=1$/.test(location.hash));
        await page.waitForFunction(() =>
            document.getElementById('spoken').textContent ===
            document.getElementById('verdict').textContent);
        const other = await open(new URL(page.url()).hash);
        await other.waitForFunction(() =>
            document.getElementById('spoken').textContent !== '');
        assert.strictEqual(await seen(other), await seen(page));
        await other.evaluate(() => { location.hash = '#ref=urn:x'; });
        await other.waitForFunction(() =>
            document.getElementById('reference').value === 'urn:x');
        await close(page);
        await close(other);
    });

    await test('any fragment is taken: cut, wrong, unknown', async () => {
        for (const fragment of ['#', '#%', '#ref=%FF%', '#at=99999999999', '#at=-1', '#steps=x,,',
                                '#ref=a&ref=b', `#ref=${'%00'.repeat(20)}&escapes=2`])
            await close(await open(fragment));
    });

    await test('a megabyte does not hang the page: text, escapes, one long error', async () => {
        const page = await open();
        /* Of different lengths, by which paste() knows that the page shows the text. */
        const texts = ['http://h/' + 'a%41/../'.repeat(131072), '|'.repeat((1 << 20) + 1),
                       'a\n'.repeat(1 << 19), '\u20AC'.repeat(350000),
                       'x:' + '\\'.repeat(1 << 20)];
        for (const text of texts) {
            await page.uncheck('#escapes');
            await paste(page, text);
            await page.focus('#step');
            await page.keyboard.press('Home');
            await page.keyboard.press('ArrowRight');
            assert.strictEqual(await page.inputValue('#step'), text[0] === '|' ||
                text[0] === '\u20AC' ? '0' : '1');
            assert.match(await page.textContent('#share-note'), /^Too long/);
            assert.strictEqual(await page.evaluate(() => location.hash), '');
            const count = await page.evaluate(() => document.querySelectorAll('*').length);
            assert.ok(count < 5000, `${count} elements`);
        }
        await page.check('#escapes');
        await page.fill('#reference', 'a');
        assert.match(await page.textContent('#verdict'), /^Valid: a relative reference of 1 byte /);
        await close(page);
    });

    await test('the colours are under the letters, where lines wrap', async () => {
        for (const width of [360, 1000]) {
            const page = await open('', { viewport: { width, height: 800 } });
            for (const text of ['http://h/' + 'iW.m/'.repeat(90),
                                'a\n\nb ' + ' '.repeat(99) + 'c']) {
                await page.fill('#reference', text);
                const heights = await page.evaluate(() => ['reference', 'backdrop'].map((id) =>
                    document.getElementById(id)).map((e) => [e.scrollHeight, e.clientWidth]));
                assert.deepStrictEqual(heights[0], heights[1], `${width}: ${text.slice(0, 20)}`);
            }
            await close(page);
        }
    });

    await test('360 and 320 pixels: nothing is wider than the page', async () => {
        for (const width of [360, 320]) {
            const page = await open('', { viewport: { width, height: 700 } });
            for (const fragment of SAMPLES) {
                await show(page, fragment);
                const found = await widths(page);
                assert.ok(found.page <= found.view && !found.wide.length,
                          `${width} ${fragment.slice(0, 60)}: ${JSON.stringify(found)}`);
            }
            await close(page);
        }
    });

    await test('contrast is that of WCAG AA in the light and in the dark', async () => {
        for (const colorScheme of ['light', 'dark']) {
            let texts = 0;
            const page = await open('', { colorScheme });
            for (const fragment of SAMPLES) {
                await show(page, fragment);
                const found = await page.evaluate(measureContrast);
                assert.deepStrictEqual(found.low, [], `${colorScheme} ${fragment}`);
                texts += found.texts;
            }
            await close(page);
            console.log(`# ${colorScheme}: ${texts} texts`);
            assert.ok(texts > 300);
        }
        const page = await open();
        await page.evaluate(() =>
            document.documentElement.style.setProperty('--soft', '#8a8a8a'));
        assert.ok((await page.evaluate(measureContrast)).low.length > 10, 'a grey too light');
        await close(page);
    });

    await test('by Tab, each control in turn, with a visible focus', async () => {
        const page = await open('#at=3');
        const reached = [];
        for (;;) {
            await page.keyboard.press('Tab');
            const now = await page.evaluate(() => {
                const e = document.activeElement, style = getComputedStyle(e);
                return { id: e.id || e.href && `${e.parentElement.tagName} ${e.textContent}`, outline: style.outlineStyle !== 'none' &&
                    parseFloat(style.outlineWidth) >= 2 };
            });
            if (!now.id || reached.includes(now.id))
                break;
            assert.ok(now.outline, `${now.id} has no visible focus`);
            reached.push(now.id);
        }
        assert.deepStrictEqual(reached, ['reference', 'examples', 'escapes', 'part-scheme',
            'part-userinfo', 'part-host', 'part-authority', 'part-path', 'P gen-delims',
            'H3 RFC 3986, 3.2.2', 'first', 'back', 'forward', 'last', 'run', 'step',
            'LI URI-reference', 'LI URI', 'LI relative-ref', 'LI relative-part', 'LI scheme',
            'LI path-noscheme', 'LI segment-nz-nc', 'step-percent', 'step-case', 'step-dots', 'step-scheme',
            'step-ipv6', 'base']);
        await close(page);
    });

    await test('the accessibility tree: names, roles, states, live regions', async () => {
        const page = await open(`#ref=${encodeURIComponent('http://[::1/')}`);
        const session = await page.context().newCDPSession(page);
        const { nodes } = await session.send('Accessibility.getFullAXTree');
        const found = nodes.filter((node) => !node.ignored).map((node) => ({
            role: node.role.value, name: node.name ? node.name.value : '',
            description: node.description ? node.description.value : '',
            of: Object.fromEntries((node.properties || []).map((p) => [p.name, p.value.value])) }));
        const all = (role) => found.filter((node) => node.role === role);
        const names = (role) => all(role).map((node) => node.name);
        for (const role of ['textbox', 'slider', 'button', 'checkbox', 'combobox', 'image'])
            assert.ok(all(role).length && names(role).every((name) => name), role);
        assert.deepStrictEqual(names('textbox').sort(), ['Base URI', 'Reference']);
        const reference = all('textbox').find((node) => node.name === 'Reference');
        assert.strictEqual(reference.of.invalid, 'true');
        assert.match(reference.description, /^Invalid at byte 11: /);
        assert.strictEqual(all('slider')[0].name, 'Bytes read');
        assert.deepStrictEqual(names('button').sort(), ['Back', 'End', 'Run', 'Start', 'Step',
            'Use it', 'authority', 'host', 'path', 'scheme']);
        assert.deepStrictEqual(names('heading').slice(0, 3),
                               ['uric playground', 'Reference', 'Components']);
        assert.deepStrictEqual(names('region'), ['Reference', 'Components', "The machine's walk",
            'Normal form', 'Resolution', 'The host, as other parsers find it', 'Hazards', 'Editions']);
        assert.ok(all('status').length >= 2 && all('status').every((s) => s.of.live === 'polite'));
        assert.match(names('image')[0], /^States: .*h16/);
        await page.waitForFunction(() =>
            /^Invalid at byte 11/.test(document.getElementById('spoken').textContent));
        await close(page);
    });

    await test('the policy: no other script, style, request or form', async () => {
        const page = await open();
        const blocked = await page.evaluate(async () => {
            const seenEvents = [];
            addEventListener('securitypolicyviolation', (e) =>
                seenEvents.push(e.effectiveDirective));
            await fetch('http://127.0.0.1:9/').catch(() => {});
            new Image().src = 'http://127.0.0.1:9/x.png';
            const script = document.createElement('script');
            script.textContent = 'document.title = "run"';
            document.body.append(script);
            const style = document.createElement('style');
            style.textContent = 'body { display: none }';
            document.body.append(style);
            await new Promise((resolve) => setTimeout(resolve, 200));
            return { seenEvents, title: document.title };
        });
        for (const what of ['connect-src', 'img-src', 'script-src-elem', 'style-src-elem'])
            assert.ok(blocked.seenEvents.includes(what), what);
        assert.match(blocked.title, /^uric/);
        assert.ok(problems.length >= 4);
        problems.splice(0);
        await close(page);
    });

    await test('a browser without what the page needs gets a sentence', async () => {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.addInitScript(() => { delete window.DecompressionStream; });
        await page.goto(address);
        await page.waitForSelector('#failure:not([hidden])');
        assert.match(await page.textContent('#failure'), /^The library could not be loaded: /);
        await context.close();
    });

    if (pictures) {
        fs.mkdirSync(pictures, { recursive: true });
        for (const colorScheme of ['light', 'dark']) {
            for (const width of [1000, 360]) {
                for (const [i, fragment] of SAMPLES.entries()) {
                    const page = await open(fragment, { colorScheme,
                                                        viewport: { width, height: 800 } });
                    await page.screenshot({ fullPage: true, path: path.join(
                        pictures, `${colorScheme}-${width}-${i}.png`) });
                    await close(page);
                }
            }
        }
    }
    console.log(`1..${number}`);
    await browser.close();
}

main().catch((error) => {
    console.log(`Bail out! ${error.stack}`);
    process.exit(1);
});
