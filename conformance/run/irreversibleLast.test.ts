import { expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import type { Job } from '../engine/job.ts';
import { irreversibleLast } from './irreversibleLast.ts';

test('puts irreversible jobs last, and before them those that change what the run did not create', async () => {
  const contract = await readContract();
  const job = (...operations: string[]) =>
    ({ id: operations.join('+'), operations }) as unknown as Job;
  const jobs = [
    job('scheduleProjectStorageMoves'),
    job('updateSamlIdentity'),
    { ...job('getSamlIdentity', 'updateSamlIdentity'), suite: 'lifecycles' },
    job('listTags'),
    job('getCommit', 'createCommit'),
    job('createTag'),
    job('deletePages'),
    job('getTree'),
  ];
  expect(irreversibleLast(contract, jobs).map(({ id }) => id)).toEqual([
    'getSamlIdentity+updateSamlIdentity',
    'listTags',
    'createTag',
    'getTree',
    'updateSamlIdentity',
    'getCommit+createCommit',
    'deletePages',
    'scheduleProjectStorageMoves',
  ]);
});
