import { expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { recordSubjects } from '../faults/response/recordSubjects.ts';
import { drawFaults } from './draw.ts';
import { responseFault } from './responseFault.ts';

const contract = await readContract();
const subjects = await recordSubjects(contract);
const drawn = await drawFaults(contract, { seed: 1, perKind: 1000 });

test.for(drawn.filter(({ source }) => source === 'response'))(
  '$id makes a response of the operation wrong',
  { timeout: 30_000 },
  ({ planted, operations }) => {
    const change = responseFault(contract, planted.response!);
    const results = subjects
      .filter(({ operation }) => operations.includes(operation.id))
      .map(({ operation, request, response }) => {
        const { path: url, headers, body = Buffer.alloc(0) } = request;
        const contentType = headers['Content-Type'];
        const wrong = change({
          operation,
          request: { url, contentType, body },
          response,
        });
        return { right: response, wrong };
      });
    expect(results.some(({ right, wrong }) => !sameResponse(right, wrong))).toBe(true);
  },
);

test('a response whose body is not JSON passes as it is', () => {
  const { operation, response } = subjects.find((one) => one.operation.id === 'listTags')!;
  const broken = { ...response, body: Buffer.from('<html>') };
  const request = { url: '/api/v4/projects/5/repository/tags', contentType: undefined };
  const change = responseFault(contract, 'empty-header');
  expect(
    change({ operation, request: { ...request, body: Buffer.alloc(0) }, response: broken }),
  ).toBe(broken);
});

function sameResponse(one: (typeof subjects)[number]['response'], other: typeof one): boolean {
  return (
    one.status === other.status &&
    one.body.equals(other.body) &&
    JSON.stringify(one.headers) === JSON.stringify(other.headers)
  );
}
