/** Builds the reference: one page with everything in it, by Redocly's own command. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document } from '../contract/openapi.ts';
import { CACHE_DIR, REFERENCE_DIR } from './paths.ts';
import { withReadableExtensions } from './readableExtensions.ts';
import { runRedocly } from './runRedocly.ts';

/**
 * What the page may load: nothing but what it brings along. It is checked in a browser, and this
 * makes sure of what the check does not happen to see.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'connect-src data: blob:',
].join('; ');

/** The folder from which Redoc's badge loads its logo; the badge does without when it is not there. */
const REMOTE_LOGOS = 'https://cdn.redoc.ly/redoc/';

/** Writes `docs/reference/index.html`. */
export async function buildDocs(document: Document): Promise<void> {
  await mkdir(CACHE_DIR, { recursive: true });
  await mkdir(REFERENCE_DIR, { recursive: true });
  const input = join(CACHE_DIR, 'reference.json');
  const output = join(CACHE_DIR, 'reference.html');
  await writeFile(input, JSON.stringify(withReadableExtensions(document)));
  const run = await runRedocly(['build-docs', input, '--inlineBundle', '--output', output]);
  if (run.status !== 0) throw new Error(`Redocly could not build the reference:\n${run.stderr}`);
  await writeFile(output, offline(await readFile(output, 'utf8')));
  await rename(output, join(REFERENCE_DIR, 'index.html'));
  await rm(input);
}

function offline(page: string): string {
  return page
    .replaceAll(REMOTE_LOGOS, 'data:,')
    .replace(
      '<head>',
      `<head>\n  <meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">`,
    );
}
