import { Command, InvalidArgumentError } from 'commander';
import pc from 'picocolors';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import type { Failure, LogEntry } from '../mock/index.ts';
import { absolutePath, portNumber, positiveInteger } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

interface MockFlags {
  deviations?: string;
  port: number;
  alertIntake: string;
  quiet?: boolean;
  delay?: number;
  fail: Failure[];
  seed: number;
}

export function mockCommand(): Command {
  return new Command('mock')
    .description('serve the documented responses under /api/v4, as a deployment would')
    .option('-p, --port <number>', 'port to listen on; 0 takes one that is free', portNumber, 4010)
    .option('--alert-intake <path>', 'where to take alerts', absolutePath, MOCK_ALERT_INTAKE)
    .option(
      '--deviations <file>',
      'how a deployment differs: what may be missing there is left out, what may be null is',
    )
    .option('-q, --quiet', 'do not print the requests')
    .option(
      '--delay <ms>',
      'how long to wait before each response, in milliseconds',
      positiveInteger,
    )
    .option(
      '--fail <status:part>',
      'answer a status in a part of all requests: 503:0.1; repeatable',
      failure,
      [],
    )
    .option(
      '--seed <number>',
      'which requests fail; the same number, the same ones',
      positiveInteger,
      1,
    )
    .addHelpText(
      'after',
      `
The response is the documented case that is most like the request; the header X-Forge-Case names it. What the
example world does not have is answered 404. Ask for another response with a header:
  Prefer: code=404                      the status
  Prefer: code=200, example=annotated   the status and the case
  Prefer: dynamic=true                  a response made up from the schemas

Each request is printed on one line: method, path, status, case, and why it was refused.

Examples:
  $ forge-contract mock
  $ forge-contract mock --delay 300 --fail 503:0.1 --fail 429:0.05
  $ curl http://127.0.0.1:4010/api/v4/projects/acme%2Frocket/repository/tags
  $ curl -H 'Prefer: code=404' http://127.0.0.1:4010/api/v4/projects/5/repository/tags/v1.0.0`,
    )
    .action(async ({ port, deviations, alertIntake, quiet, delay, fail, seed }: MockFlags) => {
      const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
      const { logLine, sparseCases, startMock } = await import('../mock/index.ts');
      const contract = await readContractWith({ deviations });
      const mock = await startMock({
        contract: { ...contract, cases: sparseCases(contract) },
        port,
        alertIntake,
        disturbance: { ...(delay && { delayMs: delay }), failures: fail, seed },
        ...(!quiet && { onResponse: (entry: LogEntry) => console.log(coloured(entry, logLine)) }),
      });
      console.log(`${pc.green('✓')} Mock at ${pc.cyan(mock.url + BASE_PATH)}; Ctrl-C ends it`);
      console.log(`  Alerts are taken at ${mock.url}${alertIntake}`);
      await untilInterrupted(mock.close);
    });
}

function coloured(entry: LogEntry, logLine: (entry: LogEntry) => string): string {
  return entry.status < 400 ? logLine(entry) : pc.yellow(logLine(entry));
}

function failure(text: string, others: Failure[]): Failure[] {
  const [, status, part] = /^([45]\d\d):(0?\.\d+|[01])$/.exec(text) ?? [];
  const all = [...others, { status: Number(status), probability: Number(part) }];
  if (!status || all.reduce((sum, { probability }) => sum + probability, 0) > 1)
    throw new InvalidArgumentError(
      'It is a status from 400 on and a part of 1, such as 503:0.1 for every tenth request; all parts are 1 at most.',
    );
  return all;
}
