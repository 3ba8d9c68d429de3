import type { ReportFormat } from './format.ts';
import { printableJson } from './printable.ts';

/** The format of `report.json`, as `report.schema.json` describes it. `--json` prints the same text. */
export const json: ReportFormat = {
  file: 'report.json',
  summary: 'programs; `--json` prints it',
  render: (report) => `${printableJson(report)}\n`,
};
