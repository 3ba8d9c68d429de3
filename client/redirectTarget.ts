import { ForgeError } from './forgeError.ts';

/**
 * Returns the address that a response redirects to; undefined if the response is not a redirect. `fetch` would
 * send `PRIVATE-TOKEN` to any host. Here a read stays on its origin, and a write follows no redirect.
 * @param url address that sent the response: the target of the previous redirect, or the request's own
 * @param request the method that was sent, and the operationId of a call by name
 * @throws ForgeError if the redirect is not followed
 */
export function redirectTarget(
  response: Response,
  url: string,
  { method, operation = `${method} ${url}` }: { method: string; operation?: string },
): URL | undefined {
  // A browser hides a redirect: its response has the status 0.
  if (!/^0|30[1278]/.test(`${response.status}`)) return undefined;
  const location = response.headers.get('location');
  const target = location && new URL(location, url);
  if (method === 'GET' && target && target.origin === new URL(url).origin) return target;
  const message = `redirected to ${target || 'a hidden address'}, which is not followed`;
  throw new ForgeError(operation, response, { message });
}
