import { Command } from 'commander';
import pc from 'picocolors';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import { portNumber } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

/** Where `start` puts its report, relative to the current folder. */
const REPORT_DIR = 'reports';

function isForMock(url: string): boolean {
  return url.startsWith(BASE_PATH) || url === MOCK_ALERT_INTAKE;
}

export function startCommand(): Command {
  return new Command('start')
    .description('build, serve the docs and the mock on one port, and replay every case against it')
    .option('-p, --port <number>', 'port to listen on; 0 takes one that is free', portNumber, 4010)
    .option('--once', 'end with the verdict as exit status instead of serving on')
    .addHelpText(
      'after',
      '\nExamples:\n  $ forge-contract start\n  $ forge-contract start --once --port 0',
    )
    .action(async ({ port, once }: { port: number; once?: boolean }) => {
      const { build } = await import('../scripts/index.ts');
      const { readContract } = await import('../contract/contract.ts');
      const { conform } = await import('../conformance/index.ts');
      const { createMockHandler } = await import('../mock/index.ts');
      const { startServer } = await import('../wire/startServer.ts');
      const { docsHandler } = await import('./docsHandler.ts');

      console.log('Building …');
      const { operations, cases } = await build();
      console.log(`${pc.green('✓')} Built ${operations} operations and ${cases} cases`);
      const mock = await createMockHandler(await readContract());
      const server = await startServer(
        (request, response) =>
          (isForMock(request.url ?? '') ? mock : docsHandler)(request, response),
        port,
      );
      try {
        const { exitStatus } = await conform({
          target: server.url,
          kind: 'mock',
          report: REPORT_DIR,
          stdout: process.stdout,
          stderr: process.stderr,
        });
        process.exitCode = exitStatus;
        if (once) return;
        console.log(`
Docs  ${pc.cyan(server.url)}
Mock  ${pc.cyan(server.url + BASE_PATH)}

Try:  curl ${server.url}${BASE_PATH}/projects/acme%2Frocket/repository/tags
Then: open openapi/cases/tags/getTag.annotated.yaml, change a word, and run npm start again.

Ctrl-C ends it.`);
        await untilInterrupted(async () => {});
      } finally {
        await server.close();
      }
    });
}
