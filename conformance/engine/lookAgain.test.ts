import { describe, expect, test } from 'vitest';
import { exampleContract } from '../../contract/testing/exampleContract.ts';
import { startTestServer } from '../../wire/testing/startTestServer.ts';
import { CAPABILITIES, type Target } from '../target/target.ts';
import { createSession } from './createSession.ts';
import type { Call, Job } from './job.ts';

const contract = exampleContract();
const call: Call = {
  operation: contract.operations.get('getTag')!,
  request: { path: { id: 1, tag_name: 'v1' }, query: {}, headers: {} },
  expected: { status: 200 },
};

/** A job that fails if its response is no 200 with a name. */
const job: Job = {
  suite: 'replay',
  id: 'getTag.first',
  summary: '',
  area: 'tags',
  operations: ['getTag'],
  endpoint: '',
  covers: [],
  perform: async (send) => {
    const { exchange } = await send(call);
    const isGood = exchange.response?.body.toString().includes('name') ?? false;
    const finding = { check: 'schema', message: 'no name', requirement: 'a name', pointer: '#' };
    return isGood ? { outcome: 'pass' } : { outcome: 'fail', findings: [finding] };
  },
};

/** Performs the job on a server. @param respond returns status and body for the number of a request, from 1 */
async function perform(
  respond: (number: number) => [status: number, body: object],
  performed: Job = job,
) {
  let number = 0;
  const server = await startTestServer((_, response) => {
    number += 1;
    const [status, body] = respond(number);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  const target: Target = {
    kind: 'live',
    can: CAPABILITIES.live,
    base: `${server.url}/api/v4`,
    tokens: {},
    fixtures: {},
    flags: {},
    limits: { waitMs: 1 },
    wait: async () => {},
  };
  const session = createSession(contract, target);
  const result = await session.perform(performed);
  const { results } = session.setUp();
  session.close();
  await server.close();
  return { result, results, sent: number };
}

test('a failure that each of nine equal requests shows is a failure', async () => {
  const { result, results, sent } = await perform(() => [200, {}]);
  expect(result.outcome).toBe('fail');
  expect(results).toEqual([]);
  expect(sent).toBe(9);
});

test('a failure of one of three nodes is one result of the deployment, with its rate', async () => {
  const { result, results } = await perform((n) => [200, n % 3 === 1 ? {} : { name: 'v1' }]);
  expect(result).toMatchObject({
    outcome: 'pass',
    flaky: true,
    notes: ['comes and goes: no name'],
  });
  expect(results).toMatchObject([
    {
      suite: 'set-up',
      id: 'comes-and-goes',
      outcome: 'fail',
      findings: [
        {
          message: expect.stringMatching(
            /^3 of 9 equal requests differ: different nodes\? .*getTag/,
          ),
        },
      ],
    },
  ]);
});

test('a node without the operation is found, although the job has met another one', async () => {
  const { result, results } = await perform((number) =>
    number % 3 === 0 ? [404, { message: '404 Not Found' }] : [200, { name: 'v1' }],
  );
  expect(result).toMatchObject({ outcome: 'pass' });
  expect(results).toMatchObject([{ id: 'comes-and-goes', operations: ['getTag'] }]);
});

test('a target that goes away during the look changes no result', async () => {
  const isAway = (number: number) => number > 1;
  const passed = await perform((number) =>
    isAway(number) ? [503, { message: 'maintenance' }] : [200, { name: 'v1' }],
  );
  expect(passed).toMatchObject({ result: { outcome: 'pass' }, results: [] });
  const disturbed = await perform((number) =>
    isAway(number) ? [503, { message: 'maintenance' }] : [200, {}],
  );
  expect(disturbed.result).toMatchObject({ outcome: 'not-run', fault: 'network' });
});

test('equal requests that a limit refuses, or whose resource is gone, are no other node', async () => {
  const limit = await perform((number) =>
    number % 2 === 0 ? [403, { message: 'slow down' }] : [200, { name: 'v1' }],
  );
  expect(limit.results).toEqual([]);
  const gone = await perform((number) => (number > 3 ? [404, {}] : [200, { name: 'v1' }]));
  expect(gone.results).toEqual([]);
});

test('a response that another client has changed meanwhile does not come and go', async () => {
  const { result, results } = await perform((n) => [200, n < 4 ? {} : { name: 'v1' }]);
  expect(result.outcome).toBe('fail');
  expect(results).toEqual([]);
});

test('a 403 that is gone after a pause is a limit, and no failure', async () => {
  const { result } = await perform((n) => (n === 1 ? [403, {}] : [200, { name: 'v1' }]));
  expect(result).toMatchObject({
    outcome: 'pass',
    flaky: true,
    notes: ['performed again: a 403 that comes and goes: a limit?'],
  });
});

test('a 403 that stays is a failure', async () => {
  const { result } = await perform(() => [403, {}]);
  expect(result).toMatchObject({ outcome: 'fail', notes: [] });
});

test('a 403 before the success of another caller is no limit, and the failure counts', async () => {
  const asTwo: Job = {
    ...job,
    perform: async (send) => {
      await send({ ...call, as: 'guest' });
      return 'perform' in job ? job.perform(send) : { outcome: 'pass' };
    },
  };
  const { result } = await perform((n) => [n === 1 ? 403 : 200, {}], asTwo);
  expect(result).toMatchObject({ outcome: 'fail', notes: [] });
});

describe('a finding about a write', () => {
  const create: Call = {
    operation: contract.operations.get('createTag')!,
    request: { path: { id: 1 }, query: {}, headers: {} },
    expected: { status: 201 },
  };
  const writing: Job = {
    ...job,
    perform: async (send) => {
      await send(create);
      const judged = await job.perform(send);
      return {
        ...judged,
        findings: judged.findings?.map((one) => ({ ...one, exchange: 0 })) ?? [],
      };
    },
  };

  test('is no failure if a later read shows the written state', async () => {
    // The first read after the first write is old.
    const { result, results } = await perform(
      (n) => (n === 1 ? [201, {}] : [200, n === 2 ? {} : { name: 'v1' }]),
      writing,
    );
    expect(result).toMatchObject({
      outcome: 'pass',
      notes: ['performed again: a written value appears later'],
    });
    expect(results).toMatchObject([{ id: 'read-after-write' }]);
  }, 20_000);

  test('is a failure if each error only names its request anew', async () => {
    const { result, results } = await perform(
      (n) => (n === 1 ? [201, {}] : [500, { message: '500', request_id: `r${n}` }]),
      writing,
    );
    expect(result).toMatchObject({ outcome: 'fail', notes: [] });
    expect(results).toEqual([]);
  }, 20_000);

  test('is a failure if a later list has only other items more', async () => {
    const { result, results } = await perform(
      (n) => (n === 1 ? [201, { id: 1 }] : [200, n === 2 ? [] : [{ id: n }]]),
      writing,
    );
    expect(result).toMatchObject({ outcome: 'fail', notes: [] });
    expect(results).toEqual([]);
  }, 20_000);
});
