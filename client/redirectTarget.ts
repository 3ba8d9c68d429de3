import { ForgeError } from './forgeError.ts';

/**
 * Returns the address that a response redirects to, or undefined if the response is not a redirect. `fetch` would
 * send the header `PRIVATE-TOKEN` to any host. So a read follows redirects only on its own origin, and a write
 * follows none.
 * @param url the address that sent the response: of the request, or of the previous redirect
 * @param request the HTTP method, and the operationId if the operation was called by its operationId
 * @throws ForgeError if the redirect is not followed
 */
export function redirectTarget(
  response: Response,
  url: string,
  { method, operation = `${method} ${url}` }: { method: string; operation?: string },
): URL | undefined {
  // Browsers hide redirects: the response of a redirect has the status 0.
  if (!/^0|30[1278]/.test(`${response.status}`)) return undefined;
  const location = response.headers.get('location');
  const target = location && new URL(location, url);
  if (method === 'GET' && target && target.origin === new URL(url).origin) return target;
  const message = `redirected to ${target || 'a hidden address'}, which is not followed`;
  throw new ForgeError(operation, response, { message });
}
