/** Whatever is sent to an operation, valid or broken: its response is one that the contract documents. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Case } from '../contract/case.ts';
import { readContract } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { Schema } from '../contract/openapi.ts';
import { sampleOfToday } from '../test/today.ts';
import type { RunningServer } from '../wire/startServer.ts';
import { startMock } from './startMock.ts';
import { type Change, sender } from './testing/sender.ts';

const contract = await readContract();
/** A case of each operation that succeeds; where there is none, one that would with another body. */
const firstCases = [...groupBy(contract.cases, ({ operation }) => operation).values()].map(
  ([first]) => (first!.breaks ? { ...first!, request: { ...first!.request, body: {} } } : first!),
);

let mock: RunningServer;
let send: ReturnType<typeof sender>;
beforeAll(async () => {
  mock = await startMock({ contract });
  send = sender(contract, mock.url);
});
afterAll(() => mock.close());

/** Sends a case with each change; gives what is wrong with the responses and the statuses that came. */
async function tried(one: Case, changes: Change[]) {
  const wrong: string[] = [];
  const statuses: number[] = [];
  for (const change of changes) {
    const { response, findings } = await send(one, change);
    statuses.push(response.status);
    // What is made up does not show what was sent.
    const isMadeUp = change.headers?.Prefer === 'dynamic=true';
    const told = findings.filter((text) => !(isMadeUp && text.startsWith('echo:')));
    wrong.push(...told.map((text) => `${one.id} ${JSON.stringify(change)}: ${text}`));
  }
  return { wrong, statuses };
}

/** How many operations there are for each that is tried in a day. */
const EVERY = 3;

/** Tries the operations of today; the statuses that came are among those that are expected. */
async function expectOfAll(
  changesOf: (one: Case) => Change[],
  expected: (status: number) => boolean,
) {
  const wrong: string[] = [];
  let count = 0;
  for (const one of sampleOfToday(firstCases, EVERY)) {
    const result = await tried(one, changesOf(one));
    count += result.statuses.length;
    wrong.push(
      ...result.wrong,
      ...result.statuses
        .filter((status) => !expected(status))
        .map((status) => `${one.id}: ${status}`),
    );
  }
  expect(wrong).toEqual([]);
  return count;
}

const parametersOf = ({ operation }: Case, place: string) =>
  (contract.operations.get(operation)!.definition.parameters ?? []).filter(
    (one) => one.in === place,
  );
const isSuccess = (status: number) => status < 300;
const isRefusal = (status: number) => status >= 400 && status < 500;

test('the request of every case is answered as the contract allows, though nobody asks for the case', async () => {
  const wrong: string[] = [];
  for (const one of contract.cases)
    wrong.push(...(await tried(one, [{ anonymous: one.as === 'anonymous' }])).wrong);
  expect(wrong).toEqual([]);
});

describe('what the contract does not speak of is no reason to refuse', () => {
  test('an Accept that nothing fits', async () => {
    await expectOfAll(
      () =>
        ['*', 'application/json', 'application/octet-stream'].map((accept) => ({
          headers: { Accept: accept },
        })),
      isSuccess,
    );
  });

  test('a body where the contract declares none', async () => {
    const count = await expectOfAll(
      ({ operation }) =>
        contract.operations.get(operation)!.definition.requestBody
          ? []
          : [
              { rawBody: '{}', headers: { 'Content-Type': 'application/json' } },
              { rawBody: 'null', headers: { 'Content-Type': 'application/json' } },
              { rawBody: '{"broken', headers: { 'Content-Type': 'application/json' } },
              { rawBody: 'a=1', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
              { rawBody: '<a/>', headers: { 'Content-Type': 'text/xml' } },
            ],
      isSuccess,
    );
    expect(count).toBeGreaterThan(400 / EVERY / 2);
  });

  test('a parameter that the operation does not have', async () => {
    await expectOfAll(() => [{ rawQuery: 'no_such_parameter=1' }], isSuccess);
  });
});

describe('what breaks the contract is refused with a status that is documented', () => {
  test('a call without a token, where one is needed', async () => {
    await expectOfAll(
      ({ operation }) => {
        const { security } = contract.operations.get(operation)!.definition;
        const isNeeded =
          security.length > 0 && security.every((one) => Object.keys(one).length > 0);
        return isNeeded ? [{ anonymous: true }] : [];
      },
      (status) => status === 401,
    );
  });

  test('a path value that names nothing', async () => {
    const count = await expectOfAll(
      (one) =>
        parametersOf(one, 'path')
          .filter((parameter) => parameter['x-fixture'])
          .flatMap(({ name }) =>
            ['no-such-thing', '404404', '1.5', '%'].map((value) => ({
              request: { path: { ...one.request.path, [name]: value } },
            })),
          ),
      (status) => status === 404,
    );
    expect(count).toBeGreaterThan(800 / EVERY / 2);
  });

  test('a query value of the wrong kind', async () => {
    const wrongValues = ({ type, format, enum: values }: Schema): string[] => [
      ...(type === 'integer' || type === 'boolean' ? ['', 'rubbish', '1.5'] : []),
      ...(format ? ['', 'rubbish'] : []),
      ...(values ? ['', 'rubbish'] : []),
    ];
    const count = await expectOfAll(
      (one) =>
        parametersOf(one, 'query').flatMap(({ name, schema }) =>
          wrongValues(schema as Schema).map((value) => ({
            request: { query: { ...one.request.query, [name]: value } },
          })),
        ),
      (status) => status === 400 || status === 422,
    );
    expect(count).toBeGreaterThan(300 / EVERY / 2);
  });

  test('a body that is null, of another kind, or no JSON', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const count = await expectOfAll(
      ({ operation }) =>
        contract.operations.get(operation)!.definition.requestBody
          ? ['null', '[]', '5', '"text"', '{"broken', '<a/>'].map((rawBody) => ({
              rawBody,
              headers,
            }))
          : [],
      isRefusal,
    );
    expect(count).toBeGreaterThan(200 / EVERY / 2);
  });

  test('a required body that is not there, or of a type that the operation does not take', async () => {
    await expectOfAll(
      ({ operation }) =>
        contract.operations.get(operation)!.definition.requestBody?.required
          ? [
              { request: { body: undefined as never } },
              { rawBody: '' },
              { rawBody: '<a/>', headers: { 'Content-Type': 'text/xml' } },
              { rawBody: 'a', headers: { 'Content-Type': 'multipart/form-data; boundary=b' } },
            ]
          : [],
      isRefusal,
    );
  });
});

test('a response that is made up keeps the contract as well, though it shows not what was sent', async () => {
  await expectOfAll(() => [{ headers: { Prefer: 'dynamic=true' } }], isSuccess);
});
