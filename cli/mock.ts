import { Command } from 'commander';
import pc from 'picocolors';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import { absolutePath, portNumber } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

export function mockCommand(): Command {
  return new Command('mock')
    .description('serve the documented answers under /api/v4, as a deployment would')
    .option('-p, --port <number>', 'port to listen on; 0 takes one that is free', portNumber, 4010)
    .option('--alert-intake <path>', 'where to take alerts', absolutePath, MOCK_ALERT_INTAKE)
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
    .action(async ({ port, alertIntake }: { port: number; alertIntake: string }) => {
      const { readContract } = await import('../contract/contract.ts');
      const { startMock } = await import('../mock/index.ts');
      const mock = await startMock({ contract: await readContract(), port, alertIntake });
      console.log(`${pc.green('✓')} Mock at ${pc.cyan(mock.url + BASE_PATH)}; Ctrl-C ends it`);
      console.log(`  Alerts are taken at ${mock.url}${alertIntake}`);
      await untilInterrupted(mock.close);
    });
}
