import type { Result } from '../../engine/result.ts';
import { escapeMarkup } from '../escapeMarkup.ts';
import type { Report } from '../report.ts';
import { filterAttributes, plural, section, writeAnchor } from './parts.ts';

/** Renders the notes of the results that passed. */
export function noteSection({ results }: Report): string {
  const noted = results.filter(({ outcome, notes }) => outcome === 'pass' && notes.length > 0);
  if (noted.length === 0) return '';
  const items = noted.map(
    (result) =>
      `<li ${filterAttributes(result)}>${escapeMarkup(result.id)}: ${escapeMarkup(result.notes.join('; '))}</li>`,
  );
  return section('notes', 'Notes', '', `<ul>${items.join('')}</ul>`);
}

/** Renders every result as a line, in the order of the contract. */
export function resultSection({ results }: Report): string {
  return section(
    'results',
    'All results',
    '',
    `<details class="group" data-opens><summary>${plural(results.length, 'result')}</summary><ol class="results">${results.map(row).join('\n')}</ol></details>`,
  );
}

function row(result: Result): string {
  const { id, suite, summary, outcome, fault, durationMs } = result;
  const name = escapeMarkup(id);
  return `<li ${filterAttributes(result)}><span class="${outcome}">${outcome}</span> <span>${outcome === 'fail' || outcome === 'advised' ? `<a href="#${writeAnchor(result)}">${name}</a>` : name} <small>${escapeMarkup(suite)}: ${escapeMarkup(summary)}${fault ? ` (${fault})` : ''}</small></span> <small>${durationMs === undefined ? '' : `${Math.round(durationMs)} ms`}</small></li>`;
}
