import type { Report } from './report.ts';

/** `report.json`, as `report.schema.json` describes it. */
export function jsonReport(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
