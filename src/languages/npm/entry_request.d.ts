// The package's uric/request: whether to serve an HTTP request, and where it leads.
import { Input, Parts, Source, UricLoadError } from './types_common.js';

export { UricLoadError };

/** A request as its message has it. What is absent is undefined. */
export interface RequestFields {
  method?: Input;
  /** The request-target; of HTTP/2 ":path". */
  target?: Input;
  /** The value of the Host field, or of several, without white space around it. */
  host?: Input | readonly Input[];
  /** The connection's: 'http' (default) or 'https'. */
  scheme?: Input;
  version?: '1.0' | '1.1' | '2' | '3';
  /** Of HTTP/2: ":scheme", ":authority", ":protocol". */
  targetScheme?: Input;
  authority?: Input;
  protocol?: Input;
}

/** What differs from the default policy of uric_request.h, which is safe. */
export interface RequestPolicy {
  /** Hazards, as audit() names them, that are refused; or for which to redirect. */
  refuse?: readonly string[];
  redirect?: readonly string[];
  /** The most bytes of a request-target: 8000 by default. */
  longest?: number;
  /** The hosts that are served, without ports; any by default. */
  hosts?: readonly Input[];
  /** The protocols of extended CONNECT that are supported. */
  protocols?: readonly Input[];
  sameHost?: boolean;
  anyScheme?: boolean;
  emptyHost?: boolean;
  /** true by default. */
  mergeSlashes?: boolean;
  decodeSlashes?: boolean;
  decodeBackslashes?: boolean;
  audit?: boolean;
  dnsHost?: boolean;
}

export interface Judgement {
  ok: boolean;
  /** The status code to answer with: 400, 414, 421, 501, 307; 0 if it is ok. */
  code: number;
  /** 'ok', 'host-missing' and so on; the reason names the hazard after 'hazard'. */
  verdict: string;
  reason: string;
  /** The verdict in words, and the clause that requires it, or ''. */
  text: string;
  clause: string;
  form: 'origin-form' | 'absolute-form' | 'authority-form' | 'asterisk-form' | undefined;
  /** Where it leads, in normal form; undefined after a refusal, but not after a redirection. */
  scheme: string | undefined;
  host: string | undefined;
  path: string | undefined;
  query: string | undefined;
  hostKind: Parts['hostKind'];
  port: number | undefined;
  /** Of the path as it came, and what else is examined. */
  hazards: string[];
  /** After the verdict 'redirect': for the Location field. */
  location: string | undefined;
}

export declare class Requests {
  constructor(source: Source);
  readonly hazards: string[];
  judge(fields: RequestFields, policy?: RequestPolicy): Judgement;
}

export declare const request: Requests['judge'];
