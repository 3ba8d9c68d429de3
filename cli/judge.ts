import { Command, Option } from 'commander';
import type { JudgeOptions } from '../conformance/index.ts';
import {
  extendOption,
  offeringOption,
  openapiOption,
  positiveInteger,
  reportOption,
} from './options.ts';
import { readJudgingContract } from './readJudgingContract.ts';

type JudgeFlags = Omit<JudgeOptions, 'contract' | 'files' | 'stdout' | 'stderr'> & {
  deviations?: string;
  extend?: string[];
  openapi?: string;
};

export function judgeCommand(): Command {
  return new Command('judge')
    .description('judge recorded exchanges without sending a request')
    .argument(
      '<file...>',
      'a HAR, lines of JSON with one exchange each, or the journal of a run; - for the standard input',
    )
    .option(
      '--base-path <path>',
      'path at which the deployment has the API, such as /forge/api/v4 (default: detected)',
    )
    .addOption(
      new Option('--only <side>', 'judge one side of the exchanges').choices([
        'responses',
        'requests',
      ]),
    )
    .option(
      '--since <date>',
      'judge only exchanges recorded on this date or later: 2026-01-31 or 2026-01-31T12:00:00Z',
    )
    .option(
      '--sample <n>',
      'judge only the first exchange of each operation and status, and one in n of the other exchanges',
      positiveInteger,
    )
    .addOption(offeringOption())
    .option(
      '--deviations <file>',
      'deviations file of the deployment (see forge-contract deviations)',
    )
    .addOption(extendOption())
    .addOption(openapiOption())
    .option(
      '--strict',
      'also fail on advised findings, where the documents are silent and the contract has chosen',
    )
    .addOption(reportOption())
    .option('--json', 'print the report as JSON')
    .option(
      '--findings',
      'judge a part of a recording: print each finding at once, as a line of JSON; with --json, the report is the last line',
    )
    .addHelpText(
      'after',
      `
Tokens, cookies, passwords and keys appear in no output: an exchange with a finding is judged again without them.
Exchanges of an operation with the same findings are one result, which gives their number.

Examples:
  $ forge-contract judge traffic.har                        recorded by a browser or a test tool
  $ forge-contract judge traffic.har --report reports
  $ forge-contract judge proxy.ndjson --only responses      recorded by forge-contract proxy
  $ forge-contract judge .forge-contract/fc-t5k2x9ab12/journal.jsonl
  $ forge-contract judge traffic.har --strict               advice fails it, too
  $ forge-contract judge big.har --sample 100 --since 2026-01-31
  $ forge-contract judge traffic.har --openapi theirs.yaml  by any OpenAPI document
  $ zcat traffic.har.gz | forge-contract judge -
  $ forge-contract judge - --findings --json < part-1.ndjson >> findings.ndjson   a filter in a larger job

Exit status: 0 conforms; 1 required findings; 2 wrong usage, or no recording; 4 incomplete: some exchange was unreadable,
or no exchange could be judged.`,
    )
    .action(async (files: string[], { deviations, extend, openapi, ...flags }: JudgeFlags) => {
      const { judgeRecorded } = await import('../conformance/index.ts');
      const { exitStatus } = await judgeRecorded({
        ...flags,
        contract: await readJudgingContract({ deviations, extend, openapi }),
        files,
        stdout: process.stdout,
        stderr: process.stderr,
      });
      process.exitCode = exitStatus;
    });
}
