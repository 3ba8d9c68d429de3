/** Offers the pages of the reference and the guides as resources, in Markdown. */
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import type { Contract } from '../contract/contract.ts';

/** The texts of the pages by their paths, such as `tags/createTag.md`. */
export type Pages = ReadonlyMap<string, string>;

const ROOT = 'forge://reference/';
const TYPE = 'text/markdown';

/** Returns a function that writes the pages when they are first needed. */
export function lazyPages(contract: Contract): () => Promise<Pages> {
  let pages: Promise<Pages> | undefined;
  return () => {
    pages ??= import('../scripts/reference/index.ts').then(({ contractPages }) =>
      contractPages(contract),
    );
    return pages;
  };
}

/** Registers the pages. The list has all but those of single operations, to which the pages of areas link. */
export function registerPages(server: McpServer, pages: () => Promise<Pages>): void {
  const template = new ResourceTemplate(`${ROOT}{+page}`, {
    list: async () => ({
      resources: [...(await pages())]
        .filter(([path]) => !/^(?!guides|tasks).+\/(?!README)/.test(path))
        .map(([path, text]) => ({ uri: ROOT + path, name: titleOf(text) ?? path, mimeType: TYPE })),
    }),
  });
  const about = {
    title: 'Reference and guides',
    description: 'Pages of the documentation in Markdown; links lead from one to another',
    mimeType: TYPE,
  };
  server.registerResource('reference', template, about, async ({ href }) => {
    const path = decodeURIComponent(href.slice(ROOT.length));
    const text = (await pages()).get(path);
    if (text === undefined)
      throw new Error(`There is no page ${path.slice(0, 200)}. Begin with ${ROOT}README.md.`);
    return { contents: [{ uri: href, mimeType: TYPE, text }] };
  });
}

function titleOf(text: string): string | undefined {
  return /^# (.+)$/m.exec(text)?.[1];
}
