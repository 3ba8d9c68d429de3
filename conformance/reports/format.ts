import type { Report } from './report.ts';

/** A file that `--report` writes: data in, text out. */
export interface ReportFormat {
  /** The name of the file: `junit.xml`. */
  file: string;
  /** Whom the file is for, or what it holds, as a phrase for people. */
  summary: string;
  /** The text of the file. It must not change the report. */
  render: (report: Report) => string;
}
