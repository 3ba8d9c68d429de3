import { expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import type { Job } from '../engine/job.ts';
import { irreversibleLast } from './irreversibleLast.ts';

test('puts irreversible jobs last, in the order of the contract, and keeps the order of all other jobs', async () => {
  const contract = await readContract();
  const job = (...operations: string[]) =>
    ({ id: operations.join('+'), operations }) as unknown as Job;
  const jobs = [
    job('scheduleProjectStorageMoves'),
    job('listTags'),
    job('getCommit', 'createCommit'),
    job('createTag'),
    job('deletePages'),
    job('getTree'),
  ];
  expect(irreversibleLast(contract, jobs).map(({ id }) => id)).toEqual([
    'listTags',
    'createTag',
    'getTree',
    'getCommit+createCommit',
    'deletePages',
    'scheduleProjectStorageMoves',
  ]);
});
