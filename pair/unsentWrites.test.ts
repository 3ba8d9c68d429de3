/** Tests which calls depend on a write that was not sent. */
import { beforeAll, expect, test } from 'vitest';
import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import { packFile } from '../contract/extensions/packs.ts';
import { callReader } from './readCalls.ts';
import { unsentWrites } from './unsentWrites.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await readContractWith({ extend: [packFile('everyday')] });
});

/** A call: its method and path, its status, its body, and the body of the response. */
type Told = [call: string, status: number, body?: JsonValue, response?: JsonValue];

function read([told, status, body, response]: Told) {
  const [method = '', path = ''] = told.split(' ');
  const one = callReader(contract)({
    logged: {
      ...{ id: 1, time: '2026-10-21T09:00:00Z', method, url: `/api/v4${path}`, operation: null },
      ...{ token: undefined, authorization: undefined, status, durationMs: 1, isCut: false },
      contentType: body === undefined ? undefined : 'application/json',
      body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
      response: { headers: {}, body: response === undefined ? '' : JSON.stringify(response) },
    },
    shiftMs: 0,
  });
  if (!('call' in one)) throw new Error(`${told}: ${one.reason}`);
  return one;
}

/** Returns the calls that depend on a write that was not sent. */
function dependentOf(write: Told, calls: Told[], hasWorld = false): string[] {
  const unsent = unsentWrites(contract, { hasWorld, isOfWorld: (value) => value === 'main' });
  unsent.noteShown({ name: 'known' });
  unsent.add(read(write).write!);
  return calls.flatMap((one) => (unsent.findFor(read(one).call) ? one[0] : []));
}

const PROJECT = '/projects/5';
const RELEASE: Told = [
  `POST ${PROJECT}/releases`,
  201,
  { tag_name: 'v1.1.0', name: 'Summer', ref: 'main' },
  { tag_name: 'v1.1.0', name: 'Summer', author: { id: 9, username: 'dana' } },
];
const MILESTONE: Told = [
  `POST ${PROJECT}/milestones`,
  201,
  { title: 'Sprint 9' },
  { id: 33, iid: 4, project_id: 5, title: 'Sprint 9', state: 'active' },
];

test.each<[string, Told, dependent: Told[], independent: Told[]]>([
  [
    'a created resource',
    RELEASE,
    [
      [`GET ${PROJECT}/releases/v1.1.0`, 200],
      ['GET /projects/acme%2Frocket/releases/v1.1.0', 404],
      [`GET ${PROJECT}/releases/v1.1.0/assets/links`, 200],
      [`GET ${PROJECT}/repository/tags/v1.1.0`, 200],
      [`GET ${PROJECT}/repository/commits?ref_name=v1.1.0`, 200],
      [`POST ${PROJECT}/releases`, 409, { tag_name: 'v1.1.0' }],
      [`POST ${PROJECT}/repository/branches`, 201, { branch: 'fix', ref: 'v1.1.0' }],
    ],
    [
      [`GET ${PROJECT}/releases`, 200],
      [`GET ${PROJECT}/releases/v1.0.0`, 200],
      ['GET /projects/6/releases/v1.0.0', 200],
      [`GET ${PROJECT}/repository/commits?ref_name=main`, 200],
      [`GET ${PROJECT}`, 200],
      ['GET /issues?author_username=dana', 200],
      [`POST ${PROJECT}/releases`, 201, { tag_name: 'v1.2.0', name: 'Summer' }],
      [`POST ${PROJECT}/releases`, 400, { tag_name: '' }],
    ],
  ],
  [
    'an ID that other resources may have, too',
    MILESTONE,
    [[`GET ${PROJECT}/milestones/33`, 200]],
    [
      [`GET ${PROJECT}/milestones/4`, 200],
      [`GET ${PROJECT}/milestones/5`, 200],
      [`GET ${PROJECT}/issues/33`, 200],
      [`GET ${PROJECT}/milestones?state=active`, 200],
    ],
  ],
  [
    'a name that a response has shown before',
    [`POST ${PROJECT}/labels`, 201, { name: 'known' }, { id: 77, name: 'known' }],
    [[`GET ${PROJECT}/labels/known`, 200]],
    [[`GET ${PROJECT}/repository/tags/known`, 200]],
  ],
  [
    'an update',
    [`PUT ${PROJECT}/issues/11`, 200, { title: 'known' }],
    [
      [`GET ${PROJECT}/issues/11`, 200],
      [`GET ${PROJECT}/issues?state=opened`, 200],
      [`PUT ${PROJECT}/issues/11`, 200, { labels: 'bug' }],
    ],
    [
      [`GET ${PROJECT}/issues/12`, 200],
      [`GET ${PROJECT}/issues/11/notes`, 200],
      [`PUT ${PROJECT}/issues/11`, 200, { title: 'known' }],
      [`PUT ${PROJECT}/issues/11`, 403, { title: 'No' }],
      ['GET /issues', 200],
    ],
  ],
  [
    'a removal',
    [`DELETE ${PROJECT}/issues/11`, 204],
    [
      [`GET ${PROJECT}/issues/11/notes`, 404],
      [`DELETE ${PROJECT}/issues/11`, 404],
      [`GET ${PROJECT}/issues`, 200],
    ],
    [
      [`GET ${PROJECT}/issues/12`, 200],
      [`GET ${PROJECT}`, 200],
    ],
  ],
  [
    'an act on a resource',
    [`PUT ${PROJECT}/merge_requests/21/merge`, 200, {}, { iid: 21, state: 'merged' }],
    [
      [`GET ${PROJECT}/merge_requests/21`, 200],
      [`GET ${PROJECT}/merge_requests`, 200],
    ],
    [
      [`GET ${PROJECT}/merge_requests/22`, 200],
      [`GET ${PROJECT}/merge_requests/21/notes`, 200],
      [`GET ${PROJECT}/issues?state=merged`, 200],
    ],
  ],
])('%s', (_, write, dependent, independent) => {
  expect(dependentOf(write, [...dependent, ...independent])).toEqual(dependent.map(([of]) => of));
});

test('the list of a created resource is compared only in its form on other data', () => {
  const calls: Told[] = [
    [`GET ${PROJECT}/releases?per_page=1`, 200],
    [`POST ${PROJECT}/releases`, 201, { tag_name: 'v1.2.0' }],
  ];
  expect(dependentOf(RELEASE, calls, true)).toEqual([calls[0]![0]]);
});

test('an update of a resource that was not created leaves its list to the creation', () => {
  const unsent = unsentWrites(contract, { hasWorld: false, isOfWorld: () => false });
  unsent.add(read(MILESTONE).write!);
  unsent.add(read([`PUT ${PROJECT}/milestones/33`, 200, { title: 'Sprint 10' }]).write!);
  const [list, named] = ['milestones', 'issues?milestone=Sprint%2010'].map((path) =>
    unsent.findFor(read([`GET ${PROJECT}/${path}`, 200]).call),
  );
  expect([list, named]).toEqual([undefined, 'updateMilestone']);
});

test('a repeated update makes up for one that was not sent', () => {
  const unsent = unsentWrites(contract, { hasWorld: false, isOfWorld: () => false });
  const update = read([`PUT ${PROJECT}/milestones/31`, 200, { description: 'Later' }]);
  const shown = read([`GET ${PROJECT}/milestones/31`, 200]);
  unsent.add(update.write!);
  expect(unsent.findFor(shown.call)).toBe('updateMilestone');
  expect(unsent.findFor(update.call)).toBeUndefined();
  unsent.noteSent(update.call);
  expect(unsent.findFor(shown.call)).toBeUndefined();
});
