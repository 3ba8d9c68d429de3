import { expect, test } from 'vitest';
import type { Statement } from '../../contract/statement.ts';
import { exampleContract } from '../../contract/testing/exampleContract.ts';
import type { Outcome } from '../engine/result.ts';
import { html } from './html/htmlReport.ts';
import { junit } from './junit.ts';
import { createReport } from './report.ts';
import { countStatements, statementCoverage } from './statementCoverage.ts';
import { writeStatement } from './statementOfConformance.ts';
import { terminalReport } from './terminal.ts';
import { finding, result } from './testing/exampleReport.ts';

const statement = (change: Partial<Statement> = {}): Statement => ({
  id: 'tags.released',
  document: 1,
  section: 'Tags & releases',
  says: 'A tag shows its release.',
  operations: ['getTag'],
  shownBy: [{ case: 'getTag.released', at: '/name' }],
  ...change,
});
const reason = 'the data could not tell';
const judged = (outcome: Outcome, suite = 'replay') =>
  result({
    suite,
    outcome,
    ...(outcome !== 'pass' && outcome !== 'fail' && { reason }),
    ...(outcome === 'fail' && { findings: [finding] }),
  });
const covered = (results: ReturnType<typeof result>[], one = statement()) =>
  statementCoverage({ statements: [one] }, results)[0];

test.each<[outcome: string, Parameters<typeof covered>]>([
  ['judged', [[judged('pass')]]],
  ['judged', [[judged('vacuous'), judged('pass')]]],
  ['violated', [[judged('pass'), judged('fail')]]],
  ['vacuous', [[judged('not-run'), judged('vacuous')]]],
  ['not-run', [[judged('not-run')]]],
  ['not-run', [[judged('pass', 'negative')]]],
  ['not-observable', [[judged('pass')], statement({ notObservable: 'internal' })]],
  ['not-judged', [[judged('pass')], statement({ notJudged: 'no property' })]],
])('a statement is %s', (outcome, [results, one]) => {
  expect(covered(results, one)).toMatchObject({ outcome });
});

test('a job that failed for another reason has judged the statement', () => {
  const one = statement({ shownBy: [{ case: 'getTag.released', at: '/release' }] });
  expect(covered([judged('fail')], one)).toMatchObject({ outcome: 'judged' });
});

test('a vacuous statement has the reason of its job', () => {
  expect(covered([judged('vacuous')])).toMatchObject({ outcome: 'vacuous', reason });
});

const contract = {
  ...exampleContract(),
  statements: [
    statement(),
    statement({ id: 'tags.other', notObservable: 'internal', shownBy: [] }),
  ],
};
const report = createReport(contract, { kind: 'live', base: 'http://h/api/v4' }, [judged('fail')], {
  startedAt: '2026-11-20T12:00:00.000Z',
  durationMs: 1234,
  exitStatus: 1,
});

test('a finding names the statement that it violates, in every report', () => {
  expect(report.results[0]!.findings).toMatchObject([{ statement: 'tags.released' }]);
  expect(terminalReport(report, false)).toContain(
    '   A tag shows its release. (document 1, Tags & releases; statement tags.released)',
  );
  expect(html.render(report)).toContain(
    '<p>A tag shows its release. (document 1, Tags &amp; releases; statement tags.released)</p>',
  );
  expect(junit.render(report)).toContain(
    'A tag shows its release. (document 1, Tags &amp; releases; statement tags.released)',
  );
});

test('coverage counts the observable statements, and the statement of conformance all by outcome', () => {
  expect(report.coverage.totals.statements).toEqual({ covered: 1, of: 1 });
  expect(writeStatement(report).statements).toEqual({
    ...countStatements([]),
    violated: 1,
    'not-observable': 1,
  });
});
