import { join, relative } from 'node:path';
import { Command } from 'commander';
import type { ConformOptions } from '../conformance/index.ts';
import {
  addOptions,
  duration,
  minorVersion,
  type OptionRow,
  positiveInteger,
  SHARED,
  wholeUrl,
} from './options.ts';

type ConformFlags = Omit<
  ConformOptions,
  'stdout' | 'stderr' | 'fixtures' | 'bail' | 'timeoutMs'
> & {
  timeout?: number;
  fixture: Record<string, string>;
  bail?: number | true;
  plan?: true;
  compareWith?: string;
};

/** The path of an example profile, relative to the current folder. */
const EXAMPLE_PROFILE = relative(
  process.cwd(),
  join(import.meta.dirname, '..', 'conformance', 'target', 'example.yaml'),
);

const OPTIONS: OptionRow[] = [
  [
    '-t, --target <server>',
    'mock or sandbox (started for the run), or the URL of a server (default: baseUrl of the profile, or mock)',
  ],
  [
    '-k, --kind <kind>',
    'kind of server at the URL: a mock, a sandbox with the example world (openapi/world), or a live deployment (default: live)',
    { choices: ['mock', 'sandbox', 'live'] },
  ],
  ['--profile <file>', `profile of a deployment (example: ${EXAMPLE_PROFILE})`],
  SHARED.deviations,
  SHARED.extend,
  SHARED.pack,
  SHARED.fixture,
  SHARED.tokenEnv,
  ['--alert-intake <url>', 'full address of an alert integration', { parse: wholeUrl }],
  ['--suite <name...>', 'only these suites: replay, properties, probes, lifecycles, negative'],
  ['--operation <id...>', 'only these operations'],
  ['--area <name...>', 'only these areas'],
  ['--case <id...>', 'only these cases, such as createTag.annotated'],
  [
    '--statement <id...>',
    'only the cases that judge these statements of the API documentation, such as tags.search-begins',
  ],
  ['-c, --concurrency <number>', 'parallel requests (default: 8)', { parse: positiveInteger }],
  SHARED.timeout,
  [
    '--bail [number]',
    'stop after this many failures (default without a number: 1)',
    { parse: positiveInteger },
  ],
  [
    '--time <duration>',
    'begin no case after this time, such as 90s or 5m; the cases that tell most come first',
    { parse: duration },
  ],
  SHARED.strict,
  [
    '--checks-of <version>',
    'findings of checks that are newer than this minor version are advice (default: the one before this version)',
    { parse: minorVersion },
  ],
  ['--shard <i/n>', 'only part i of n of the selected cases'],
  [
    '--weigh <run>',
    'an earlier report or run: its durations make all shards take about the same time',
  ],
  [
    '--allow-writes',
    'on a live deployment, create resources, and change and delete these resources',
  ],
  ['--plan', 'print what a run would send, by suite and operation, and send nothing'],
  ['--resume <run>', 'continue an interrupted run'],
  [
    '--compare-with <url>',
    'run the same jobs on a second deployment, and say which side keeps the contract where they differ',
    { parse: wholeUrl, conflicts: ['resume', 'report', 'plan'] },
  ],
  SHARED.plugin,
  SHARED.report,
  SHARED.force,
  SHARED.noBodies,
  ['--json', 'print the report as JSON'],
];

export function conformCommand(): Command {
  return addOptions(
    new Command('conform').description(
      'check a server: replay cases, run workflows, check properties and send broken requests',
    ),
    OPTIONS,
  )
    .addHelpText(
      'after',
      `
Without --allow-writes, a run only reads from a live deployment. With it, a run changes and deletes only resources
that it created. It removes them at the end. If it cannot, use \`forge-contract cleanup\`.
A token is sent only to the origin of the target. It is never printed or written.
A sandbox is reset before each case and at the end. All resources that you created in it are lost. A shard on a
running sandbox has a world of its own instead, so that shards can run there at the same time.

Examples:
  $ forge-contract conform                                  a mock, every case
  $ forge-contract conform --target sandbox                 a sandbox
  $ forge-contract conform --area tags --report reports     one area, with a report
  $ forge-contract conform --target http://127.0.0.1:4020 --kind sandbox
  $ forge-contract conform --profile forge.yaml             a deployment
  $ forge-contract conform --profile forge.yaml --time 5m   what can be told in five minutes
  $ forge-contract conform --profile forge.yaml --strict    advice fails it, too
  $ forge-contract conform --profile forge.yaml --checks-of 1.0    later checks are advice
  $ forge-contract conform --profile forge.yaml --plan      what would be sent to it
  $ forge-contract conform --profile forge.yaml --compare-with https://staging.example.com
  $ forge-contract conform --target http://127.0.0.1:4020 --kind sandbox --shard 3/8 --weigh reports/report.json
  $ FORGE_TOKEN=… forge-contract conform --target https://forge.example.com \\
      --token-env FORGE_TOKEN --fixture project.id=42 --fixture branch.name=main

Exit status: 0 conforms; 1 required findings; 2 wrong usage or profile; 3 target unreachable; 4 incomplete without findings.

HTTPS_PROXY, HTTP_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS apply.`,
    )
    .action(
      async ({
        fixture: fixtures,
        timeout: timeoutMs,
        bail,
        plan,
        compareWith,
        ...flags
      }: ConformFlags) => {
        const { compareDeployments, conform, planRun, planText } = await import(
          '../conformance/index.ts'
        );
        if (plan) {
          const planned = await planRun({ ...flags, fixtures });
          process.stdout.write(
            flags.json ? `${JSON.stringify(planned, null, 2)}\n` : planText(planned),
          );
          return;
        }
        const options: ConformOptions = {
          ...flags,
          fixtures,
          timeoutMs,
          ...(bail === undefined ? {} : { bail: bail === true ? 1 : bail }),
          stdout: process.stdout,
          stderr: process.stderr,
        };
        process.exitCode =
          compareWith === undefined
            ? (await conform(options)).exitStatus
            : await compareDeployments(compareWith, options);
      },
    );
}
