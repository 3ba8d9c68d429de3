import { expect, test } from 'vitest';
import type { Result } from '../engine/result.ts';
import { watchFailures } from './watchFailures.ts';

const pass = { outcome: 'pass', findings: [] } as unknown as Result;
const fail = (check: string, message: string, response?: object) =>
  ({
    outcome: 'fail',
    findings: [{ check, message }],
    exchanges: [{ response }],
  }) as unknown as Result;

/** Returns the reason to stop that the results give, one after the other; undefined if the run goes on. */
function watch(...results: Result[]) {
  const tell = watchFailures();
  return results.map(tell).find((reason) => reason !== undefined);
}

const times = (count: number, result: Result) => Array<Result>(count).fill(result);

test('stops a run whose jobs all fail in the same way from the beginning', () => {
  expect(watch(...times(12, fail('status', 'status must be 200, got 401', {})))).toBe(
    'every job fails in the same way: status must be 200, got 401',
  );
});

test('does not stop a run in which a job has passed', () => {
  expect(
    watch(pass, ...times(40, fail('status', 'status must be 200, got 401', {}))),
  ).toBeUndefined();
});
