import { expect, test } from 'vitest';
import type { Finding } from '../../judge/index.ts';
import { type Outcome, type Result, withStrictness } from '../engine/result.ts';
import type { Known } from '../target/resolveTarget.ts';
import { applyKnownFailure, noteNeedless } from './knownFailures.ts';
import { stoppedEarly, verdict } from './verdict.ts';

test.each<[number, Outcome[], boolean]>([
  [0, ['pass', 'known-fail', 'not-run', 'vacuous', 'disabled', 'unsupported'], false],
  [0, ['advised'], false],
  [1, ['advised', 'fail'], false],
  [1, ['pass', 'fail'], false],
  [1, ['pass', 'fail', 'error', 'blocked'], false],
  [4, ['pass', 'error'], false],
  [4, ['pass', 'blocked'], false],
  [1, ['fail', 'not-run'], true],
  [4, ['pass', 'not-run'], true],
  [4, ['not-run', 'disabled'], false],
  [4, ['vacuous'], false],
  [4, [], false],
])('exit status %i for %j, stopped: %s', (status, outcomes, stopped) => {
  expect(
    verdict(
      outcomes.map((outcome) => ({ outcome })),
      stopped,
    ),
  ).toBe(status);
});

test('a run whose time was over needs a tenth of its cases', () => {
  expect(stoppedEarly(5000, 100, 1000)).toBeUndefined();
  expect(stoppedEarly(5000, 99, 1000)).toBe(
    'the time was over (--time, 5 s) before a tenth of the cases had run',
  );
});

const failing = {
  id: 'listTags.a',
  operations: ['listTags'],
  outcome: 'fail',
  notes: [] as string[],
};
const known = { operation: 'listTags', link: 'https://t.example/7', expires: '2026-11-20' };

function applied(change: object, entry: Known = known, today = '2026-11-20') {
  return applyKnownFailure({ ...failing, ...change } as unknown as Result, [entry], today);
}

test('advice fails a strict run only, whichever way the result was read', () => {
  const finding = { check: 'status', message: '', requirement: '', pointer: '#/paths' };
  const advice: Finding = { ...finding, level: 'advised', choice: 'malformed-read' };
  const required: Finding = { ...finding, level: 'required' };
  const result = (outcome: Outcome, findings: Finding[]) =>
    ({ ...failing, outcome, findings }) as unknown as Result;
  const advised = result('advised', [advice]);
  const strict = withStrictness(advised, true);
  expect(strict).toMatchObject({
    outcome: 'fail',
    findings: [{ level: 'required', choice: 'malformed-read' }],
  });
  expect(withStrictness(strict, false)).toEqual(advised);
  expect(withStrictness(result('fail', [advice, required]), false).outcome).toBe('fail');
  expect(withStrictness(result('pass', []), true).outcome).toBe('pass');
});

test('excuses a known failure up to and including its expiry date', () => {
  expect(applied({})).toMatchObject({
    outcome: 'known-fail',
    reason: 'known failure until 2026-11-20: https://t.example/7',
  });
  expect(applied({}, known, '2026-11-21')).toMatchObject({
    outcome: 'fail',
    notes: ['no longer excused: known failure until 2026-11-20: https://t.example/7'],
  });
});

test('excuses only the case that the entry names', () => {
  expect(applied({}, { ...known, case: 'b' })?.outcome).toBe('fail');
});

test('excuses a workflow if the entry names the workflow, but not if it names an operation', () => {
  const workflow = { id: 'tag-life', operations: ['createTag', 'listTags'] };
  expect(applied(workflow)?.outcome).toBe('fail');
  const { operation: _, ...entry } = { ...known, workflow: 'tag-life' };
  expect(applied(workflow, entry)?.outcome).toBe('known-fail');
});

test('excuses a known difference without an expiry date, with its reason', () => {
  const difference = { operation: 'listTags', case: 'a', reason: 'the key is random' };
  expect(applied({}, difference)).toMatchObject({
    outcome: 'known-fail',
    reason: 'known difference: the key is random',
  });
});

test('notes once that an entry can be removed, and only if all its cases pass', () => {
  const notes = (outcomes: Outcome[], run = {}) => {
    const results = outcomes.map((outcome) => ({ ...failing, outcome }) as unknown as Result);
    return noteNeedless(results, [known], run).map((result) => result.notes);
  };
  const note =
    'passes, so its entry can be removed: known failure until 2026-11-20: https://t.example/7';
  expect(notes(['not-run', 'pass', 'pass'])).toEqual([[], [note], []]);
  expect(notes(['pass', 'known-fail', 'pass'])).toEqual([[], [], []]);
  expect(notes(['pass', 'blocked'])).toEqual([[], []]);
  expect(notes(['not-run'])).toEqual([[]]);
  expect(notes(['not-run', 'pass'], { timeLimitMs: 1000 })).toEqual([[], []]);
});
