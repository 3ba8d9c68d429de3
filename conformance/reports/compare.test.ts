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
const left = { outcome: 'not-run', reason: 'needs a token' } as const;

test.each<[string, Partial<Result> | undefined, Partial<Result> | undefined, string, number]>([
  ['a pass that is a pass', {}, {}, 'nothing', 0],
  ['a failure where there was a pass', {}, failing, 'new', 1],
  ['a failure of a case that was not there', undefined, failing, 'new', 1],
  ['a failure of what was not run', left, failing, 'new', 1],
  ['a failure that was one', failing, failing, 'unchanged', 0],
  [
    'a failure that has become known',
    failing,
    { ...failing, outcome: 'known-fail', reason: 'link' },
    'unchanged',
    0,
  ],
  [
    'a known failure that counts again for the same reason',
    { ...failing, outcome: 'known-fail', reason: 'link' },
    failing,
    'unchanged',
    0,
  ],
  ['a pass where there was a failure', failing, {}, 'mended', 0],
  ['nothing where there was a pass', {}, left, 'unjudged', 4],
  ['nothing where there was a failure', failing, undefined, 'unjudged', 4],
  ['nothing where there was nothing', left, left, 'nothing', 0],
  ['a fault of the suite', {}, { outcome: 'error', reason: 'bug' }, 'unjudged', 4],
])('%s', (_, before, after, kind, exitStatus) => {
  const comparison = compareReports(
    reportOf(...(before ? [before] : [])),
    reportOf(...(after ? [after] : [])),
  );
  for (const one of ['new', 'mended', 'unchanged', 'unjudged', 'flaky'] as const)
    expect(comparison[one], one).toHaveLength(one === kind ? 1 : 0);
  expect(comparison.exitStatus).toBe(exitStatus);
});

test('a failing case that fails in one way more is new, with what is new', () => {
  const second = { ...finding, requirement: 'body.message must be there', location: '/message' };
  const { new: added } = compareReports(
    reportOf(failing),
    reportOf({ outcome: 'fail', findings: [finding, second] }),
  );
  expect(added).toMatchObject([{ id: 'getTag.released', findings: [second] }]);
});

test('the same fault in another item of a list is not new', () => {
  const at = (location: string): Partial<Result> => ({
    outcome: 'fail',
    findings: [{ ...finding, location, actual: location }],
  });
  expect(compareReports(reportOf(at('/0/name')), reportOf(at('/7/name'))).new).toEqual([]);
});

test('what passed on a repeat in either run is flaky, and no failure', () => {
  const { flaky, exitStatus } = compareReports(reportOf({ flaky: true }), reportOf({}));
  expect(flaky).toMatchObject([{ before: 'pass', after: 'pass' }]);
  expect(exitStatus).toBe(0);
});

test('the terminal names what is worse first, and does not let a server steer it', () => {
  const text = comparisonText(
    compareReports(
      reportOf({ id: 'a' }, { ...failing, id: 'b' }, { id: 'c' }),
      reportOf({ ...failing, id: 'a' }, { id: 'b' }, { ...left, id: 'c' }),
    ),
    false,
  );
  expect(text.indexOf('New failures (1)')).toBeLessThan(text.indexOf('Mended (1)'));
  expect(text).toContain('a  GET /projects/{id}/tags/{tag_name}: pass → fail');
  expect(text).toContain('needs a token');
  expect(text).toContain('1 new.');
  expect(text).not.toContain('\u001b');
});
