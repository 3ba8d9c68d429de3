/** Creates HTTP responses from replies and errors. */
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { faultMessage, logFault, newRequestId } from '../../wire/fault.ts';
import { Refusal } from './refusal.ts';
import { Reply, replyOf } from './reply.ts';

/** Values that the application stores for each request, for the log. */
export interface RequestEnv {
  Variables: {
    /** The operationId; absent until the route is known. */
    operation?: string;
    /** The body of the request. */
    received?: Buffer;
    /** The body of the response. */
    sent?: string | Uint8Array;
    /** True if the connection was closed on purpose, without a response. */
    isDropped?: boolean;
  };
}

/** Creates an HTTP application without routes, which responds to errors. */
export function newApp<Env extends RequestEnv>(): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, context) => errorResponse(error, context as unknown as Context<RequestEnv>));
  return app;
}

/** Creates the HTTP response of a reply. Bytes are sent unchanged, and other bodies as JSON. */
export function respond(
  { status = 200, headers, body }: Reply,
  requestId = newRequestId(),
  onBody?: (body: string | Uint8Array) => void,
): Response {
  const all = { 'x-request-id': requestId, ...headers };
  if (body === undefined) return new Response(null, { status, headers: all });
  const sent = body instanceof Uint8Array ? body : JSON.stringify(body);
  onBody?.(sent);
  if (body instanceof Uint8Array)
    return new Response(body as Uint8Array<ArrayBuffer>, {
      status: status as ContentfulStatusCode,
      headers: all,
    });
  return new Response(sent as string, {
    status,
    headers: { 'content-type': 'application/json', ...all },
  });
}

/** Creates the HTTP response of a refusal. */
export function refusalResponse(refusal: Refusal): Response {
  return respond(replyOf(refusal));
}

/**
 * Creates the response to a request that ended in an error. Errors of Hono and refusals have a status of their own.
 * Every other error is a fault of the sandbox: it is logged, and the status is 500.
 */
export function errorResponse(error: Error, { req, get, set }: Context<RequestEnv>): Response {
  if (error instanceof Refusal)
    return respond(replyOf(error), undefined, (sent) => set('sent', sent));
  if (error instanceof HTTPException)
    return respond(new Reply({ message: `${error.status} ${error.message}` }, error));
  const requestId = newRequestId();
  logFault(`request ${requestId}: ${get('operation') ?? `${req.method} ${req.path}`}`, error);
  const message = faultMessage(requestId, error);
  return respond(new Reply({ message }, { status: 500 }), requestId);
}
