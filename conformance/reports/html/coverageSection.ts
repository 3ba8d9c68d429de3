import { groupBy } from '../../../contract/groupBy.ts';
import { OUTCOMES } from '../../engine/result.ts';
import type { OperationCoverage, Share } from '../coverage.ts';
import { escapeMarkup } from '../escapeMarkup.ts';
import type { Report } from '../report.ts';
import { STATEMENT_OUTCOMES, type StatementCoverage } from '../statementCoverage.ts';
import { plural, section, table } from './parts.ts';

/** Renders, for each operation, the parts that the suites have exercised and the parts that are missing. */
export function coverageSection({ coverage }: Report): string {
  const areas = [...groupBy(coverage.operations, ({ section }) => section.join(' › '))].map(
    ([area, operations]) => {
      const answered = operations.filter(isAnswered).length;
      return `<details class="group"><summary>${escapeMarkup(area || 'operations')}: ${answered} of ${operations.length} operations exercised</summary>
${table(
  `Coverage of ${area}`,
  ['operation', 'statuses', 'cases', 'parameters', 'response fields'],
  operations.map(operationRow),
)}</details>`;
    },
  );
  return section(
    'coverage',
    'Coverage',
    'Over all suites. A received status is covered, a judged case, a parameter of an accepted request, and a received field.',
    `${checks(coverage)}${statements(coverage)}${areas.join('\n')}`,
  );
}

function checks({ checks }: Report['coverage']): string {
  if (checks.length === 0) return '';
  const shown = OUTCOMES.filter((outcome) => checks.some(({ counts }) => counts[outcome] > 0));
  return table(
    'Checks of the suites',
    ['check', 'operations', ...shown],
    checks.map(
      ({ check, operations, counts }) =>
        `<tr><th scope="row">${check}</th><td>${operations}</td>${shown
          .map((outcome) => `<td class="${outcome}">${counts[outcome] || ''}</td>`)
          .join('')}</tr>`,
    ),
  );
}

/** Renders the statements by outcome. A statement that is neither violated nor judged is shown with the reason. */
function statements({ statements }: Report['coverage']): string {
  const groups = STATEMENT_OUTCOMES.flatMap((outcome) => {
    const group = statements.filter((one) => one.outcome === outcome);
    return group.length > 0 ? [{ outcome, group }] : [];
  });
  return groups
    .map(
      ({ outcome, group }) =>
        `<details class="group"><summary>${plural(group.length, 'statement')} of the documents: ${outcome}</summary>
${table(`Statements: ${outcome}`, ['statement', 'where', 'reason'], group.map(statementRow))}</details>`,
    )
    .join('\n');
}

function statementRow({ id, document, section, says, reason = '' }: StatementCoverage): string {
  return `<tr><th scope="row">${escapeMarkup(says)}<br><small>${escapeMarkup(id)}</small></th><td>document ${document}, ${escapeMarkup(section)}</td><td>${escapeMarkup(reason)}</td></tr>`;
}

function operationRow(row: OperationCoverage): string {
  const statuses = row.statuses.map(({ status, answered, results }) => {
    const hasFailed = results.some(({ outcome }) => outcome === 'fail');
    const title = results.map(({ id, outcome }) => `${id}: ${outcome}`).join('\n');
    return `<span class="${hasFailed ? 'fail' : answered ? 'pass' : 'missing'}" title="${escapeMarkup(title || 'no case')}">${status}${hasFailed ? ' ✗' : answered ? ' ✓' : ' –'}</span>`;
  });
  const shares = [row.cases, row.parameters, row.fields].map(share);
  return `<tr><th scope="row">${escapeMarkup(row.operation)}<br><small>${escapeMarkup(row.endpoint)}</small></th><td>${statuses.join(' ')}</td>${shares.join('')}</tr>`;
}

function share({ of, missing }: Share): string {
  const figure = `${of - missing.length} of ${of}`;
  return missing.length === 0
    ? `<td class="pass">${of === 0 ? '' : figure}</td>`
    : `<td><details class="missing-parts"><summary>${figure}</summary><ul>${missing
        .map((name) => `<li>${escapeMarkup(name)}</li>`)
        .join('')}</ul></details></td>`;
}

function isAnswered({ statuses }: OperationCoverage): boolean {
  return statuses.some(({ answered }) => answered);
}
