import { groupBy } from '../../../contract/groupBy.ts';
import { CHECK_IDS, type CheckId, SUITE_CHECK_IDS } from '../../../judge/index.ts';
import type { Result } from '../../engine/result.ts';
import { CAPABILITIES } from '../../target/target.ts';
import { escapeMarkup } from '../escapeMarkup.ts';
import type { Report } from '../report.ts';
import { plural, section, table } from './parts.ts';

/** Operations against suites and checks: a table for each area. */
export function matrixSection({ results, target }: Report): string {
  const judged = results.filter(({ outcome }) => outcome === 'pass' || outcome === 'fail');
  if (judged.length === 0) return '';
  const ofResponse = CHECK_IDS.filter(
    (check) => CAPABILITIES[target.kind].respondExactly || !check.startsWith('documented-'),
  );
  const areas = [...groupBy(judged, ({ area }) => area)].map(([area, group]) => {
    const created = new Set(group.flatMap(({ checks = [] }) => checks));
    const checks = [...ofResponse, ...SUITE_CHECK_IDS.filter((check) => created.has(check))];
    const rows = [...groupBy(group, ({ operations }) => operations[0]!)].flatMap(
      ([operation, ofOperation]) => {
        const suites = [...groupBy(ofOperation, ({ suite }) => suite)];
        return suites.map(
          ([suite, cases], index) =>
            `<tr>${index === 0 ? `<th scope="rowgroup" rowspan="${suites.length}">${escapeMarkup(operation)}</th>` : ''}<th scope="row">${escapeMarkup(suite)}</th><td>${cases.length}</td>${checks.map((check) => cell(cases, check)).join('')}</tr>`,
        );
      },
    );
    const failed = group.filter(({ outcome }) => outcome === 'fail').length;
    return `<details class="group"><summary>${escapeMarkup(area)}: ${plural(group.length, 'case')}${failed > 0 ? `, <span class="fail">${failed} failed</span>` : ''}</summary>
${table(`Checks of ${area}`, ['operation', 'suite', 'cases', ...checks], rows)}</details>`;
  });
  return section(
    'matrix',
    'Operations against suites and checks',
    'How many of the judged cases break what a check looks at; ✓ where none does.',
    areas.join('\n'),
  );
}

function cell(cases: Result[], check: CheckId): string {
  const broken = cases.filter(({ findings }) => findings.some((one) => one.check === check));
  if (broken.length > 0)
    return `<td class="fail" title="${escapeMarkup(broken.map(({ id }) => id).join(', '))}">${broken.length}</td>`;
  const isMade =
    (CHECK_IDS as readonly CheckId[]).includes(check) ||
    cases.some(({ checks = [] }) => checks.includes(check));
  return isMade ? '<td class="pass">✓</td>' : '<td></td>';
}
