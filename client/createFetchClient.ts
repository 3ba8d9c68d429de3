import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/types.ts';
import { createSend, type SendOptions } from './createSend.ts';
import { encodeForm, FORM } from './encodeForm.ts';

/** Where a client calls, as whom, and how. */
export interface ForgeClientOptions extends SendOptions {
  /** Scheme and host of the deployment: `https://forge.example.com`. A path such as `/api/v4` at its end is kept. */
  baseUrl: string;
  /** Access token of the caller, sent as `PRIVATE-TOKEN`. Without it, only what is public can be read. */
  token?: string | undefined;
  /** Name and version of what calls, for the service's logs: sent as `User-Agent`. Default: that of `fetch`. */
  userAgent?: string | undefined;
}

/** openapi-fetch, set up for the platform: its address, its token, its way to write arrays and hashes. */
export function createFetchClient({
  baseUrl,
  token,
  userAgent,
  ...options
}: ForgeClientOptions): Client<paths> {
  const writeBody = (body: unknown, headers: Headers) =>
    headers.get('content-type') === FORM ? encodeForm(body) : JSON.stringify(body);
  return createClient<paths>({
    // The base path of every path of the contract.
    baseUrl: baseUrl.replace(/(\/api\/v4)?\/*$/, '/api/v4'),
    headers: { 'PRIVATE-TOKEN': token, 'User-Agent': userAgent },
    fetch: createSend(options),
    // openapi-fetch passes the headers, but its types do not say so.
    bodySerializer: writeBody as (body: unknown) => unknown,
  });
}
