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

/** What is said of each of so many results. */
function watch(...results: Result[]) {
  const tell = watchFailures();
  return results.map(tell).find((reason) => reason !== undefined);
}

const times = (count: number, result: Result) => Array<Result>(count).fill(result);

test('from the beginning, everything fails alike', () => {
  expect(watch(...times(12, fail('status', 'status must be 200, came 401', {})))).toBe(
    'everything fails alike: status must be 200, came 401',
  );
});

test('something passed before: the failures are findings', () => {
  expect(
    watch(pass, ...times(40, fail('status', 'status must be 200, came 401', {}))),
  ).toBeUndefined();
});

test('a server that dies in the middle ends the run', () => {
  const refused = fail('transport', 'the connection is refused');
  expect(watch(pass, ...times(6, refused))).toMatch('does not answer any more');
  expect(watch(pass, ...times(5, refused), pass, ...times(5, refused))).toBeUndefined();
});
