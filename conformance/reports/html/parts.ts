/** Renders parts of the page that several sections use. */
import type { Result } from '../../engine/result.ts';
import { escapeMarkup } from '../escapeMarkup.ts';

/** Renders a section with a heading and an anchor. */
export function section(id: string, title: string, text: string, content: string): string {
  return `<section id="${id}"><h2>${title}</h2>${text && `<p>${text}</p>`}
${content}</section>`;
}

/** Renders a table that scrolls if it is wider than the page. */
export function table(label: string, heads: string[], rows: string[]): string {
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeMarkup(label)}"><table>
<thead><tr>${heads.map((head) => `<th scope="col"><span>${escapeMarkup(head)}</span></th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** Returns the attributes of a result's element, by which the form of the page filters it. */
export function filterAttributes({ suite, area, outcome, findings }: Result): string {
  const checks = [...new Set(findings.map(({ check }) => check))].join(' ');
  return `data-suite="${escapeMarkup(suite)}" data-area="${escapeMarkup(area)}" data-outcome="${outcome}"${checks && ` data-check="${checks}"`}`;
}

/** Renders a list of the names of results, which the form of the page can filter. */
export function resultNames(results: Result[]): string {
  return `<ul class="names">${results
    .map((result) => `<li ${filterAttributes(result)}>${escapeMarkup(result.id)}</li>`)
    .join('')}</ul>`;
}

/** Returns a number with its noun: `1 case`, `2 cases`. */
export function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** Returns the anchor to which a link to a failed result leads. */
export function writeAnchor({ suite, id }: { suite: string; id: string }): string {
  return encodeURIComponent(`${suite}-${id}`);
}
