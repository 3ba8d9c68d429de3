import { escapeMarkup } from '../escapeMarkup.ts';
import type { Report } from '../report.ts';
import { plural, resultNames, section } from './parts.ts';

/** What the deviations file in force lets pass, action by action. */
export function deviationsSection({ deviations, results }: Report): string {
  if (!deviations) return '';
  const actions = deviations.actions.map(({ target, description, accepted, isExpired }, index) => {
    const passed = results.filter(({ toleratedBy }) => toleratedBy?.includes(index));
    const state = isExpired ? 'expired' : (accepted ?? 'proposal');
    return `<details class="group"><summary>${index + 1}. <code>${escapeMarkup(target)}</code> (${escapeMarkup(state)}): ${plural(passed.length, 'case')}</summary><p>${escapeMarkup(description)}</p>${resultNames(passed)}</details>`;
  });
  return section('deviations', 'What the deviations file lets pass', '', actions.join('\n'));
}
