import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from '../wire/startServer.ts';

/** The page that the build makes. */
export const REFERENCE_FILE = join(
  import.meta.dirname,
  '..',
  'generated',
  'reference',
  'index.html',
);

/** Serves the reference: one page, whatever the path, since the page has links of its own. */
export const docsHandler: RequestHandler = async (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  await pipeline(createReadStream(REFERENCE_FILE), response);
};
