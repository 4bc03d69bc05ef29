// Checks the package in a real Chromium, served from this machine: each entry, the loader that
// fetches the modules beside it, and pages whose Content-Security-Policy forbids WebAssembly.
//
//   node browser.mjs PACKAGE-DIRECTORY
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { done, ok, same } from './tap.mjs';

const target = path.resolve(process.argv[2]);
const { chromium } = createRequire(import.meta.url)('playwright-core');
const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

let asked = [];
const server = http.createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const file = path.join(target, path.basename(pathname));
  const headers = { 'Content-Type': TYPES[path.extname(file)] ?? 'text/html' };
  asked.push(path.basename(pathname));
  if (searchParams.has('csp'))
    headers['Content-Security-Policy'] = searchParams.get('csp');
  if (pathname === '/') {
    response.writeHead(200, headers).end('<!DOCTYPE html><title>uric</title>');
  } else if (headers['Content-Type'] !== 'text/html' && fs.existsSync(file)) {
    response.writeHead(200, headers).end(fs.readFileSync(file));
  } else {
    response.writeHead(404).end();
  }
});
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
                                        args: ['--no-sandbox'] });

// What an async function of the page returns, on a page with such a policy; or its error's name
// and message.
async function onPage(call, csp = '') {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/${csp && '?csp=' + encodeURIComponent(csp)}`);
  asked = [];
  const answer = await page.evaluate(call).catch(error => String(error));
  await page.close();
  return answer;
}

same(await onPage(async () => (await import('/entry.js')).parse('http://[::1]/').hostKind), 'IPv6address',
     'import of the whole package');
ok(!asked.some(name => name.endsWith('.wasm')), 'it embeds its modules', asked.join(' '));
same(await onPage(async () => (await import('/entry_parse.js')).parse('http://h/').host), 'h',
     'import of uric/parse');
same(await onPage(async () => (await import('/entry_readings.js')).read('http://a\\@b/', 'whatwg').host),
     'a', 'import of uric/readings');
same(await onPage(async () => (await (await import('/fetch.js')).fetchUric()).normalize('HTTP://h/%7e')),
     'http://h/~', 'uric/fetch');
same(asked.filter(name => /wasm|bytes/.test(name)).sort(), ['uric-all.wasm', 'uric-simd.wasm'],
     'it fetches the modules beside it, with vectors, and embeds none');
same(await onPage(async () => (await (await import('/fetch.js')).fetchParser()).parse('//h:1').port),
     '1', 'uric/fetch, the small module');

// Other parsers' answers, where this browser is one.
same(await onPage(async () => {
  const { read } = await import('/entry_readings.js');
  return ['http://a\\@b/', 'http://0x7f.1/', 'http:///h', 'http://a@b@c/', 'http://%61/', 'http://h:99999/']
    .filter(url => {
      const { verdict, host } = read(url, 'chromium');
      const own = URL.canParse(url) ? new URL(url).hostname : undefined;
      return (verdict === 'host' ? host : undefined) !== own;
    });
}), [], 'the reader of Chromium reads as Chromium');

const name = async file => import(file).then(() => 'imported', error => `${error.name}: ${error.message}`);
const forbidden = await onPage(name.toString().replace(/^/, '(') + ")('/entry_parse.js')", "script-src 'self'");
ok(/^UricLoadError: uric: WebAssembly is forbidden here; .*'wasm-unsafe-eval'$/.test(forbidden),
   "a policy without 'wasm-unsafe-eval' has an error that says so", forbidden);
same(await onPage(name.toString().replace(/^/, '(') + ")('/entry.js')", "script-src 'self' 'wasm-unsafe-eval'"),
     'imported', 'a policy with it is enough');

await browser.close();
server.close();
done();
