import { expect, test } from 'vitest';
import { exampleCases, exampleContract } from '../../contract/testing/exampleContract.ts';
import { measureCoverage } from './coverage.ts';
import { result } from './testing/exampleReport.ts';

const contract = exampleContract();

test('lists the parts that no suite has exercised by name', () => {
  const { totals, operations } = measureCoverage(contract, [
    result({
      suite: 'properties',
      id: 'getTag.identity.x',
      checks: ['identity'],
      covers: [],
      exercised: [
        { operation: 'getTag', status: 200, parameters: ['path.id'], fields: ['name', 'release'] },
        { operation: 'getTag', status: 404 },
        { operation: 'getTag', status: 500, fields: ['message'] },
      ],
    }),
    result({
      suite: 'lifecycles',
      covers: [],
      exercised: [{ operation: 'getTag', status: 200, parameters: ['path.tag_name'] }],
    }),
  ]);
  const ofTag = operations.find(({ operation }) => operation === 'getTag')!;
  expect(ofTag.statuses.map(({ status, answered }) => [status, answered])).toEqual([
    ['200', true],
    ['404', true],
  ]);
  expect(ofTag.parameters).toEqual({ of: 2, missing: [] });
  expect(ofTag.fields).toEqual({
    of: 6,
    missing: ['200 message', '200 created_at', '200 release.tag_name', '404 message'],
  });
  expect(totals).toMatchObject({
    operations: { covered: 1, of: 7 },
    statuses: { covered: 2, of: 13 },
    cases: { covered: 0, of: exampleCases.length },
    parameters: { covered: 2, of: 16 },
    fields: { covered: 2, of: 21 },
    checks: { covered: 1, of: 1 },
  });
});

test('counts every judged case as covered, even a failed case, but not a case that was not run', () => {
  const { operations } = measureCoverage(contract, [
    result({ id: 'getTag.released', outcome: 'fail' }),
    result({ id: 'getTag.worldOnly', outcome: 'not-run', reason: 'x' }),
    result({ suite: 'judge', id: 'getTag.unsigned' }),
  ]);
  expect(operations.find(({ operation }) => operation === 'getTag')?.cases).toEqual({
    of: 3,
    missing: ['getTag.worldOnly', 'getTag.unsigned'],
  });
});

test('counts the operations and the outcomes of each check', () => {
  const checked = (operation: string, outcome: 'pass' | 'not-run') =>
    result({
      suite: 'properties',
      operations: [operation],
      checks: ['pages'],
      outcome,
      ...(outcome === 'not-run' && { reason: 'x' }),
    });
  const { checks, totals } = measureCoverage(contract, [
    checked('listTags', 'pass'),
    checked('listTags', 'pass'),
    checked('getTag', 'not-run'),
  ]);
  expect(checks).toMatchObject([
    { check: 'pages', operations: 2, counts: { pass: 2, 'not-run': 1 } },
  ]);
  expect(totals.checks).toEqual({ covered: 1, of: 2 });
});
