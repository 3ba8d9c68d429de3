import type { ReportFormat } from './format.ts';
import { FORMATS } from './formats.ts';
import { json as jsonFormat } from './json.ts';
import type { ReportFolder } from './openReportFolder.ts';
import { printable } from './printable.ts';
import type { Report } from './report.ts';
import { type Output, terminalReport } from './terminal.ts';

/** The streams to which a report is printed. */
export interface ReportOutputs {
  /** Prints `report.json` to `stdout`, and the text for people to `stderr`. */
  json?: boolean;
  stdout: Output;
  stderr: Output;
}

/**
 * Prints a report, and writes its files into the folder.
 * @param folder undefined if no files are to be written
 * @param added formats of plugins. If a format throws an error, its file is not written, and `stderr` gets a message
 * @returns the paths of the files
 */
export async function giveReport(
  report: Report,
  folder: ReportFolder | undefined,
  { json, stdout, stderr }: ReportOutputs,
  added: readonly ReportFormat[] = [],
): Promise<string[]> {
  const files = [...FORMATS, ...added].flatMap((format) => rendered(format));
  const paths = (await folder?.write(Object.fromEntries(files))) ?? [];
  const people = json ? stderr : stdout;
  people.write(terminalReport(report, people.isTTY === true, paths));
  if (json) stdout.write(jsonFormat.render(report));
  return paths;

  function rendered({ file, render }: ReportFormat): [file: string, text: string][] {
    if (!folder) return [];
    try {
      return [[file, render(report)]];
    } catch (error) {
      if (!added.some((format) => format.file === file)) throw error;
      stderr.write(
        `The plugin's ${file} is not written: ${printable((error as Error).message)}. Correct its \`render\`, then write the reports again with \`forge-contract report render\`.\n`,
      );
      return [];
    }
  }
}
