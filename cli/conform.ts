import { join, relative } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { ConformOptions } from '../conformance/index.ts';
import { positiveInteger, wholeUrl } from './options.ts';

type ConformFlags = Omit<ConformOptions, 'stdout' | 'stderr' | 'fixtures' | 'bail'> & {
  fixture: Record<string, string>;
  bail?: number | true;
};

/** An example to copy, as seen from where the command is run. */
const EXAMPLE_PROFILE = relative(
  process.cwd(),
  join(import.meta.dirname, '..', 'conformance', 'target', 'example.yaml'),
);

export function conformCommand(): Command {
  return new Command('conform')
    .description(
      'replay the documented cases, run the workflows, try rules and broken requests, and judge the responses of a server',
    )
    .option(
      '-t, --target <server>',
      'mock or sandbox, which is started for the run, or the URL of a server (default: baseUrl of the profile, or mock)',
    )
    .addOption(
      new Option(
        '-k, --kind <kind>',
        'what is at the URL: a mock, asked for its documented responses; a sandbox with the example world; or a deployment, only read (default: live)',
      ).choices(['mock', 'sandbox', 'live']),
    )
    .option('--profile <file>', `what a deployment is like (see ${EXAMPLE_PROFILE})`)
    .option(
      '--deviations <file>',
      'how the deployment differs from the contract (see forge-contract deviations)',
    )
    .option(
      '--fixture <key=value>',
      "a deployment's own value, for a quick look; repeatable",
      fixture,
      {},
    )
    .option('--token-env <name>', 'environment variable that holds a token for every role')
    .option('--alert-intake <url>', 'whole address of an alert integration', wholeUrl)
    .option('--suite <name...>', 'only these suites: replay, rules, lifecycles, negative')
    .option('--operation <id...>', 'only these operations')
    .option('--area <name...>', 'only these areas')
    .option('--case <id...>', 'only these cases, such as createTag.annotated')
    .option('-c, --concurrency <number>', 'requests at a time (default: 8)', positiveInteger)
    .option(
      '--timeout <ms>',
      'longest time for one response, in milliseconds (default: 10000)',
      positiveInteger,
    )
    .option(
      '--bail [number]',
      'stop after so many failures (default: 1 when given alone)',
      positiveInteger,
    )
    .option('--shard <i/n>', 'only part i of n of the selected cases')
    .option('--allow-writes', 'make, change and delete things of its own on a live deployment')
    .option('--resume <run>', 'go on with a run that was ended')
    .option(
      '-r, --report <dir>',
      'write index.html, report.json, junit.xml, statement.json and badge.svg there',
    )
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      `
A live deployment is only read unless --allow-writes is given. Then a run changes and deletes what it has made itself,
and nothing else; it removes that at its end, and \`forge-contract cleanup\` does when it could not.
A token is sent to the target's own origin only, and appears in no output.
A sandbox is reset before each case and at the end: what was created in it is gone.

Examples:
  $ forge-contract conform                                  a mock, every case
  $ forge-contract conform --target sandbox                 a sandbox
  $ forge-contract conform --area tags --report reports     one area, with a report
  $ forge-contract conform --target http://127.0.0.1:4020 --kind sandbox
  $ forge-contract conform --profile forge.yaml             a deployment
  $ FORGE_TOKEN=… forge-contract conform --target https://forge.example.com \\
      --token-env FORGE_TOKEN --fixture project.id=42 --fixture branch.name=main

Exit status: 0 conforms; 1 violations; 2 wrong usage or profile; 3 target unreachable; 4 incomplete.`,
    )
    .action(async ({ fixture: fixtures, bail, ...flags }: ConformFlags) => {
      const { conform } = await import('../conformance/index.ts');
      const { exitStatus } = await conform({
        ...flags,
        fixtures,
        ...(bail === undefined ? {} : { bail: bail === true ? 1 : bail }),
        stdout: process.stdout,
        stderr: process.stderr,
      });
      process.exitCode = exitStatus;
    });
}

function fixture(text: string, fixtures: Record<string, string>): Record<string, string> {
  const [, key, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (!key || value === undefined)
    throw new InvalidArgumentError('A fixture is written key=value, such as project.id=42.');
  return { ...fixtures, [key]: value };
}
