import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_DIR } from '../paths.ts';
import { linksWithin } from '../release/linksWithin.ts';
import type { Guide } from './page/pageData.ts';

/** The folder of the guides. The first list of its README names the guides for callers. */
const GUIDES_DIR = join(PROJECT_DIR, 'docs', 'guides');

/** Reads the guides for callers. Links between them lead to their places in the reference, and other links are text. */
export async function readGuides(folder = GUIDES_DIR): Promise<Guide[]> {
  const [, list = ''] = (await readFile(join(folder, 'README.md'), 'utf8')).split(/^For .*:$/m);
  const files = [...list.matchAll(/^- \[.*\]\((.+\.md)\)$/gm)].map(([, file]) => file!);
  return Promise.all(
    files.map(async (file) => {
      const text = linksWithin(await readFile(join(folder, file), 'utf8'), file, new Set(files));
      const [, title = file, rest = text] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
      return { name: file.replace('.md', ''), title, text: withPlaces(rest.trim()) };
    }),
  );
}

/** Writes links to other guides as places in the reference: `errors.md#retries` → `#guide/errors`. */
function withPlaces(text: string): string {
  return text.replaceAll(/\]\(([\w-]+)\.md(#[^)]*)?\)/g, '](#guide/$1)');
}
