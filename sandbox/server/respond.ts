/** Turns replies and errors into HTTP responses. */
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { faultMessage, logFault, newRequestId } from '../../wire/fault.ts';
import { Refusal } from './refusal.ts';
import { Reply, replyOf } from './reply.ts';

/** Facts about a request that the application collects. */
export interface RequestEnv {
  Variables: {
    /** The operationId, once the route is known. */
    operation?: string;
  };
}

/** Creates an application that turns errors into responses. */
export function newApp<Env extends RequestEnv>(): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, context) => errorResponse(error, context as unknown as Context<RequestEnv>));
  return app;
}

/** Creates the HTTP response of a reply: JSON, or bytes unchanged. `X-Request-Id` names the request. */
export function respond(
  { status = 200, headers, body }: Reply,
  requestId = newRequestId(),
): Response {
  const all = { 'x-request-id': requestId, ...headers };
  if (body === undefined) return new Response(null, { status, headers: all });
  if (body instanceof Uint8Array)
    return new Response(body as Uint8Array<ArrayBuffer>, {
      status: status as ContentfulStatusCode,
      headers: all,
    });
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...all },
  });
}

/** Creates the HTTP response of a refusal. */
export function refusalResponse(refusal: Refusal): Response {
  return respond(replyOf(refusal));
}

/**
 * Creates the response to a failed request. Every error except a refusal is a fault of the sandbox, and
 * logged.
 */
function errorResponse(error: Error, { req, get }: Context<RequestEnv>): Response {
  if (error instanceof Refusal) return refusalResponse(error);
  if (error instanceof HTTPException)
    return respond(new Reply({ message: `${error.status} ${error.message}` }, error));
  const requestId = newRequestId();
  logFault(`request ${requestId}: ${get('operation') ?? `${req.method} ${req.path}`}`, error);
  const message = faultMessage(requestId, error);
  return respond(new Reply({ message }, { status: 500 }), requestId);
}
