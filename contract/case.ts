/** Any value that JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };

/**
 * One documented exchange (request and response), as in `generated/cases.json`. People write a case in
 * `openapi/cases/<area>/<operationId>.<name>.yaml`. The build derives further cases from the contract.
 */
export interface Case {
  /** The unique ID of the case: operationId and name, such as `createTag.annotated`. */
  id: string;
  /** The `operationId` of the operation that is called. */
  operation: string;
  /**
   * The name of the case, unique within the operation: `annotated`. In the bundle, it is the key of the case's
   * examples.
   */
  name: string;
  /** The folder of the case file in `openapi/cases/`: `tags`. */
  area: string;
  /** The case file, relative to the repository root. A derived case has the file of its OpenAPI path instead. */
  file: string;
  /** Present if the build derived the case, so that no case file exists. */
  derived?: true;
  /**
   * Present if only the response is known, from an example of an extension. Its path may have names in place of values.
   * Such a case is shown, and never sent to a server.
   */
  responseOnly?: true;
  /** One line for people: `Create an annotated tag`. */
  summary: string;
  /** The caller: a role such as `developer`, or `anonymous` for a call without a token. */
  as: string;
  /** The name of the security scheme that the caller uses. Default: the first security scheme of the operation. */
  scheme?: string;
  /** The part of the request that breaks the contract on purpose: `query.sort`, `body.tag_name`. */
  breaks?: string;
  /** The parts of the request whose values must not exist in the example world (openapi/world) yet: `body.branch`. */
  creates?: string[];
  /** The query parameters beside which the server does not refuse the request: `order_by`. */
  liftedBy?: string[];
  request: CaseRequest;
  response: CaseResponse;
}

/**
 * The request of a case. Values are not URL-encoded: the schemas of the contract determine their form in the HTTP
 * request.
 */
export interface CaseRequest {
  path: Record<string, string | number>;
  query: Record<string, JsonValue>;
  headers: Record<string, string>;
  /** Media type of the body. Present exactly when the request has a body. */
  contentType?: string;
  body?: JsonValue;
}

/** The documented response of a case. At most one of `body` and `bodyBase64` is present. */
export interface CaseResponse {
  status: number;
  /**
   * Documented response headers by lower-case name. `content-type` is left out, since `contentType` has its value.
   */
  headers: Record<string, string>;
  /** Media type of the body. Present exactly when the response has a body. */
  contentType?: string;
  /** The JSON value of a JSON body, or the text of a text body. */
  body?: JsonValue;
  /** The bytes of a body that is neither JSON nor text, in Base64. */
  bodyBase64?: string;
}
