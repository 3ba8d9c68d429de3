import { expect, test } from 'vitest';
import { exampleContract } from '../../contract/testing/exampleContract.ts';
import type { Result } from '../engine/result.ts';
import { compareReports } from './compare.ts';
import { comparisonText } from './comparisonText.ts';
import { createReport, type Report } from './report.ts';
import { finding, result } from './testing/exampleReport.ts';

const contract = exampleContract();
const run = { startedAt: '2026-11-20T12:00:00.000Z', durationMs: 1, exitStatus: 0 as const };
const reportOf = (...results: Partial<Result>[]): Report =>
  createReport(contract, { kind: 'live', base: 'http://h/api/v4' }, results.map(result), run);
const failing: Partial<Result> = { outcome: 'fail', findings: [finding] };
const unrun = { outcome: 'not-run', reason: 'needs a token' } as const;

test.each<[string, Partial<Result> | undefined, Partial<Result> | undefined, string, number]>([
  ['a pass, before a pass', {}, {}, 'nothing', 0],
  ['a failure, before a pass', {}, failing, 'new', 1],
  ['a failure, before absent', undefined, failing, 'new', 1],
  ['a failure, before not run', unrun, failing, 'new', 1],
  ['a failure, before the same failure', failing, failing, 'unchanged', 0],
  [
    'a known failure, before a failure',
    failing,
    { ...failing, outcome: 'known-fail', reason: 'link' },
    'unchanged',
    0,
  ],
  [
    'a failure, before a known failure for the same reason',
    { ...failing, outcome: 'known-fail', reason: 'link' },
    failing,
    'unchanged',
    0,
  ],
  ['a pass, before a failure', failing, {}, 'mended', 0],
  ['not run, before a pass', {}, unrun, 'unjudged', 4],
  ['absent, before a failure', failing, undefined, 'unjudged', 4],
  ['not run, before not run', unrun, unrun, 'nothing', 0],
  ['a fault of the suite, before a pass', {}, { outcome: 'error', reason: 'bug' }, 'unjudged', 4],
])('compares: %s', (_, before, after, kind, exitStatus) => {
  const comparison = compareReports(
    reportOf(...(before ? [before] : [])),
    reportOf(...(after ? [after] : [])),
  );
  for (const one of ['new', 'mended', 'unchanged', 'unjudged', 'flaky'] as const)
    expect(comparison[one], one).toHaveLength(one === kind ? 1 : 0);
  expect(comparison.exitStatus).toBe(exitStatus);
});

test('a failing case with a further finding is a new failure, which shows only this finding', () => {
  const second = { ...finding, requirement: 'body.message must be there', location: '/message' };
  const { new: added } = compareReports(
    reportOf(failing),
    reportOf({ outcome: 'fail', findings: [finding, second] }),
  );
  expect(added).toMatchObject([{ id: 'getTag.released', findings: [second] }]);
});

test('a finding is not new if it was at another item of the list before', () => {
  const at = (location: string): Partial<Result> => ({
    outcome: 'fail',
    findings: [{ ...finding, location, actual: location }],
  });
  expect(compareReports(reportOf(at('/0/name')), reportOf(at('/7/name'))).new).toEqual([]);
});

test('a case that passed on a repeated request in either run is flaky, but not failed', () => {
  const { flaky, exitStatus } = compareReports(reportOf({ flaky: true }), reportOf({}));
  expect(flaky).toMatchObject([{ before: 'pass', after: 'pass' }]);
  expect(exitStatus).toBe(0);
});

test('the terminal lists new failures first, and shows no control characters of a server', () => {
  const text = comparisonText(
    compareReports(
      reportOf({ id: 'a' }, { ...failing, id: 'b' }, { id: 'c' }),
      reportOf({ ...failing, id: 'a' }, { id: 'b' }, { ...unrun, id: 'c' }),
    ),
    false,
  );
  expect(text.indexOf('New failures (1)')).toBeLessThan(text.indexOf('Mended (1)'));
  expect(text).toContain('a  GET /projects/{id}/tags/{tag_name}: pass → fail');
  expect(text).toContain('needs a token');
  expect(text).toContain('New failures: 1.');
  expect(text).not.toContain('\u001b');
});
