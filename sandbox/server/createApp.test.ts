import { expect, test } from 'vitest';
import { operationsOf, readContract } from '../../contract/contract.ts';
import { HANDLERS } from '../areas/handlers.ts';
import { openSandbox } from '../openSandbox.ts';
import { openTestSandbox } from '../testing/openTestSandbox.ts';
import { createApp } from './createApp.ts';

test('every operation has a handler, and every handler an operation', async () => {
  const { document } = await readContract();
  const operations = operationsOf(document).map(({ id }) => id);
  expect(Object.keys(HANDLERS).sort()).toEqual(operations.sort());
});

test('an operation that is new in the contract is answered with 501, which names it', async () => {
  const contract = await readContract();
  const { '/user/keys': keys } = contract.document.paths;
  const paths = {
    '/user/badges': {
      get: { ...keys!.get!, operationId: 'listBadges', parameters: [], security: [] },
    },
  };
  const newer = { ...contract, document: { ...contract.document, paths } };
  const sandbox = await openSandbox({ contract: newer, seed: {} });
  const answer = await createApp(sandbox).request('http://127.0.0.1/api/v4/user/badges');
  expect([answer.status, await answer.json()]).toEqual([
    501,
    { message: '501 Not Implemented: the sandbox has no handler for listBadges in its areas' },
  ]);
  await sandbox.close();
});

test('a page whose number is too large to be counted is refused', async () => {
  const { sandbox, request } = await openTestSandbox();
  const path = '/projects/5/milestones?page=9999999999999999999';
  expect(await request('GET', path, { as: 'dana' })).toMatchObject({
    status: 400,
    body: { message: { page: ['does not have a valid value'] } },
  });
  await sandbox.close();
});
