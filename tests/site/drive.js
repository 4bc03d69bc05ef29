/* Drives the site in a real Chromium, from its files, as TAP.
 *
 *   drive.js SITE [SCREENSHOTS] */
'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { chromium } = require('playwright-core');

const measureContrast = require('../playground/contrast.js');

const site = path.resolve(process.argv[2]), pictures = process.argv[3];
const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium';
const address = (name) => pathToFileURL(site).href + '/' + name;
const files = fs.readdirSync(site).sort();
const pages = files.filter((name) => name.endsWith('.html'));
const documents = pages.filter((name) => name !== 'playground.html');

let number = 0, browser = null;
const problems = [];

async function test(what, body) {
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
async function open(name, options = {}) {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...options });
    const page = await context.newPage();
    page.on('console', (message) => problems.push(`${name}: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
    page.on('request', (request) => {
        if (!request.url().startsWith(address('')))
            problems.push(`${name} asks for ${request.url()}`);
    });
    await page.goto(address(name));
    if (/^(manual|playground)\.html/.test(name))
        await page.waitForSelector('html[data-ready]', { state: 'attached' });
    return page;
}

const close = (page) => page.context().close();

/* The address that each link of a page leads to, those in pictures too. */
const linksOf = (page) => page.$$eval('a[href]', (all) => all.map((each) =>
    new URL(each.getAttribute('href'), document.baseURI).href));

/* The results of a search, as [text, address]. */
async function find(page, text) {
    await page.fill('#search', text);
    await page.waitForFunction(() => document.querySelector('#found li'));
    return page.$$eval('#found a', (all) => all.map((each) => [each.textContent, each.getAttribute('href')]));
}

async function main() {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });

    await test('the site is less than 1 MB, of files that one folder holds', async () => {
        const sizes = files.map((name) => fs.statSync(path.join(site, name)).size);
        const sum = sizes.reduce((a, b) => a + b);
        console.log(`# ${sum} bytes in ${files.length} files`);
        assert.ok(sum < 1000 * 1000, String(sum));
        assert.ok(pages.length > 20);
    });

    /* The manual's pages have links of their own, seen one after the other. */
    const ids = new Map(), links = new Map(), titles = new Map(), widths = new Map();
    const contrasts = { light: [], dark: [] };
    await test('each page opens without an error or a request beyond the site', async () => {
        for (const name of pages) {
            const page = await open(name);
            ids.set(name, new Set(await page.$$eval('[id]', (all) => all.map((each) => each.id))));
            links.set(name, await linksOf(page));
            assert.ok((await page.title()).length > 3 && await page.$('h1'), name);
            if (documents.includes(name)) {
                titles.set(name, await page.textContent('h1'));
                for (const colorScheme of ['light', 'dark']) {
                    await page.emulateMedia({ colorScheme });
                    contrasts[colorScheme].push([name, await page.evaluate(measureContrast)]);
                }
                await page.setViewportSize({ width: 360, height: 700 });
                widths.set(name, await page.evaluate(() => document.documentElement.scrollWidth));
            }
            await close(page);
        }
        const page = await open('manual.html');
        const names = await page.$$eval('#pages option', (all) => all.map((each) => each.value));
        assert.ok(names.length > 50);
        for (const name of names) {
            await page.selectOption('#pages', name);
            await page.waitForFunction((title) => document.title.startsWith(title), name);
            assert.ok((await page.textContent('#page')).includes('NAME'), name);
            links.get('manual.html').push(...await linksOf(page));
            ids.get('manual.html').add(name);
        }
        await close(page);
    });

    await test('each link leads to a page of the site and a heading there', async () => {
        const manual = await open('manual.html');
        let followed = 0;
        for (const [name, all] of links) {
            for (const link of new Set(all)) {
                if (/^(https?|mailto):/.test(link))
                    continue;
                assert.ok(link.startsWith(address('')), `${name}: ${link}`);
                const [file, fragment = ''] = link.slice(address('').length).split('#');
                assert.ok(pages.includes(file), `${name}: ${link}`);
                followed++;
                if (!fragment || file === 'playground.html')
                    continue;
                if (file === 'manual.html') {
                    const wanted = decodeURIComponent(fragment);
                    await manual.evaluate((text) => { location.hash = text; }, fragment);
                    await manual.waitForFunction((text) => {
                        const [shown] = meant(text);
                        return document.title.startsWith(shown) &&
                            (shown !== 'uric(1)' || text.startsWith(shown)) &&
                            document.querySelector('#page').textContent.includes(
                                text.replace(/\(\d\).*/, ''));
                    }, wanted);
                    continue;
                }
                assert.ok(ids.get(file).has(decodeURIComponent(fragment)), `${name}: ${link}`);
            }
        }
        console.log(`# ${followed} links`);
        assert.ok(followed > 250);
        await close(manual);
    });

    await test('the start page has README.md\'s commands and figures', async () => {
        const readme = fs.readFileSync('README.md', 'utf8');
        const page = await open('index.html');
        const rows = await page.$$eval('tbody tr', (all) => all.map((each) =>
            [...each.cells].map((cell) => cell.textContent)));
        assert.deepStrictEqual(rows, readme.split('<!-- the figures -->')[1]
            .split('<!-- the end of the figures -->')[0].split('\n').filter((line) => /^\| \D.*\d/.test(line))
            .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim())));
        assert.strictEqual(rows.length, 3);
        assert.deepStrictEqual((await page.textContent('pre')).trim().split('\n').map((line) => line.trim()),
                               readme.split('\n').filter((line) => /^ {4}make /.test(line))
                                   .map((line) => line.trim()));
        await page.click('.open a');
        await page.waitForSelector('#reference');
        assert.deepStrictEqual(await page.$$eval('nav a', (all) => all.map((each) => each.getAttribute('href'))),
                               ['index.html', 'grammar.html#its-machine', 'manual.html']);
        await page.click("header a");
        await page.waitForSelector('#search');
        await close(page);
    });

    await test('search finds each page by its title, and words anywhere', async () => {
        const page = await open('index.html');
        assert.strictEqual(titles.size, documents.length);
        for (const [name, title] of titles) {
            assert.ok((await find(page, title)).some(([, href]) => href.split('#')[0] === name),
                      `${title} does not find ${name}`);
        }
        for (const [text, href] of [
            ['uri_registrable_domain', /^engines\.html#/], ['uric_repair', /^manual\.html#uric_tolerance\(3\)/],
            ['railroad diagram', /^grammar\.html/], ['tolerate stray-percent', /^manual\.html#uric\(1\)/],
            ['IPv6ADDR', /^(grammar|manual)\.html/], ['percentile endpoint', /^logs-LOGS\.html/], ['dec-octet', /^grammar\.html/]]) {
            const found = await find(page, text);
            assert.ok(found.some(([, each]) => href.test(decodeURIComponent(each))),
                      `${text}: ${JSON.stringify(found.slice(0, 5))}`);
        }
        const headings = await page.evaluate(() => sections.flatMap(([number, anchor]) => anchor ?
            [[pages[number][0], anchor]] : []));
        assert.ok(headings.length > 500);
        const manual = await open('manual.html');
        const inManual = await manual.evaluate(() => Object.fromEntries(Object.entries(manuals).map(
            ([name, text]) => [name, [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)])));
        await close(manual);
        assert.deepStrictEqual(headings.filter(([name, anchor]) => name.includes('#') ?
            !inManual[name.split('#')[1]].includes(anchor) : !ids.get(name).has(anchor)), []);
        await page.fill('#search', 'xyzzyq');
        await page.waitForFunction(() => /^Nothing/.test(document.getElementById('found').textContent));
        await page.press('#search', 'Escape');
        assert.ok(await page.isHidden('#found'));
        await page.focus('nav a');
        await page.keyboard.press('/');
        assert.strictEqual(await page.evaluate(() => document.activeElement.id), 'search');
        const [[, href]] = await find(page, 'uric_repair_pieces');
        await page.click('#found a');
        await page.waitForSelector('html[data-ready]', { state: 'attached' });
        assert.strictEqual(new URL(page.url()).hash, '#' + href.split('#')[1]);
        const [[, there]] = await find(page, 'uric_resolve');
        await page.click('#found a');
        await page.waitForFunction(() => /^uric_resolve/.test(document.title));
        assert.strictEqual(new URL(page.url()).hash, '#' + there.split('#')[1]);
        assert.ok(await page.isHidden('#found'), 'the list does not cover what it led to');
        await page.focus('#search');
        assert.ok(await page.isVisible('#found'));
        await close(page);
    });

    await test('the manual takes any fragment: cut, unknown, a name of JavaScript', async () => {
        for (const fragment of ['#%', '#%FF', '#constructor', '#__proto__', '#toString/x', '#/', '#no']) {
            const page = await open('manual.html' + fragment);
            assert.match(await page.textContent('#page'), /^uric\(1\)NAME/, fragment);
            await close(page);
        }
    });

    await test('360 pixels: no page is wider', async () => {
        assert.strictEqual(widths.size, documents.length);
        for (const [name, width] of widths)
            assert.ok(width <= 360, `${name}: ${width}`);
    });

    await test('contrast is that of WCAG AA in the light and in the dark', async () => {
        for (const colorScheme of ['light', 'dark']) {
            let texts = 0;
            assert.strictEqual(contrasts[colorScheme].length, documents.length);
            for (const [name, found] of contrasts[colorScheme]) {
                assert.deepStrictEqual(found.low, [], `${colorScheme} ${name}`);
                texts += found.texts;
            }
            console.log(`# ${colorScheme}: ${texts} texts`);
            assert.ok(texts > 5000);
        }
        const page = await open('index.html');
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        assert.strictEqual(await page.evaluate(() => getComputedStyle(document.body).color), 'rgb(28, 31, 36)');
        await close(page);
    });

    await test('without scripts the pages are whole, and the manual says what to do', async () => {
        const context = await browser.newContext({ javaScriptEnabled: false });
        const page = await context.newPage();
        await page.goto(address('engines.html'));
        assert.match(await page.textContent('main'), /uri_registrable_domain/);
        await page.goto(address('manual.html'));
        assert.match(await page.textContent('noscript'), /man 3 uric/);
        await context.close();
    });

    if (pictures) {
        fs.mkdirSync(pictures, { recursive: true });
        for (const colorScheme of ['light', 'dark']) {
            for (const width of [1000, 360]) {
                for (const name of documents) {
                    const page = await open(name, { colorScheme, viewport: { width, height: 800 } });
                    await page.screenshot({ path: path.join(pictures, `${colorScheme}-${width}-${name}.png`) });
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
