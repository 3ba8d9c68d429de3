import { describe, expect, test } from 'vitest';
import { createContract } from '../../contract/contract.ts';
import { exampleCases, exampleContract } from '../../contract/testing/exampleContract.ts';
import type { Call, Job, Performed } from '../engine/job.ts';
import { CAPABILITIES, type Target } from '../target/target.ts';
import { replay } from './replay.ts';

const contract = exampleContract();
const live: Target = {
  kind: 'live',
  can: CAPABILITIES.live,
  base: 'https://forge.example.com/api/v4',
  tokens: { developer: 'secret-of-developer' },
  fixtures: { 'project.id': '42', 'project.path': 'a/b', 'tag.name': 'v9', 'file.path': 'x.md' },
  flags: {},
};

/** Returns the call that each case sends. If no call is sent, returns the job with the reason. */
async function planned(change: Partial<Target> = {}, cases = exampleCases) {
  const jobs = replay.plan({ ...contract, cases }, { ...live, ...change });
  return Object.fromEntries(
    await Promise.all(jobs.map(async (job) => [job.id, 'reason' in job ? job : await callOf(job)])),
  );
}

async function callOf(job: Performed): Promise<Call> {
  let call: Call | undefined;
  const judgement = job.perform(async (sent) => {
    call = sent;
    throw new Error('not sent');
  });
  await expect(judgement).rejects.toThrow('not sent');
  return call!;
}

/** Performs one case on a target that responds with this status. */
async function judgedAs(id: string, status: number, change: Partial<Target> = {}) {
  const jobs = replay.plan(contract, { ...live, ...change });
  const job = jobs.find((one) => one.id === id) as Job & Performed;
  const request = { method: 'GET', origin: '', path: '', headers: {} };
  const body = Buffer.from(status < 300 ? '{}' : '{"message":"No"}');
  const headers: [string, string][] = [['Content-Type', 'application/json']];
  const response = { status, reason: '', headers, body };
  const exchange = { request, response, reusedConnection: false, durationMs: 1 };
  return job.perform(async () => ({ exchange, exchanges: [exchange], redirects: [] }));
}

test('a mock gets every case as it is documented', async () => {
  const calls = await planned({ kind: 'mock', can: CAPABILITIES.mock });
  expect(Object.values(calls).map((call) => (call as Call).request)).toEqual(
    exampleCases.map(({ request }) => request),
  );
});

test('a deployment gets its own IDs, in paths and deep in bodies', async () => {
  const steps = await planned();
  expect(steps['getTag.released']).toMatchObject({ request: { path: { id: 42, tag_name: 'v9' } } });
  expect(steps['getRaw.bytes']).toMatchObject({ request: { path: { id: 'a/b' } } });
  expect(steps['batchFiles.one']).toMatchObject({
    request: { body: { files: [{ path: 'x.md' }] } },
  });
});

test.each([
  ['replaces an ID by that of the deployment', 5, 42],
  ['keeps a word that the contract allows in place of an ID', 'Any', 'Any'],
])('%s', async (_, from, sent) => {
  const [documented] = exampleCases.filter((one) => one.id === 'listTags.firstPage');
  const request = { ...documented!.request, query: { from } };
  expect(await planned({}, [{ ...documented!, request }])).toMatchObject({
    'listTags.firstPage': { request: { query: { from: sent } } },
  });
});

test('an anonymous case is sent without a token, other cases with the token of their role', async () => {
  const calls = await planned({ sharedToken: 'shared' });
  expect(calls['listTags.firstPage']).not.toHaveProperty('token');
  expect(calls['getTag.released']).toMatchObject({ token: 'secret-of-developer' });
  expect((await planned({ tokens: {}, sharedToken: 'shared' }))['getTag.released']).toMatchObject({
    token: 'shared',
  });
});

test('a case that any user may call is sent with the token of the role `user`, or else with any other token', async () => {
  const anyUser = { ...exampleCases[0]!, as: 'user' };
  const planOf = async (tokens: Record<string, string>) =>
    (await planned({ tokens }, [anyUser]))[anyUser.id];
  expect(await planOf({ guest: 'a', developer: 'b' })).toMatchObject({ token: 'a' });
  expect(await planOf({ guest: 'a', user: 'b' })).toMatchObject({ token: 'b' });
  expect(await planOf({})).toMatchObject({ reason: 'needs a token for the role user' });
});

test.each([
  ['createTag.annotated', {}, 'needs writing, and this run only reads'],
  ['deleteTag.gone', {}, 'needs writing, and this run only reads'],
  ['getTag.released', { tokens: {} }, 'needs a token for the role developer'],
  ['getTag.released', { fixtures: { 'project.id': 42 } }, 'needs the fixture tag.name'],
  [
    'getTag.worldOnly',
    {},
    'path.tag_name is "v7", which exists only in the example world: it is not the value of a fixture (tag.name)',
  ],
  [
    'getTag.unsigned',
    {},
    'its status 404 comes from the state of the example world, not from an unknown value in the request',
  ],
  [
    'getReport.forbidden',
    { sharedToken: 'shared' },
    'needs a separate token for the role guest: the token of another role may be allowed',
  ],
])('%s with %j is not run: %3$s', async (id, change, reason) => {
  expect((await planned(change))[id]).toMatchObject({ reason });
});

test('a case of a caller without the permission does not run if the contract names no role that lacks the permission', async () => {
  const forbidden = contract.cases.find(({ id }) => id === 'getReport.forbidden')!;
  const calls = await planned({ tokens: { user: 'a' } }, [{ ...forbidden, as: 'user' }]);
  expect(calls['getReport.forbidden']).toMatchObject({
    reason: expect.stringContaining('names no role that lacks it'),
  });
});

test('a case with a parameter of a higher tier does not run on a lower tier', async () => {
  const document = structuredClone(contract.document);
  const [parameter] = document.paths['/projects/{id}/tags']!.get!.parameters!.filter(
    ({ name }) => name === 'search',
  );
  Object.assign(parameter!, { 'x-tier': ['premium'] });
  const higher = createContract(document, exampleCases, contract.validators);
  const reasonOn = (tier: string) => {
    const jobs = replay.plan(higher, { ...live, tier });
    return (jobs.find(({ id }) => id === 'listTags.firstPage') as { reason?: string }).reason;
  };
  expect(reasonOn('free')).toBe('the profile says that the tier is free, and search needs premium');
  expect(reasonOn('premium')).toBeUndefined();
});

test('a refusal that comes from a row of the example world is not expected of a deployment', async () => {
  const known = [{ value: 'v7', row: 'tags/7', below: ['projects/5'] }];
  const world = { clock: '', settings: { tier: 'free' }, kinds: { 'tag.name': { known } } };
  const reasonOf = (status: number, id: number, tag_name: string) => {
    const [documented] = exampleCases.filter((one) => one.id === 'getTag.unsigned');
    const request = { ...documented!.request, path: { id, tag_name } };
    const response = { ...documented!.response, status };
    const cases = [{ ...documented!, request, response }];
    const [job] = replay.plan({ ...contract, cases, world }, live);
    return job && 'reason' in job ? job.reason : undefined;
  };
  expect(reasonOf(404, 5, 'v7')).toContain('path.tag_name is "v7", which exists only in');
  expect(reasonOf(403, 5, 'v7')).toContain('path.tag_name is "v7", which exists only in');
  expect(reasonOf(404, 5, 'no-such-tag')).toBeUndefined();
  expect(reasonOf(404, 99, 'v7')).toBeUndefined();
});

test('a case with a parameter that starts work on the server needs writing', async () => {
  const document = structuredClone(contract.document);
  const [search] = document.paths['/projects/{id}/tags']!.get!.parameters!.filter(
    ({ name }) => name === 'search',
  );
  search!['x-read-only'] = false;
  const working = createContract(document, exampleCases, contract.validators);
  const planOn = (beWritten: boolean) => {
    const jobs = replay.plan(working, { ...live, can: { ...CAPABILITIES.live, beWritten } });
    return jobs.find(({ id }) => id === 'listTags.firstPage');
  };
  expect(planOn(false)).toMatchObject({
    reason: 'sends search, which starts work on the server, and this run only reads',
    needs: ['--allow-writes'],
  });
  expect(planOn(true)).not.toHaveProperty('reason');
});

test('an unknown value is sent unchanged if the case expects 404', async () => {
  expect((await planned())['listTags.noProject']).toMatchObject({ request: { path: { id: 99 } } });
});

describe('an operation that the deployment should not have', () => {
  test('is unsupported if it is refused as documented', async () => {
    expect(await judgedAs('getReport.full', 403, { tier: 'free' })).toEqual({
      outcome: 'unsupported',
      reason: 'the profile says that the tier is free, and the operation needs premium or ultimate',
    });
    expect(await judgedAs('batchFiles.one', 404)).toMatchObject({ outcome: 'unsupported' });
  });

  test('is unsupported if a case of a refusal gets its own status or 404', async () => {
    for (const status of [401, 404])
      expect(await judgedAs('batchFiles.noToken', status)).toMatchObject({
        outcome: 'unsupported',
      });
    expect(await judgedAs('batchFiles.noToken', 409)).toMatchObject({ outcome: 'fail' });
  });

  test('is a failure if it succeeds', async () => {
    expect(await judgedAs('getReport.full', 200, { tier: 'free' })).toMatchObject({
      outcome: 'fail',
      findings: [{ pointer: '#/paths/~1projects~1{id}~1report/get/x-tier' }],
    });
  });

  test('is judged by its cases if the deployment has the operation according to the profile', async () => {
    expect(await judgedAs('getReport.full', 200, { tier: 'premium' })).toMatchObject({
      outcome: 'pass',
    });
    expect(await judgedAs('batchFiles.one', 404, { flags: { batch_api: true } })).toMatchObject({
      outcome: 'fail',
    });
  });
});
