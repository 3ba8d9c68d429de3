import { isJudged, OUTCOMES } from '../engine/result.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import type { ReportFormat } from './format.ts';
import { plural } from './html/parts.ts';
import type { Report } from './report.ts';
import { statementOf } from './statementOfConformance.ts';

/** The colours by verdict. On each colour, white text has a contrast of at least 4.5 to 1. */
const COLORS = { conforms: '#0a6b2d', violates: '#b3121d', incomplete: '#6b5200' };

/**
 * The average width of a letter in pixels. The SVG attribute `textLength` then stretches the text to its calculated
 * width.
 */
const LETTER = 6.2;
const HEIGHT = 20;

/** The statement of conformance as a one-line image, which a project can show on its page. */
export const badge: ReportFormat = {
  file: 'badge.svg',
  summary: 'the page of a project: the statement as one line',
  render,
};

function render(report: Report): string {
  const { verdict, contract, counts, deviations, date } = statementOf(report);
  const judged = OUTCOMES.reduce(
    (sum, outcome) => sum + (isJudged({ outcome }) ? counts[outcome] : 0),
    0,
  );
  const name = `API contract ${contract.version}`;
  const value = `${verdict}${deviations ? ' with a deviations file' : ''}, ${counts.pass} of ${judged}`;
  const title = `${contract.title} ${contract.version}: ${verdict}${deviations ? `, with ${plural(deviations.widenings, 'deviation')} of ${deviations.title}` : ''}. ${counts.pass} of ${judged} judged cases pass, ${date.slice(0, 10)}.`;
  const [left, right] = [name, value].map((text) => Math.round(text.length * LETTER) + 12) as [
    number,
    number,
  ];
  const text = (words: string, x: number, width: number) =>
    `<text x="${x + 6}" y="14" textLength="${width - 12}">${escapeMarkup(words)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${escapeMarkup(title)}">
<title>${escapeMarkup(title)}</title>
<clipPath id="edge"><rect width="${left + right}" height="${HEIGHT}" rx="3"/></clipPath>
<g clip-path="url(#edge)"><rect width="${left}" height="${HEIGHT}" fill="#444"/><rect x="${left}" width="${right}" height="${HEIGHT}" fill="${COLORS[verdict]}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(name, 0, left)}${text(value, left, right)}</g>
</svg>
`;
}
