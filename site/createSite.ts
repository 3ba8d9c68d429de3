import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { readContract } from '../contract/contract.ts';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import { packFile } from '../contract/extensions/packs.ts';
import { portableEdition } from '../scripts/editions/index.ts';
import { GENERATED_DIR, PROJECT_DIR } from '../scripts/index.ts';
import { extendedReference } from '../scripts/reference/index.ts';
import { markdownPages } from '../scripts/reference/markdown/index.ts';
import { createLayout } from './layout.ts';
import { readPages, type SitePage } from './readPages.ts';
import { readServers } from './readServers.ts';
import { serverPages } from './serverPages.ts';

export interface SiteOptions {
  /** The folder with a folder for each server. Default: `docs/servers/`. */
  servers?: string;
  /** The day on which the ages of statements are counted. Default: today. */
  today?: Date;
}

/** Files of the site that the build has written, by their paths in the site. */
const BUILT = {
  'reference/index.html': 'reference/index.html',
  'openapi.json': 'openapi.json',
  'openapi.portable.json': 'openapi.portable.json',
};

/** Leads from the reference to the site. A reference without a site has no such link. */
const linkUp = (place: string) => `<link rel="up" href="${posix.relative(place, 'index.html')}">\n`;

/**
 * Writes the website: pages that work from a folder and from any static host.
 * @param folder the folder of the site. Its content is replaced
 * @throws an Error if a statement of a server does not follow from its report
 */
export async function createSite(
  folder: string,
  {
    servers: serversFolder = join(PROJECT_DIR, 'docs', 'servers'),
    today = new Date(),
  }: SiteOptions = {},
): Promise<{ pages: number; servers: number }> {
  const { document } = await readContract();
  const servers = await readServers(serversFolder, { version: document.info.version, today });
  const { pages, files } = await readPages();
  const all = [...pages, ...serverPages(servers)];
  const layout = createLayout(document.info.version);

  await rm(folder, { recursive: true, force: true });
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const page of all) await write(page.address, layout(page));
  await write('search-index.js', searchIndex(all));
  for (const name of ['site.css', 'search.js'])
    await cp(join(import.meta.dirname, name), join(folder, name));
  for (const file of files) await cp(join(PROJECT_DIR, file), join(folder, file));
  for (const [path, file] of Object.entries(BUILT))
    await cp(join(GENERATED_DIR, file), join(folder, path), { recursive: true });
  const reference = await readFile(join(folder, 'reference', 'index.html'), 'utf8');
  const everyday = await readContractWith({ extend: [packFile('everyday')] });
  await write('everyday/openapi.json', JSON.stringify(everyday.document));
  const portable = JSON.stringify(portableEdition(everyday.document));
  await write('everyday/openapi.portable.json', portable);
  // The head of a reference links its Markdown.
  for (const [place, text] of [
    ['reference', reference],
    ['everyday/reference', extendedReference(reference, everyday)],
  ] as const) {
    const page = text.replace('</head>', () => `${linkUp(place)}</head>`);
    await write(join(place, 'index.html'), page);
    for (const [name, markdown] of markdownPages(text)) await write(join(place, name), markdown);
  }
  // Assistants look for this file at the root.
  const index = await readFile(join(folder, 'reference', 'llms.txt'), 'utf8');
  await write('llms.txt', index.replaceAll(/\]\((?!https?:)/g, '](reference/'));
  return { pages: all.length, servers: servers.length };
}

/**
 * Returns the script with the texts of all sections. A page from a folder cannot fetch a file, but it can load a script.
 */
function searchIndex(pages: SitePage[]): string {
  const entries = pages.flatMap(({ address, title, sections }) =>
    sections.map(({ id, heading, text }) => [`${address}${id && `#${id}`}`, title, heading, text]),
  );
  return `globalThis.searchIndex = ${JSON.stringify(entries)};\n`;
}
