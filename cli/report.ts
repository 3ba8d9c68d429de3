import { Command } from 'commander';

interface Flags {
  report?: string;
  deviations?: string;
  json?: boolean;
}

const SOURCE = 'a report.json, a journal, a folder with one of them, or the name of a run';

export function reportCommand(): Command {
  return new Command('report')
    .description('make reports of runs of conform again, merge and compare them; nothing is sent')
    .addCommand(
      withFlags(new Command('render'), 'print the report as JSON')
        .description('make the reports of a run that is over')
        .argument('<run>', SOURCE)
        .addHelpText(
          'after',
          '\nExample:\n  $ forge-contract report render fc-t5k2x9ab12 --report reports',
        )
        .action(async (source: string, flags: Flags) => {
          const { renderReport } = await import('../conformance/index.ts');
          await renderReport(source, { ...flags, ...OUTPUTS });
        }),
    )
    .addCommand(
      withFlags(new Command('merge'), 'print the report as JSON')
        .description('make one report of those of the shards of a run, or of its areas or suites')
        .argument('<runs...>', SOURCE)
        .addHelpText(
          'after',
          `
Example:
  $ forge-contract report merge shard-1 shard-2 shard-3 --report reports

Exit status: 0 conforms; 1 violations; 2 they do not fit together; 4 incomplete, as when a shard is missing.`,
        )
        .action(async (sources: string[], flags: Flags) => {
          const { mergeRuns } = await import('../conformance/index.ts');
          process.exitCode = await mergeRuns(sources, { ...flags, ...OUTPUTS });
        }),
    )
    .addCommand(
      new Command('compare')
        .description(
          'what is new, mended, flaky or as before, on two deployments or after a change',
        )
        .argument('<before>', SOURCE)
        .argument('<after>', 'the same of another run')
        .option('--json', 'print the comparison as JSON')
        .addHelpText(
          'after',
          `
Example:
  $ forge-contract report compare reports-of-last-week reports

Exit status: 0 nothing is worse; 1 there are new failures; 2 wrong usage; 4 what was judged before was not judged again.`,
        )
        .action(async (before: string, after: string, flags: Flags) => {
          const { compareRuns } = await import('../conformance/index.ts');
          process.exitCode = await compareRuns(before, after, { ...flags, ...OUTPUTS });
        }),
    )
    .addHelpText(
      'after',
      `
Examples:
  $ forge-contract report render fc-t5k2x9ab12 --report reports
  $ forge-contract report merge shard-1 shard-2 --report reports
  $ forge-contract report compare reports-of-last-week reports`,
    );
}

const OUTPUTS = { stdout: process.stdout, stderr: process.stderr };

function withFlags(command: Command, json: string): Command {
  return command
    .option(
      '-r, --report <dir>',
      'write index.html, report.json, junit.xml, statement.json and badge.svg there',
    )
    .option(
      '--deviations <file>',
      'the deviations file that the run was with, to go by its journal',
    )
    .option('--json', json);
}
