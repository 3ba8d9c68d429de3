import { beforeAll, describe, expect, test } from 'vitest';
import type { CaseRequest, JsonValue } from '../contract/case.ts';
import { type Contract, readContract } from '../contract/contract.ts';
import type { ChoiceId, Finding } from './finding.ts';
import { findChoice, type JudgedCall, NAMED_BY_RULES, withLevel } from './level.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

const finding: Finding = { check: 'status', message: '', requirement: '', pointer: '#/paths' };
const EMPTY: CaseRequest = { path: {}, query: {}, headers: {} };

type Call = Partial<Omit<JudgedCall, 'request'>> & { request?: Partial<CaseRequest> };

/** Returns the choice for a wrong status of an operation. */
function choice(
  operation: string,
  due: number[],
  came: number,
  { request = {}, ...call }: Call = {},
): ChoiceId | undefined {
  return findChoice(
    { statuses: { due, came } },
    {
      contract,
      operation: contract.operations.get(operation)!,
      request: { ...EMPTY, ...request },
      as: 'developer',
      hasToken: true,
      ...call,
    },
  );
}

const anonymous = { as: undefined, hasToken: false };
const stranger = { as: 'stranger' };
const query = (query: CaseRequest['query']) => ({ request: { query } });
const body = (body: JsonValue) => ({
  request: { body, contentType: 'application/json' },
});

describe('a wrong status is advised, by the choice', () => {
  test.each<[ChoiceId, ...Parameters<typeof choice>]>([
    ['customary-status', 'createMilestone', [201], 200],
    ['customary-status', 'deleteTag', [204], 200],
    ['malformed-read', 'listTags', [400], 200, query({ sort: 'upwards' })],
    ['malformed-read', 'listTags', [400], 422, query({ page: 'no-number' })],
    ['malformed-read', 'listTags', [200], 422, query({ per_page: 101 })],
    ['malformed-read', 'listMergeRequests', [400], 200, query({ created_after: 'yesterday' })],
    ['status-of-refusal', 'compareRefs', [400], 404, query({ from: 'main' })],
    ['status-of-refusal', 'listRunnerJobs', [400], 422, query({ sort: 'asc' })],
    ['status-of-refusal', 'updateMilestone', [400], 422, body({ due_date: 'yesterday' })],
    ['status-of-refusal', 'getBlobs', [400], 422, body({})],
    ['status-of-refusal', 'createIssueNote', [400], 413, body({ body: 'too long' })],
    ['malformed-read', 'getBlobs', [400], 200, body({ files: [{ path: 42 }] })],
    [
      'required-with-default',
      'createProjectInvitation',
      [400],
      201,
      body({ email: 'a@b.example' }),
    ],
    [
      'refused-in-body',
      'createProjectInvitation',
      [400],
      201,
      {
        ...body({ email: 'a@b.example', access_level: 30, expires_at: 'yesterday' }),
        body: { status: 'error', message: {} },
      } as Call,
    ],
    ['order-of-refusals', 'createCluster', [403], 400],
    ['order-of-refusals', 'createMilestone', [400], 403, { as: 'user' }],
    ['wrong-token', 'listMilestones', [401], 403, { as: undefined }],
    ['unstated-authentication', 'createTag', [401], 404, anonymous],
    ['unstated-authentication', 'getCommit', [200], 401, anonymous],
    ['no-access', 'listMilestones', [404], 403, stranger],
    ['no-access', 'listProjectDeployKeys', [403], 404, stranger],
    ['no-access', 'listTags', [404], 401, anonymous],
    ['public-group', 'listGroupMergeRequests', [200], 404, anonymous],
    ['unstated-roles', 'createTag', [403], 201, stranger],
    [
      'guarded-field',
      'createIssueNote',
      [403],
      201,
      {
        ...body({ body: 'a', created_at: '2026-01-31T12:00:00Z' }),
        body: { created_at: '2026-11-20T08:00:00Z' },
      } as Call,
    ],
    ['left-out-or-refused', 'listRunnerJobs', [403], 200, { body: [] }],
    ['absent-settings', 'getPages', [200], 404],
    ['unlisted-refusal', 'createTag', [201, 400, 404], 422],
  ])('%s: %s is due %j and gives %i', (id, ...facts) => {
    expect(choice(...facts)).toBe(id);
  });
});

describe('a wrong status is required if', () => {
  test.each<[reason: string, ...Parameters<typeof choice>]>([
    ['the documents state the success', 'createTag', [201], 200],
    ['a success is refused', 'createMilestone', [201], 403],
    ['a site is refused to a maintainer', 'getPages', [200], 403],
    ['the server fails', 'listTags', [400], 500, query({ sort: 'upwards' })],
    ['the response is a redirect', 'listTags', [404], 302, anonymous],
    ['a create fails validation', 'createMilestone', [400], 422, body({})],
    ['an invalid create is accepted', 'createMilestone', [400], 201, body({})],
    ['an invalid update is accepted', 'updateMilestone', [400], 200, body({ due_date: 'x' })],
    ['a required parameter is missing', 'compareRefs', [400], 200, query({ from: 'main' })],
    ['a stated requirement is broken', 'listRunnerJobs', [400], 200, query({ sort: 'asc' })],
    [
      'there are more values than the stated limit',
      'listMergeRequests',
      [400],
      200,
      query({ 'approved_by_ids[]': [1, 2, 3, 4, 5, 6] }),
    ],
    [
      'there are too many files',
      'getBlobs',
      [400],
      200,
      body({ files: Array(21).fill({ path: 'a' }) }),
    ],
    [
      'an invitation has no invitee',
      'createProjectInvitation',
      [400],
      201,
      body({ access_level: 30 }),
    ],
    ['the token is absent', 'listMilestones', [401], 403, anonymous],
    ['a write needs no token', 'createTag', [401], 201, anonymous],
    ['a wrong token is accepted', 'listMilestones', [401], 200, { as: undefined }],
    ['the stated roles are refused with another status', 'listClusters', [403], 404],
    ['a stranger sees a private project', 'listMilestones', [404], 200, stranger],
    ['a stranger gets 401', 'listMilestones', [404], 401, stranger],
    ['access to the project is stated', 'listProjectDeployKeys', [403], 200, stranger],
    ['a resource is unknown to a member', 'getTag', [404], 403],
    [
      'the field is taken over',
      'createIssueNote',
      [403],
      201,
      {
        ...body({ body: 'a', created_at: '2026-01-31T12:00:00Z' }),
        body: { created_at: '2026-01-31T12:00:00.000Z' },
      } as Call,
    ],
    ['the list shows items', 'listRunnerJobs', [403], 200, { body: [{ id: 1 }] }],
    ['a stated status is another', 'getSamlGroupLink', [422], 400],
    ['the tag could not be created', 'createTag', [405], 409],
  ])('%s: %s is due %j and gives %i', (_, ...facts) => {
    expect(choice(...facts)).toBeUndefined();
  });
});

test('a finding is advised if its check names a choice, but not if the server fails', () => {
  const call = { contract, operation: contract.operations.get('listTags')! };
  const hidden = { ...finding, choice: 'hidden-project' as const };
  expect(withLevel(hidden, call)).toEqual({ ...hidden, level: 'advised' });
  expect(withLevel({ ...hidden, statuses: { due: [404], came: 500 } }, call)).not.toHaveProperty(
    'choice',
  );
  expect(withLevel(finding, call)).toEqual({ ...finding, level: 'required' });
});

test('the choices of the contract are those of the rules, and those that checks name', () => {
  const byChecks: ChoiceId[] = [
    'hidden-project',
    'username-beside-key',
    'absent-operation',
    'read-after-write',
    'refused-text',
    'update-time',
    'bearer-token',
    'media-type',
  ];
  expect(Object.keys(contract.document['x-choices']!).sort()).toEqual(
    [...NAMED_BY_RULES, ...byChecks].sort(),
  );
});

test('each mark of an operation names a choice of the contract', () => {
  for (const { id, definition } of contract.operations.values())
    for (const one of definition['x-chosen'] ?? [])
      expect(contract.document['x-choices'], id).toHaveProperty([one]);
});
