import { Command } from 'commander';
import pc from 'picocolors';
import { portNumber } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

export function docsCommand(): Command {
  return new Command('docs')
    .description('serve the reference')
    .option('-p, --port <number>', 'port to listen on; 0 takes one that is free', portNumber, 4011)
    .addHelpText('after', '\nExamples:\n  $ forge-contract docs\n  $ forge-contract docs --port 0')
    .action(async ({ port }: { port: number }) => {
      const { docsHandler, REFERENCE_FILE } = await import('./docsHandler.ts');
      const { startServer } = await import('../wire/startServer.ts');
      const server = await startServer(docsHandler, port);
      console.log(`${pc.green('✓')} Reference at ${pc.cyan(server.url)}; Ctrl-C ends it`);
      console.log(`  The same as a file: ${REFERENCE_FILE}`);
      await untilInterrupted(server.close);
    });
}
