import { escapeMarkup } from '../escapeMarkup.ts';
import type { Report } from '../report.ts';
import { plural, resultNames, section } from './parts.ts';

/** What the dialect in force tolerates, action by action. */
export function dialectSection({ dialect, results }: Report): string {
  if (!dialect) return '';
  const actions = dialect.actions.map(({ target, description, accepted, isExpired }, index) => {
    const passed = results.filter(({ letPassBy }) => letPassBy?.includes(index));
    const state = isExpired ? 'expired' : (accepted ?? 'proposal');
    return `<details class="group"><summary>${index + 1}. <code>${escapeMarkup(target)}</code> (${escapeMarkup(state)}): ${plural(passed.length, 'case')}</summary><p>${escapeMarkup(description)}</p>${resultNames(passed)}</details>`;
  });
  return section('dialect', 'What the dialect lets pass', '', actions.join('\n'));
}
