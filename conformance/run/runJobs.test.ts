import { expect, test } from 'vitest';
import type { Job } from '../engine/job.ts';
import type { Result } from '../engine/result.ts';
import { runJobs } from './runJobs.ts';

test('runs the jobs that need the target alone last, one after the other', async () => {
  const job = (id: string, alone: boolean) =>
    ({ id, alone, perform: async () => ({ outcome: 'pass' }) }) as unknown as Job;
  const underWay = new Set<string>();
  const seen: string[] = [];
  const perform = async ({ id }: Job) => {
    underWay.add(id);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push([...underWay].join(' '));
    underWay.delete(id);
    return { id, outcome: 'pass' } as Result;
  };
  const jobs = [job('a', true), job('b', false), job('c', true), job('d', false)];
  await runJobs(jobs, perform, { concurrency: 4 });
  expect(seen).toEqual(['b d', 'd', 'a', 'c']);
  seen.length = 0;
  await runJobs(jobs, perform, { concurrency: 4, round: 2 });
  expect(seen).toEqual(['b', 'a', 'd', 'c']);
});
