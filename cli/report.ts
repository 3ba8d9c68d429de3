import { Command } from 'commander';
import { addOptions, SHARED } from './options.ts';

interface Flags {
  report?: string;
  force?: boolean;
  deviations?: string;
  extend?: string[];
  plugin?: string[];
  json?: boolean;
}

const SOURCE = 'a report.json, a journal, a folder with one of these, or the name of a run';

export function reportCommand(): Command {
  return new Command('report')
    .description('render, merge and compare reports of conform, without sending a request')
    .addCommand(
      withFlags(new Command('render'), 'print the report as JSON')
        .description('write the reports of a finished run')
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
        .description(
          'merge the reports of shards, areas, suites or parts of a recording into one report',
        )
        .argument('<runs...>', `${SOURCE}; or the lines of judge --findings --json (.ndjson)`)
        .addHelpText(
          'after',
          `
Example:
  $ forge-contract report merge shard-1 shard-2 shard-3 --report reports
  $ forge-contract report merge findings.ndjson --report reports      the parts of a recording

Exit status: 0 conforms; 1 findings; 2 the reports are not parts of one run; 4 incomplete, for example a shard is missing.`,
        )
        .action(async (sources: string[], flags: Flags) => {
          const { mergeRuns } = await import('../conformance/index.ts');
          process.exitCode = await mergeRuns(sources, { ...flags, ...OUTPUTS });
        }),
    )
    .addCommand(
      new Command('compare')
        .description('compare two runs: list new, fixed, flaky and unchanged results')
        .argument('<before>', SOURCE)
        .argument('<after>', 'the later run, in the same form as <before>')
        .option('--json', 'print the comparison as JSON')
        .addHelpText(
          'after',
          `
Example:
  $ forge-contract report compare reports-of-last-week reports

Exit status: 0 no new failure; 1 new failures; 2 wrong usage; 4 a result of the first run is missing in the second.`,
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
  return addOptions(command, [
    SHARED.report,
    SHARED.force,
    SHARED.plugin,
    SHARED.extend,
    SHARED.pack,
    ['--deviations <file>', 'deviations file of the run, which is needed to read its journal'],
    ['--json', json],
  ]);
}
