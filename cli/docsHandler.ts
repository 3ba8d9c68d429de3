import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from '../wire/startServer.ts';

/** The file with the reference documentation, which the build writes. */
export const REFERENCE_FILE = join(
  import.meta.dirname,
  '..',
  'generated',
  'reference',
  'index.html',
);

export interface DocsOptions {
  /**
   * Returns the page for a request. By default, `REFERENCE_FILE` is read for each request, so that a new build shows
   * at once.
   */
  page?: () => Promise<string>;
  /** Servers at the same address. The page can send requests to them. Default: none. */
  served?: ('sandbox' | 'mock')[];
}

/** Creates a handler that serves the reference documentation at `/`, with compression and an ETag. */
export function docsHandler({
  page = () => readFile(REFERENCE_FILE, 'utf8'),
  served = [],
}: DocsOptions = {}): RequestHandler {
  const compressed = cacheLast(promisify(gzip));
  return async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    if (url.split('?')[0] !== '/') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('404 Not Found: the documentation is one page, at /\n');
      return;
    }
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const meta = `<meta name="servers" content="${served.join(' ')}">\n</head>`;
    const text = (await page()).replace('</head>', () => meta);
    const isCompressed = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const etag = `"${hash}${isCompressed ? '-gzip' : ''}"`;
    const validators = { etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
    if (headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, validators).end();
      return;
    }
    const body = isCompressed ? await compressed(text) : Buffer.from(text);
    response.writeHead(200, {
      ...validators,
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    });
    response.end(method === 'HEAD' ? undefined : body);
  };
}

/** Returns a function like `compute` that caches its last result. */
function cacheLast<T>(compute: (text: string) => Promise<T>): (text: string) => Promise<T> {
  let last: { text: string; result: Promise<T> } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: compute(text) };
    return last.result;
  };
}
