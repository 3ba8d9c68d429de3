import { groupBy } from '../../../contract/groupBy.ts';
import type { Result } from '../../engine/result.ts';
import { checksOfJobs } from '../coverage.ts';
import { escapeMarkup } from '../escapeMarkup.ts';
import type { Report } from '../report.ts';
import { plural, section, table } from './parts.ts';

/** Renders a table for each area: rows are operations and suites, columns are checks. */
export function matrixSection({ results, checks: ofResponse }: Report): string {
  const judged = results.filter(({ outcome }) => ['pass', 'fail', 'advised'].includes(outcome));
  if (judged.length === 0) return '';
  const areas = [...groupBy(judged, ({ area }) => area)].map(([area, group]) => {
    const checks = [...new Set([...ofResponse, ...checksOfJobs(group)])];
    const rows = [...groupBy(group, ({ operations }) => operations[0])].flatMap(
      ([operation, ofOperation]) => {
        const suites = [...groupBy(ofOperation, ({ suite }) => suite)];
        return suites.map(
          ([suite, cases], index) =>
            `<tr>${index === 0 ? `<th scope="rowgroup" rowspan="${suites.length}">${escapeMarkup(operation)}</th>` : ''}<th scope="row">${escapeMarkup(suite)}</th><td>${cases.length}</td>${checks.map((check) => cell(cases, check, ofResponse)).join('')}</tr>`,
        );
      },
    );
    const failed = group.filter(({ outcome }) => outcome === 'fail').length;
    return `<details class="group"><summary>${escapeMarkup(area)}: ${plural(group.length, 'case')}${failed > 0 ? `, <span class="fail">${failed} failed</span>` : ''}</summary>
${table(`Checks of ${area}`, ['operation', 'suite', 'cases', ...checks], rows)}</details>`;
  });
  return section(
    'matrix',
    'Operations by suites and checks',
    'A number counts the judged cases with a finding of the check. ✓ means no findings.',
    areas.join('\n'),
  );
}

function cell(cases: Result[], check: string, ofResponse: string[]): string {
  const broken = cases.filter(({ findings }) => findings.some((one) => one.check === check));
  const isFailed = broken.some(({ outcome }) => outcome === 'fail');
  if (broken.length > 0)
    return `<td class="${isFailed ? 'fail' : 'advised'}" title="${escapeMarkup(broken.map(({ id }) => id).join(', '))}">${broken.length}</td>`;
  const isChecked = ofResponse.includes(check) || checksOfJobs(cases).includes(check);
  return isChecked ? '<td class="pass">✓</td>' : '<td></td>';
}
