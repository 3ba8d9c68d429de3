import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../contract/case.ts';
import { type Contract, readContract } from '../../../contract/contract.ts';
import type { Call } from '../job.ts';
import { guardWrites } from './guardWrites.ts';
import { type LedgerEntry, openLedger, readLedger } from './ledger.ts';

const RUN = 'fc-test';
let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

let dir: string;
let file: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'guard-'));
  file = join(dir, 'ledger.jsonl');
});
afterEach(() => rm(dir, { recursive: true }));

type TestResponse = { status: number; body?: JsonValue } | 'none';

/** Creates a guard for a target with the given responses, and a list of the requests that were sent. */
function guarded(
  response: (sent: string) => TestResponse,
  named: string[] = [],
  tokens: Record<string, string> = { developer: 'd', owner: 'o' },
) {
  const sent: string[] = [];
  const ledger = openLedger(file, { run: RUN, base: 'http://t/api/v4', startedAt: 'now' });
  const guard = guardWrites({
    contract,
    target: {
      tokens,
      fixtures: { 'project.id': 7, 'project.path': 'a/b' },
    },
    ledger,
    writes: { run: RUN, operations: new Set(named) },
    send: async ({ operation, request, token }) => {
      const path = operation.path!.replaceAll(/\{(\w+)\}/g, (_, name) =>
        String(request.path[name]),
      );
      const line = `${operation.method.toUpperCase()} ${path}`;
      sent.push(`${line} ${token ?? '-'}`);
      const came = response(line);
      const exchange =
        came === 'none'
          ? { failure: { name: 'timeout', message: 'no response' } }
          : {
              response: {
                status: came.status,
                reason: '',
                headers: [],
                body: Buffer.from(JSON.stringify(came.body ?? null)),
              },
            };
      return { exchange, exchanges: [exchange], redirects: [] } as never;
    },
  });
  return { guard, ledger, sent };
}

function call(id: string, path: Call['request']['path'], body?: JsonValue): Call {
  return {
    operation: contract.operations.get(id)!,
    request: {
      path,
      query: {},
      headers: {},
      ...(body !== undefined && { contentType: 'application/json', body }),
    },
    as: 'developer',
    token: 'd',
    expected: { status: 200 },
  };
}

const createMilestone = () => call('createMilestone', { id: 7 }, { title: `${RUN}-1` });
const created = { status: 201, body: { id: 99, iid: 3 } };

test('does not change a resource that the run did not create, and sends no request', async () => {
  const { guard, sent } = guarded(() => ({ status: 200 }));
  await expect(
    guard.send(call('updateMilestone', { id: 7, milestone_id: 31 }, { title: 'x' })),
  ).rejects.toThrow('would change /projects/7/milestones/31, which this run did not create');
  await expect(guard.send(call('deleteTag', { id: 7, tag_name: 'v1' }))).rejects.toThrow('v1');
  expect(sent).toEqual([]);
});

test('does not create what no token of the profile may remove', async () => {
  const key = () => call('createErrorTrackingClientKey', { id: 7 }, {});
  const { guard, sent } = guarded(() => created, [], { developer: 'd' });
  await expect(guard.send(key())).rejects.toThrow('only the role maintainer may remove');
  expect(sent).toEqual([]);
  await guard.send({ ...key(), expected: { status: 403 } });
  for (const tokens of [{ owner: 'o' }, { administrator: 'a' }])
    await guarded(() => created, [], tokens).guard.send(key());
});

test('changes a resource of the run, by ID or path of the project, until it is removed', async () => {
  const { guard } = guarded((line) =>
    line.startsWith('POST') ? created : { status: line.startsWith('DELETE') ? 204 : 200 },
  );
  const update = (id: number | string) =>
    guard.send(call('updateMilestone', { id, milestone_id: 99 }, { title: 'x' }));
  await guard.send(createMilestone());
  await update(7);
  await update('a/b');
  await guard.send(call('deleteMilestone', { id: 7, milestone_id: 99 }));
  await expect(update(7)).rejects.toThrow('did not create');
});

test('if two resources have the same path, marks as removed the resource that the query names', async () => {
  const { guard, sent } = guarded(() => ({ status: 204 }));
  const link = (provider: string) =>
    call(
      'createSamlGroupLink',
      { id: 3 },
      { saml_group_name: `${RUN}-crew`, access_level: 30, provider },
    );
  const removal = call('deleteSamlGroupLink', { id: 3, saml_group_name: `${RUN}-crew` });
  const entries: LedgerEntry[] = [];
  for (const provider of ['a', 'b'])
    await guard.send({ ...link(provider), onCreate: (one) => entries.push(one) });
  await guard.send({ ...removal, request: { ...removal.request, query: { provider: 'b' } } });
  expect(entries.map(({ done }) => done ?? false)).toEqual([false, true]);
  expect(await guard.undo(entries)).toEqual([]);
  expect(sent.at(-1)).toContain('DELETE');
});

test('if one of two resources with the same path has no value in the query, marks only the other one as removed', async () => {
  const { guard } = guarded(() => ({ status: 204 }));
  const fields = { saml_group_name: `${RUN}-crew`, access_level: 30 };
  const removal = call('deleteSamlGroupLink', { id: 3, saml_group_name: `${RUN}-crew` });
  const entries: LedgerEntry[] = [];
  for (const body of [fields, { ...fields, provider: 'b' }])
    await guard.send({
      ...call('createSamlGroupLink', { id: 3 }, body),
      onCreate: (one) => entries.push(one),
    });
  await guard.send({ ...removal, request: { ...removal.request, query: { provider: 'b' } } });
  expect(entries.map(({ done }) => done)).toEqual([false, true]);
  await guard.send(removal);
  expect(entries.map(({ done }) => done)).toEqual([true, true]);
});

test('does not take a reaction for a note, which its removal would remove', async () => {
  const note = (body: string) =>
    call('createMergeRequestNote', { id: 7, merge_request_iid: 3 }, { body });
  const { guard } = guarded(() => created);
  await expect(guard.send(note(':rocket:'))).rejects.toThrow('becomes a reaction');
  const { guard: permitting, ledger } = guarded(() => created, ['createMergeRequestNote']);
  await permitting.send(note(' 🚀 '));
  expect(ledger.entries).toEqual([]);
  await permitting.send(note('🚀 and a word'));
  expect(ledger.entries).toHaveLength(1);
});

test('sends a call for a removed resource of the run only if the call must be refused', async () => {
  const { guard, sent } = guarded((line) => (line.startsWith('POST') ? created : { status: 204 }));
  const remove = (expected: number) =>
    guard.send({
      ...call('deleteMilestone', { id: 7, milestone_id: 99 }),
      expected: { status: expected },
    });
  await guard.send(createMilestone());
  await remove(204);
  await remove(404);
  expect(sent).toHaveLength(3);
  await expect(remove(204)).rejects.toThrow('did not create');
});

test('sends an irreversible call only if the profile names its operation', async () => {
  const promote = call('promoteMilestone', { id: 7, milestone_id: 99 });
  const { guard } = guarded(() => created);
  await guard.send(createMilestone());
  await expect(guard.send(promote)).rejects.toThrow('runs only if the profile names it');
  await expect(
    guarded(() => created, ['promoteMilestone']).guard.send(promote),
  ).resolves.toBeDefined();
});

test('does not create a resource that cannot be removed', async () => {
  const { guard, sent } = guarded(() => ({ status: 201 }));
  await expect(
    guard.send(call('createProjectInvitation', { id: 7 }, { user_id: 9, access_level: 30 })),
  ).rejects.toThrow('lacks the values that are needed to remove');
  expect(sent).toEqual([]);
});

test.each<[string, (line: string) => TestResponse, boolean]>([
  ['is not found', () => ({ status: 404 }), true],
  ['exists', () => ({ status: 200, body: { id: 404404 } }), false],
])('reads an unknown resource before a change: it %s', async (_, response, isSent) => {
  const { guard, sent } = guarded(response);
  const unknown = guard.send(call('deleteMilestone', { id: 7, milestone_id: 404404 }));
  await (isSent ? unknown : expect(unknown).rejects.toThrow('did not create'));
  expect(sent).toEqual([
    'GET /projects/7/milestones/404404 d',
    ...(isSent ? ['DELETE /projects/7/milestones/404404 d'] : []),
  ]);
});

test.each<[JsonValue, boolean]>([
  [[{ id: 3 }], true],
  [[{ id: 404404 }], false],
])('reads the list if no operation gets the resource: %j', async (list, isSent) => {
  const { guard } = guarded((line) =>
    line.startsWith('GET') ? { status: 200, body: list } : { status: 404 },
  );
  const path = { id: 7, merge_request_iid: 21, block_id: 404404 };
  const unknown = guard.send(call('deleteMergeRequestBlock', path));
  await (isSent ? unknown : expect(unknown).rejects.toThrow('did not create'));
});

test('does not create a resource that exists, since the clean-up would remove it', async () => {
  const { guard, sent } = guarded(() => ({ status: 200 }));
  await expect(guard.send(call('enableDeployKey', { id: 7, key_id: 52 }))).rejects.toThrow(
    'exists already',
  );
  await expect(
    guard.send(call('createTag', { id: 7 }, { tag_name: 'v1.0.0', ref: 'main' })),
  ).rejects.toThrow('exists already');
  expect(sent).toEqual([
    'GET /projects/7/deploy_keys/52 d',
    'GET /projects/7/repository/tags/v1.0.0 d',
  ]);
});

test('sends a creation that must be refused because the resource exists, and does not remove that resource', async () => {
  const { guard, ledger } = guarded((line) => ({ status: line.startsWith('GET') ? 200 : 201 }));
  const taken = call('createTag', { id: 7 }, { tag_name: 'v1.0.0', ref: 'main' });
  await guard.send({ ...taken, expected: { status: 405 } });
  expect(ledger.entries).toEqual([]);
});

test.each([
  [404, true],
  [403, false],
])(
  'sends a call that must get 404 only if a read shows that the resource does not exist: %i',
  async (status, isSent) => {
    const { guard, sent } = guarded(() => ({ status }));
    const deletion = call('deleteMilestone', { id: 8, milestone_id: 31 });
    const outcome = guard.send({ ...deletion, expected: { status: 404 } });
    await (isSent ? outcome : expect(outcome).rejects.toThrow('did not create'));
    expect(sent.some((line) => line.startsWith('DELETE'))).toBe(isSent);
  },
);

test('removes all resources, the newest first, as their creator or, if refused, as another caller', async () => {
  const { guard, ledger, sent } = guarded((line) =>
    line.startsWith('POST') ? created : { status: 403 },
  );
  await guard.send(createMilestone());
  await guard.send(call('createTag', { id: 7 }, { tag_name: `${RUN}-2`, ref: 'main' }));
  sent.length = 0;
  expect(await guard.undo(ledger.entries)).toHaveLength(2);
  expect(sent.filter((line) => line.startsWith('DELETE'))).toEqual([
    `DELETE /projects/7/repository/tags/${RUN}-2 d`,
    `DELETE /projects/7/repository/tags/${RUN}-2 o`,
    'DELETE /projects/7/milestones/99 d',
    'DELETE /projects/7/milestones/99 o',
  ]);
});

describe('a resource whose removal gets 404 or a refusal', () => {
  /** Creates a milestone, and removes it. Returns the number of resources that are left. */
  async function leftAfter(response: (line: string) => TestResponse): Promise<number> {
    const { guard, ledger } = guarded((line) =>
      line.startsWith('POST') ? created : response(line),
    );
    await guard.send(createMilestone());
    const left = await guard.undo(ledger.entries);
    expect(ledger.entries.map(({ done }) => done)).toEqual([left.length === 0]);
    ledger.close();
    await rm(file);
    return left.length;
  }
  const listing =
    (list: TestResponse) =>
    (line: string): TestResponse =>
      line === 'GET /projects/7/milestones' ? list : { status: 404 };

  test('leaves the ledger if the list no longer shows it', async () => {
    expect(await leftAfter(listing({ status: 200, body: [{ id: 98 }] }))).toBe(0);
    expect(await leftAfter(listing({ status: 200, body: [] }))).toBe(0);
  });

  test('leaves the ledger if its removal is forbidden, and the list shows that it was never made', async () => {
    const forbidden = (items: JsonValue[]) => (line: string) =>
      line === 'GET /projects/7/milestones' ? { status: 200, body: items } : { status: 403 };
    expect(await leftAfter(forbidden([{ id: 98 }]))).toBe(0);
    expect(await leftAfter(forbidden([{ id: 99 }]))).toBe(1);
  });

  test('stays in the ledger if the list still shows it, or cannot be read', async () => {
    expect(await leftAfter(listing({ status: 200, body: [{ id: 98 }, { id: 99 }] }))).toBe(1);
    expect(await leftAfter(listing({ status: 403 }))).toBe(1);
    expect(await leftAfter(listing('none'))).toBe(1);
  });

  test('stays in the ledger if everything gets 404, as from a balancer without a server', async () => {
    expect(await leftAfter(() => ({ status: 404 }))).toBe(1);
  });

  test('stays in the ledger if the success is not documented, as that of a web page', async () => {
    expect(await leftAfter(() => ({ status: 200, body: 'welcome' }))).toBe(1);
    expect(await leftAfter(() => ({ status: 204 }))).toBe(0);
  });

  test('in a discussion leaves the ledger if the discussion or the list of discussions shows that', async () => {
    const path = '/projects/7/issues/12/discussions';
    const leftWith = async (shown: Record<string, JsonValue>) => {
      const { guard, ledger } = guarded((line) => {
        if (line.startsWith('POST')) return { status: 201, body: { id: 'd1', notes: [{ id: 5 }] } };
        const body = shown[line];
        return body === undefined ? { status: 404 } : { status: 200, body };
      });
      const place = { id: 7, issue_iid: 12 };
      await guard.send(call('createIssueDiscussion', place, { body: `${RUN}-1` }));
      const left = await guard.undo(ledger.entries);
      ledger.close();
      await rm(file);
      return left.length;
    };
    const discussion = (...notes: number[]) => ({ id: 'd1', notes: notes.map((id) => ({ id })) });
    expect(await leftWith({ [`GET ${path}/d1`]: discussion(4) })).toBe(0);
    expect(await leftWith({ [`GET ${path}/d1`]: discussion(4, 5) })).toBe(1);
    expect(await leftWith({ [`GET ${path}`]: [] })).toBe(0);
    expect(await leftWith({ [`GET ${path}`]: [discussion(5)] })).toBe(1);
  });
});

test('does not remove an invitation whose creation the response reports as failed', async () => {
  const { guard, ledger, sent } = guarded((line) =>
    line.startsWith('POST')
      ? { status: 201, body: { status: 'error', message: { 'b@x.example': 'is invited already' } } }
      : { status: 204 },
  );
  const invite = (email: string) =>
    guard.send(call('createGroupInvitation', { id: 3 }, { email, access_level: 30 }));
  await invite('b@x.example');
  await invite('a@x.example,b@x.example');
  expect(ledger.entries.map(({ done }) => done)).toEqual([true, false]);
  expect(await guard.undo(ledger.entries)).toEqual([]);
  expect(sent.filter((line) => line.startsWith('DELETE'))).toEqual([
    'DELETE /groups/3/invitations/a@x.example d',
  ]);
});

test('tells a tag from a project whose path is the name of the tag', async () => {
  const { guard } = guarded((line) => ({ status: line.startsWith('POST') ? 201 : 404 }));
  await guard.send(call('createTag', { id: 7 }, { tag_name: '7', ref: 'main' }));
  await expect(guard.send(call('deleteTag', { id: 7, tag_name: 'a/b' }))).rejects.toThrow(
    'did not create',
  );
});

test('removes both invitations of one request', async () => {
  const { guard, ledger, sent } = guarded((line) =>
    line.startsWith('POST') ? { status: 201, body: { status: 'success' } } : { status: 204 },
  );
  const email = `${RUN}-1@example.com,${RUN}-2@example.com`;
  await guard.send(call('createGroupInvitation', { id: 3 }, { email, access_level: 10 }));
  await guard.undo(ledger.entries);
  expect(sent.slice(1)).toEqual([
    `DELETE /groups/3/invitations/${RUN}-1@example.com d`,
    `DELETE /groups/3/invitations/${RUN}-2@example.com d`,
  ]);
});

test('writes an entry to the ledger before the request, and keeps it open if no response comes', async () => {
  const { guard } = guarded((line) => {
    expect(readLedger(file)?.entries).toHaveLength(1);
    return line.startsWith('POST') ? 'none' : { status: 204 };
  });
  await guard.send(createMilestone());
  expect(readLedger(file)?.entries).toMatchObject([{ operation: 'createMilestone', done: false }]);
});

test('after a creation without a response, can remove what has the name of the run, or was not there before', async () => {
  const { guard, ledger } = guarded((line) =>
    line.startsWith('GET') ? { status: line.includes('v2') ? 401 : 404 } : 'none',
  );
  for (const tag_name of [`${RUN}-1`, 'v1.0.0', 'v2.0.0'])
    await guard.send(call('createTag', { id: 7 }, { tag_name, ref: 'main' }));
  expect(ledger.entries.map(({ undo }) => undo?.[0]?.path.tag_name)).toEqual([
    `${RUN}-1`,
    'v1.0.0',
    undefined,
  ]);
});

test('after a refused creation, removes nothing that has its name', async () => {
  const { guard, ledger } = guarded((line) => ({ status: line.startsWith('GET') ? 404 : 409 }));
  await guard.send(call('createTag', { id: 7 }, { tag_name: 'v1.0.0', ref: 'main' }));
  expect(ledger.entries).toMatchObject([{ done: true, undo: [] }]);
  expect(readLedger(file)?.entries).toMatchObject([{ done: true, undo: [] }]);
});

test('reads and continues a ledger whose last line is cut off', async () => {
  const { guard, ledger } = guarded(() => created);
  await guard.send(createMilestone());
  ledger.close();
  const text = await readFile(file, 'utf8');
  const cut = join(dir, 'cut.jsonl');
  await writeFile(cut, `${text}{"step":"done","num`);
  expect(readLedger(cut)?.entries).toMatchObject([
    { operation: 'createMilestone', undo: [{ operation: 'deleteMilestone' }], done: false },
  ]);
  const again = openLedger(cut, { run: RUN, base: '', startedAt: '' });
  again.done(again.entries[0]!);
  expect(readLedger(cut)?.entries).toMatchObject([{ done: true }]);
});
