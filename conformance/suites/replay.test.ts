import { expect, test } from 'vitest';
import { exampleCases, exampleContract } from '../../contract/testing/exampleContract.ts';
import type { Target } from '../target/target.ts';
import { plan } from './replay.ts';

const contract = exampleContract();
const live: Target = {
  kind: 'live',
  base: 'https://forge.example.com/api/v4',
  tokens: { developer: 'secret-of-developer' },
  fixtures: { 'project.id': '42', 'project.path': 'a/b', 'tag.name': 'v9', 'file.path': 'x.md' },
  flags: {},
};

/** What becomes of each case: the request that is sent, or the reason why none is. */
function planned(change: Partial<Target> = {}) {
  return Object.fromEntries(
    plan(contract, exampleCases, { ...live, ...change }).map((step) => [step.case.id, step]),
  );
}

test('a mock gets every case as it is documented', () => {
  const steps = plan(contract, exampleCases, { ...live, kind: 'mock' });
  expect(steps.map((step) => 'request' in step && step.request)).toEqual(
    exampleCases.map(({ request }) => request),
  );
});

test('a deployment gets its own ids, in paths and deep in bodies', () => {
  const steps = planned();
  expect(steps['getTag.released']).toMatchObject({ request: { path: { id: 42, tag_name: 'v9' } } });
  expect(steps['getRaw.bytes']).toMatchObject({ request: { path: { id: 'a/b' } } });
  expect(steps['batchFiles.one']).toMatchObject({
    request: { body: { files: [{ path: 'x.md' }] } },
  });
});

test.each([
  ['an id is replaced by that of the deployment', 5, 42],
  ['a word that the contract has beside the id stays', 'Any', 'Any'],
])('%s', (_, from, sent) => {
  const [documented] = exampleCases.filter((one) => one.id === 'listTags.firstPage');
  const request = { ...documented!.request, query: { from } };
  expect(plan(contract, [{ ...documented!, request }], live)).toMatchObject([
    { request: { query: { from: sent } } },
  ]);
});

test('an anonymous case is sent without a token, any other with the one of its role', () => {
  const steps = planned({ sharedToken: 'shared' });
  expect(steps['listTags.firstPage']).not.toHaveProperty('token');
  expect(steps['getTag.released']).toMatchObject({ token: 'secret-of-developer' });
  expect(planned({ tokens: {}, sharedToken: 'shared' })['getTag.released']).toMatchObject({
    token: 'shared',
  });
});

test('a case that any user may call is sent with whatever token there is, their own first', () => {
  const anyUser = [{ ...exampleCases[0]!, as: 'user' }];
  const tokenOf = (tokens: Record<string, string>) =>
    plan(contract, anyUser, { ...live, tokens }).map((step) => 'request' in step && step.token);
  expect(tokenOf({ guest: 'a', developer: 'b' })).toEqual(['a']);
  expect(tokenOf({ guest: 'a', user: 'b' })).toEqual(['b']);
  expect(tokenOf({})).toEqual([false]);
});

test.each([
  ['createTag.annotated', {}, 'needs writing, and this run only reads'],
  ['deleteTag.gone', {}, 'needs writing, and this run only reads'],
  ['getTag.released', { tokens: {} }, 'needs a token for the role developer'],
  ['getTag.released', { fixtures: { 'project.id': 42 } }, 'needs the fixture tag.name'],
  [
    'getTag.worldOnly',
    {},
    'path.tag_name is "v7", which belongs to the example world and is no fixture (of tag.name)',
  ],
  [
    'getTag.unsigned',
    {},
    'its 404 comes from the state of the example world, not from an unknown value in the request',
  ],
  [
    'getReport.forbidden',
    { sharedToken: 'shared' },
    'needs a token of its own for the role guest: another role may be allowed',
  ],
  [
    'batchFiles.noToken',
    {},
    'the feature flag batch_api is off by default: its success cases tell whether it is refused',
  ],
])('%s with %j is not run: %3$s', (id, change, reason) => {
  expect(planned(change)[id]).toEqual({ case: expect.anything(), reason });
});

test('a refusal for want of a permission is not run where no role is named: any caller may have it', () => {
  const forbidden = contract.cases.find(({ id }) => id === 'getReport.forbidden')!;
  const target = { ...live, tokens: { user: 'a' } };
  const [step] = plan(contract, [{ ...forbidden, as: 'user' }], target);
  expect(step).toMatchObject({ reason: expect.stringContaining('names no role that lacks it') });
});

test('an unknown value is sent as it is where the case expects 404', () => {
  expect(planned()['listTags.noProject']).toMatchObject({ request: { path: { id: 99 } } });
});

test('an operation that the deployment should not have is sent, to see it refused', () => {
  expect(planned({ tier: 'free' })['getReport.full']).toMatchObject({
    exclusion: {
      reason: 'the profile says that the tier is free, and the operation needs premium or ultimate',
      pointer: '#/paths/~1projects~1{id}~1report/get/x-tier',
    },
  });
  expect(planned({ tier: 'premium' })['getReport.full']).not.toHaveProperty('exclusion');
  expect(planned()['batchFiles.one']).toHaveProperty('exclusion');
  expect(planned({ flags: { batch_api: true } })['batchFiles.one']).not.toHaveProperty('exclusion');
});
