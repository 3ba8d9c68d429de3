import { Command } from 'commander';
import type { JudgeOptions } from '../conformance/index.ts';
import { addOptions, type OptionRow, positiveInteger, SHARED } from './options.ts';
import { readJudgingContract } from './readJudgingContract.ts';

type JudgeFlags = Omit<JudgeOptions, 'contract' | 'files' | 'stdout' | 'stderr'> & {
  deviations?: string;
  extend?: string[];
  openapi?: string;
};

const OPTIONS: OptionRow[] = [
  SHARED.basePath,
  SHARED.only,
  [
    '--since <date>',
    'judge only exchanges recorded on this date or later: 2026-01-31 or 2026-01-31T12:00:00Z',
  ],
  [
    '--sample <n>',
    'judge only the first exchange of each operation and status, and one in n of the other exchanges',
    { parse: positiveInteger },
  ],
  SHARED.offering,
  SHARED.deviations,
  SHARED.extend,
  SHARED.pack,
  SHARED.openapi,
  SHARED.knownFailures,
  SHARED.strict,
  SHARED.report,
  SHARED.force,
  SHARED.noBodies,
  ['--json', 'print the report as JSON'],
  [
    '--findings',
    'judge a part of a recording: print each finding at once, as a line of JSON; with --json, the report is the last line',
  ],
];

export function judgeCommand(): Command {
  return addOptions(
    new Command('judge')
      .description('judge recorded exchanges without sending a request')
      .argument(
        '<file...>',
        'a HAR, lines of JSON with one exchange each, or the journal of a run; - for the standard input',
      ),
    OPTIONS,
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
