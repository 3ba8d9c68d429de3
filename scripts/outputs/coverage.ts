import type { Case } from '../../contract/case.ts';
import { type ContractOperation, formatEndpoint, listOperations } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Statement } from '../../contract/statement.ts';
import type { Workflow } from '../../contract/workflows/workflow.ts';
import type { CompiledContract } from '../compile.ts';
import type { Waiver } from '../read/readWaivers.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/**
 * Writes a Markdown page about the coverage of each operation: its cases, workflows, callers and undocumented points.
 */
export const coverage: Output = {
  file: 'generated/coverage.md',
  committed: true,
  text: coverageText,
};

/** Formats the totals and the waivers. Then each API document has a section, with a table for each of its areas. */
function coverageText({
  document,
  cases,
  waivers,
  workflows,
  statements,
}: CompiledContract): string {
  const operations = listOperations(document);
  const casesOf = groupBy(cases, ({ operation }) => operation);
  const groups = document['x-tagGroups'] as { name: string; tags: string[] }[];
  const row = (operation: ContractOperation) =>
    operationRow(operation, casesOf.get(operation.id) ?? [], waivers, workflows, statements);

  const sections = groups.map(({ name, tags }) => {
    const inGroup = operations.filter(({ definition }) => tags.includes(definition.tags[0] ?? ''));
    return {
      name,
      total: countTotals(name, inGroup, casesOf, workflows),
      text: [
        `## ${name}`,
        ...tags.flatMap((tag) => {
          const inArea = inGroup.filter(({ definition }) => definition.tags[0] === tag);
          return inArea.length === 0
            ? []
            : [`### ${tag}`, [...OPERATION_HEAD, ...inArea.map(row)].join('\n')];
        }),
      ].join('\n\n'),
    };
  });
  return `${[
    `<!-- ${BANNER} -->`,
    '# Coverage of the contract',
    'Each operation has a row: its cases by status (derived ones included), the workflows that use it, the tiers and offerings, the callers, the statements of the documents about it, and the points that the documents leave open. A status without a case is in **bold**.',
    [
      '| document | operations | cases written | cases derived | statuses shown | workflows |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      ...sections.map(({ total }) => total),
      countTotals('**all**', operations, casesOf, workflows),
    ].join('\n'),
    waiversText(waivers),
    ...statementsSection(statements),
    ...sections.map(({ text }) => text),
  ].join('\n\n')}\n`;
}

const OPERATION_HEAD = [
  '| operation | cases by status | workflows | statements | exists in | callers | not documented |',
  '| --- | --- | --- | --- | --- | --- | --- |',
];

function operationRow(
  operation: ContractOperation,
  cases: Case[],
  waivers: Waiver[],
  workflows: Workflow[],
  statements: Statement[],
): string {
  const { id, definition } = operation;
  const byStatus = groupBy(cases, ({ response }) => response.status);
  const statuses = Object.keys(definition.responses).map((status) => {
    const count = byStatus.get(Number(status))?.length ?? 0;
    if (count > 0) return `${status}: ${count}`;
    const isWaived = waivers.some(
      (waiver) => waiver.operation === id && String(waiver.status) === status,
    );
    return isWaived ? `${status}: waived` : `**${status}: none**`;
  });
  return tableRow([
    `\`${id}\`<br>${formatEndpoint(operation)}${definition.deprecated ? ' (deprecated)' : ''}`,
    statuses.join('<br>'),
    workflows
      .filter(({ steps }) => steps.some(({ operation }) => operation === id))
      .map((workflow) => workflow.id)
      .join('<br>'),
    statementsText(statements.filter(({ operations }) => operations.includes(id))),
    [...(definition['x-tier'] ?? []), ...(definition['x-offering'] ?? [])].join(', '),
    callers(definition),
    (definition['x-not-documented'] ?? []).join(' '),
  ]);
}

/** Writes how many statements are judged, and how many are not. */
function statementsText(statements: Statement[]): string {
  if (statements.length === 0) return '';
  const { judged, notJudged, notObservable } = countStatements(statements);
  return [
    `${judged} judged`,
    ...(notJudged > 0 ? [`**${notJudged} not judged**`] : []),
    ...(notObservable > 0 ? [`${notObservable} not observable`] : []),
  ].join('<br>');
}

function countStatements(statements: Statement[]) {
  const notObservable = statements.filter((one) => one.notObservable !== undefined).length;
  const notJudged = statements.filter((one) => one.notJudged !== undefined).length;
  return { judged: statements.length - notJudged - notObservable, notJudged, notObservable };
}

/** Formats the number of statements of each document, then the statements that no suite judges, with the reasons. */
function statementsSection(statements: Statement[]): string[] {
  if (statements.length === 0) return [];
  const byDocument = groupBy(statements, ({ document }) => document);
  const row = (name: string | number, group: Statement[]) => {
    const { judged, notJudged, notObservable } = countStatements(group);
    return tableRow([name, group.length, judged, notJudged, notObservable]);
  };
  const unjudged = statements.filter(
    ({ notJudged, notObservable }) => (notJudged ?? notObservable) !== undefined,
  );
  return [
    '## Statements',
    'A statement is a sentence, a table row or a default of the documents about the behaviour of a server. A judged one names the cases, workflows or properties that can find a violation.',
    [
      '| document | statements | judged | not judged | not observable |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...[...byDocument].sort(([a], [b]) => a - b).map(([name, group]) => row(name, group)),
      row('**all**', statements),
    ].join('\n'),
    ...(unjudged.length > 0
      ? [
          [
            '| statement | says | why no suite judges it |',
            '| --- | --- | --- |',
            ...unjudged.map(({ id, says, notJudged, notObservable }) =>
              tableRow([`\`${id}\``, says, notJudged ?? `Not observable: ${notObservable}`]),
            ),
          ].join('\n'),
        ]
      : []),
  ];
}

function callers({ security, 'x-roles': roles }: ContractOperation['definition']): string {
  if (roles) return roles.join(', ');
  if (security.length === 0) return 'anyone';
  return security.some((scheme) => Object.keys(scheme).length === 0)
    ? 'anyone, where public'
    : 'signed in';
}

function countTotals(
  name: string,
  operations: ContractOperation[],
  casesOf: Map<string, Case[]>,
  workflows: Workflow[],
): string {
  const ids = new Set(operations.map(({ id }) => id));
  const cases = operations.flatMap(({ id }) => casesOf.get(id) ?? []);
  const shown = new Set(cases.map(({ operation, response }) => `${operation} ${response.status}`));
  const declared = operations.flatMap(({ definition }) => Object.keys(definition.responses));
  const used = workflows.filter(({ steps }) => steps.some(({ operation }) => ids.has(operation)));
  return tableRow([
    name,
    operations.length,
    cases.filter(({ derived }) => !derived).length,
    cases.filter(({ derived }) => derived).length,
    `${shown.size} of ${declared.length}`,
    used.length,
  ]);
}

function waiversText(waivers: Waiver[]): string {
  if (waivers.length === 0) return 'No status is waived.';
  return [
    '| operation | status waived | reason |',
    '| --- | --- | --- |',
    ...waivers.map(({ operation, status, reason }) =>
      tableRow([`\`${operation}\``, status, reason]),
    ),
  ].join('\n');
}

function tableRow(cells: (string | number)[]): string {
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}
