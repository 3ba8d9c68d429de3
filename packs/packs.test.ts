import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createForgeClient, isRefusal } from '../client/everyday.ts';
import { listOperations, readContract, readDocument } from '../contract/contract.ts';
import { extendContract } from '../contract/extensions/extendContract.ts';
import { packFile } from '../contract/extensions/packs.ts';
import { handlers as mswHandlers } from '../msw/everyday.ts';
import { startHere } from '../testing/startSandbox.ts';
import { readSandboxContract } from './index.ts';

const folder = await mkdtemp(join(tmpdir(), 'forge-contract-packs-'));
afterAll(() => rm(folder, { recursive: true }));

const ours = join(folder, 'ours.openapi.yaml');
await writeFile(
  ours,
  `openapi: 3.1.0
info: { title: Ours, version: 1.0.0 }
paths:
  /planets:
    get: { operationId: listPlanets, responses: { 200: { description: All. } } }
`,
);

test('an operation of a pack can be picked, and renamed', async () => {
  const contract = await readContract();
  const pick = ['GET /projects/{id} as getOne'];
  const { operations } = await extendContract(contract, packFile('everyday'), { pick });
  expect([...operations.keys()].filter((id) => !contract.operations.has(id))).toEqual(['getOne']);
});

test.each([
  [
    'createRelease',
    { operation: 'deleteRelease', parameters: { tag_name: '$request.body#/tag_name' } },
  ],
  ['createIssue', { operation: 'deleteIssue', parameters: { issue_iid: '$response.body#/iid' } }],
  [
    'shareGroup',
    { operation: 'unshareGroup', parameters: { group_id: '$request.body#/group_id' } },
  ],
  ['mergeMergeRequest', undefined],
])('%s is undone by %j', async (id, undo) => {
  const { operations } = await extendContract(await readContract(), packFile('everyday'));
  const { except: _, ...written } = operations.get(id)!.definition['x-undo'] ?? {};
  expect(written).toEqual(undo ?? {});
});

test('a release that may create a tag is not undone by its removal', async () => {
  const { operations } = await extendContract(await readContract(), packFile('everyday'));
  const { except } = operations.get('createRelease')!.definition['x-undo']!;
  expect(except).toMatchObject({ field: 'ref', because: expect.stringContaining('a tag') });
});

test('a sandbox has the pack unless it is strict, has an extension, or names no pack', async () => {
  const packsOf = async (options: Parameters<typeof readSandboxContract>[0]) =>
    (await readSandboxContract(options)).packs;
  expect(await packsOf({})).toEqual(['everyday']);
  expect(await packsOf({ strict: true })).toEqual([]);
  expect(await packsOf({ packs: [] })).toEqual([]);
  expect(await packsOf({ extend: [ours] })).toEqual([]);
  const both = await readSandboxContract({ extend: [ours], packs: ['everyday'] });
  const ids = listOperations(both.contract.document).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['listPlanets', 'getProject', 'getTag']));
  await expect(packsOf({ packs: ['everday'] })).rejects.toThrow(
    /no pack everday: did you mean everyday\?/,
  );
});

test.each([[[]], [['everyday']]])(
  'a bundle with the pack has the pack of the sandbox, beside the packs %j',
  async (packs) => {
    const both = await readSandboxContract({ extend: [ours], packs: ['everyday'] });
    const bundle = join(folder, 'openapi.json');
    await writeFile(bundle, JSON.stringify(both.contract.document));
    const read = await readSandboxContract({ extend: [bundle], packs });
    expect(read.packs).toEqual(['everyday']);
    expect(Object.keys(read.handlers)).toContain('getProject');
    const idsOf = ({ contract }: typeof read) =>
      listOperations(contract.document).map(({ id }) => id);
    expect(idsOf(read)).toEqual(idsOf(both));
  },
);

test('the README lists the operations of the pack', async () => {
  const { paths } = JSON.parse(await readFile(packFile('everyday'), 'utf8'));
  const rows = listOperations({ paths, webhooks: {} }).map(
    ({ id, method, path, definition }) =>
      `| ${definition.tags.join(', ')} | \`${id}\` | \`${method.toUpperCase()} ${path}\` |\n`,
  );
  const guide = join(import.meta.dirname, 'everyday', 'README.md');
  const [before] = (await readFile(guide, 'utf8')).split(/(?<=\| area \|.*\n.*---.*\n)/);
  await expect(`${before}${rows.sort().join('')}`).toMatchFileSnapshot(guide);
});

test('the pack changes no operation of the contract, and performs each of its own', async () => {
  const { contract, handlers } = await readSandboxContract({});
  const all = listOperations(contract.document);
  const own = all.filter(({ definition }) => definition['x-extension'] !== undefined);
  const others = all.filter((one) => !own.includes(one));
  expect(others).toEqual(listOperations(await readDocument()));
  expect(own.map(({ id }) => id).filter((id) => !handlers[id])).toEqual([]);
  expect(
    own.every(({ definition }) => definition.description?.includes('Not in the documents')),
  ).toBe(true);
});

test('client, sandbox, journal and handlers for msw know an operation of the pack', async () => {
  const sandbox = await startHere({});
  try {
    const token = 'sandbox-token-of-dana';
    const client = createForgeClient({ baseUrl: sandbox.url, token });
    const project = await client.call('getProject', { path: { id: 'acme/rocket' } });
    expect(project).toMatchObject({ id: 5, merge_method: 'merge' });
    const missing = { path: { id: 'acme/nothing' } };
    const error = await client.call('getProject', missing).catch((reason: unknown) => reason);
    expect(isRefusal(error, 'getProject', 404) && error.body.message).toBe('404 Project Not Found');
    const answer = await fetch(`${sandbox.url}/_sandbox/requests`);
    const { requests } = await answer.json();
    expect(requests[0]).toMatchObject({ operation: 'getProject', status: 200, findings: [] });
  } finally {
    await sandbox.close();
  }
  expect(mswHandlers.getProject('by-id').info.header).toContain('/projects/:id');
  expect(mswHandlers.getTag('annotated').info.header).toContain('/repository/tags/');
});
