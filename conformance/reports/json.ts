import type { ReportFormat } from './format.ts';

/** `report.json`, as `report.schema.json` describes it. `--json` prints the same. */
export const json: ReportFormat = {
  file: 'report.json',
  summary:
    'programs ([schema](../conformance/reports/report.schema.json), `forge-contract/report.schema.json` in the package); `--json` prints it',
  render: (report) => `${JSON.stringify(report, null, 2)}\n`,
};
