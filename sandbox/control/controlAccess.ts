/**
 * Decides who may call the control API, which can change everything: the machine that runs the sandbox, or callers with
 * the control token.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { forbidden, Refusal } from '../server/refusal.ts';
import { refusalResponse } from '../server/respond.ts';
import { isLoopback, isLoopbackHost } from './loopback.ts';

/** The path of the health check, which any caller may use, because containers are checked from other addresses. */
const HEALTH = '/_sandbox/health';

/**
 * Creates a middleware for the control API. The health check is open to all.
 * @param token the control token. With it, a request needs the token and may come from any address, with any `Host`.
 *   Without it, a request must come from this machine
 */
export function controlAccess(
  token: string | undefined,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const refusalOf = token === undefined ? refusalOfForeign : refusalWithout(token);
  return async ({ env, req }, next) => {
    const refusal =
      req.path === HEALTH
        ? undefined
        : refusalOf(req.header(), env.incoming.socket.remoteAddress ?? '');
    return refusal ? refusalResponse(refusal) : next();
  };
}

type RefusalOf = (
  headers: Record<string, string | undefined>,
  remoteAddress: string,
) => Refusal | undefined;

/** Creates a function that refuses requests without the control token with 401. */
function refusalWithout(token: string): RefusalOf {
  const expected = sha256(token);
  return ({ authorization = '' }) => {
    const [, sent = ''] = /^Bearer +(.+)$/i.exec(authorization) ?? [];
    // Digests have equal lengths, so the duration of the comparison does not depend on the token.
    return timingSafeEqual(sha256(sent), expected) ? undefined : unauthorized();
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function unauthorized(): Refusal {
  return new Refusal(
    401,
    '401 Unauthorized: send the control token in the header `Authorization: Bearer <token>`',
    { 'www-authenticate': 'Bearer realm="control"' },
  );
}

const ONLY_FROM_HERE =
  'the control API accepts requests only from its own machine, at the loopback address. Start the sandbox with --control-token to allow other callers';

/**
 * Refuses requests from other machines, and requests that a browser sends for a page of another site, with 403. Such a
 * page may use a host name of its own that resolves to this machine: then `Host` has the name. Or it may send requests
 * to `localhost`: then `Origin` names the site.
 */
function refusalOfForeign(...[headers, remoteAddress]: Parameters<RefusalOf>): Refusal | undefined {
  const { host = '' } = headers;
  const { origin = `http://${host}` } = headers;
  if (!isLoopback(remoteAddress)) return forbidden(ONLY_FROM_HERE);
  if (!isLoopbackHost(`http://${host}`))
    return forbidden(`the header Host names another machine: ${ONLY_FROM_HERE}`);
  if (!isLoopbackHost(origin))
    return forbidden(`the header Origin names a page of another site: ${ONLY_FROM_HERE}`);
  return undefined;
}
