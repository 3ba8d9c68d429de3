import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import pc from 'picocolors';
import { extendOption, portNumber } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

interface DocsFlags {
  port: number;
  deviations?: string;
  extend?: string[];
}

export function docsCommand(): Command {
  return new Command('docs')
    .description('serve the reference documentation of the API')
    .option('-p, --port <number>', 'port to listen on; 0 takes a free port', portNumber, 4011)
    .option(
      '--deviations <file>',
      'deviations file: the documentation shows each deviation where it applies',
    )
    .addOption(extendOption())
    .addHelpText('after', '\nExamples:\n  $ forge-contract docs\n  $ forge-contract docs --port 0')
    .action(async ({ port, ...from }: DocsFlags) => {
      const { docsHandler, REFERENCE_FILE } = await import('./docsHandler.ts');
      const { startServer } = await import('../wire/startServer.ts');
      const isPlain = from.deviations === undefined && from.extend === undefined;
      const page = isPlain ? undefined : await pageWith(from, REFERENCE_FILE);
      const handler = docsHandler(page === undefined ? {} : { page: async () => page });
      const server = await startServer(handler, port);
      console.log(`${pc.green('✓')} Reference at ${pc.cyan(server.url)}; stop it with Ctrl-C`);
      if (isPlain) console.log(`  The same page as a file: ${REFERENCE_FILE}`);
      await untilInterrupted(server.close);
    });
}

async function pageWith(from: Omit<DocsFlags, 'port'>, reference: string): Promise<string> {
  const { deviationsReference } = await import('../deviations/index.ts');
  const { extendedReference } = await import('../scripts/reference/index.ts');
  const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
  const contract = await readContractWith(from);
  const built = await readFile(reference, 'utf8');
  const page = contract.extensions ? extendedReference(built, contract) : built;
  return contract.deviations ? deviationsReference(page, contract.deviations) : page;
}
