import { groupBy } from '../../../contract/groupBy.ts';
import type { Outcome, Result } from '../../engine/result.ts';
import { escapeMarkup } from '../escapeMarkup.ts';
import { NOT_RUN_TITLE, notRunTitle } from '../notRun.ts';
import type { Report } from '../report.ts';
import { plural, resultNames, section } from './parts.ts';

/** Renders the jobs that were not run or were vacuous. They are grouped by the entry that would make them judged. */
export function notRunSection({ notRun, results }: Report): string {
  if (notRun.length === 0) return '';
  const byKey = new Map(results.map((result) => [`${result.suite} ${result.id}`, result]));
  const groups = notRun.map((group) => {
    const members = group.cases.flatMap(({ suite, id }) => byKey.get(`${suite} ${id}`) ?? []);
    return fold(notRunTitle(group), group.add ? group.reason : '', members);
  });
  return section(
    'not-run',
    NOT_RUN_TITLE,
    'The largest group comes first. Names are those of the profile and of the options of <code>conform</code>.',
    groups.join('\n'),
  );
}

/** Returns a function that renders a section of the results with these outcomes, grouped by their reasons. */
export function reasonSection(title: string, outcomes: Outcome[]) {
  return ({ results }: Report): string => {
    const groups = [
      ...groupBy(
        results.filter(({ outcome }) => outcomes.includes(outcome)),
        ({ outcome, reason, fault }) =>
          `${outcome}${outcome === 'blocked' && fault ? ` (${fault})` : ''}: ${reason}`,
      ),
    ].sort(([, a], [, b]) => b.length - a.length);
    return groups.length === 0
      ? ''
      : section(
          outcomes.join('-'),
          title,
          '',
          groups
            .map(([reason, group]) => fold(`${reason}: ${plural(group.length, 'case')}`, '', group))
            .join('\n'),
        );
  };
}

function fold(title: string, text: string, members: Result[]): string {
  return `<details class="group"><summary>${escapeMarkup(title)}</summary>${text && `<p>${escapeMarkup(text)}</p>`}${resultNames(members)}</details>`;
}
