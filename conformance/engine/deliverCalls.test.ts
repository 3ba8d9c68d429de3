import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleContract } from '../../contract/testing/exampleContract.ts';
import { startTestServer } from '../../wire/testing/startTestServer.ts';
import { CAPABILITIES } from '../target/target.ts';
import { deliverCalls } from './deliverCalls.ts';
import type { Call } from './job.ts';

const contract = exampleContract();
const call: Call = {
  operation: contract.operations.get('listTags')!,
  request: { path: { id: 1 }, query: {}, headers: {} },
  expected: { status: 200 },
};
let asked = 0;
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer((_, response) => {
    asked += 1;
    response.writeHead(asked === 1 ? 429 : 200, { 'retry-after': '0' }).end('[]');
  });
});
afterAll(() => server.close());

test('a call is repeated on a deployment that asks to wait, and not on a mock', async () => {
  for (const [kind, statuses] of [
    ['mock', [429]],
    ['live', [429, 200]],
  ] as const) {
    asked = 0;
    const target = { can: CAPABILITIES[kind], base: `${server.url}/api/v4` };
    const { send, close } = deliverCalls(contract, target);
    const { exchanges } = await send(call);
    expect(exchanges.map(({ response }) => response?.status)).toEqual(statuses);
    close();
  }
});

test('after the end of a run, a call no longer waits, and a removal is sent all the same', async () => {
  asked = 1;
  const target = { can: CAPABILITIES.live, base: `${server.url}/api/v4` };
  const limits = { requestsPerSecond: 2 };
  const options = { signal: AbortSignal.abort() };
  const { send, close } = deliverCalls(contract, { ...target, limits }, options);
  await send({ ...call, isRemoval: true });
  await expect(send(call)).rejects.toThrow('aborted');
  const { exchange } = await send({ ...call, isRemoval: true });
  expect(exchange.response?.status).toBe(200);
  close();
});
