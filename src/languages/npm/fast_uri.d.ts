// The interface of fast-uri.

/** The parts of a URI, some of them those of its scheme. */
export interface URIComponent {
  scheme?: string;
  userinfo?: string;
  host?: string;
  /** The zone of an IPv6 host, as parse() found it. */
  ipv6Zone?: string;
  port?: number | string;
  path?: string;
  query?: string;
  fragment?: string;
  reference?: string;
  nid?: string;
  nss?: string;
  uuid?: string;
  resourceName?: string;
  secure?: boolean;
  to?: string[];
  subject?: string;
  body?: string;
  headers?: { [name: string]: string };
  /** What is wrong with it. */
  error?: string;
}

export interface Options {
  scheme?: string;
  reference?: string;
  unicodeSupport?: boolean;
  domainHost?: boolean;
  absolutePath?: boolean;
  tolerant?: boolean;
  skipEscape?: boolean;
  nid?: string;
}

export declare const SCHEMES: { readonly [scheme: string]: object };
export declare function parse(uri: string, options?: Options): URIComponent;
export declare function serialize(parts: URIComponent, options?: Options): string;
export declare function normalize(uri: string, options?: Options): string;
export declare function normalize(uri: URIComponent, options?: Options): URIComponent;
export declare function resolve(base: string, reference: string, options?: Options): string;
export declare function resolveComponent(base: URIComponent, reference: URIComponent,
                                         options?: Options, skipNormalization?: boolean): URIComponent;
export declare function equal(one: string | URIComponent, other: string | URIComponent,
                              options?: Options): boolean;

export declare const fastUri: {
  SCHEMES: typeof SCHEMES;
  parse: typeof parse;
  serialize: typeof serialize;
  normalize: typeof normalize;
  resolve: typeof resolve;
  resolveComponent: typeof resolveComponent;
  equal: typeof equal;
};
export default fastUri;
