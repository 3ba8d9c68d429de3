import type { ReportFormat } from './format.ts';
import { html } from './html/htmlReport.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { statement } from './statementOfConformance.ts';

/** The files that `--report` writes, in the order of their list. */
export const FORMATS: readonly ReportFormat[] = [html, json, junit, statement];
