/** Reads HTTP requests with their bodies. Values are not validated here. */
import type { HttpBindings } from '@hono/node-server';
import type { Context, HonoRequest } from 'hono';
import { readParts, type SentFile } from '../../wire/bodyType.ts';
import type { RawRequest } from './readRequest.ts';
import { Refusal, refuse } from './refusal.ts';

/** A request with its whole body, before validation. */
export interface Incoming extends RawRequest {
  /** Returns a header of the request by its name in lower case. */
  header(name: string): string | undefined;
  /** Path and query as the caller wrote them. */
  url: string;
  origin: string;
  /** The bytes of the body as the caller sent them. */
  bytes: Buffer | undefined;
  /** The files of a multipart form. */
  files: readonly SentFile[];
}

const NO_BODY = { body: undefined, files: [] };

const MEGABYTE = 1024 * 1024;

/** The default limit for the body of a request, in megabytes. The contract has other limits for some operations. */
const LARGEST_BODY = 50;

/** The maximum length of a URL in characters. A longer URL is refused with 414. */
const MAX_URL = 8 * 1024;

/**
 * Reads a request with its body.
 * @param megabytes the limit for the body. Default: 50
 * @param mount the prefix of URLs in responses. Default: empty
 * @throws a Refusal with 413 for a body that is too large, or 414 for a URL that is too long
 */
export async function readIncoming(
  context: Context,
  megabytes?: number,
  mount = '',
): Promise<Incoming> {
  const { req } = context;
  const contentType = req.header('content-type');
  const bytes = await readBody(context, megabytes);
  const { body, files } = bytes ? await readParts(bytes, contentType) : NO_BODY;
  checkUrl(req);
  const [, origin = '', url = '', search = ''] =
    /^(\w+:\/\/[^/?]*)([^?]*(?:\?(.*))?)$/s.exec(req.url) ?? [];
  const { format, ...path } = req.param();
  return {
    path: format === undefined ? path : { ...path, format: format.replace(/^archive\./, '') },
    search,
    contentType,
    body,
    bytes,
    files,
    header: (name) => req.header(name),
    url,
    origin: origin + mount,
  };
}

/** Checks the length of a URL. @throws a Refusal with 414 for a URL that is too long */
export function checkUrl({ url }: HonoRequest): void {
  if (url.length > MAX_URL)
    refuse(new Refusal(414, '414 URI Too Long: send the parameters in a body'));
}

/**
 * Reads the bytes of a request's body. A GET may have a body, too, because the API documentation allows parameters in
 * the query or in the body. The standard class `Request` hides the body of a GET, so Node's request is read. The body
 * is read even if it is not used: otherwise, the connection could not carry the next request.
 * @throws a Refusal with 413 for a body that is too large, or with 400 for a body that ends early
 */
export async function readBody(
  { req, env }: Context,
  megabytes = LARGEST_BODY,
): Promise<Buffer | undefined> {
  const maxBytes = megabytes * MEGABYTE;
  // In tests without a server, there is no request of Node.
  const { incoming }: Partial<HttpBindings> = env ?? {};
  if (!incoming) return Buffer.from(await req.arrayBuffer());
  const length = req.header('content-length');
  if (Number(length) > maxBytes) refuse(tooLarge());
  if (length === undefined && req.header('transfer-encoding') === undefined) return undefined;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= maxBytes) return;
      // Reading stops before the end of the body. The connection stays open, so that the caller gets the response.
      incoming.removeAllListeners('data').pause();
      reject(tooLarge());
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    // The client has disconnected. A refusal is not logged as a fault of the server.
    incoming.once('error', () =>
      reject(new Refusal(400, '400 Bad Request: the body is incomplete')),
    );
  });
}

function tooLarge(): Refusal {
  return new Refusal(413, '413 Payload Too Large');
}
