/** Any value that JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };

/**
 * One documented exchange, as in `generated/cases.json`. It is written by hand in
 * `openapi/cases/<area>/<operationId>.<name>.yaml`, or the build derives it from a rule.
 */
export interface Case {
  /** Operation and name: `createTag.annotated`. Unique. */
  id: string;
  /** The `operationId` of the operation that is called. */
  operation: string;
  /** The key of this case's examples in the bundle: `annotated`. Unique within the operation. */
  name: string;
  /** The folder of the file: `tags`. */
  area: string;
  /** The case file, relative to the repository root. For a derived case, the file of the path. */
  file: string;
  /** Whether the build derived it. Then it has no case file. */
  derived?: true;
  /** One line for people: `Create an annotated tag`. */
  summary: string;
  /** The caller: a role such as `developer`, or `anonymous` for a call without a token. */
  as: string;
  /** The security scheme that the caller uses. Default: the first one of the operation. */
  scheme?: string;
  /** The part of the request that breaks the contract on purpose: `query.sort`, `body.tag_name`. */
  breaks?: string;
  /** Places of the request whose values are new in the example world: `body.branch`. */
  creates?: string[];
  request: CaseRequest;
  response: CaseResponse;
}

/** The request of a case. Values are not encoded: the contract says how they are written on the wire. */
export interface CaseRequest {
  path: Record<string, string | number>;
  query: Record<string, JsonValue>;
  headers: Record<string, string>;
  /** Media type of the body. Present exactly when there is a body. */
  contentType?: string;
  body?: JsonValue;
}

/** The documented response of a case. At most one of `body` and `bodyBase64` is present. */
export interface CaseResponse {
  status: number;
  /** Documented headers by lower-case name, without `content-type`. */
  headers: Record<string, string>;
  /** Media type of the body. Present exactly when there is a body. */
  contentType?: string;
  /** The JSON value of a JSON body, or the text of a text body. */
  body?: JsonValue;
  /** The bytes of a body that is neither JSON nor text, in Base64. */
  bodyBase64?: string;
}
