import type { Report } from './report.ts';

/** The format of a file that `--report` writes. */
export interface ReportFormat {
  /** The name of the file: `junit.xml`. */
  file: string;
  /** The readers or the content of the file, as a phrase for people: `CI systems`. */
  summary: string;
  /** Returns the text of the file. It must not change the report. */
  render: (report: Report) => string;
}
