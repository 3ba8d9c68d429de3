import { ForgeError } from './forgeError.ts';

/**
 * The address that a response redirects to; undefined for a response that is no redirect. `fetch` itself would
 * carry `PRIVATE-TOKEN` along to any host: here a read stays on its origin, and a change is not sent again.
 * @param url where the response comes from: the target of a redirect before, or the request's own
 * @param request the method that was sent, and the operationId where it was called by name
 * @throws ForgeError where the redirect is not followed
 */
export function redirected(
  response: Response,
  url: string,
  { method, operation = `${method} ${url}` }: { method: string; operation?: string },
): URL | undefined {
  // A browser does not show a redirect: it gives a response with the status 0.
  if (!/^0|30[1278]/.test(`${response.status}`)) return undefined;
  const location = response.headers.get('location');
  const target = location && new URL(location, url);
  if (method === 'GET' && target && target.origin === new URL(url).origin) return target;
  const message = `redirected to ${target || 'a hidden address'}, which is not followed`;
  throw new ForgeError(operation, response, { message });
}
