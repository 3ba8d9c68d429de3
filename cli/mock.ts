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
    .option('-p, --port <number>', 'port to listen on; 0 takes a free port', portNumber, 4010)
    .option('--alert-intake <path>', 'path that receives alerts', absolutePath, MOCK_ALERT_INTAKE)
    .option(
      '--deviations <file>',
      'deviations file: fields that it allows to be missing are left out, fields that it allows to be null are null',
    )
    .option('-q, --quiet', 'do not print the requests')
    .option('--delay <ms>', 'delay before each response, in milliseconds', positiveInteger)
    .option(
      '--fail <status:part>',
      'respond to a part of all requests with an error status, such as 503:0.1; repeatable',
      failure,
      [],
    )
    .option(
      '--seed <number>',
      'number that determines which requests fail: with the same number, the same requests fail',
      positiveInteger,
      1,
    )
    .addHelpText(
      'after',
      `
The mock sends the response of the documented case with the most similar request. The header X-Forge-Case names the case.
A resource that is not in the example world (openapi/world) gets a 404. Ask for another response with a header:
  Prefer: code=404                      the status
  Prefer: code=200, example=annotated   the status and the case
  Prefer: dynamic=true                  a response generated from the schemas

Each request is printed on one line: method, path, status, case, and the reason if the request was refused.

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
      console.log(`${pc.green('✓')} Mock at ${pc.cyan(mock.url + BASE_PATH)}; stop it with Ctrl-C`);
      console.log(`  Send alerts to ${mock.url}${alertIntake}`);
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
      'Write a status from 400 to 599 and a part from 0 to 1, such as 503:0.1 for every tenth request. The sum of all parts is at most 1.',
    );
  return all;
}
