import { ForgeError } from './forgeError.ts';

/**
 * Returns the address that a response redirects to, or undefined if the response is not a redirect. `fetch` would
 * send the header `PRIVATE-TOKEN` to any host. So a read follows redirects only on its own origin, and a write
 * follows none.
 * @param request the request that got the response
 * @param operation the operationId, or method and address for a call by path
 * @param path the path values of the request, for the error
 * @throws ForgeError if the redirect is not followed
 */
export function redirectTarget(
  response: Response,
  request: Request,
  operation: string,
  path?: Record<string, unknown>,
): URL | undefined {
  // Browsers hide redirects: the response of a redirect has the status 0.
  if (!/^0|30[1278]/.test(`${response.status}`)) return undefined;
  const { method, url } = request;
  const location = response.headers.get('location');
  const target = location && new URL(location, url);
  if (method === 'GET' && target && target.origin === new URL(url).origin) return target;
  const reason = `redirected to ${target || 'a hidden address'}, which is not followed`;
  throw new ForgeError(operation, response, { reason, path, request });
}
