import type { ParseAs } from './responseBody.ts';

/** The facts about a call that middleware gets. */
export interface MiddlewareContext {
  /** The request as it will be sent, or as it was sent. */
  request: Request;
  /** The path with its parameters: `/projects/{id}/repository/tags`. */
  readonly schemaPath: string;
  /** The values of the call. */
  readonly params: { path?: object | undefined; query?: object | undefined; header?: object };
  /** An ID for the call, to match its request with its response. */
  readonly id: string;
  readonly options: { readonly baseUrl: string; readonly parseAs: ParseAs };
}

/**
 * Sees all requests and responses, for example to log them. The form is that of openapi-fetch, so middleware for
 * openapi-fetch fits.
 */
export interface Middleware {
  /** Gets a request before it is sent. May return another request, or a response: then nothing is sent. */
  onRequest?(context: MiddlewareContext): Awaitable<Request | Response>;
  /** Gets each response, the last middleware first. May return another response. */
  onResponse?(context: MiddlewareContext & { response: Response }): Awaitable<Response>;
  /** Gets the error if no response arrives. May return another error, or a response. */
  onError?(context: MiddlewareContext & { error: unknown }): Awaitable<Response | Error>;
}

/** The result of a middleware function: a replacement, nothing, or a promise of either. */
// biome-ignore lint/suspicious/noConfusingVoidType: A function without a return statement has the type void.
type Awaitable<Value> = Value | undefined | void | Promise<Value | undefined | void>;
