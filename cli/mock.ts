import { Command } from 'commander';
import pc from 'picocolors';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import type { LogEntry } from '../mock/index.ts';
import type { Failure } from '../wire/disturber.ts';
import { checkFailures, disturbanceOptions } from './disturbanceOptions.ts';
import { absolutePath, addOptions, type OptionRow, portOption, SHARED } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

interface MockFlags {
  extend?: string[];
  deviations?: string;
  port: number;
  alertIntake: string;
  quiet?: boolean;
  delay?: number;
  fail: Failure[];
  seed: number;
}

const OPTIONS: OptionRow[] = [
  portOption(4010),
  [
    '--alert-intake <path>',
    'path that receives alerts',
    { parse: absolutePath, default: MOCK_ALERT_INTAKE },
  ],
  [
    '--deviations <file>',
    'deviations file: fields that it allows to be missing are left out, fields that it allows to be null are null',
  ],
  SHARED.extend,
  SHARED.pack,
  ['-q, --quiet', 'do not print the requests'],
  ...disturbanceOptions(),
];

export function mockCommand(): Command {
  return addOptions(
    new Command('mock').description(
      'serve the documented responses under /api/v4, as a deployment would',
    ),
    OPTIONS,
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
  $ forge-contract mock --fail 500:1:createTag --fail drop:0.2:listTags
  $ curl http://127.0.0.1:4010/api/v4/projects/acme%2Frocket/repository/tags
  $ curl -H 'Prefer: code=404' http://127.0.0.1:4010/api/v4/projects/5/repository/tags/v1.0.0`,
    )
    .action(
      async ({ port, deviations, extend, alertIntake, quiet, delay, fail, seed }: MockFlags) => {
        const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
        const { logLine, sparseCases, startMock } = await import('../mock/index.ts');
        const contract = await readContractWith({ deviations, extend });
        checkFailures(contract, fail);
        const mock = await startMock({
          contract: { ...contract, cases: sparseCases(contract) },
          port,
          alertIntake,
          disturbance: { ...(delay && { delayMs: delay }), failures: fail, seed },
          ...(!quiet && { onResponse: (entry: LogEntry) => console.log(coloured(entry, logLine)) }),
        });
        console.log(
          `${pc.green('✓')} Mock at ${pc.cyan(mock.url + BASE_PATH)}; stop it with Ctrl-C`,
        );
        console.log(`  Send alerts to ${mock.url}${alertIntake}`);
        await untilInterrupted(mock.close);
      },
    );
}

function coloured(entry: LogEntry, logLine: (entry: LogEntry) => string): string {
  return Number(entry.status) < 400 ? logLine(entry) : pc.yellow(logLine(entry));
}
