/**
 * The entry `forge-contract-client/openapi-fetch`: a client of the library openapi-fetch that is as safe as ours. Install
 * `openapi-fetch` beside this package.
 *
 * ```ts
 * import { createClient } from 'forge-contract-client/openapi-fetch';
 *
 * const client = createClient({ baseUrl: 'https://forge.example.com', token });
 * const { data, error } = await client.GET('/projects/{id}/repository/tags', {
 *   params: { path: { id: 'acme/rocket' } },
 * });
 * ```
 */
import createOpenapiFetch, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '../generated/types.ts';
import { apiAddress } from './apiAddress.ts';
import type { ForgeClientOptions } from './createFetchClient.ts';
import type { AnyPaths } from './createPathClient.ts';
import { createSend } from './createSend.ts';
import { encodeForm } from './encodeForm.ts';
import { fillPath } from './fillPath.ts';
import { type HeaderValues, mergeHeaders } from './mergeHeaders.ts';
import { readResponse } from './readResponse.ts';
import { writeBody } from './writeBody.ts';

/**
 * Creates a client of openapi-fetch for one deployment. It refuses the same values as `createForgeClient`, encodes
 * queries and forms in the same way, retries reads, and follows redirects only on the same origin. A successful response
 * that is not JSON is a `ForgeError`.
 * @throws TypeError if `baseUrl`, `token` or `userAgent` cannot be used
 */
export function createClient<Paths extends AnyPaths = paths>({
  baseUrl,
  token,
  userAgent,
  extension,
  ...options
}: ForgeClientOptions): Client<Paths> {
  const base = apiAddress(baseUrl);
  const send = createSend(options);
  const client = createOpenapiFetch<Paths>({
    baseUrl: base,
    headers: mergeHeaders({ 'PRIVATE-TOKEN': token, 'User-Agent': userAgent }),
    querySerializer: (query) => `${encodeForm(query)}`,
    bodySerializer: (body: unknown, headers?: HeaderValues) =>
      writeBody(body, mergeHeaders(headers).get('content-type')),
    fetch: (request) => send(request),
  });
  const guard: Middleware = {
    onRequest({ request, schemaPath, params }) {
      const { method, url } = request;
      const address = fillPath(base, method, schemaPath, params.path, extension?.literalPaths);
      // The options of a call may change the address, and the token would go with the request.
      if (url.replace(/\?.*/s, '') !== address)
        throw new TypeError(
          `${method} ${schemaPath}: the address is not ${address}. Leave out 'baseUrl' and 'pathSerializer'.`,
        );
    },
    async onResponse({ request, response, params, options: { parseAs } }) {
      if (response.status === 204 || !response.ok || parseAs !== 'json') return;
      const mustHaveBody = request.method === 'GET';
      await readResponse(response.clone(), request, { path: params.path, mustHaveBody });
    },
  };
  client.use(guard);
  return client;
}
