import type { IncomingMessage } from 'node:http';
import { readParts } from '../wire/bodyType.ts';
import { Refusal } from './refusal.ts';

/** The largest request body that the mock reads, in bytes. */
const MAX_BODY = 10 * 1024 * 1024;

/** The maximum length of an address in characters. The sandbox has the same limit. */
const MAX_URL = 8 * 1024;

/** A request as received, with its whole body. */
export interface Received {
  /** The method in upper case. */
  method: string;
  /** The address as the caller wrote it, with the host of the `Host` header. */
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Returns the address of a request, with the host of the `Host` header. */
export function readAddress({ url = '/', headers }: IncomingMessage): URL {
  const host = headers.host ?? '';
  const origin = URL.canParse(`http://${host}`) ? `http://${host}` : 'http://localhost';
  // A client that uses the mock as a proxy sends a full URL in the request line.
  return new URL(url.startsWith('/') ? origin + url : url, origin);
}

/**
 * Receives a request with its whole body.
 * @throws Refusal (400) if the body is longer than 10 MB, or (414) if the address is too long
 */
export async function receive(request: IncomingMessage): Promise<Received> {
  if ((request.url?.length ?? 0) > MAX_URL)
    throw new Refusal(414, '414 URI Too Long: send the parameters in a body');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY)
      throw new Refusal(400, '400 Bad Request: the mock reads bodies of 10 MB at most');
    chunks.push(chunk);
  }
  return {
    method: request.method ?? 'GET',
    url: readAddress(request),
    headers: request.headers,
    body: (await readParts(Buffer.concat(chunks), request.headers['content-type'])).body,
  };
}
