// What the interface of fast-uri knows of schemes: http, https, ws, wss, urn, urn:uuid, mailto.
import { decoded, encoder, asciiEncoder, triplets, wellFormed } from './fast_uri_text.js';

function note(parts, message) {
  parts.error = parts.error || message;
}

// ---- http, https ----

function isDefaultPort(port, secure) {
  return port === '' || port === (secure ? 443 : 80);
}

const http = {
  domainHost: true,
  parse(parts) {
    if (!parts.host)
      note(parts, 'HTTP URIs must have a host.');
  },
  serialize(parts) {
    if (isDefaultPort(parts.port, String(parts.scheme).toLowerCase() === 'https'))
      parts.port = undefined;
    parts.path = parts.path || '/';
  }
};

// ---- ws, wss (RFC 6455, section 3) ----

function isSecure(parts) {
  return typeof parts.secure === 'boolean' ? parts.secure
                                           : String(parts.scheme).toLowerCase() === 'wss';
}

const ws = {
  domainHost: true,
  parse(parts) {
    parts.secure = isSecure(parts);
    parts.resourceName = (parts.path || '/') + (parts.query ? '?' + parts.query : '');
    parts.path = parts.query = undefined;
  },
  serialize(parts) {
    if (isDefaultPort(parts.port, isSecure(parts)))
      parts.port = undefined;
    if (typeof parts.secure === 'boolean') {
      parts.scheme = parts.secure ? 'wss' : 'ws';
      parts.secure = undefined;
    }
    if (parts.resourceName) {
      const [path, ...query] = parts.resourceName.split('?');
      parts.path = path && path !== '/' ? path : undefined;
      parts.query = query.length > 0 ? query.join('?') : undefined;
      parts.resourceName = undefined;
    }
    parts.fragment = undefined;
  }
};

// ---- urn (RFC 2141), urn:uuid (RFC 4122) ----

const URN = /^([0-9a-z][0-9a-z-]{0,31}):((?:[0-9a-z_!$'()*+,\-./:;=@]|%[0-9a-f]{2})+)$/i;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const uuid = {
  parse(parts, options) {
    parts.uuid = parts.nss;
    parts.nss = undefined;
    if (!options.tolerant && !UUID.test(parts.uuid || ''))
      note(parts, 'UUID is not valid.');
  },
  serialize(parts) {
    parts.nss = (parts.uuid || '').toLowerCase();
  }
};

function namespace(parts, options, nid) {
  return schemeOf(`${options.scheme || parts.scheme || 'urn'}:${options.nid || nid}`);
}

const urn = {
  raw: true,
  absolutePath: true,
  needsNid: true,
  parse(parts, options) {
    const [whole, nid, nss] = (parts.path || '').match(URN) || [];
    if (whole === undefined || whole !== parts.path) {
      if (parts.path)
        note(parts, 'URN can not be parsed.');
      else
        parts.error = 'URN can not be parsed';
      return;
    }
    parts.nid = nid.toLowerCase();
    parts.nss = nss;
    parts.path = undefined;
    namespace(parts, options, parts.nid)?.parse(parts, options);
  },
  serialize(parts, options) {
    if (parts.nid === undefined)
      throw new Error('URN without nid cannot be serialized');
    const nid = parts.nid.toLowerCase();
    namespace(parts, options, nid)?.serialize(parts, options);
    parts.path = `${nid || options.nid}:${parts.nss}`;
    options.skipEscape = true;
  }
};

// ---- mailto (RFC 6068, section 2) ----

const ATOM = "A-Za-z0-9\\-._~!$'()*+";
const encodeLocal = encoder(ATOM + '=');
const encodeField = encoder(ATOM + ',;:@');
const encodeDomain = encoder(ATOM + ';:');
const encodeUnicodeDomain = asciiEncoder(ATOM + ';:');
const LITERAL = /^\[[\x21-\x5A\x5E-\x7E]*\]$/;
const SIMPLE_DOMAIN = /^[!"$&'()*+,\-.0-9;=_`a-z{}~]+$/;

// A domain in lower case, its international labels in ASCII.
function normalDomain(domain, options, parts) {
  const lower = String(domain).toLowerCase();
  if (LITERAL.test(lower) || (SIMPLE_DOMAIN.test(lower) && !/(?:^|\.)\d+$/.test(lower)))
    return lower;
  const host = domainToAscii(lower);
  if (host !== undefined)
    return options && options.unicodeSupport ? lower : host;
  if (parts)
    note(parts, 'URI mailto has an invalid recipient domain.');
  return lower;
}

/** A domain as IDNA's ToASCII gives it, by the URL parser; undefined if it is none. */
export function domainToAscii(domain) {
  let url;
  try {
    url = new URL('http://' + domain);
  } catch {
    return undefined;
  }
  const only = url.username === '' && url.password === '' && url.port === '' &&
               url.pathname === '/' && url.search === '' && url.hash === '' &&
               url.hostname !== '' && !/[/?#:@\\\t\n\r ]/.test(domain);
  return only ? url.hostname : undefined;
}

function splitAddress(address) {
  const at = address.lastIndexOf('@');
  return at < 0 ? [address] : [address.slice(0, at), address.slice(at + 1)];
}

function escapeAddress(address, options) {
  const [local, domain = ''] = splitAddress(String(address));
  const normal = normalDomain(decoded(domain), options);
  const encode = options && options.unicodeSupport ? encodeUnicodeDomain : encodeDomain;
  const inside = /^\[.*\]$/s.test(normal) ? `[${encode(normal.slice(1, -1))}]` : encode(normal);
  return encodeLocal(local) + '@' + inside;
}

const mailto = {
  raw: true,
  absolutePath: true,
  unicodeSupport: true,
  parse(parts, options) {
    const to = parts.path ? wellFormed(parts.path).split(',') : [];
    const headers = Object.create(null);
    for (const field of parts.query ? wellFormed(parts.query).split('&') : []) {
      const [name, value = '', ...more] = field.split('=');
      if (more.length > 0) {
        note(parts, 'URI mailto has malformed header fields.');
        continue;
      }
      const header = decoded(name);
      switch (header.toLowerCase()) {
      case 'to': to.push(...value.split(',')); break;
      case 'subject': parts.subject = decoded(value); break;
      case 'body': parts.body = decoded(value); break;
      default: headers[header] = decoded(value);
      }
    }
    parts.path = parts.query = undefined;
    if (Object.keys(headers).length > 0)
      parts.headers = headers;
    if (to.length === 0)
      return;
    if (parts.userinfo !== undefined || parts.host !== undefined || parts.port !== undefined) {
      parts.userinfo = parts.host = parts.port = undefined;
      note(parts, 'URI mailto must not have an authority component.');
    }
    parts.to = to.map(address => {
      const [local, domain] = splitAddress(address);
      if (domain !== undefined)
        return decoded(local) + '@' + normalDomain(decoded(domain), options, parts);
      note(parts, 'URI mailto has an invalid recipient domain.');
      return decoded(local);
    });
  },
  serialize(parts, options) {
    const to = Array.isArray(parts.to) ? [...parts.to] : [];
    const headers = Object.create(null);
    for (const [name, value] of Object.entries(parts.headers || {})) {
      const known = name.toLowerCase();
      if (known === 'to')
        to.push(...String(value).split(','));
      else
        headers[known === 'subject' || known === 'body' ? known : name] = value;
    }
    for (const name of ['subject', 'body']) {
      if (parts[name] !== undefined)
        headers[name] = parts[name];
    }
    parts.path = undefined;
    if (to.length > 0) {
      parts.userinfo = parts.host = parts.port = undefined;
      parts.path = to.map(address => escapeAddress(address, options)).join(',');
      options.skipEscape = true;
    }
    // A "%" of a name is data: decoded again, the name could become another.
    const fields = Object.entries(headers).map(([name, value]) =>
      encodeField(name.replaceAll('%', triplets('%'))) + '=' + encodeField(String(value)));
    if (fields.length > 0)
      parts.query = fields.join('&');
  }
};

export const SCHEMES = Object.assign(Object.create(null), {
  http, https: http, ws, wss: ws, urn, 'urn:uuid': uuid, mailto
});

export function schemeOf(name) {
  return name ? SCHEMES[name] ?? SCHEMES[String(name).toLowerCase()] : undefined;
}
