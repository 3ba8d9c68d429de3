import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/types.ts';
import { createSend, type SendOptions } from './createSend.ts';
import { encodeForm, FORM } from './encodeForm.ts';

/** Address, token and sending options of a client. */
export interface ForgeClientOptions extends SendOptions {
  /** Scheme and host of the deployment: `https://forge.example.com`. `/api/v4` is appended unless the URL ends in it. */
  baseUrl: string;
  /** Access token of the caller, sent as `PRIVATE-TOKEN`. Without a token, only public data can be read. */
  token?: string | undefined;
  /** Name and version of the calling program, sent as `User-Agent` for the service's logs. Default: that of `fetch`. */
  userAgent?: string | undefined;
}

/** Creates an openapi-fetch client that adds the token, encodes forms, and sends requests with `createSend`. */
export function createFetchClient({
  baseUrl,
  token,
  userAgent,
  ...options
}: ForgeClientOptions): Client<paths> {
  const writeBody = (body: unknown, headers: Headers) =>
    headers.get('content-type') === FORM ? encodeForm(body) : JSON.stringify(body);
  return createClient<paths>({
    baseUrl: baseUrl.replace(/(\/api\/v4)?\/*$/, '/api/v4'),
    headers: { 'PRIVATE-TOKEN': token, 'User-Agent': userAgent },
    fetch: createSend(options),
    // openapi-fetch passes the headers as a second argument, but its types omit it.
    bodySerializer: writeBody as (body: unknown) => unknown,
  });
}
