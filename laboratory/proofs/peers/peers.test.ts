/** Tests that the proof of peers' suites counts honestly, and can fail. `npm run proof -- peers` runs the suite itself. */
import { expect, test } from 'vitest';
import { countResults, findFaults, REASONS } from './provePeers.ts';
import { joinPhases, type Phase } from './runSuite.ts';

const phase = (test: string, changes: Partial<Phase> = {}): Phase => ({
  ...{ test, phase: 'call', outcome: 'passed', isExpected: false, error: null, operations: [] },
  ...changes,
});

const RESULTS = joinPhases([
  phase('pack', { phase: 'setup', operations: ['createProject'] }),
  phase('pack', { operations: ['getTag', 'createUser'] }),
  phase('contract', { phase: 'setup', operations: ['createProject'] }),
  phase('contract', { operations: ['getTag'] }),
  phase('no request'),
  phase('unknown path', { outcome: 'failed', error: 'E\nNot Found', operations: [null] }),
  phase('broken set-up', { phase: 'setup', outcome: 'failed', error: 'Refused' }),
  phase('xfail', { outcome: 'skipped', isExpected: true }),
  phase('skip', { phase: 'setup', outcome: 'skipped' }),
]);
const CONTRACT = { operations: new Map([['getTag', {} as never]]) };

test('a test counts for the pack only if it calls an operation of the pack itself', () => {
  expect(countResults(CONTRACT, RESULTS)).toEqual({
    ...{ passed: 3, withPack: 1, withContract: 1 },
    ...{ failed: 2, expected: 1, skipped: 1 },
  });
});

test('a test that fails needs a reason, and a reason needs a test that fails', () => {
  const reasons = [{ reason: 'The path is unknown.', tests: ['unknown path', 'pack'] }];
  expect(findFaults(RESULTS, reasons)).toEqual([
    'broken set-up fails:\n    Refused',
    'pack does not fail, so remove it from reasons.yaml',
  ]);
});

test('each test has one reason', () => {
  const tests = REASONS.flatMap((one) => one.tests);
  expect(tests.filter((one, index) => tests.indexOf(one) !== index)).toEqual([]);
});
