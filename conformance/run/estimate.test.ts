import { expect, test } from 'vitest';
import type { Job } from '../engine/job.ts';
import { sizeText } from './estimate.ts';

const jobs = Array.from(
  { length: 60 },
  () => ({ suite: 'replay', perform: () => {} }) as never as Job,
);

test.each([
  ['the time of a request', {}, '60 cases, about 60 requests (3 s at 100 ms each)'],
  [
    'a limit that takes longer',
    { requestsPerSecond: 1 },
    '60 cases, about 60 requests (60 s at 1 requests a second)',
  ],
  [
    'a limit that is never reached',
    { requestsPerSecond: 50 },
    '60 cases, about 60 requests (3 s at 100 ms each)',
  ],
])('the size of a run is told by %s', (_, limits, text) => {
  expect(sizeText(jobs, {}, { concurrency: 2, ...limits })).toBe(text);
});
