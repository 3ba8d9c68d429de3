import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
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

/** A guard before a target that answers what it is told, and what it was sent. */
function guarded(response: (sent: string) => TestResponse, named: string[] = []) {
  const sent: string[] = [];
  const ledger = openLedger(file, { run: RUN, base: 'http://t/api/v4', startedAt: 'now' });
  const guard = guardWrites({
    contract,
    target: {
      tokens: { developer: 'd', owner: 'o' },
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

test('what the run has not made is not changed, and nothing is sent', async () => {
  const { guard, sent } = guarded(() => ({ status: 200 }));
  await expect(
    guard.send(call('updateMilestone', { id: 7, milestone_id: 31 }, { title: 'x' })),
  ).rejects.toThrow('would change /projects/7/milestones/31, which this run has not made');
  await expect(guard.send(call('deleteTag', { id: 7, tag_name: 'v1' }))).rejects.toThrow('v1');
  expect(sent).toEqual([]);
});

test('what it has made may be changed, by the ID or the path of the project, until it is gone', async () => {
  const { guard } = guarded((line) => (line.startsWith('POST') ? created : { status: 200 }));
  const update = (id: number | string) =>
    guard.send(call('updateMilestone', { id, milestone_id: 99 }, { title: 'x' }));
  await guard.send(createMilestone());
  await update(7);
  await update('a/b');
  await guard.send(call('deleteMilestone', { id: 7, milestone_id: 99 }));
  await expect(update(7)).rejects.toThrow('has not made');
});

test('of two things with one name, that is removed which the query means', async () => {
  const { guard, sent } = guarded(() => ({ status: 204 }));
  const link = (provider: string) =>
    call(
      'createSamlGroupLink',
      { id: 3 },
      { saml_group_name: `${RUN}-crew`, access_level: 30, provider },
    );
  const removal = call('deleteSamlGroupLink', { id: 3, saml_group_name: `${RUN}-crew` });
  const entries: LedgerEntry[] = [];
  for (const provider of ['a', 'b']) await guard.send(link(provider), (one) => entries.push(one));
  await guard.send({ ...removal, request: { ...removal.request, query: { provider: 'b' } } });
  expect(entries.map(({ done }) => done ?? false)).toEqual([false, true]);
  expect(await guard.undo(entries)).toEqual([]);
  expect(sent.at(-1)).toContain('DELETE');
});

test('on what it has made and removed it may be tried what has to be refused', async () => {
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
  await expect(remove(204)).rejects.toThrow('has not made');
});

test('what lasts is done only where the profile names it', async () => {
  const promote = call('promoteMilestone', { id: 7, milestone_id: 99 });
  const { guard } = guarded(() => created);
  await guard.send(createMilestone());
  await expect(guard.send(promote)).rejects.toThrow('only tried where the profile names it');
  await expect(
    guarded(() => created, ['promoteMilestone']).guard.send(promote),
  ).resolves.toBeDefined();
});

test('what a request makes must be removable', async () => {
  const { guard, sent } = guarded(() => ({ status: 201 }));
  await expect(
    guard.send(call('createProjectInvitation', { id: 7 }, { user_id: 9, access_level: 30 })),
  ).rejects.toThrow('does not tell how to remove');
  expect(sent).toEqual([]);
});

test.each<[string, (line: string) => TestResponse, boolean]>([
  ['is not found', () => ({ status: 404 }), true],
  ['is there', () => ({ status: 200, body: { id: 404404 } }), false],
])('an unknown thing is asked for before it is changed: it %s', async (_, response, isSent) => {
  const { guard, sent } = guarded(response);
  const unknown = guard.send(call('deleteMilestone', { id: 7, milestone_id: 404404 }));
  await (isSent ? unknown : expect(unknown).rejects.toThrow('has not made'));
  expect(sent).toEqual([
    'GET /projects/7/milestones/404404 d',
    ...(isSent ? ['DELETE /projects/7/milestones/404404 d'] : []),
  ]);
});

test.each<[JsonValue, boolean]>([
  [[{ id: 3 }], true],
  [[{ id: 404404 }], false],
])('where it cannot be read by itself, the list tells: %j', async (list, isSent) => {
  const { guard } = guarded((line) =>
    line.startsWith('GET') ? { status: 200, body: list } : { status: 404 },
  );
  const path = { id: 7, merge_request_iid: 21, block_id: 404404 };
  const unknown = guard.send(call('deleteMergeRequestBlock', path));
  await (isSent ? unknown : expect(unknown).rejects.toThrow('has not made'));
});

test('what is there already is not made, since it would be removed', async () => {
  const { guard, sent } = guarded(() => ({ status: 200 }));
  await expect(guard.send(call('enableDeployKey', { id: 7, key_id: 52 }))).rejects.toThrow(
    'is there already',
  );
  await expect(
    guard.send(call('createTag', { id: 7 }, { tag_name: 'v1.0.0', ref: 'main' })),
  ).rejects.toThrow('is there already');
  expect(sent).toEqual([
    'GET /projects/7/deploy_keys/52 d',
    'GET /projects/7/repository/tags/v1.0.0 d',
  ]);
});

test('what is there already may be called for where that must be refused, and is not removed', async () => {
  const { guard, ledger } = guarded((line) => ({ status: line.startsWith('GET') ? 200 : 201 }));
  const taken = call('createTag', { id: 7 }, { tag_name: 'v1.0.0', ref: 'main' });
  await guard.send({ ...taken, expected: { status: 405 } });
  expect(ledger.entries).toEqual([]);
});

test.each([
  [404, true],
  [403, false],
])(
  'what may be there is called on where a 404 must come only if it is seen not to be: %i',
  async (status, isSent) => {
    const { guard, sent } = guarded(() => ({ status }));
    const deletion = call('deleteMilestone', { id: 8, milestone_id: 31 });
    const outcome = guard.send({ ...deletion, expected: { status: 404 } });
    await (isSent ? outcome : expect(outcome).rejects.toThrow('has not made'));
    expect(sent.some((line) => line.startsWith('DELETE'))).toBe(isSent);
  },
);

test('everything is removed, the newest first, by who made it or else by who may', async () => {
  const { guard, ledger, sent } = guarded((line) =>
    line.startsWith('POST') ? created : { status: 403 },
  );
  await guard.send(createMilestone());
  await guard.send(call('createTag', { id: 7 }, { tag_name: `${RUN}-2`, ref: 'main' }));
  sent.length = 0;
  expect(await guard.undo(ledger.entries)).toHaveLength(2);
  expect(sent).toEqual([
    `DELETE /projects/7/repository/tags/${RUN}-2 d`,
    `DELETE /projects/7/repository/tags/${RUN}-2 o`,
    'DELETE /projects/7/milestones/99 d',
    'DELETE /projects/7/milestones/99 o',
  ]);
});

test('an invitation of two is two to remove', async () => {
  const { guard, ledger, sent } = guarded(() => ({ status: 201, body: { status: 'success' } }));
  const email = `${RUN}-1@example.com,${RUN}-2@example.com`;
  await guard.send(call('createGroupInvitation', { id: 3 }, { email, access_level: 10 }));
  await guard.undo(ledger.entries);
  expect(sent.slice(1)).toEqual([
    `DELETE /groups/3/invitations/${RUN}-1@example.com d`,
    `DELETE /groups/3/invitations/${RUN}-2@example.com d`,
  ]);
});

test('the ledger has a line before the request, and knows what no response came for', async () => {
  const { guard } = guarded((line) => {
    expect(readLedger(file)?.entries).toHaveLength(1);
    return line.startsWith('POST') ? 'none' : { status: 204 };
  });
  await guard.send(createMilestone());
  expect(readLedger(file)?.entries).toMatchObject([{ operation: 'createMilestone', done: false }]);
});

test('a name of the run is enough to know what to remove, another is not', async () => {
  const { guard, ledger } = guarded((line) => (line.startsWith('GET') ? { status: 404 } : 'none'));
  await guard.send(call('createTag', { id: 7 }, { tag_name: `${RUN}-1`, ref: 'main' }));
  await guard.send(call('createTag', { id: 7 }, { tag_name: 'v1.0.0', ref: 'main' }));
  expect(ledger.entries.map(({ undo }) => undo?.[0]?.path.tag_name)).toEqual([
    `${RUN}-1`,
    undefined,
  ]);
});

test('a ledger that was cut off in the middle of a line is read up to there, and gone on with', async () => {
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
