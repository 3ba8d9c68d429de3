import { expect, test } from 'vitest';
import { exampleCases, exampleContract } from '../../contract/testing/exampleContract.ts';
import { coverageOf } from './coverage.ts';
import { result } from './testing/exampleReport.ts';

const contract = exampleContract();

test('what no suite has exercised is listed, by its name', () => {
  const { totals, operations } = coverageOf(contract, [
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

test('a case is covered when it was judged, whatever came of it, and not when it was left', () => {
  const { operations } = coverageOf(contract, [
    result({ id: 'getTag.released', outcome: 'fail' }),
    result({ id: 'getTag.worldOnly', outcome: 'not-run', reason: 'x' }),
    result({ suite: 'judge', id: 'getTag.unsigned' }),
  ]);
  expect(operations.find(({ operation }) => operation === 'getTag')?.cases).toEqual({
    of: 3,
    missing: ['getTag.worldOnly', 'getTag.unsigned'],
  });
});

test('a rule tells for how many operations it was tried, and what came of it', () => {
  const trial = (operation: string, outcome: 'pass' | 'not-run') =>
    result({
      suite: 'properties',
      operations: [operation],
      checks: ['pages'],
      outcome,
      ...(outcome === 'not-run' && { reason: 'x' }),
    });
  const { checks, totals } = coverageOf(contract, [
    trial('listTags', 'pass'),
    trial('listTags', 'pass'),
    trial('getTag', 'not-run'),
  ]);
  expect(checks).toMatchObject([
    { check: 'pages', operations: 2, counts: { pass: 2, 'not-run': 1 } },
  ]);
  expect(totals.checks).toEqual({ covered: 1, of: 2 });
});
