import { createHash } from 'node:crypto';
import { escapeMarkup } from '../escapeMarkup.ts';
import type { ReportFormat } from '../format.ts';
import type { Report } from '../report.ts';
import { coverageSection } from './coverageSection.ts';
import { deviationsSection } from './deviationsSection.ts';
import { adviceSection, failureSection } from './failureSection.ts';
import { head } from './head.ts';
import { matrixSection } from './matrixSection.ts';
import { notRunSection, reasonSection } from './notRunSection.ts';
import { noteSection, resultSection } from './resultSection.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

/** The sections of the page. The sections that need action come first. */
const SECTIONS: ((report: Report) => string)[] = [
  failureSection,
  adviceSection,
  reasonSection('Could not be judged', ['error', 'blocked']),
  notRunSection,
  deviationsSection,
  reasonSection('Not passed, with reasons', ['known-fail', 'unsupported', 'disabled']),
  matrixSection,
  coverageSection,
  noteSection,
  resultSection,
];

/**
 * Allows only the script of this page to run, because the page shows texts of a server. The page may not load files.
 */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The report as one HTML page that works offline. */
export const html: ReportFormat = {
  file: 'index.html',
  summary: 'people: one page that works offline, with a filter and a search',
  render,
};

function render(report: Report): string {
  const sections = SECTIONS.map((section) => section(report)).filter((text) => text !== '');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="generator" content="forge-contract">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escapeMarkup(report.target.base)}</title>
<style>${STYLE}</style>
${head(report, sections)}
<main>
${sections.join('\n')}
</main>
<script>${SCRIPT}</script>
</html>
`;
}
