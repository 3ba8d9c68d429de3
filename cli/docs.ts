import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import { addOptions, portOption, SHARED } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

interface DocsFlags {
  port: number;
  deviations?: string;
  extend?: string[];
  markdown?: string;
}

export function docsCommand(): Command {
  const command = new Command('docs').description('serve the reference documentation of the API');
  return addOptions(command, [
    portOption(4011),
    [
      '--deviations <file>',
      'deviations file: the documentation shows each deviation where it applies',
    ],
    SHARED.extend,
    SHARED.pack,
    [
      '--markdown <dir>',
      'write the documentation as Markdown files to a folder, and serve nothing',
    ],
  ])
    .addHelpText(
      'after',
      '\nExamples:\n  $ forge-contract docs\n  $ forge-contract docs --port 0\n  $ forge-contract docs --markdown api-docs',
    )
    .action(async ({ port, markdown, ...from }: DocsFlags) => {
      const { docsHandler, REFERENCE_FILE } = await import('./docsHandler.ts');
      const { startServer } = await import('../wire/startServer.ts');
      const isPlain = from.deviations === undefined && from.extend === undefined;
      const page = isPlain ? undefined : await pageWith(from, REFERENCE_FILE);
      if (markdown !== undefined) {
        const text = page ?? (await readFile(REFERENCE_FILE, 'utf8'));
        const count = await writeMarkdown(text, markdown);
        console.log(`${pc.green('✓')} ${count} pages in ${markdown}; begin with README.md`);
        return;
      }
      const handler = docsHandler(page === undefined ? {} : { page: async () => page });
      const server = await startServer(handler, port);
      console.log(`${pc.green('✓')} Reference at ${pc.cyan(server.url)}; stop it with Ctrl-C`);
      if (isPlain) console.log(`  The same page as a file: ${REFERENCE_FILE}`);
      await untilInterrupted(server.close);
    });
}

/** Writes the pages in Markdown. @returns the number of pages */
async function writeMarkdown(page: string, folder: string): Promise<number> {
  const { markdownPages } = await import('../scripts/reference/markdown/index.ts');
  const pages = markdownPages(page);
  for (const [file, text] of pages) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return pages.size;
}

async function pageWith(
  from: Pick<DocsFlags, 'deviations' | 'extend'>,
  reference: string,
): Promise<string> {
  const { deviationsReference } = await import('../deviations/index.ts');
  const { extendedReference } = await import('../scripts/reference/index.ts');
  const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
  const contract = await readContractWith(from);
  const built = await readFile(reference, 'utf8');
  const page = contract.extensions ? extendedReference(built, contract) : built;
  return contract.deviations ? deviationsReference(page, contract.deviations) : page;
}
