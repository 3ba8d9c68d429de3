import { escapeMarkup } from '../escapeMarkup.ts';
import type { Report } from '../report.ts';
import { plural, resultNames, section } from './parts.ts';

/** Renders the actions of the deviations file. Below each action are the results that it tolerates. */
export function deviationsSection({ deviations, results }: Report): string {
  if (!deviations) return '';
  const actions = deviations.actions.map(({ target, description, accepted, isExpired }, index) => {
    const tolerated = results.filter(({ toleratedBy }) => toleratedBy?.includes(index));
    const state = isExpired ? 'expired' : (accepted ?? 'proposal');
    return `<details class="group"><summary>${index + 1}. <code>${escapeMarkup(target)}</code> (${escapeMarkup(state)}): ${plural(tolerated.length, 'case')}</summary><p>${escapeMarkup(description)}</p>${resultNames(tolerated)}</details>`;
  });
  const absent = (deviations.absent ?? [])
    .map(
      ({ operation, endpoint }) =>
        `<li>${escapeMarkup(operation)} <small>${escapeMarkup(endpoint)}</small></li>`,
    )
    .join('');
  const missing =
    absent && `<p>Operations that this deployment does not have:</p><ul>${absent}</ul>`;
  return section(
    'deviations',
    'Tolerated by the deviations file',
    '',
    `${missing}${actions.join('\n')}`,
  );
}
