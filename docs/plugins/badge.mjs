// @ts-check
/**
 * A plugin: the result of a run as a one-line image, which a project can show on its page.
 *
 *     forge-contract conform --plugin docs/plugins/badge.mjs --report reports
 */

const VERDICTS = /** @type {const} */ ({ 0: 'conforms', 1: 'violates', 4: 'incomplete' });

/** The colours by verdict. On each colour, white text has a contrast of at least 4.5 to 1. */
const COLORS = { conforms: '#0a6b2d', violates: '#b3121d', incomplete: '#6b5200' };

/** The average width of a letter in pixels. `textLength` then stretches the text to its calculated width. */
const LETTER = 6.2;
const HEIGHT = 20;

/** @type {import('forge-contract/plugin').ReportFormat} */
export const badge = {
  file: 'badge.svg',
  summary: 'the page of a project: the result as one line',
  render: ({ run, contract, counts, deviations }) => {
    const verdict = VERDICTS[run.exitStatus];
    const judged =
      counts.pass + counts.fail + counts.advised + counts['known-fail'] + counts.unsupported;
    const result = `${verdict}${deviations ? ' with a deviations file' : ''}, ${counts.pass} of ${judged}`;
    const name = `API contract ${contract.version}`;
    const title = escapeMarkup(
      `${contract.title} ${contract.version}: ${verdict}${deviations ? `, with ${deviations.widenings} deviations of ${deviations.title}` : ''}. ${counts.pass} of ${judged} judged cases pass, ${run.startedAt.slice(0, 10)}.`,
    );
    const left = widthOf(name);
    const right = widthOf(result);
    const whole = left + right;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${HEIGHT}" role="img" aria-label="${title}">
<title>${title}</title>
<clipPath id="edge"><rect width="${whole}" height="${HEIGHT}" rx="3"/></clipPath>
<g clip-path="url(#edge)"><rect width="${left}" height="${HEIGHT}" fill="#444"/><rect x="${left}" width="${right}" height="${HEIGHT}" fill="${COLORS[verdict]}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${writeText(name, 0, left)}${writeText(result, left, right)}</g>
</svg>
`;
  },
};

export default { reports: [badge] };

/** @param {string} text */
function widthOf(text) {
  return Math.round(text.length * LETTER) + 12;
}

/** @param {string} words @param {number} x @param {number} width */
function writeText(words, x, width) {
  return `<text x="${x + 6}" y="14" textLength="${width - 12}">${escapeMarkup(words)}</text>`;
}

/** @param {string} text */
function escapeMarkup(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
