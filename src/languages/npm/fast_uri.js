// The interface of fast-uri, as ajv's uriResolver: parse, serialize, resolve, normalize, equal.
//
// What is valid, uric's machines decide. Text that RFC 3986 does not allow in a path, query,
// fragment, userinfo or reg-name is percent-encoded, as fast-uri does; errors are reported in
// `error`, and normalize(), equal() and resolve() do not work on what is malformed.
import { uric } from './instance.js';
import { SCHEMES, domainToAscii, schemeOf } from './fast_uri_schemes.js';
import { encodeAsciiRegName, encodeFragment, encodePath, encodeQuery, encodeRegName,
         encodeUserinfo, hasStrayPercent, normalTriplets, upperTriplets } from './fast_uri_text.js';

export { SCHEMES };

// Appendix B, with the authority split at its first "@" and at a port's ":".
const SPLIT = /^(?:([^:/?#]+):)?(?:\/\/(?:([^@/?#]*)@)?(\[[^\]/?#]+\]|[^:/?#]*)(?::(\d*))?)?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/;
// What leads to an authority: slashes, and what other parsers take for them or drop.
const INTRODUCER = /^(?:[^:/?#]+:)?([/\\\t\n\r]*)/;
const AUTHORITY = /^(?:[^:/?#]+:)?\/\/([^/?#]*)/;
const NOT_IN_DOMAIN = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/;
const NOT_SIMPLE_DOMAIN = /[^!"$&'()*+,\-.;=_`a-z{}~]/;

// A reg-name at first sight: letters, digits, "-" and ".", and neither a number nor an address.
const NAME = /^[0-9.]*[A-Za-z-][0-9A-Za-z.-]*$/;

const MALFORMED_SCHEME = 'URI scheme is malformed.';
const MALFORMED_HOST = 'URI host is malformed.';
const MALFORMED_PORT = 'URI port is malformed.';

// The schemes that were valid, few as they are, so as not to ask again.
const schemes = new Set();

function isScheme(text) {
  if (schemes.has(text))
    return true;
  if (!uric.isValid(text + ':') || /[/?#]/.test(text))
    return false;
  if (schemes.size < 64 && text.length < 64)
    schemes.add(text);
  return true;
}

// ---- hosts ----

/** A host: { kind, text, zone }. kind is IPv4address, IPv6address, IPvFuture, reg-name, or
 *  undefined if it is malformed. An IPv6 address may lack its brackets, and have a zone. */
function readHost(host) {
  if (NAME.test(host))
    return { kind: 'reg-name', text: host, zone: undefined };
  const bracketed = host[0] === '[' && host.endsWith(']');
  if (bracketed || host.split(':').length > 2) {
    const inside = bracketed ? host.slice(1, -1) : host;
    if (bracketed && /^v/i.test(inside))
      return uric.isValid(host, { rule: 'host' }) ? { kind: 'IPvFuture', text: host.toLowerCase() }
                                                  : { text: host };
    const [, address, , zone] = inside.match(/^([^%]*)(%(?:25)?([^]*))?$/);
    if (!uric.isValid(address, { rule: 'IPv6address' }) ||
        (zone !== undefined && !/^(?:[A-Za-z0-9\-._~]|%[0-9A-Fa-f]{2})+$/.test(zone)))
      return { text: host };
    return { kind: 'IPv6address', text: uric.ipv6(address), zone };
  }
  if (/[[\]]/.test(host))
    return { text: host };
  const digits = /^[0-9.]*$/.test(host) && uric.isValid(host, { rule: 'IPv4address' });
  return { kind: digits ? 'IPv4address' : 'reg-name', text: host };
}

function hasDomain(options, scheme) {
  return options.domainHost || (scheme !== undefined && scheme.domainHost);
}

// Checks a domain of a scheme that has them, and converts it to ASCII. Returns false if that
// fails, with the error noted.
function settleDomain(parts, options, scheme, isAddress) {
  if (!parts.host || isAddress || parts.host[0] === '[' || !hasDomain(options, scheme))
    return true;
  if (NOT_IN_DOMAIN.test(parts.host)) {
    parts.error = parts.error || MALFORMED_HOST;
    return false;
  }
  if (options.unicodeSupport || scheme?.unicodeSupport || !NOT_SIMPLE_DOMAIN.test(parts.host))
    return true;
  const host = domainToAscii(parts.host);
  if (host === undefined) {
    parts.error = parts.error || "Host's domain name can not be converted to ASCII: " +
                                 new TypeError('Invalid URL');
    return false;
  }
  parts.host = host;
  return true;
}

function takesUnicode(options, scheme) {
  return options.unicodeSupport === true || Boolean(scheme && scheme.unicodeSupport);
}

// A reg-name in normal form. Triplets are decoded before the case is folded.
function normalRegName(host, options, scheme) {
  let text = host;
  if (text.includes('%'))
    text = upperTriplets(normalTriplets(text).toLowerCase());
  if (options.scheme === 'null')
    return text;
  return takesUnicode(options, scheme) ? encodeAsciiRegName(text) : encodeRegName(text);
}

// ---- parse ----

/** Whether the text is a URI-reference; its parts are then those of uric. */
function isReference(uri) {
  return typeof uri === 'string' && uric.scan(uri) === 0;
}

function split(uri) {
  const [, scheme, userinfo, host, port, path, query, fragment] = uri.match(SPLIT);
  return { scheme, userinfo, host, port, path, query, fragment };
}

function isBracketed(host) {
  return host !== undefined && host[0] === '[' && host.endsWith(']');
}

// What no URI may have in these parts is percent-encoded.
function encodeAll(parts) {
  parts.path = encodePath(parts.path);
  if (parts.query)
    parts.query = encodeQuery(parts.query);
  if (parts.fragment)
    parts.fragment = encodeFragment(parts.fragment);
}

// Reads a reference: its parts, and whether it is malformed, so that nothing may be done with it.
function read(uri, given) {
  const options = { ...given };
  const parts = { scheme: undefined, userinfo: undefined, host: undefined, port: undefined,
                  path: '', query: undefined, fragment: undefined };
  let malformed = false;
  const fail = (message, fatal = true) => {
    parts.error = parts.error || message;
    malformed ||= fatal;
  };

  const edges = uri !== '' && (uri.charCodeAt(0) <= 0x20 || uri.charCodeAt(uri.length - 1) <= 0x20);
  if (options.reference === 'suffix')
    uri = (options.scheme ? options.scheme + ':' : '//') + uri;
  const strict = isReference(uri);
  if (!strict) {
    checkIntroducer(uri, fail);
    if (edges)
      fail('URI must not contain leading or trailing C0 controls or spaces.');
  }

  const { scheme, userinfo, host, port, path, query, fragment } =
    strict ? uric.take(uric.engine, uri, uric.at) : split(uri);
  parts.userinfo = userinfo;
  parts.host = host;
  parts.path = path;
  parts.query = query;
  parts.fragment = fragment;
  parts.port = port ? parseInt(port, 10) : port;

  if (scheme !== undefined) {
    if (strict || isScheme(scheme))
      parts.scheme = scheme.toLowerCase();
    else
      fail(MALFORMED_SCHEME);
    parts.scheme ??= scheme;
  }
  if (!strict && [userinfo, path, query, fragment, isBracketed(host) ? '' : host]
    .some(hasStrayPercent))
    fail('URI contains malformed percent-encoding.');
  if (host !== undefined && path && path[0] !== '/')
    fail('URI path must start with "/" when authority is present.');
  else if (parts.port > 65535)
    fail(MALFORMED_PORT);

  let address = false, literal = true;
  if (host) {
    const found = readHost(host);
    address = found.kind !== undefined && found.kind !== 'reg-name';
    parts.host = address ? found.text : host.toLowerCase();
    if (found.zone !== undefined) {
      parts.host += '%' + found.zone;
      parts.ipv6Zone = found.zone;
    }
    if (found.kind === undefined && /[[\]]/.test(host)) {
      literal = false;
      fail(MALFORMED_HOST);
    }
  }

  parts.reference = scheme !== undefined ? (fragment === undefined ? 'absolute' : 'uri')
    : host === undefined && query === undefined && !path ? 'same-document' : 'relative';
  if (options.reference && options.reference !== 'suffix' && options.reference !== parts.reference)
    fail(`URI is not a ${options.reference} reference.`, false);

  const known = schemeOf(options.scheme || parts.scheme);
  if (literal) {
    if (!settleDomain(parts, options, known, address))
      malformed = true;
    if (parts.host !== undefined && !address)
      parts.host = normalRegName(parts.host, options, known);
  }
  if (!known?.raw) {
    // "%2E" stays: decoded it would be a dot-segment that another program did not see.
    parts.path = normalTriplets(parts.path, '.');
    if (parts.query)
      parts.query = normalTriplets(parts.query);
    if (parts.fragment)
      parts.fragment = normalTriplets(parts.fragment);
    if (!strict)
      encodeAll(parts);
  }
  known?.parse?.(parts, options);
  if (known?.needsNid && parts.nid === undefined)
    malformed = true;
  return { parts, malformed };
}

// Rejects what other parsers read as the start of an authority, and RFC 3986 does not.
function checkIntroducer(uri, fail) {
  if (uri.match(AUTHORITY)?.[1].includes('\\'))
    fail('URI authority must not contain a literal backslash.');
  const [, run] = uri.match(INTRODUCER);
  const slashes = run.replace(/[\t\n\r]/g, '');
  if (slashes.length < 2)
    return;
  if (!slashes.startsWith('//'))
    fail('URI authority must not contain a literal backslash.');
  else if (slashes !== run)
    fail('URI authority introducer must not contain whitespace.');
}

export function parse(uri, options) {
  return read(uri, options).parts;
}

// ---- serialize ----

// A copy of the parts that are read and that a scheme may change.
function copied(given) {
  return {
    error: '', host: given.host, ipv6Zone: given.ipv6Zone, scheme: given.scheme,
    userinfo: given.userinfo, port: given.port, path: given.path, query: given.query,
    nid: given.nid, nss: given.nss, uuid: given.uuid, fragment: given.fragment,
    reference: given.reference, resourceName: given.resourceName, secure: given.secure,
    to: given.to, subject: given.subject, body: given.body, headers: given.headers
  };
}

// The address of an IPv6 host whose zone parse() has set: what follows "%" could be read as "25",
// which separates the zone in a URI, and a zone.
function zoned({ host, ipv6Zone }) {
  if (ipv6Zone === undefined || !host.endsWith('%' + ipv6Zone))
    return undefined;
  const address = host.slice(0, -1 - ipv6Zone.length);
  const found = readHost(`[${address}%25${ipv6Zone}]`);
  return found.kind === 'IPv6address' && found.text === address ? found : undefined;
}

function writtenHost(parts, options, scheme) {
  let found = zoned(parts) ?? readHost(parts.host);
  if (found.kind === 'reg-name' || found.kind === undefined)
    found = readHost(normalTriplets(parts.host));
  switch (found.kind) {
  case 'IPv4address':
  case 'IPvFuture':
    return found.text;
  case 'IPv6address':
    return `[${found.text}${found.zone === undefined ? '' : '%25' + found.zone}]`;
  default:
    return (takesUnicode(options, scheme) ? encodeAsciiRegName : encodeRegName)(found.text);
  }
}

function writtenAuthority(parts, options, scheme) {
  const hasPort = typeof parts.port === 'number' || typeof parts.port === 'string';
  if (parts.userinfo === undefined && parts.host === undefined && !hasPort)
    return undefined;
  let text = parts.userinfo === undefined ? '' : encodeUserinfo(parts.userinfo) + '@';
  if (parts.host !== undefined)
    text += writtenHost(parts, options, scheme);
  if (hasPort) {
    if (!/^\d*$/.test(parts.port))
      throw new TypeError(MALFORMED_PORT);
    text += ':' + parts.port;
  }
  return text;
}

function hasAuthority(parts) {
  return parts.userinfo !== undefined || parts.host !== undefined || parts.port !== undefined;
}

// The dot-segments of a relative path, as far as that does not change what it resolves to.
function relativeDots(path) {
  const output = [];
  const segments = path.split('/');
  segments.forEach((segment, i) => {
    if (segment === '..' && (output.length === 0 || output.at(-1) === '..'))
      output.push('..');
    else if (segment === '..')
      output.pop();
    else if (segment !== '.')
      output.push(segment);
    if (i === segments.length - 1 && (segment === '.' || segment === '..') &&
        output.at(-1) !== '..')
      output.push('');
  });
  return needsDot(output) ? './' + output.join('/') : output.join('/');
}

function needsDot(segments) {
  return segments.length === 0 || segments[0] === '' || segments[0].includes(':');
}

function withoutDots(path) {
  return path[0] === '.' || path.includes('/.') ? uric.removeDotSegments(path) : path;
}

// The ":" of a relative reference's first segment encoded, as it would end a scheme.
function guardColon(path) {
  const end = path.indexOf('/');
  const first = end < 0 ? path : path.slice(0, end);
  return first.includes(':') ? first.replaceAll(':', '%3A') + path.slice(first.length) : path;
}

export function serialize(given, givenOptions) {
  const options = { ...givenOptions };
  const parts = copied(given);
  const checkScheme = () => {
    if (!isScheme(String(parts.scheme)))
      throw new TypeError(MALFORMED_SCHEME);
  };
  if (parts.scheme)
    checkScheme();
  const scheme = schemeOf(options.scheme || parts.scheme);
  scheme?.serialize?.(parts, options);

  const suffix = options.reference === 'suffix';
  const relative = (parts.scheme === undefined || suffix) && !hasAuthority(parts);
  let text = '';
  if (parts.scheme && !suffix) {
    checkScheme();
    text = parts.scheme + ':';
  }
  const authority = writtenAuthority(parts, options, scheme);
  if (authority !== undefined)
    text += (suffix ? '' : '//') + authority;
  if (parts.path !== undefined)
    text += writtenPath(parts.path, { options, scheme, relative, authority });
  if (parts.query !== undefined)
    text += '?' + encodeQuery(parts.query);
  if (parts.fragment !== undefined)
    text += '#' + encodeFragment(parts.fragment);
  return text;
}

function writtenPath(given, { options, scheme, relative, authority }) {
  let path = options.skipEscape ? upperTriplets(given) : encodePath(given);
  if (relative && !options.skipEscape)
    path = guardColon(path);
  const lead = authority !== undefined && path && path[0] !== '/' ? '/' : '';
  if (!options.absolutePath && !scheme?.absolutePath)
    path = relative && path && path[0] !== '/' ? relativeDots(path) : withoutDots(path);
  if (relative)
    path = guardColon(encodePath(path));
  if (authority === undefined && path.startsWith('//'))
    path = '/%2F' + path.slice(2);
  return lead + path;
}

// ---- normalize, equal ----

export function normalize(uri, options) {
  if (typeof uri === 'string') {
    const { parts, malformed } = read(uri, options);
    return malformed ? uri : serialize(parts, options);
  }
  return typeof uri === 'object' ? parse(serialize(uri, options), options) : uri;
}

function comparable(uri, options) {
  if (typeof uri !== 'string' && typeof uri !== 'object')
    return undefined;
  try {
    const text = typeof uri === 'string' ? uri : serialize(uri, options);
    const { parts, malformed } = read(text, options);
    return malformed ? undefined : serialize(parts, options);
  } catch (error) {
    if (typeof uri === 'string')
      throw error;
    return undefined;
  }
}

export function equal(one, other, options) {
  const text = comparable(one, options);
  return text !== undefined && text === comparable(other, options);
}

// ---- resolve ----

/** Section 5.2.2, on parts. */
export function resolveComponent(base, reference, options = {}, skipNormalization = false) {
  if (!skipNormalization) {
    base = parse(serialize(base, options), options);
    reference = parse(serialize(reference, options), options);
  }
  const own = !options?.tolerant && reference.scheme;
  const target = { scheme: own ? reference.scheme : base.scheme };
  const authority = own || hasAuthority(reference) ? reference : base;
  for (const name of ['userinfo', 'host', 'port', 'ipv6Zone']) {
    if (authority[name] !== undefined)
      target[name] = authority[name];
  }
  target.path = reference.path || '';
  target.query = reference.query;
  if (authority === reference) {
    if (!(own && schemeOf(reference.scheme)?.absolutePath))
      target.path = withoutDots(target.path);
  } else if (target.path === '') {
    target.path = base.path;
    target.query = reference.query ?? base.query;
  } else {
    target.path = target.path[0] === '/' ? withoutDots(target.path) : merged(base, target.path);
  }
  target.fragment = reference.fragment;
  return target;
}

// 5.2.3, and without dot-segments. A base may be relative, which 5.2.2 does not know.
function merged(base, path) {
  const rooted = hasAuthority(base);
  const whole = rooted && !base.path ? '/' + path
    : (base.path || '').slice(0, (base.path || '').lastIndexOf('/') + 1) + path;
  return base.scheme === undefined && !rooted && whole[0] !== '/' ? relativeDots(whole)
                                                                 : withoutDots(whole);
}

export function resolve(baseURI, relativeURI, options) {
  const neutral = { scheme: 'null', ...options };
  const base = read(baseURI, neutral);
  const reference = read(relativeURI, neutral);
  if (base.malformed || reference.malformed)
    throw new Error(base.parts.error || reference.parts.error || 'URI is malformed.');
  const target = resolveComponent(base.parts, reference.parts, neutral, true);
  const scheme = schemeOf(options?.scheme || target.scheme);
  if (/^https?$/.test(target.scheme) && !target.host)
    throw new Error('HTTP URIs must have a host.');
  const kind = target.host ? readHost(target.host).kind : undefined;
  const encoded = target.host?.includes('%') && /^[\0-\x7F]*$/.test(target.host);
  if (!settleDomain(target, options || {}, scheme, kind !== undefined && kind !== 'reg-name') &&
      (target.error === MALFORMED_HOST || !encoded))
    throw new Error(target.error);
  neutral.skipEscape = true;
  if (scheme?.absolutePath)
    neutral.absolutePath = true;
  return serialize(target, neutral);
}

export const fastUri = { SCHEMES, normalize, resolve, resolveComponent, equal, serialize, parse };
export default fastUri;
