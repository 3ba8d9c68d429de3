import { expect, test } from 'vitest';
import type { CheckId } from '../../judge/index.ts';
import type { SourceFault } from './fault.ts';
import { type Attempt, plantingsOf, prove, type Runner } from './prove.ts';

const fault = (id: string, checks?: CheckId[]): SourceFault => ({
  ...{ kind: 'source', id, summary: id, file: '', place: '', put: '' },
  ...(checks && { checks }),
});

/** Creates a runner whose jobs have the given findings. It records which jobs were run. */
function runnerOf(attempts: Record<string, Attempt[]>) {
  const run: string[] = [];
  const runner: Runner<SourceFault, string> = {
    placesOf: ({ id }) => Object.keys(attempts).filter((place) => place.startsWith(id)),
    applies: async ({ place }) => !place.endsWith('idle'),
    attempts: async function* ({ place }) {
      for (const attempt of attempts[place]!) {
        run.push(attempt.by);
        yield attempt;
      }
    },
  };
  return { runner, run };
}

const finding = (check: CheckId) => ({ check, message: `${check} is wrong` });
const outcomes = async (faults: SourceFault[], attempts: Record<string, Attempt[]>) =>
  (await prove(faults, runnerOf(attempts).runner)).map(({ place, outcome, by }) => [
    place,
    outcome,
    by,
  ]);

test('only a check that is meant to find a fault counts', async () => {
  const attempts = { a: [{ by: 'job', findings: [finding('schema')] }] };
  expect(await outcomes([fault('a', ['schema'])], attempts)).toEqual([['a', 'found', 'job']]);
  expect(await outcomes([fault('a', ['status'])], attempts)).toEqual([['a', 'missed', undefined]]);
  expect(await outcomes([fault('a')], attempts)).toEqual([['a', 'found', 'job']]);
});

test('a fault with advice only is found and marked, and a later required finding goes before it', async () => {
  const advice = { ...finding('status'), level: 'advised' as const };
  const attempts = {
    a: [
      { by: 'first', findings: [advice] },
      { by: 'second', findings: [finding('schema')] },
    ],
  };
  expect(await outcomes([fault('a', ['status'])], attempts)).toEqual([
    ['a', 'found', 'first (advice)'],
  ]);
  expect(await outcomes([fault('a')], attempts)).toEqual([['a', 'found', 'second']]);
});

test('a job may name further checks that count', async () => {
  const findings = [finding('documented-body')];
  const attempts = { a: [{ by: 'world', findings, alsoMeant: ['documented-body' as const] }] };
  expect(await outcomes([fault('a', ['status'])], attempts)).toEqual([['a', 'found', 'world']]);
});

test('each place has its own outcome', async () => {
  expect(
    await outcomes([fault('a'), fault('nowhere')], {
      'a one': [{ by: 'job', findings: [finding('schema')] }],
      'a two': [{ by: 'job', findings: [] }],
      'a idle': [],
    }),
  ).toEqual([
    ['a one', 'found', 'job'],
    ['a two', 'missed', undefined],
    ['a idle', 'not-applicable', undefined],
  ]);
});

test('jobs are run until one finds the fault; for a missed fault, all findings are listed', async () => {
  const jobs = [
    { by: 'first', findings: [] },
    { by: 'second', findings: [finding('echo')] },
    { by: 'third', findings: [finding('schema')] },
    { by: 'fourth', findings: [] },
  ];
  const { runner, run } = runnerOf({ a: jobs });
  const [found] = await prove([fault('a', ['schema'])], runner);
  expect(run).toEqual(['first', 'second', 'third']);
  expect(found).toMatchObject({ by: 'third', jobs: 3 });
  const [missed] = await prove([fault('a', ['status'])], runner);
  expect(missed).toMatchObject({
    jobs: 4,
    findings: ['second (echo): echo is wrong', 'third (schema): schema is wrong'],
  });
});

test('only the wanted plantings are tried, and each outcome is reported', async () => {
  const { runner } = runnerOf({ a: [], b: [] });
  const faults = [fault('a'), fault('b')];
  expect([...plantingsOf(faults, runner)].map(({ place }) => place)).toEqual(['a', 'b']);
  const told: string[] = [];
  const trials = await prove(faults, runner, {
    isWanted: ({ place }) => place === 'b',
    onTrial: ({ place, outcome }) => told.push(`${place} ${outcome}`),
    lanes: 2,
  });
  expect(trials.map(({ place }) => place)).toEqual(['b']);
  expect(told).toEqual(['b missed']);
});
