import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import { escapeMarkup } from '../conformance/index.ts';
import { PROJECT_DIR } from '../scripts/index.ts';

/** A page of the site. */
export interface SitePage {
  /** The path in the site: `docs/guides/start.html`. */
  address: string;
  title: string;
  /** The content as HTML. */
  html: string;
  /** The parts between headings, for the search. The first has no ID. */
  sections: { id: string; heading: string; text: string }[];
}

/** The pages where the site begins, and folders whose pages it has. The pages that these link to follow. */
const FIRST = {
  pages: ['README.md', 'CHANGELOG.md', 'SECURITY.md'],
  folders: ['docs', 'examples'],
};

/**
 * Reads the Markdown pages of the project, and those that they link to.
 * @returns the pages, and the other files that they link to, by their paths in the project
 */
export async function readPages(): Promise<{ pages: SitePage[]; files: Set<string> }> {
  const waiting = new Set(FIRST.pages);
  for (const folder of FIRST.folders)
    for (const name of await readdir(join(PROJECT_DIR, folder), { recursive: true }))
      if (name.endsWith('.md')) waiting.add(posix.join(folder, name));
  const files = new Set<string>();
  const pages: SitePage[] = [];
  // A set also goes through the pages that are added on the way.
  for (const file of waiting) {
    const text = await readFile(join(PROJECT_DIR, file), 'utf8');
    const shown = file === 'README.md' ? forUsers(text) : text + (await filesOfExample(file));
    const { page, links } = renderPage(file, shown);
    pages.push(page);
    for (const link of links) (link.endsWith('.md') ? waiting : files).add(link);
  }
  return { pages, files };
}

/** Returns the list of the files of an example, in Markdown. Empty for any other page. */
async function filesOfExample(page: string): Promise<string> {
  if (!/^examples\/[^/]+\/README\.md$/.test(page)) return '';
  const folder = join(PROJECT_DIR, posix.dirname(page));
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => !name.endsWith('.md') && statSync(join(folder, name)).isFile(),
  );
  return `\n## Files\n\n${names.map((name) => `- [${name}](${name})`).join('\n')}\n`;
}

/** Returns the README without its last part, which is for maintainers in a checkout. */
function forUsers(readme: string): string {
  return readme.split(/^## Change the contract$/m)[0] ?? '';
}

/** Returns the address of a file in the site: a page of Markdown becomes HTML. */
export function addressOf(file: string): string {
  return file.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html');
}

function isLink(token: Token): token is Tokens.Link | Tokens.Image {
  return token.type === 'link' || token.type === 'image';
}

/** Renders a page. @returns the page, and the files of the project that it links to */
function renderPage(file: string, text: string): { page: SitePage; links: string[] } {
  const links: string[] = [];
  const sections: SitePage['sections'] = [{ id: '', heading: '', text: '' }];
  const markdown = new Marked({
    walkTokens: (token) => {
      if (isLink(token)) links.push(...leadWithin(file, token));
      if (token.type === 'heading' && token.depth > 1)
        sections.push({ id: anchorOf(token.text), heading: plain(token.text), text: '' });
      else if (token.type === 'text' || token.type === 'code' || token.type === 'codespan')
        if (!('tokens' in token)) sections.at(-1)!.text += `${token.text} `;
    },
    renderer: {
      html: ({ text }) => (text.startsWith('<!--') ? '' : escapeMarkup(text)),
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${escapeMarkup(anchorOf(text))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // Wide code and tables scroll, and the keyboard must reach what scrolls.
      code: ({ text, lang = '' }) => {
        const [, name] = lang.split(' ');
        const caption = name ? `<figcaption>${escapeMarkup(name)}</figcaption>` : '';
        return `<figure>${caption}<pre tabindex="0"><code>${escapeMarkup(text)}</code></pre></figure>\n`;
      },
      table({ header, rows }) {
        const row = (tag: string, cells: Tokens.TableCell[]) =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        return `<div class="wide" tabindex="0"><table><thead>${row('th', header)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('\n')}</tbody></table></div>\n`;
      },
    },
  });
  const html = markdown.parse(text, { async: false });
  const title = plain(/^# (.+)$/m.exec(text)?.[1] ?? file);
  return { page: { address: addressOf(file), title, html, sections }, links };
}

/**
 * Lets a link lead to a place in the site. A link to a folder or to a file outside the project becomes text.
 * @returns the file of the project to which it leads, if any
 */
function leadWithin(file: string, link: Tokens.Link | Tokens.Image): string[] {
  if (/^([a-z]+:|#)/.test(link.href)) return [];
  const [path = '', anchor] = link.href.split('#');
  const folder = posix.dirname(file);
  const target = posix.join(folder, path).replace(/\/$/, '/README.md');
  const isFile =
    existsSync(join(PROJECT_DIR, target)) && statSync(join(PROJECT_DIR, target)).isFile();
  if (!isFile || target.startsWith('..')) {
    Object.assign(link, { type: 'text' });
    return [];
  }
  // The start page lacks the last headings of the README.
  const place = anchor && target !== 'README.md' ? `#${anchor}` : '';
  link.href = posix.relative(folder, addressOf(target)) + place;
  return [target];
}

/** Returns the anchor of a heading, as code hosts derive it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function plain(markdown: string): string {
  return markdown.replaceAll(/`|\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1');
}
