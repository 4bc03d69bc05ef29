// Percent-encoding for the interface of fast-uri: text that no URI may have is encoded in UTF-8,
// triplets are kept.

import { uric } from './instance.js';

const utf8 = new TextEncoder();

/** A character's bytes as triplets; a lone surrogate counts as U+FFFD. */
export function triplets(character) {
  let text = '';
  for (const byte of utf8.encode(character))
    text += '%' + (byte < 16 ? '0' : '') + byte.toString(16).toUpperCase();
  return text;
}

// A function that encodes what is not in a set of ASCII characters, written as a class of a
// regular expression. Most texts have nothing to encode, which is seen without the flag "u" in a
// third of the time.
export function encoder(set) {
  const other = new RegExp(`[^${set}]`);
  const odd = new RegExp(`%[0-9A-Fa-f]{2}|[^${set}]`, 'gu');
  const encode = found => found.length === 3 && found[0] === '%' ? found.toUpperCase()
                                                                 : triplets(found);
  // null has no text, as in fast-uri
  return text => other.test(text) ? text.replace(odd, encode) : text.toString();
}

// The same, but characters beyond ASCII stay.
export function asciiEncoder(set) {
  const other = new RegExp(`[^${set}]`);
  const odd = new RegExp(`%[0-9A-Fa-f]{2}|[\\uD800-\\uDFFF]|(?![${set}])[\\x00-\\x7F]`, 'gu');
  const encode = found => found >= '\uD800' && found <= '\uDFFF' ? '\uFFFD'
    : found.length === 3 ? found.toUpperCase() : triplets(found);
  return text => other.test(text) ? text.replace(odd, encode) : String(text);
}

const ASCII = String.fromCharCode(...Array(128).keys());

// The ASCII characters that may stand in a component alone, as a class of a regular expression:
// those for which the parser reads the reference as wanted.
function plain(before, after, part) {
  return [...ASCII].filter(character => {
    const text = before + character + after;
    return uric.isValid(text) && uric.parse(text)[part] === character;
  }).join('').replace(/[\\\]^-]/g, '\\$&');
}

const REG_NAME = plain('//', '', 'host');

export const encodePath = encoder(plain('x:', '', 'path'));
export const encodeQuery = encoder(plain('?', '', 'query'));
export const encodeFragment = encoder(plain('#', '', 'fragment'));
export const encodeUserinfo = encoder(plain('//', '@', 'userinfo'));
export const encodeRegName = encoder(REG_NAME);
export const encodeAsciiRegName = asciiEncoder(REG_NAME);

const TRIPLET = /%([0-9A-Fa-f]{2})/g;
// What normalization decodes.
const UNRESERVED = uric.normalize([...ASCII].map(triplets).join(''), { steps: ['percent'] })
  .replace(TRIPLET, '');

/** Triplets in upper case; those of unreserved characters decoded (6.2.2), but not of ones in
 *  `kept`. A stray "%" is encoded first: what is decoded could make it a triplet, "%%41" "%A". */
export function normalTriplets(text, kept = '') {
  if (!text.includes('%'))
    return text;
  return text.replace(/%(?![0-9A-Fa-f]{2})/g, '%25').replace(TRIPLET, (triplet, digits) => {
    const character = String.fromCharCode(parseInt(digits, 16));
    return UNRESERVED.includes(character) && !kept.includes(character) ? character
                                                                       : triplet.toUpperCase();
  });
}

/** Triplets in upper case, none decoded. */
export function upperTriplets(text) {
  return text.includes('%') ? text.replace(TRIPLET, triplet => triplet.toUpperCase()) : text;
}

const STRAY = /%(?![0-9A-Fa-f]{2})/;

export function hasStrayPercent(text) {
  return text !== undefined && STRAY.test(text);
}

/** The text that triplets encode; as it is if that is not UTF-8. */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Lone surrogates replaced by U+FFFD. */
export function wellFormed(text) {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
