/** Creates HTTP responses from replies and errors. */
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { faultMessage, logFault, newRequestId } from '../../wire/fault.ts';
import type { Incoming } from './incoming.ts';
import { Refusal } from './refusal.ts';
import { Reply, toReply } from './reply.ts';

/** The headers and the body of a response. A body of JSON is a text; a response without a body has an empty one. */
export interface Sent {
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** `performed` for a change that was made before the connection was dropped, otherwise `unperformed`. */
export type FailedOnPurpose = 'performed' | 'unperformed';

/** Values that the application stores for each request, for the log. */
export interface RequestEnv {
  Variables: {
    /** The operationId; absent until the route is known. */
    operation?: string;
    /** The request, as far as it is read. */
    incoming?: Incoming;
    /** The headers and the body of the response. */
    sent?: Sent;
    /** True if the connection was closed on purpose, without a response. */
    isDropped?: boolean;
    /** Whether the request was performed before it failed on purpose. */
    failedOnPurpose?: FailedOnPurpose;
  };
}

/** Creates an HTTP application without routes, which responds to errors. */
export function newApp<Env extends RequestEnv>(): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, context) => errorResponse(error, context as unknown as Context<RequestEnv>));
  return app;
}

/**
 * Creates the HTTP response of a reply. Bytes are sent unchanged, and other bodies as JSON.
 * @param onSent gets the headers and the body
 */
export function respond(
  { status = 200, headers, body }: Reply,
  requestId = newRequestId(),
  onSent?: (sent: Sent) => void,
): Response {
  const all = { 'x-request-id': requestId, ...headers };
  if (body === undefined) {
    onSent?.({ headers: all, body: '' });
    return new Response(null, { status, headers: all });
  }
  const sent: Sent =
    body instanceof Uint8Array
      ? { headers: all, body }
      : { headers: { 'content-type': 'application/json', ...all }, body: JSON.stringify(body) };
  onSent?.(sent);
  return new Response(sent.body as BodyInit, { status, headers: sent.headers });
}

/** Creates the HTTP response of a refusal. */
export function refusalResponse(refusal: Refusal): Response {
  return respond(toReply(refusal));
}

/**
 * Creates the response to a request that ended in an error. Errors of Hono and refusals have a status of their own.
 * Every other error is a fault of the sandbox: it is logged, and the status is 500.
 */
export function errorResponse(error: Error, { req, get, set }: Context<RequestEnv>): Response {
  const onSent = (sent: Sent) => set('sent', sent);
  if (error instanceof Refusal) return respond(toReply(error), undefined, onSent);
  if (error instanceof HTTPException) {
    const reply = new Reply({ message: `${error.status} ${error.message}` }, error);
    return respond(reply, undefined, onSent);
  }
  const requestId = newRequestId();
  logFault(`request ${requestId}: ${get('operation') ?? `${req.method} ${req.path}`}`, error);
  const message = faultMessage(requestId, error);
  return respond(new Reply({ message }, { status: 500 }), requestId, onSent);
}
