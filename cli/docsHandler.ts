import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from '../wire/startServer.ts';

/** The page that the build makes. */
export const REFERENCE_FILE = join(
  import.meta.dirname,
  '..',
  'generated',
  'reference',
  'index.html',
);

export interface DocsOptions {
  /** Gives the page. Default: reads the one that the build has made, so that a new build shows. */
  page?: () => Promise<string>;
  /** What is served at the same address, which the page can send requests to. Default: nothing. */
  served?: ('sandbox' | 'mock')[];
}

/** Serves the reference at `/`: one page, compressed, which is sent again only when it has changed. */
export function docsHandler({
  page = () => readFile(REFERENCE_FILE, 'utf8'),
  served = [],
}: DocsOptions = {}): RequestHandler {
  const compressed = rememberLast(promisify(gzip));
  return async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    if (url.split('?')[0] !== '/') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('404 Not Found: the reference is one page, at /\n');
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

/** The same for the same text, without doing it again. */
function rememberLast<T>(make: (text: string) => Promise<T>): (text: string) => Promise<T> {
  let last: { text: string; made: Promise<T> } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}
