import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/types.ts';

export interface ForgeClientOptions {
  /** Scheme and host of the deployment: `https://forge.example.com`. A path such as `/api/v4` at its end is kept. */
  baseUrl: string;
  /** Access token of the caller, sent as `PRIVATE-TOKEN`. Without it, only what is public can be read. */
  token?: string;
  /** What sends the requests. Default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Calls any operation of the contract by method and path, with its parameters, body and answers typed. */
export type ForgeClient = Client<paths>;

/**
 * Creates a client for one deployment.
 *
 * ```ts
 * const forge = createForgeClient({ baseUrl: 'https://forge.example.com', token });
 * const { data, error } = await forge.GET('/projects/{id}/repository/tags', {
 *   params: { path: { id: 'acme/rocket' }, query: { search: '^v1' } },
 * });
 * ```
 *
 * A value in a path is encoded (`acme/rocket` is sent as `acme%2Frocket`). An answer that is an error
 * is in `error`, typed by its status; what is thrown is a failure to get an answer at all.
 */
export function createForgeClient({ baseUrl, token, fetch }: ForgeClientOptions): ForgeClient {
  return createClient<paths>({
    baseUrl: apiAddress(baseUrl),
    ...(token === undefined ? {} : { headers: { 'PRIVATE-TOKEN': token } }),
    ...(fetch && { fetch }),
  });
}

function apiAddress(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  const path = pathname.replace(/\/+$/, '');
  return origin + (path.endsWith('/api/v4') ? path : `${path}/api/v4`);
}
