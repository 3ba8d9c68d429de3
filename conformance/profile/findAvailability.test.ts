import { expect, test } from 'vitest';
import { exampleContract } from '../../contract/testing/exampleContract.ts';
import type { Send } from '../engine/job.ts';
import { findAvailability } from './findAvailability.ts';

const contract = exampleContract();

test.each([
  ['on', 200, { batch_api: { value: true, from: 'batchFiles succeeds' } }],
  ['off', 404, {}],
])('finds that the feature flag of an operation is %s', async (_, status, flags) => {
  const send: Send = async ({ operation }) => {
    const request = { method: 'GET', origin: '', path: '', headers: {} };
    const answered = operation.id === 'batchFiles' ? status : 404;
    const response = { status: answered, reason: '', headers: [], body: Buffer.from('[]') };
    const exchange = { request, response, reusedConnection: false, durationMs: 1 };
    return { exchange, exchanges: [exchange], redirects: [] };
  };
  const found = await findAvailability({
    contract,
    target: { tokens: { developer: 'token-4711' } },
    send,
    fixtures: { 'project.id': 42, 'file.path': 'x.md' },
  });
  expect(found.flags).toEqual(flags);
});
