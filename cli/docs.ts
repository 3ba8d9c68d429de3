import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import { addOptions, portOption, SHARED } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

interface DocsFlags {
  port: number;
  deviations?: string;
  extend?: string[];
  output?: string;
  force?: boolean;
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
      '--output <dir>',
      'write the page, its OpenAPI document and its Markdown to a folder for any static host, and serve nothing',
    ],
    SHARED.force,
  ])
    .addHelpText(
      'after',
      '\nExamples:\n  $ forge-contract docs\n  $ forge-contract docs --port 0\n  $ forge-contract docs --output api-docs',
    )
    .action(async ({ port, output, force, ...from }: DocsFlags) => {
      const { BUNDLE_FILE, docsHandler, REFERENCE_FILE } = await import('./docsHandler.ts');
      const { startServer } = await import('../wire/startServer.ts');
      const isPlain = from.deviations === undefined && from.extend === undefined;
      const own = isPlain ? undefined : await readReference(from, REFERENCE_FILE);
      if (output !== undefined) {
        const built = own ?? {
          page: await readFile(REFERENCE_FILE, 'utf8'),
          document: await readFile(BUNDLE_FILE, 'utf8'),
        };
        const count = await writeReference(built, output, force);
        console.log(
          `${pc.green('✓')} index.html, openapi.json and ${count} files of Markdown in ${output}`,
        );
        return;
      }
      const handler = docsHandler(
        own && { page: async () => own.page, document: async () => own.document },
      );
      const server = await startServer(handler, port);
      console.log(`${pc.green('✓')} Reference at ${pc.cyan(server.url)}; stop it with Ctrl-C`);
      if (isPlain) console.log(`  The same page as a file: ${REFERENCE_FILE}`);
      await untilInterrupted(server.close);
    });
}

/** The reference page and its OpenAPI document, as texts. */
interface Reference {
  page: string;
  document: string;
}

/** Writes the reference to a folder. @returns the number of pages in Markdown */
async function writeReference(
  { page, document }: Reference,
  folder: string,
  force: boolean | undefined,
): Promise<number> {
  const { writeFiles } = await import('../contract/writeFiles.ts');
  const { DOCUMENT_NAME, servedPage } = await import('./docsHandler.ts');
  const { markdownPages } = await import('../scripts/reference/markdown/index.ts');
  const pages = markdownPages(page);
  const files = [...pages, ['index.html', servedPage(page)], [DOCUMENT_NAME, document]] as const;
  await writeFiles(
    files.map(([file, text]) => ({ path: join(folder, file), text })),
    { force },
  );
  return pages.size;
}

/** Reads the reference with operations of extensions or with the deviations of a deployment. */
async function readReference(
  from: Pick<DocsFlags, 'deviations' | 'extend'>,
  reference: string,
): Promise<Reference> {
  const { deviationsReference } = await import('../deviations/index.ts');
  const { extendedReference } = await import('../scripts/reference/index.ts');
  const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
  const contract = await readContractWith(from);
  const built = await readFile(reference, 'utf8');
  const extended = contract.extensions ? extendedReference(built, contract) : built;
  return {
    page: contract.deviations ? await deviationsReference(extended, contract.deviations) : extended,
    document: JSON.stringify(contract.document),
  };
}
