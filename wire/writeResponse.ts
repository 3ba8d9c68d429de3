import type { CaseResponse } from '../contract/case.ts';

/** A response in the form in which it is sent. */
export interface WireResponse {
  status: number;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/**
 * Turns a documented response into a response that can be sent. This function also runs in browsers.
 * @param origin address of the server, without the base path. The function writes it in place of `{origin}` in headers
 */
export function writeResponse(response: CaseResponse, origin: string): WireResponse {
  const headers = Object.entries(response.headers).map(([name, value]) => [
    name,
    value.replaceAll('{origin}', origin),
  ]);
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(headers),
      ...(response.contentType && { 'content-type': response.contentType }),
    },
    ...encodeBody(response),
  };
}

function encodeBody({ body, bodyBase64, contentType }: CaseResponse): Pick<WireResponse, 'body'> {
  if (bodyBase64 !== undefined)
    return { body: Uint8Array.from(atob(bodyBase64), (byte) => byte.charCodeAt(0)) };
  if (body === undefined) return {};
  return { body: contentType?.endsWith('json') ? JSON.stringify(body) : String(body) };
}
