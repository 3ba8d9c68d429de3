import { expect, test } from 'vitest';
import { readContract } from '../../../contract/contract.ts';
import type { Statement } from '../../../contract/statement.ts';
import type { Incoming } from '../../../sandbox/index.ts';
import { requestWithout } from './idleFaults.ts';
import { idleSentences, tryWitnesses, witnessesOf } from './proveWitnesses.ts';

const contract = await readContract();

test('a part that passes on a server without the effect is idle, and named', async () => {
  const statement: Statement = {
    id: 'tags.x',
    document: 1,
    section: 'Tags',
    says: 'A tag is created from a branch.',
    operations: ['createTag'],
    sends: ['ref'],
    shownBy: [{ case: 'createTag.annotated' }, { workflow: 'commit-history.mark-branch' }],
  };
  const trials = await tryWitnesses(contract, witnessesOf(contract, statement, 1), {
    seed: 'world',
    onProgress: () => {},
  });
  expect(trials.map(({ fault, outcome }) => [fault.id, outcome])).toEqual([
    ['ignored:ref', 'idle'],
    ['ignored:ref', 'found'],
  ]);
  expect(idleSentences(trials)).toEqual([
    'tags.x: case createTag.annotated passes on a server whose createTag ignores ref',
  ]);
}, 600_000);

test('a request loses a value of its query or body, and a whole item if its kind is named', () => {
  const request = (search: string, body?: object) =>
    ({
      search,
      contentType: 'application/json',
      body: body && Buffer.from(JSON.stringify(body)),
    }) as Incoming;
  const left = (...[sent, dropped]: Parameters<typeof requestWithout>) => {
    const changed = requestWithout(sent, dropped);
    return changed && [changed.search, changed.body && JSON.parse(String(changed.body))];
  };
  expect(left(request('status=offline&page=2'), { name: 'status', value: 'offline' })).toEqual([
    'page=2',
    undefined,
  ]);
  expect(left(request('status=online'), { name: 'status', value: 'offline' })).toBeUndefined();
  expect(left(request('not[labels]=a&labels=b'), { name: 'not.labels' })?.[0]).toBe('labels=b');
  const actions = [
    { action: 'create', encoding: 'base64' },
    { action: 'update', encoding: 'base64' },
  ];
  expect(left(request('', { actions }), { name: 'action', value: 'update' })?.[1]).toEqual({
    actions: actions.slice(0, 1),
  });
  expect(
    left(request('', { actions }), {
      name: 'encoding',
      kind: { member: 'action', value: 'update' },
    })?.[1],
  ).toEqual({ actions: [actions[0], { action: 'update' }] });
});
