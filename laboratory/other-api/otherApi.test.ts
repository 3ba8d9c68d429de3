import { expect, test } from 'vitest';
import { tryServers } from './proveOtherApi.ts';

test('The suites run on an API of another field: no finding without a fault, and one with a fault', async () => {
  const trials = await tryServers(['copy-not-taken', 'loan-of-another'], () => {});
  const found = trials.map(({ fault, findings }) => [fault, findings.length > 0]);
  expect(found).toEqual([
    [undefined, false],
    ['copy-not-taken', true],
    ['loan-of-another', true],
  ]);
  expect(trials[0]!.jobs).toBeGreaterThan(150);
}, 120_000);
