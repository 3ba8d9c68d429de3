/** Tests that every operation gets a documented response, for valid and for invalid requests. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Case } from '../contract/case.ts';
import { readContract } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { Schema } from '../contract/openapi.ts';
import { isWhole, sample } from '../test/sample.ts';
import type { RunningServer } from '../wire/startServer.ts';
import { startMock } from './startMock.ts';
import { type Change, sender } from './testing/sender.ts';

const contract = await readContract();
/**
 * The first case of each operation. If a case has an invalid request on purpose, an empty body makes the request valid.
 */
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

/**
 * Sends the request of a case once with each change. Returns the statuses and the contract violations of the responses.
 */
async function sendChanged(one: Case, changes: Change[]) {
  const wrong: string[] = [];
  const statuses: number[] = [];
  for (const change of changes) {
    const { response, findings } = await send(one, change);
    statuses.push(response.status);
    // The contract does not require a generated response to repeat the values of the request.
    const isGenerated = change.headers?.Prefer === 'dynamic=true';
    const relevant = findings.filter(
      (text) => !(isGenerated && /^(echo|relations):/.test(text)) && !isHalfEchoed(one, text),
    );
    wrong.push(...relevant.map((text) => `${one.id} ${JSON.stringify(change)}: ${text}`));
  }
  return { wrong, statuses };
}

/**
 * Tests whether a finding is about two related fields of which the mock takes one from the request, and the other from
 * the documented case.
 */
function isHalfEchoed({ request: { body } }: Case, finding: string): boolean {
  const [, fields] = /^relations: body\.(.*), got/.exec(finding) ?? [];
  const named = fields?.match(/^\w+|(?<=`)\w+(?=`)/g) ?? [];
  return named.some((name) => Object.hasOwn(Object(body), name));
}

/** The tests take every third operation, or all operations in a whole run (`npm test -- --whole`). */
const ONE_OF = isWhole() ? 1 : 3;
/**
 * Returns the number of tested requests that a sample must reach: half of its share, as some operations have few
 * parameters.
 */
const share = (count: number) => (isWhole() ? count : count / ONE_OF / 2);

/**
 * Sends changed requests to a sample of the operations. Expects that each response is valid and has an expected status.
 */
async function expectOfSample(
  changesOf: (one: Case) => Change[],
  expected: (status: number) => boolean,
) {
  const wrong: string[] = [];
  let count = 0;
  for (const one of sample(firstCases, ONE_OF)) {
    const result = await sendChanged(one, changesOf(one));
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

test('the request of every case gets a valid response without Prefer', async () => {
  const wrong: string[] = [];
  for (const one of contract.cases)
    wrong.push(...(await sendChanged(one, [{ anonymous: one.as === 'anonymous' }])).wrong);
  expect(wrong).toEqual([]);
});

describe('a valid request is accepted with', () => {
  test('any Accept', async () => {
    await expectOfSample(
      () =>
        ['*', 'application/json', 'application/octet-stream'].map((accept) => ({
          headers: { Accept: accept },
        })),
      isSuccess,
    );
  });

  test('a body if the contract declares no body', async () => {
    const count = await expectOfSample(
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
    expect(count).toBeGreaterThan(share(400));
  });

  test('an unknown query parameter', async () => {
    await expectOfSample(() => [{ rawQuery: 'no_such_parameter=1' }], isSuccess);
  });
});

describe('a refusal has a documented status for', () => {
  test('a call without a required token', async () => {
    await expectOfSample(
      ({ operation }) => {
        const { security } = contract.operations.get(operation)!.definition;
        const isNeeded =
          security.length > 0 && security.every((one) => Object.keys(one).length > 0);
        return isNeeded ? [{ anonymous: true }] : [];
      },
      (status) => status === 401,
    );
  });

  test('a path value that names no resource', async () => {
    const count = await expectOfSample(
      (one) =>
        parametersOf(one, 'path')
          .filter((parameter) => parameter['x-fixture'])
          .flatMap(({ name }) =>
            ['no-such-resource', '404404', '1.5', '%'].map((value) => ({
              request: { path: { ...one.request.path, [name]: value } },
            })),
          ),
      (status) => status === 404,
    );
    expect(count).toBeGreaterThan(share(800));
  });

  test('a query value of the wrong kind', async () => {
    const wrongValues = ({ type, format, enum: values }: Schema): string[] => [
      ...(type === 'integer' || type === 'boolean' ? ['', 'rubbish', '1.5'] : []),
      // An empty date is a leniency: the filter is left out.
      ...(format ? ['rubbish'] : []),
      ...(values ? ['', 'rubbish'] : []),
    ];
    const count = await expectOfSample(
      (one) =>
        parametersOf(one, 'query').flatMap(({ name, schema }) =>
          wrongValues(schema as Schema).map((value) => ({
            request: { query: { ...one.request.query, [name]: value } },
          })),
        ),
      (status) => status === 400 || status === 422,
    );
    expect(count).toBeGreaterThan(share(300));
  });

  test('a body of a wrong type or with invalid JSON', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const count = await expectOfSample(
      ({ operation }) =>
        contract.operations.get(operation)!.definition.requestBody
          ? ['null', '[]', '5', '"text"', '{"broken', '<a/>'].map((rawBody) => ({
              rawBody,
              headers,
            }))
          : [],
      isRefusal,
    );
    expect(count).toBeGreaterThan(share(200));
  });

  test('a missing required body, or one with an unsupported content type', async () => {
    await expectOfSample(
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

test('a generated response is valid', async () => {
  await expectOfSample(() => [{ headers: { Prefer: 'dynamic=true' } }], isSuccess);
});
