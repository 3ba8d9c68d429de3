import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { markdownPages } from '../scripts/reference/markdown/index.ts';
import type { RequestHandler } from '../wire/startServer.ts';

/** The file with the reference documentation, which the build writes. */
export const REFERENCE_FILE = join(
  import.meta.dirname,
  '..',
  'generated',
  'reference',
  'index.html',
);

/** The OpenAPI document that the build writes. */
export const BUNDLE_FILE = join(import.meta.dirname, '..', 'generated', 'openapi.json');

export interface DocsOptions {
  /**
   * Returns the page for a request. By default, `REFERENCE_FILE` is read for each request, so that a new build shows
   * at once.
   */
  page?: () => Promise<string>;
  /** Returns the OpenAPI document of the page as JSON. Default: the built bundle. */
  document?: () => Promise<string>;
  /** Whether a sandbox runs at the same address, to which the page sends its requests. Default: false. */
  hasSandbox?: boolean;
}

/**
 * Creates a handler that serves the reference documentation at `/`, with compression and an ETag. Its pages in Markdown
 * are at paths such as `/tags/createTag.md`, and `/llms.txt` lists them. A request for a folder gets the Markdown of its `README.md` if it prefers
 * `text/markdown` to HTML.
 */
export function docsHandler({
  page = () => readFile(REFERENCE_FILE, 'utf8'),
  document = () => readFile(BUNDLE_FILE, 'utf8'),
  hasSandbox = false,
}: DocsOptions = {}): RequestHandler {
  const compressed = cacheLast(promisify(gzip));
  const markdown = cacheLast(async (text) => markdownPages(text));
  /** Returns the page, or the text of a Markdown file. The Markdown is not written for `/favicon.ico`, say. */
  const contentOf = async (file: string | undefined): Promise<string | undefined> => {
    if (file === DOCUMENT_NAME) return document();
    if (file !== undefined && !/\.(md|txt)$/.test(file)) return undefined;
    const text = await page();
    return file === undefined ? text : (await markdown(text)).get(file);
  };
  return async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const [path = '/'] = url.split('?');
    const file = fileAt(path, headers.accept);
    const found = await contentOf(file);
    if (found === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(
        '404 Not Found: the documentation is one page, at /. As Markdown it begins at /README.md\n',
      );
      return;
    }
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const text = file === undefined ? servedPage(found, hasSandbox) : found;
    const isCompressed = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const etag = `"${hash}${isCompressed ? '-gzip' : ''}"`;
    const validators = {
      etag,
      'cache-control': 'no-cache',
      vary: 'accept, accept-encoding',
      link: '</README.md>; rel="alternate"; type="text/markdown"',
    };
    if (headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, validators).end();
      return;
    }
    const body = isCompressed ? await compressed(text) : Buffer.from(text);
    response.writeHead(200, {
      ...validators,
      'content-type': contentTypeOf(file),
      'content-length': body.length,
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    });
    response.end(method === 'HEAD' ? undefined : body);
  };
}

/** The name of the OpenAPI document beside the page. */
export const DOCUMENT_NAME = 'openapi.json';

/** Returns the page as a server sends it: its OpenAPI document is beside it, and a sandbox may be at its address. */
export function servedPage(page: string, hasSandbox = false): string {
  const meta = hasSandbox ? '<meta name="servers" content="sandbox">\n' : '';
  return page
    .replaceAll(`href="../${DOCUMENT_NAME}"`, () => `href="${DOCUMENT_NAME}"`)
    .replace('</head>', () => `${meta}</head>`);
}

function contentTypeOf(file: string | undefined): string {
  if (file === DOCUMENT_NAME) return 'application/json';
  const type = file === undefined ? 'html' : file.endsWith('.txt') ? 'plain' : 'markdown';
  return `text/${type}; charset=utf-8`;
}

/** Returns the Markdown file for a request. Undefined for the page at `/`. */
function fileAt(path: string, accept: string | undefined): string | undefined {
  const name = path.slice(1);
  if (!path.endsWith('/')) return name;
  return path !== '/' || prefersMarkdown(accept) ? `${name}README.md` : undefined;
}

/** Returns true if an `Accept` header names Markdown, and does not rank HTML higher. */
export function prefersMarkdown(accept = ''): boolean {
  const quality = (type: string) => {
    const range = accept
      .split(',')
      .find((one) => one.replace(/;.*/s, '').trim().toLowerCase() === type);
    return range === undefined ? 0 : Number(/;\s*q=([\d.]+)/i.exec(range)?.[1] ?? 1);
  };
  const markdown = quality('text/markdown');
  return markdown > 0 && markdown >= quality('text/html');
}

/** Returns a function like `compute` that caches its last result. */
function cacheLast<T>(compute: (text: string) => Promise<T>): (text: string) => Promise<T> {
  let last: { text: string; result: Promise<T> } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: compute(text) };
    return last.result;
  };
}
