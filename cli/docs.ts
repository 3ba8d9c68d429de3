import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import pc from 'picocolors';
import { portNumber } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

export function docsCommand(): Command {
  return new Command('docs')
    .description('serve the reference documentation of the API')
    .option('-p, --port <number>', 'port to listen on; 0 takes a free port', portNumber, 4011)
    .option(
      '--deviations <file>',
      'deviations file: the documentation shows each deviation where it applies',
    )
    .addHelpText('after', '\nExamples:\n  $ forge-contract docs\n  $ forge-contract docs --port 0')
    .action(async ({ port, deviations }: { port: number; deviations?: string }) => {
      const { docsHandler, REFERENCE_FILE } = await import('./docsHandler.ts');
      const { startServer } = await import('../wire/startServer.ts');
      const page =
        deviations === undefined ? undefined : await pageWith(deviations, REFERENCE_FILE);
      const handler = docsHandler(page === undefined ? {} : { page: async () => page });
      const server = await startServer(handler, port);
      console.log(`${pc.green('✓')} Reference at ${pc.cyan(server.url)}; stop it with Ctrl-C`);
      if (deviations === undefined) console.log(`  The same page as a file: ${REFERENCE_FILE}`);
      await untilInterrupted(server.close);
    });
}

async function pageWith(deviations: string, reference: string): Promise<string> {
  const { deviationsReference } = await import('../deviations/index.ts');
  const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
  const contract = await readContractWith({ deviations });
  return deviationsReference(await readFile(reference, 'utf8'), contract.deviations!);
}
