/** Requests as they arrive, before anything is known of what they ask for. */
import type { HttpBindings } from '@hono/node-server';
import type { Context, HonoRequest } from 'hono';
import type { RawRequest } from './readRequest.ts';
import { Refusal, refuse } from './refusal.ts';

/** A request as the server hands it on. */
export interface Incoming extends RawRequest {
  /** A header of the request, by its name in lower case. */
  header(name: string): string | undefined;
  /** Path and query as they came. */
  url: string;
  origin: string;
}

const MEGABYTE = 1024 * 1024;

/** The largest body of a request in megabytes, where the contract states none. */
const LARGEST_BODY = 50;

/** The longest address in characters; a longer one is answered with 414. */
const MAX_URL = 8 * 1024;

/**
 * @param megabytes how large the body may be. Default 50
 * @throws a Refusal with 413 or 414 for what is too large
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

/** @throws a Refusal with 414 for an address that is too long */
export function checkUrl({ url }: HonoRequest): void {
  if (url.length > MAX_URL)
    refuse(new Refusal(414, '414 URI Too Long: send the parameters in a body'));
}

/**
 * The bytes of a request's body. A GET may have one too (document 1: parameters travel in the query or in the
 * body); a standard Request hides it, and Node's shows it. It is read also where nobody looks at it: the
 * connection could carry no other request after a body that is not read.
 * @throws a Refusal with 413
 */
export async function bodyOf(
  { req, env }: Context,
  megabytes = LARGEST_BODY,
): Promise<Buffer | undefined> {
  const maxBytes = megabytes * MEGABYTE;
  // Where there is no server, there is no request of Node's.
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
      // The connection stays open for the response, also when not all of it is read.
      incoming.removeAllListeners('data').pause();
      reject(tooLarge());
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks))).once('error', reject);
  });
}

function tooLarge(): Refusal {
  return new Refusal(413, '413 Payload Too Large');
}
