import { badge } from './badge.ts';
import { htmlReport } from './html/htmlReport.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import type { Report } from './report.ts';
import { statementJson } from './statementOfConformance.ts';

/** The files of a report by name, for people and for programs. */
export function reportFiles(report: Report): Record<string, string> {
  return {
    'index.html': htmlReport(report),
    'report.json': jsonReport(report),
    'junit.xml': junitReport(report),
    'statement.json': statementJson(report),
    'badge.svg': badge(report),
  };
}
