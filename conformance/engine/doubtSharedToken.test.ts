import { expect, test } from 'vitest';
import { exampleContract } from '../../contract/testing/exampleContract.ts';
import { doubtSharedToken } from './doubtSharedToken.ts';
import type { Call } from './job.ts';

const contract = exampleContract();
const shared = { tokens: {}, sharedToken: 'token-4711' };

/** Returns the status of a response to a call with the token, or the reason why the response is not judged. */
async function judged(
  as: string,
  status: number,
  { due = 200, roles, target = shared }: { due?: number; roles?: string[]; target?: object } = {},
) {
  const { definition, ...rest } = contract.operations.get('getReport')!;
  const call: Call = {
    operation: { ...rest, definition: { ...definition, ...(roles && { 'x-roles': roles }) } },
    request: { path: { id: 1 }, query: {}, headers: {} },
    ...{ as, token: 'token-4711', expected: { status: due } },
  };
  const request = { method: 'GET', origin: 'http://h', path: '/', headers: {} };
  const response = { status, reason: '', headers: [], body: Buffer.alloc(0) };
  const exchange = { request, response, reusedConnection: false, durationMs: 1 };
  const { send } = doubtSharedToken({ ...shared, ...target }, async () => ({
    ...{ exchange, exchanges: [exchange], redirects: [] },
  }));
  return send(call).then(
    (delivery) => delivery.exchange.response?.status,
    ({ outcome, needs }) => [outcome, ...needs].join(' '),
  );
}

test('a 403 for a role that the documents name is no violation of the token of --token-env', async () => {
  expect(await judged('administrator', 403)).toBe('not-run tokens.administrator');
  expect(await judged('user', 403, { roles: ['auditor'] })).toBe('not-run tokens.auditor');
});

test('nor is its success where a 403 is due', async () => {
  expect(await judged('guest', 200, { due: 403 })).toBe('not-run tokens.guest');
});

test('a response is judged if it is due, is about no role, or the profile has a token for the role', async () => {
  expect(await judged('guest', 403, { due: 403 })).toBe(403);
  expect(await judged('administrator', 404)).toBe(404);
  expect(await judged('user', 403)).toBe(403);
  const target = { tokens: { administrator: 'token-4711' } };
  expect(await judged('administrator', 403, { target })).toBe(403);
});
