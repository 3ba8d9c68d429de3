import { expect, test } from 'vitest';
import { exampleContract } from '../../contract/testing/exampleContract.ts';
import type { Delivery } from './deliver.ts';
import type { Call } from './job.ts';
import { noteDeliveries } from './noteDeliveries.ts';

const contract = exampleContract();
const call: Call = {
  operation: contract.operations.get('listTags')!,
  request: { path: { id: 1 }, query: {}, headers: {} },
  expected: { status: 200 },
};
const base = 'http://forge.test/api/v4';

/** A stage above a target whose responses have a link to another host. */
function noting(kind: 'live' | 'sandbox', facts: Partial<Delivery> = {}) {
  const headers: [string, string][] = [['Link', '<http://internal/api/v4/tags>; rel="next"']];
  const exchange = {
    request: { method: 'GET', origin: 'http://forge.test', path: '/api/v4/tags', headers: {} },
    response: { status: 200, reason: 'OK', headers, body: Buffer.from('[]') },
    reusedConnection: false,
    durationMs: 1,
  };
  return noteDeliveries(contract, { kind, base, tokens: {} }, async () => ({
    exchange,
    exchanges: [exchange],
    redirects: [],
    ...facts,
  }));
}

test('A delivery names the parts of the contract that appear for the first time', async () => {
  const { send } = noting('sandbox');
  expect((await send(call)).exercised).toEqual({
    operation: 'listTags',
    status: 200,
    parameters: ['path.id'],
  });
  expect(await send(call)).not.toHaveProperty('exercised');
});

test('The links of a deployment are compared with its address, those of a sandbox are not', async () => {
  const live = noting('live');
  await live.send(call);
  expect(live.links().result?.findings).toMatchObject([
    { check: 'links', actual: expect.any(String) },
  ]);
  const sandbox = noting('sandbox');
  await sandbox.send(call);
  expect(sandbox.links().result).toBeUndefined();
});

test('The links of a shared response count once', async () => {
  const { send, links } = noting('live', { isShared: true });
  await send(call);
  expect(links().result).toBeUndefined();
});
