import { createHash } from 'node:crypto';
import { escapeMarkup } from '../escapeMarkup.ts';
import type { Report } from '../report.ts';
import { coverageSection } from './coverageSection.ts';
import { deviationsSection } from './deviationsSection.ts';
import { failureSection } from './failureSection.ts';
import { head } from './head.ts';
import { matrixSection } from './matrixSection.ts';
import { notRunSection, reasonSection } from './notRunSection.ts';
import { noteSection, resultSection } from './resultSection.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

/** What comes first is what somebody has to act on. */
const SECTIONS: ((report: Report) => string)[] = [
  failureSection,
  reasonSection('Could not be judged', ['error', 'blocked']),
  notRunSection,
  deviationsSection,
  reasonSection('Not a pass, and why', ['known-fail', 'unsupported', 'disabled']),
  matrixSection,
  coverageSection,
  noteSection,
  resultSection,
];

/** No other script runs on the page, whatever a server has sent, and nothing is asked of anybody. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** `index.html`: one page that needs nothing else, neither a server nor the network. */
export function htmlReport(report: Report): string {
  const sections = SECTIONS.map((section) => section(report)).filter((text) => text !== '');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
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
