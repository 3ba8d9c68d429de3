/** Tests that the proof with set-ups can fail, and runs a set-up of each culprit. */
import { expect, test } from 'vitest';
import { seedOfRun } from '../../../test/sample.ts';
import { problemsOf, type StepRun } from './judgeStep.ts';
import { proveOperator } from './proveOperator.ts';
import type { Step } from './setUp.ts';
import { SET_UPS } from './setUps.ts';

const incomplete: Step = { command: 'conform', exit: 4, says: /the target is away/ };
const broken: Step = { command: 'conform', exit: 1, fails: /^\w+ listTags\b/ };

const failed = (id: string): NonNullable<StepRun['results']>[number] => ({
  ...{ suite: 'replay', id, summary: '', area: 'tags', endpoint: '', outcome: 'fail' },
  operations: [id.replace(/\..*/, '')],
  ...{ covers: [], notes: [], exchanges: [] },
  findings: [
    { check: 'status', message: 'responds with 503', requirement: 'status 200', pointer: '#' },
  ],
});
const run = (changes: Partial<StepRun> = {}): StepRun => ({
  exit: 4,
  lines: ['Incomplete: the target is away since 10:00:00 UTC'],
  results: [],
  verdict: 'incomplete',
  ...changes,
});

test.each<[string, Step, StepRun, RegExp[]]>([
  ['nothing, if all is right', incomplete, run(), []],
  ['an exit status', incomplete, run({ exit: 0 }), [/^the exit status is 0, and not 4$/]],
  ['a missing sentence', incomplete, run({ lines: ['Done'] }), [/^no line matches .*: Done$/]],
  [
    'a server that is blamed for the network',
    incomplete,
    run({ results: [failed('getTag.first')] }),
    [/^the server is blamed: replay getTag\.first: responds with 503$/],
  ],
  ['a missing report', incomplete, run({ results: undefined }), [/^there is no report$/]],
  [
    'a statement with another verdict',
    incomplete,
    run({ verdict: 'conforms' }),
    [/^statement\.json says conforms, and not incomplete$/],
  ],
  [
    'a fault of the server that the run does not see',
    broken,
    run({ exit: 1, verdict: 'violates' }),
    [/^no failure matches .* did not see the fault of the server$/],
  ],
  [
    'nothing, if only the faulty operation fails',
    broken,
    run({ exit: 1, verdict: 'violates', results: [failed('listTags.first')] }),
    [],
  ],
  [
    'another operation that fails, too',
    broken,
    run({ exit: 1, verdict: 'violates', results: ['listTags.a', 'getTag.a'].map(failed) }),
    [/^the server is blamed: replay getTag\.a/],
  ],
  [
    'another sentence below the first heading',
    { ...broken, breaks: /^tags\.default-sort$/ },
    run({ exit: 1, verdict: 'violates', results: [failed('listTags.first')] }),
    [/^the first heading shows the sentence undefined, and not /],
  ],
  [
    'a token in the output',
    incomplete,
    run({ lines: ['the target is away, said token-4711'] }),
    [/^the output shows TOKEN_OF_OWNER$/],
  ],
])('the proof reports %s', (_, step, ran, expected) => {
  const problems = problemsOf(step, ran, { TOKEN_OF_OWNER: 'token-4711' });
  expect(problems).toEqual(expected.map((problem) => expect.stringMatching(problem)));
});

test('each set-up has an ID of its own, a command and a sentence', () => {
  expect(new Set(SET_UPS.map(({ id }) => id)).size).toBe(SET_UPS.length);
  expect(SET_UPS.filter(({ steps }) => !steps.some(({ says }) => says))).toEqual([]);
});

test(`a sample of the set-ups holds (npm run proof -- operator --sample 3 --seed ${seedOfRun()})`, async () => {
  const { faults } = await proveOperator({
    seed: seedOfRun(),
    sample: 3,
    write: false,
    onProgress: () => {},
  });
  expect(faults).toEqual([]);
});
