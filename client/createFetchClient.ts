import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/types.ts';
import { createSend, type SendOptions } from './createSend.ts';
import { encodeForm, FORM } from './encodeForm.ts';

/** The address of the deployment, the caller's token, and options for sending requests. */
export interface ForgeClientOptions extends SendOptions {
  /**
   * Scheme and host of the deployment: `https://forge.example.com`. If the URL does not end in `/api/v4`, it is
   * appended.
   */
  baseUrl: string;
  /**
   * Access token of the caller. It is sent in the header `PRIVATE-TOKEN`. Without a token, only public data can be
   * read.
   */
  token?: string | undefined;
  /** Name and version of the calling program, for the logs of the service. Default: the `User-Agent` of `fetch`. */
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
    // At run time, openapi-fetch passes the headers as a second argument. Its types do not have this argument.
    bodySerializer: writeBody as (body: unknown) => unknown,
  });
}
