/** Creates reports of finished runs. It sends no requests to the target. */
import { loadPlugins } from '../plugins/loadPlugins.ts';
import { compareReports } from '../reports/compare.ts';
import { comparisonText } from '../reports/comparisonText.ts';
import { giveReport, type ReportOutputs } from '../reports/giveReport.ts';
import { openReportFolder } from '../reports/openReportFolder.ts';
import type { Report } from '../reports/report.ts';
import { mergeReports } from './mergeReports.ts';
import { contractFor, type ReadReportOptions, readReport, readReports } from './readReport.ts';

export interface ReportOnRunsOptions extends ReadReportOptions, ReportOutputs {
  /** The folder for the files of the report. Default: the report is printed, and no files are written. */
  report?: string;
  /** Whether files of the user in that folder may be replaced. Default: false. */
  force?: boolean;
}

/**
 * Writes and prints the report of a finished run.
 * @param source as for `readReport`
 * @throws a UsageError if the run does not exist
 */
export async function renderReport(source: string, options: ReportOnRunsOptions): Promise<void> {
  await writeReport(await readReport(source, options), options);
}

/**
 * Merges the reports of the parts of a run.
 * @param sources as for `readReports`
 * @returns the exit status of the merged run: 0 conforms, 1 does not conform, 4 is incomplete
 * @throws a UsageError if the reports cannot be merged
 */
export async function mergeRuns(sources: string[], options: ReportOnRunsOptions) {
  const reports = await Promise.all(sources.map((source) => readReports(source, options)));
  const merged = mergeReports(await contractFor(options), reports.flat());
  await writeReport(merged, options);
  return merged.run.exitStatus;
}

/**
 * Prints the differences between two runs.
 * @returns 0 if no case is worse, 1 if cases fail newly, 4 if the second run did not judge a case of the first
 * @throws a UsageError if one of the runs does not exist
 */
export async function compareRuns(before: string, after: string, options: ReportOnRunsOptions) {
  const comparison = compareReports(
    await readReport(before, options),
    await readReport(after, options),
  );
  const { json, stdout } = options;
  stdout.write(
    json
      ? `${JSON.stringify(comparison, null, 2)}\n`
      : comparisonText(comparison, stdout.isTTY === true),
  );
  return comparison.exitStatus;
}

async function writeReport(report: Report, options: ReportOnRunsOptions): Promise<void> {
  const { reports: formats } = await loadPlugins(options.plugin);
  const folder =
    options.report === undefined
      ? undefined
      : await openReportFolder(options.report, { ...options, added: formats });
  try {
    await giveReport(report, folder, options, formats);
  } finally {
    await folder?.close();
  }
}
