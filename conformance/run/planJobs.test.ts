import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Contract, readContract } from '../../contract/contract.ts';
import { extendContract } from '../../contract/extensions/extendContract.ts';
import type { Job, Suite } from '../engine/job.ts';
import { SUITES } from '../suites/index.ts';
import { CAPABILITIES, type TargetKind, UNKNOWN_DEPLOYMENT } from '../target/target.ts';
import { identifyJob } from './journal.ts';
import { countBySuite, planJobs } from './planJobs.ts';
import { selectJobs, selectShard } from './selectJobs.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

test.each(Object.keys(CAPABILITIES) as TargetKind[])(
  'every job for a %s has an ID of its own',
  (kind) => {
    const target = { ...UNKNOWN_DEPLOYMENT, kind, can: CAPABILITIES[kind] };
    const fit = SUITES.filter(({ unfit }) => !unfit?.(target));
    const jobs = planJobs(fit, contract, target);
    expect(new Set(jobs.map(identifyJob)).size).toBe(jobs.length);
    expect(countBySuite(jobs)).toMatchObject({ replay: contract.cases.length });
  },
);

test('the shards of all jobs have each job once, so that their reports can be merged', () => {
  const jobs = planJobs(SUITES, contract, UNKNOWN_DEPLOYMENT);
  const shards = ['1/3', '2/3', '3/3']
    .flatMap((shard) => selectShard(jobs, shard))
    .map(identifyJob);
  expect(shards.sort()).toEqual(jobs.map(identifyJob).sort());
});

test('two jobs with the same ID in a suite are refused, and the message has both summaries', () => {
  const job = (suite: string, summary: string): Job => ({
    ...{ suite, id: 'listTags.sort.name', summary, area: 'tags', operations: ['listTags'] },
    ...{ endpoint: 'GET /tags', covers: [], reason: 'needs data' },
  });
  const plan: Suite['plan'] = () => [job('house', 'First'), job('house', 'Second')];
  expect(() => planJobs([{ name: 'house', plan }], contract, UNKNOWN_DEPLOYMENT)).toThrow(
    'Two jobs of the suite house have the ID listTags.sort.name: "First" and "Second".',
  );
  const other: Suite = { name: 'other', plan: () => [job('other', 'First')] };
  const one: Suite = { name: 'house', plan: () => [job('house', 'First')] };
  expect(planJobs([one, other], contract, UNKNOWN_DEPLOYMENT)).toHaveLength(2);
});

test('the area of an extension without cases is known, and the message says what it lacks', async () => {
  const trains = join(
    import.meta.dirname,
    '../../contract/extensions/testing/releaseTrains.openapi.yaml',
  );
  const extended = await extendContract(contract, trains);
  const replay = SUITES.filter(({ name }) => name === 'replay');
  const jobs = planJobs(replay, extended, UNKNOWN_DEPLOYMENT);
  expect(() => selectJobs(jobs, extended, { area: ['release-trains'] })).toThrow(
    'The operations of the area release-trains have no case to replay. Describe cases in their `x-cases`.',
  );
  expect(() => selectJobs(jobs, extended, { area: ['release-train'] })).toThrow(
    'Did you mean release-trains?',
  );
});
