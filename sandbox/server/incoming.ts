/** Reads requests from the server, before the contract is applied. */
import type { HttpBindings } from '@hono/node-server';
import type { Context, HonoRequest } from 'hono';
import type { RawRequest } from './readRequest.ts';
import { Refusal, refuse } from './refusal.ts';

/** A request with its body. */
export interface Incoming extends RawRequest {
  /** Returns a header of the request by its name in lower case. */
  header(name: string): string | undefined;
  /** Path and query as they came. */
  url: string;
  origin: string;
}

const MEGABYTE = 1024 * 1024;

/** The largest body of a request in megabytes, unless the contract states another limit. */
const LARGEST_BODY = 50;

/** The longest URL in characters; a longer one gets 414. */
const MAX_URL = 8 * 1024;

/**
 * Reads a request with its body.
 * @param megabytes the largest body. Default: 50
 * @throws a Refusal with 413 for a larger body, or 414 for a URL that is too long
 */
export async function readIncoming(context: Context, megabytes?: number): Promise<Incoming> {
  const { req } = context;
  const body = await bodyOf(context, megabytes);
  checkUrl(req);
  const [, origin = '', url = '', search = ''] =
    /^(\w+:\/\/[^/?]*)([^?]*(?:\?(.*))?)$/s.exec(req.url) ?? [];
  const { format, ...path } = req.param() as Record<string, string>;
  return {
    path: format === undefined ? path : { ...path, format: format.replace(/^archive\./, '') },
    search,
    contentType: req.header('content-type'),
    body,
    header: (name) => req.header(name),
    url,
    origin,
  };
}

/** Checks the length of a URL. @throws a Refusal with 414 for one that is too long */
export function checkUrl({ url }: HonoRequest): void {
  if (url.length > MAX_URL)
    refuse(new Refusal(414, '414 URI Too Long: send the parameters in a body'));
}

/**
 * Reads the bytes of a request's body, also of a GET: the API documentation allows parameters in the query or in the
 * body. A standard Request hides the body of a GET, so Node's is read. An unused body is read too, because
 * its connection could not carry another request otherwise.
 * @throws a Refusal with 413 for a body that is too large, and with 400 for one that ends early
 */
export async function bodyOf(
  { req, env }: Context,
  megabytes = LARGEST_BODY,
): Promise<Buffer | undefined> {
  const maxBytes = megabytes * MEGABYTE;
  // Without a server, Node's request is missing.
  const incoming = (env as HttpBindings | undefined)?.incoming;
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
      // The connection stays open for the response, although the body is not read to its end.
      incoming.removeAllListeners('data').pause();
      reject(tooLarge());
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    // The client has disconnected. That is not a fault of the server, so it is not logged.
    incoming.once('error', () =>
      reject(new Refusal(400, '400 Bad Request: the body is incomplete')),
    );
  });
}

function tooLarge(): Refusal {
  return new Refusal(413, '413 Payload Too Large');
}
