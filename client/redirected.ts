import type { NamedRequest } from './createSend.ts';
import { ForgeError } from './forgeError.ts';

/**
 * The address that an answer redirects to; undefined for an answer that is no redirect. `fetch` itself would
 * carry `PRIVATE-TOKEN` along to any host: here a read stays on its origin, and a change is not sent again.
 * @throws ForgeError where the redirect must not be followed
 */
export function redirected(request: NamedRequest, response: Response): URL | undefined {
  const { method, url, operation = `${method} ${url}` } = request;
  const { status, headers } = response;
  // A browser does not show a redirect: it gives an answer with the status 0.
  if (!/^0|30[1278]/.test(`${status}`)) return undefined;
  const location = headers.get('location');
  const target = location ? new URL(location, url) : undefined;
  if (target && method === 'GET' && target.origin === new URL(url).origin) return target;
  const message = `redirected to ${target ?? 'a hidden address'}, which is not followed`;
  throw new ForgeError(operation, response, { message });
}
