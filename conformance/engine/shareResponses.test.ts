import { expect, test } from 'vitest';
import { exampleContract } from '../../contract/testing/exampleContract.ts';
import type { Delivery } from './deliver.ts';
import type { Call } from './job.ts';
import { shareResponses } from './shareResponses.ts';

const { operations } = exampleContract();
const read = operations.get('listTags')!;
const write = operations.get('createTag')!;

/** Counts the calls that are sent. The body of each response is the number of its call. */
function counting() {
  let sent = 0;
  const shared = shareResponses(async () => {
    sent += 1;
    const response = { status: 200, body: Buffer.from(`${sent}`) };
    return { exchange: { response }, exchanges: [], redirects: [] } as unknown as Delivery;
  });
  return {
    shared,
    ask: async (change: Partial<Call>) => {
      const request = { path: {}, query: {}, headers: {} };
      const call: Call = { operation: read, request, expected: { status: 200 }, ...change };
      return String((await shared.send(call)).exchange.response!.body);
    },
  };
}

test('an equal call gets the earlier response, one that may not share gets its own', async () => {
  const { ask } = counting();
  expect(await ask({ mayShare: true })).toBe('1');
  expect(await ask({ mayShare: true })).toBe('1');
  expect(await ask({ mayShare: false })).toBe('2');
  expect(await ask({ mayShare: true })).toBe('2');
  expect(await ask({})).toBe('3');
});

test('calls at the same time share one response', async () => {
  const { ask } = counting();
  expect(await Promise.all([ask({ mayShare: true }), ask({ mayShare: true })])).toEqual(['1', '1']);
});

test('a call by another caller, or with another query, gets its own response', async () => {
  const { ask } = counting();
  const request = { path: {}, query: { per_page: 2 }, headers: {} };
  expect(await ask({ mayShare: true, token: 'a' })).toBe('1');
  expect(await ask({ mayShare: true, token: 'b' })).toBe('2');
  expect(await ask({ mayShare: true, token: 'a', request })).toBe('3');
});

test('after a call that may change something, and after a removal, calls get new responses', async () => {
  const { ask, shared } = counting();
  expect(await ask({ mayShare: true })).toBe('1');
  expect(await ask({ operation: write })).toBe('2');
  expect(await ask({ mayShare: true })).toBe('3');
  shared.forget();
  expect(await ask({ mayShare: true })).toBe('4');
});

test('a response that did not come whole is asked for again', async () => {
  const request = { path: {}, query: {}, headers: {} };
  const call: Call = { operation: read, request, expected: { status: 200 }, mayShare: true };
  const broken = { exchange: { failure: new Error('reset') }, exchanges: [], redirects: [] };
  const whole = { exchange: { response: { body: Buffer.from('') } }, exchanges: [], redirects: [] };
  const responses = [
    Promise.resolve(broken),
    Promise.reject(new Error('no connection')),
    Promise.resolve(whole),
  ];
  const shared = shareResponses(() => responses.shift() as Promise<never>);
  await shared.send(call);
  await expect(shared.send(call)).rejects.toThrow('no connection');
  expect(await shared.send(call)).toBe(whole);
});
