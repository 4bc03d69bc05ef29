// A program that uses every declaration of the package; only its types are checked, without the
// types of the DOM and of Node.
import { audit, check, Columns, editions, normalize, parse, parseLines, PARTS, resolve, split,
         UricError, type Found, type Parts } from 'uric';
import * as small from 'uric/parse';
import { loadUric, Uric } from 'uric/load';
import fastUri, { equal, parse as read, type URIComponent } from 'uric/fast-uri';
import { agree, readings, type Reading } from 'uric/readings';
import { request, type Judgement } from 'uric/request';
import { publicSuffixes } from 'uric/domains';
import { fetchParser } from 'uric/fetch';

const parts: Parts = parse('http://h/', { rule: 'URI' });
const host: string | undefined = { ...parts.toJSON() }.host;
const found: Found | null = check(new Uint8Array([97]), { rule: 'rfc1738:httpurl' });
const columns: Columns = parseLines('a\nb', { parts: ['host'] });
const offsets: Uint32Array | undefined = parseLines('c', { into: columns }).begin.host;
const text: string = normalize('a') + resolve('a:', 'b', { surplus: 'keep' }) + split('a').path;
const value: number | undefined = audit('a')[0]?.value;
const offset: number | null = editions('a').rfc1738;
const rows: number = small.parseStrings(['a'], { into: new Columns() }).rows;
declare const fetched: Promise<{ ok: boolean, status: number, url: string, arrayBuffer(): Promise<ArrayBuffer> }>;
const whole: Promise<Uric> = loadUric(fetched);
const component: URIComponent = read('a:b', { tolerant: true });
const same: boolean = equal('a', component) && fastUri.equal('a', 'b');
const reading: Reading = readings('a').whatwg;
const judgement: Judgement = request({ target: '/', host: ['h'] }, { sameHost: true });
const domain: string | undefined = publicSuffixes('').registrableDomain('h', { icann: true });
const agrees: boolean = agree('a', { readers: ['curl'] }).agrees && judgement.ok;
if (agrees && reading.host === domain && (await fetchParser()).isValid('a') && text.length > rows && same && host !== PARTS[0])
  throw new UricError(`${found?.offset} ${offsets?.length} ${value} ${offset} ${await whole}`);

// @ts-expect-error no such rule
parse('a', { rule: 'URL' });
// @ts-expect-error no such part
parseLines('a', { parts: ['authority'] });
// @ts-expect-error an object is no Columns
parseLines('a', { into: {} });
// @ts-expect-error a number is no string
parse(1);
