import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import pc from 'picocolors';
import type { RequestHandler } from '../wire/startServer.ts';
import { portNumber } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

export function docsCommand(): Command {
  return new Command('docs')
    .description('serve the reference')
    .option('-p, --port <number>', 'port to listen on; 0 takes one that is free', portNumber, 4011)
    .option('--dialect <file>', 'how a deployment differs: each difference stands where it applies')
    .addHelpText('after', '\nExamples:\n  $ forge-contract docs\n  $ forge-contract docs --port 0')
    .action(async ({ port, dialect }: { port: number; dialect?: string }) => {
      const { docsHandler, REFERENCE_FILE } = await import('./docsHandler.ts');
      const { startServer } = await import('../wire/startServer.ts');
      const handler =
        dialect === undefined ? docsHandler : await dialectHandler(dialect, REFERENCE_FILE);
      const server = await startServer(handler, port);
      console.log(`${pc.green('✓')} Reference at ${pc.cyan(server.url)}; Ctrl-C ends it`);
      if (dialect === undefined) console.log(`  The same as a file: ${REFERENCE_FILE}`);
      await untilInterrupted(server.close);
    });
}

async function dialectHandler(dialect: string, reference: string): Promise<RequestHandler> {
  const { dialectReference } = await import('../dialect/index.ts');
  const { readContractWith } = await import('../contract/dialect/readContractWith.ts');
  const contract = await readContractWith({ dialect });
  const page = await dialectReference(await readFile(reference, 'utf8'), contract.dialect!);
  return async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page);
  };
}
