/** Creates reports of finished runs, without requests to the target. */
import { loadPlugins } from '../plugins/loadPlugins.ts';
import { compareReports } from '../reports/compare.ts';
import { comparisonText } from '../reports/comparisonText.ts';
import { giveReport, type ReportOutputs } from '../reports/giveReport.ts';
import { openReportFolder } from '../reports/openReportFolder.ts';
import type { Report } from '../reports/report.ts';
import { mergeReports } from './mergeReports.ts';
import { contractFor, type ReadReportOptions, readReport } from './readReport.ts';

export interface ReportOnRunsOptions extends ReadReportOptions, ReportOutputs {
  /** Folder for the files of the report. Default: the report is only printed. */
  report?: string;
}

/**
 * Writes and prints the report of a finished run.
 * @param source see `readReport`
 * @throws a UsageError when the run does not exist
 */
export async function renderReport(source: string, options: ReportOnRunsOptions): Promise<void> {
  await writeReport(await readReport(source, options), options);
}

/**
 * Merges the reports of the parts of a run.
 * @returns the exit status of the whole: 0 conforms, 1 violations, 4 incomplete
 * @throws a UsageError when the reports cannot be merged
 */
export async function mergeRuns(sources: string[], options: ReportOnRunsOptions) {
  const reports = await Promise.all(sources.map((source) => readReport(source, options)));
  const merged = mergeReports(await contractFor(options), reports);
  await writeReport(merged, options);
  return merged.run.exitStatus;
}

/**
 * Prints the differences between two runs.
 * @returns 0 no case is worse; 1 there are new failures; 4 a case that was judged before was not judged again
 * @throws a UsageError when the run does not exist
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
  const folder = options.report === undefined ? undefined : await openReportFolder(options.report);
  try {
    await giveReport(report, folder, options, formats);
  } finally {
    await folder?.close();
  }
}
