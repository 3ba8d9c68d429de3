import { describe, expect, test } from 'vitest';
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
const advice: Partial<Result> = {
  outcome: 'advised',
  findings: [{ ...finding, choice: 'no-access', level: 'advised' }],
};
const vacuous = { outcome: 'vacuous', reason: 'the check needs an item' } as const;
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
  ['a tolerated difference, before a failure', failing, { toleratedBy: [0] }, 'tolerated', 0],
  [
    'an operation that the deployment does not have, before a failure',
    failing,
    { outcome: 'unsupported', reason: 'the deviations file says so' },
    'tolerated',
    0,
  ],
  ['advice, before a pass', {}, advice, 'advised', 0],
  ['data that could not show a fault, before a pass', {}, vacuous, 'unjudged', 4],
  ['data that could not show a fault, before a failure', failing, vacuous, 'unjudged', 4],
  ['a pass, before data that could not show a fault', vacuous, {}, 'nothing', 0],
  ['advice, before the same advice', advice, advice, 'nothing', 0],
  ['a pass, before advice', advice, {}, 'nothing', 0],
  ['a failure, before advice', advice, failing, 'new', 1],
  [
    'advice, before the same finding of a strict run',
    {
      ...advice,
      outcome: 'fail',
      findings: [{ ...finding, choice: 'no-access', level: 'required' }],
    },
    advice,
    'tolerated',
    0,
  ],
  ['not run, before a pass', {}, unrun, 'unjudged', 4],
  ['absent, before a failure', failing, undefined, 'unjudged', 4],
  ['not run, before not run', unrun, unrun, 'nothing', 0],
  ['a fault of the suite, before a pass', {}, { outcome: 'error', reason: 'bug' }, 'unjudged', 4],
])('compares: %s', (_, before, after, kind, exitStatus) => {
  const comparison = compareReports(
    reportOf(...(before ? [before] : [])),
    reportOf(...(after ? [after] : [])),
  );
  for (const one of [
    'new',
    'mended',
    'tolerated',
    'unchanged',
    'unjudged',
    'advised',
    'flaky',
  ] as const)
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
  expect(text.indexOf('New failures (1 case, 1 cause)')).toBeGreaterThan(0);
  expect(text.indexOf('New failures')).toBeLessThan(text.indexOf('Mended (1 case)'));
  expect(text).toContain('a  GET /projects/{id}/tags/{tag_name}: pass → fail');
  expect(text).toContain('needs a token');
  expect(text).toContain('New failures: 1.');
  expect(text).not.toContain('\u001b');
});

test('the terminal counts the cases that the second run did not begin, with the reason', () => {
  const cut = { outcome: 'not-run', reason: 'the time was over (--time, 40 s)' } as const;
  const text = comparisonText(
    compareReports(
      reportOf({ id: 'a' }, { id: 'b' }, { id: 'c' }),
      reportOf({ ...cut, id: 'a' }, { ...cut, id: 'b' }, { ...unrun, id: 'c' }),
    ),
    false,
  );
  expect(text).toContain(
    'No longer judged (3 cases)\n  2 cases: the time was over (--time, 40 s)\n',
  );
  expect(text).not.toContain('  a  GET');
  expect(text).toContain('  c  GET');
});

describe('the causes', () => {
  const other = { ...finding, requirement: 'body.id must be an integer', pointer: '#/other' };
  const with2 = (id: string, ...findings: Result['findings']): Partial<Result> => ({
    id,
    ...(findings.length > 0 ? { outcome: 'fail', findings } : {}),
  });
  const causesOf = (before: Partial<Result>[], after: Partial<Result>[]) =>
    Object.entries(compareReports(reportOf(...before), reportOf(...after)).causes).flatMap(
      ([kind, causes]) => causes.map((one) => [kind, one.check, one.before, one.after]),
    );

  test('count the cases of both runs: many failures with one cause are one line', () => {
    const before = [with2('a', finding), with2('b', finding), with2('c', other), with2('d')];
    expect(causesOf(before, [with2('a', finding), with2('b'), with2('c'), with2('d')])).toEqual([
      ['mended', 'schema', 1, 0],
      ['unchanged', 'schema', 2, 1],
    ]);
    expect(
      causesOf(before, [with2('a'), with2('b'), with2('c', other), with2('d', other)]),
    ).toEqual([
      ['new', 'schema', 1, 2],
      ['mended', 'schema', 2, 0],
    ]);
  });

  test('that a deviations file tolerates are not mended, and those not judged have no kind', () => {
    const tolerated = { ...with2('a'), toleratedBy: [0] };
    expect(causesOf([with2('a', finding)], [tolerated])).toEqual([['tolerated', 'schema', 1, 0]]);
    expect(causesOf([with2('a', finding)], [{ ...unrun, id: 'a' }])).toEqual([]);
  });

  test('are printed with their headings', () => {
    const text = comparisonText(
      compareReports(
        reportOf(with2('a', finding), with2('b', other)),
        reportOf({ ...with2('a'), toleratedBy: [0] }, with2('b')),
      ),
      false,
    );
    expect(text).toContain(
      'Tolerated now, but not mended (1 case, 1 cause)\n  getTag: body.name must be a string',
    );
    expect(text).toMatch(/Mended \(1 case, 1 cause\)\n {2}getTag: .*: 1 → 0 cases/);
  });
});
