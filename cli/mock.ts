import { Command } from 'commander';
import pc from 'picocolors';
import { portNumber } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

export function mockCommand(): Command {
  return new Command('mock')
    .description('serve the documented answers under /api/v4, as a deployment would')
    .option('-p, --port <number>', 'port to listen on; 0 takes one that is free', portNumber, 4010)
    .addHelpText(
      'after',
      `
The answer is the documented case that is most like the request. Ask for another one with a header:
  Prefer: code=404                      the status
  Prefer: code=200, example=annotated   the status and the case
  Prefer: dynamic=true                  an answer made up from the schemas

Examples:
  $ forge-contract mock
  $ curl http://127.0.0.1:4010/api/v4/projects/acme%2Frocket/repository/tags
  $ curl -H 'Prefer: code=404' http://127.0.0.1:4010/api/v4/projects/5/repository/tags/v9.9.9`,
    )
    .action(async ({ port }: { port: number }) => {
      const { build } = await import('../scripts/build.ts');
      const { readContract } = await import('../contract/contract.ts');
      const { startMock } = await import('../mock/startMock.ts');
      await build();
      const mock = await startMock({ contract: await readContract(), port });
      console.log(`${pc.green('✓')} Mock at ${pc.cyan(`${mock.url}/api/v4`)}; Ctrl-C ends it`);
      await untilInterrupted(mock.close);
    });
}
