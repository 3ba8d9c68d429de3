/** Responses for the wire. */
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { faultMessage, logFault, newRequestId } from '../../wire/fault.ts';
import { Reply } from './handler.ts';
import { Refusal } from './refusal.ts';

/** What is known of a request beside itself. */
export interface RequestEnv {
  Variables: {
    /** The operationId, once the route is known. */
    operation?: string;
  };
}

/** Makes an application whose errors are responses. */
export function newApp<Env extends RequestEnv>(): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, context) => errorResponse(error, context as unknown as Context<RequestEnv>));
  return app;
}

/** A response for the wire: JSON, or bytes as they are. It names its request in `X-Request-Id`. */
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

/** The response to a request that is refused. */
export function refusalResponse({ status, headers, body }: Refusal): Response {
  return respond(new Reply(body, { status, headers }));
}

/** The response to a request that failed. What is no refusal is a fault of the sandbox, which is logged. */
function errorResponse(error: Error, { req, get }: Context<RequestEnv>): Response {
  if (error instanceof Refusal) return refusalResponse(error);
  if (error instanceof HTTPException)
    return respond(new Reply({ message: `${error.status} ${error.message}` }, error));
  const requestId = newRequestId();
  logFault(`request ${requestId}: ${get('operation') ?? `${req.method} ${req.path}`}`, error);
  const message = faultMessage(requestId, error);
  return respond(new Reply({ message }, { status: 500 }), requestId);
}
