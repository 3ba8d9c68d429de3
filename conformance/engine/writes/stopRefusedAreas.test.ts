import { expect, test } from 'vitest';
import { exampleContract } from '../../../contract/testing/exampleContract.ts';
import type { Delivery } from '../deliver.ts';
import type { Call } from '../job.ts';
import { stopRefusedAreas } from './stopRefusedAreas.ts';

const contract = exampleContract();
const create = (expected: number): Call => ({
  operation: contract.operations.get('createTag')!,
  request: { path: { id: 1 }, query: {}, headers: {} },
  as: 'developer',
  token: 'token-4711',
  expected: { status: expected },
});
const delivered = (status: number): Delivery => {
  const exchange = {
    request: { method: 'POST', origin: 'http://h', path: '/', headers: {} },
    response: { status, reason: '', headers: [], body: Buffer.from('{"message":"read-only"}') },
    ...{ reusedConnection: false, durationMs: 1 },
  };
  return { exchange, exchanges: [exchange], redirects: [] };
};

/** Returns an area after a number of writes with these statuses. */
function after(
  statuses: number[],
  expected = 201,
  target = { tokens: { developer: 'token-4711' } },
) {
  const areas = stopRefusedAreas(contract, target);
  for (const status of statuses) areas.note(create(expected), delivered(status));
  return areas;
}

const TEN = Array.from({ length: 10 }, () => 403);

test('after ten refused writes in a row, an area stops, and the profile is the cause', () => {
  expect(() => after(TEN).permit(create(201))).toThrow(
    expect.objectContaining({
      message:
        'the last 10 writes of the area tags were refused (403, "read-only"), so the run sends no more of them',
      fault: 'profile',
    }),
  );
});

test.each<[string, ReturnType<typeof after>]>([
  ['after nine', after(TEN.slice(1))],
  ['after a success among them', after([...TEN.slice(1), 201, ...TEN.slice(1)])],
  ['after refusals that are due', after(TEN, 403)],
])('an area does not stop %s', (_, areas) => {
  expect(() => areas.permit(create(201))).not.toThrow();
});

test('refusals of a token of which nobody has told the role do not count', () => {
  const shared = { tokens: {} as { developer: string }, sharedToken: 'token-4711' };
  expect(() => after(TEN, 201, shared).permit(create(201))).not.toThrow();
});
