import { Command, Option } from 'commander';
import type { JudgeOptions } from '../conformance/index.ts';
import { offeringOption, positiveInteger } from './options.ts';

type JudgeFlags = Omit<JudgeOptions, 'contract' | 'files' | 'stdout' | 'stderr'> & {
  deviations?: string;
};

export function judgeCommand(): Command {
  return new Command('judge')
    .description('judge exchanges that were recorded, and ask no server anything')
    .argument(
      '<file...>',
      'a HAR, lines of JSON with an exchange each, or the journal of a run; - for the standard input',
    )
    .option(
      '--base-path <path>',
      'what precedes the paths of the contract, such as /forge/api/v4 (default: it is found)',
    )
    .addOption(
      new Option('--only <side>', 'judge one side of the exchanges').choices([
        'responses',
        'requests',
      ]),
    )
    .option(
      '--since <date>',
      'only what was recorded then or later: 2026-01-31, with or without a time',
    )
    .option(
      '--sample <n>',
      'of each operation and status the first exchange, and one in n after it',
      positiveInteger,
    )
    .addOption(offeringOption())
    .option(
      '--deviations <file>',
      'how the deployment differs from the contract (see forge-contract deviations)',
    )
    .option('-r, --report <dir>', 'write index.html, report.json, junit.xml and more there')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      `
Tokens, cookies, passwords and keys are taken out of what is read before it is judged; they appear in no output.
Exchanges of one operation with the same faults are one result, which says how many there were.

Examples:
  $ forge-contract judge traffic.har                        what a browser or a test tool has recorded
  $ forge-contract judge traffic.har --report reports
  $ forge-contract judge proxy.ndjson --only answers        what forge-contract proxy has recorded
  $ forge-contract judge .forge-contract/fc-t5k2x9ab12/journal.jsonl
  $ forge-contract judge big.har --sample 100 --since 2026-01-31
  $ zcat traffic.har.gz | forge-contract judge -

Exit status: 0 conforms; 1 violations; 2 wrong usage, or no recording; 4 incomplete: something could not be read,
or nothing could be judged.`,
    )
    .action(async (files: string[], { deviations, ...flags }: JudgeFlags) => {
      const { judgeRecorded } = await import('../conformance/index.ts');
      const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
      const { exitStatus } = await judgeRecorded({
        ...flags,
        contract: await readContractWith({ deviations }),
        files,
        stdout: process.stdout,
        stderr: process.stderr,
      });
      process.exitCode = exitStatus;
    });
}
