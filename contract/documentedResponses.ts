/** The types of the documented responses, from which a test double or the reference responds in a browser. */
import type { CaseRequest, CaseResponse } from './case.ts';
import type { EchoFacts } from './echoFacts.ts';
import type { Method } from './openapi.ts';

/** The parts of a case's request that are compared with other requests. */
export interface DocumentedRequest
  extends Pick<CaseRequest, 'path' | 'query' | 'contentType' | 'body'> {
  /** Present if the request has no token. */
  as?: 'anonymous';
  /** Present if the request breaks the contract on purpose. */
  breaks?: true;
}

/** Keywords of the schema of a field. */
export interface ShownField {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** The responses of an operation, by the name of the case. Successful cases come first. */
export interface Responses<Statuses extends Record<string, number>> {
  method: Method;
  /** The path template. The alert intake has none, since only the caller knows its URL. */
  path?: string | undefined;
  /** The headers that may carry the token. A request needs one of them. */
  tokens?: string[] | undefined;
  /** The required fields of the request body. Undefined if the operation takes no body. */
  body?: { required: boolean; fields: string[] } | undefined;
  /** The names of path parameters that must be integers. */
  numbers?: string[] | undefined;
  /** For a list: the lower-case names of its pagination headers. */
  pages?: string[] | undefined;
  /** The fields by which the parameters of the query filter. */
  filters: Record<string, string>;
  /** The facts that decide which values of a request the response repeats. */
  echo: EchoFacts;
  /** The fields of a successful response, with the keywords of their schemas that a small test can check. */
  shows?: Record<string, ShownField> | undefined;
  /** The request of each case, as far as it is compared with other requests. */
  requests: Record<string, DocumentedRequest>;
  cases: { [Name in keyof Statuses]: CaseResponse & { status: Statuses[Name] } };
}

/** An operation whose cases may have any names. */
export type DocumentedOperation = Responses<Record<string, number>>;
