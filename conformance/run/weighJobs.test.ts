import { describe, expect, test } from 'vitest';
import type { Job } from '../engine/job.ts';
import type { Result } from '../engine/result.ts';
import { result } from '../reports/testing/exampleReport.ts';
import { selectShard } from './selectJobs.ts';
import { weightsFrom } from './weighJobs.ts';

const RUN = { startedAt: '2026-10-21T09:00:00Z', exitStatus: 0 as const };

function job(id: string, facts: { alone?: boolean; suite?: string } = {}): Job {
  const { exchanges: _, findings: __, notes: ___, outcome: ____, ...rest } = result({ id });
  return { ...rest, ...facts, perform: async () => ({ outcome: 'pass' }) };
}

/** An earlier run with these durations of cases, and with time beside them. */
function earlier(durations: Record<string, number>, besideMs = 0) {
  const results = Object.entries(durations).map(
    ([id, durationMs]): Result => result({ id, durationMs }),
  );
  const sum = Object.values(durations).reduce((total, ms) => total + ms, 0);
  return { run: { ...RUN, durationMs: sum + besideMs }, results };
}

const idsOf = (jobs: Job[]) => jobs.map(({ id }) => id);

function shards(jobs: Job[], count: number, weights = weightsFrom(earlier({ a: 1 }))) {
  return Array.from({ length: count }, (_, index) =>
    idsOf(selectShard(jobs, `${index + 1}/${count}`, weights)),
  );
}

describe('weighed shards', () => {
  const durations = { a: 90, b: 10, c: 20, d: 30, e: 30 };
  const jobs = Object.keys(durations).map((id) => job(id));

  test('take about the same time, and keep the order of the jobs', () => {
    expect(shards(jobs, 2, weightsFrom(earlier(durations)))).toEqual([['a'], ['b', 'c', 'd', 'e']]);
    expect(idsOf(selectShard(jobs, '1/2'))).toEqual(['a', 'c', 'e']);
  });

  test('count the time beside the requests for each job', () => {
    // With 100 ms beside the requests of each job, the numbers of jobs matter more than their requests.
    expect(shards(jobs, 2, weightsFrom(earlier(durations, 500)))).toEqual([
      ['a', 'c'],
      ['b', 'd', 'e'],
    ]);
  });

  test('divide the jobs that run alone separately, because no other job runs beside them', () => {
    const mixed = [job('a'), job('b', { alone: true }), job('c', { alone: true }), job('d')];
    const weights = weightsFrom(earlier({ a: 100, b: 10, c: 10, d: 1 }));
    expect(shards(mixed, 2, weights)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('give a job without a duration the mean of its suite, and nothing to a job that cannot run', () => {
    const { of } = weightsFrom(earlier(durations));
    expect(of(job('a'))).toBe(90);
    expect(of(job('new'))).toBe(36);
    expect(of(job('new', { suite: 'other' }))).toBe(36);
    const { perform: _, ...facts } = job('a') as Extract<Job, { perform: unknown }>;
    expect(of({ ...facts, reason: 'needs data' })).toBe(0);
  });

  test('have a name by which shards of different durations are told apart', () => {
    const name = weightsFrom(earlier(durations)).name;
    expect(weightsFrom(earlier(durations)).name).toBe(name);
    expect(weightsFrom(earlier({ ...durations, a: 91 })).name).not.toBe(name);
  });

  test('have each job once, also with more shards than jobs', () => {
    for (const count of [1, 3, 7])
      expect(shards(jobs, count).flat().sort()).toEqual(Object.keys(durations));
  });
});
