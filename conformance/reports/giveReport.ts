import { jsonReport } from './json.ts';
import type { ReportFolder } from './openReportFolder.ts';
import type { Report } from './report.ts';
import { reportFiles } from './reportFiles.ts';
import { type Output, terminalReport } from './terminal.ts';

/** Where a report goes. */
export interface ReportOutputs {
  /** Print `report.json` on `stdout`, and what is for people on `stderr`. */
  json?: boolean;
  stdout: Output;
  stderr: Output;
}

/**
 * Prints a report, and writes its files where there is a folder for them.
 * @returns the paths of the files
 */
export async function giveReport(
  report: Report,
  folder: ReportFolder | undefined,
  { json, stdout, stderr }: ReportOutputs,
): Promise<string[]> {
  const paths = (await folder?.write(reportFiles(report))) ?? [];
  const people = json ? stderr : stdout;
  people.write(terminalReport(report, people.isTTY === true, paths));
  if (json) stdout.write(jsonReport(report));
  return paths;
}
