import { expect, test } from 'vitest';
import { createAjv } from '../../contract/createAjv.ts';
import schema from './statement.schema.json' with { type: 'json' };
import {
  statement as format,
  STATEMENT_VERSION,
  writeStatement,
} from './statementOfConformance.ts';
import { report } from './testing/exampleReport.ts';

test('statement.json is valid against its published schema, which refuses wrong values', () => {
  const validate = createAjv().compile(schema);
  const statement = JSON.parse(format.render(report));
  validate(statement);
  expect(validate.errors).toBeNull();
  expect(schema.properties.version.const).toBe(STATEMENT_VERSION);
  expect(validate({ ...statement, verdict: 'good' })).toBe(false);
  expect(validate({ ...statement, counts: {} })).toBe(false);
});

test('the statement has the date, the contract, the target, the known failures and the limits', () => {
  expect(writeStatement(report)).toMatchObject({
    verdict: 'violates',
    date: '2026-11-20T12:00:00.000Z',
    contract: { title: 'Example', version: '1.0.0' },
    target: { kind: 'live', base: 'http://h/api/v4', tier: 'free' },
    writes: false,
    strict: false,
    suites: [{ name: 'replay', counts: { pass: 1, fail: 2 } }],
    coverage: { cases: { of: 13 } },
    knownFailures: [{ suite: 'replay', id: 'getRaw.known-fail', reason: 'why known-fail' }],
    limits: [
      'the run was interrupted',
      'only part 1/2 of the cases',
      '2 of 11 cases were not run',
      '1 of 11 cases were vacuous: the data could not show a fault',
    ],
  });
});

test('the statement names the deviations file', () => {
  const named = { title: 'Forge 14 & older', version: '2', widenings: 12, proposals: 1 };
  const deviations = {
    ...named,
    file: 'deviations.overlay.yaml',
    expired: 0,
    results: 3,
    actions: [],
  };
  const older = { ...report, run: { ...report.run, exitStatus: 0 as const }, deviations };
  expect(writeStatement(older).deviations).toEqual(named);
  const validate = createAjv().compile(schema);
  validate(writeStatement(older));
  expect(validate.errors).toBeNull();
});
