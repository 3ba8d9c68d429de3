/**
 * Tests of random seeds. A random seed is the example world with other IDs, names and SHAs. It reveals code that works
 * only with the values of the example world.
 */
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContractOperation, readContract } from '../../contract/contract.ts';
import type { Parameter } from '../../contract/openapi.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { withTexts } from '../testing/withTexts.ts';
import type { WorldSeed } from './buildSeed.ts';
import { worldSeed } from './worldSeed.ts';

const contract = await readContract();
const keys = Object.keys(contract.document['x-fixtures']);
/** The fixtures whose values are in the world. All other fixtures have the same value in every world. */
const inWorld = keys.filter((key) => !key.startsWith('remote_mirror.') || key.endsWith('.id'));

let world: WorldSeed;
let random: WorldSeed;
let opened: { world: TestSandbox; random: TestSandbox };
beforeAll(async () => {
  [world, random] = await Promise.all([worldSeed(), worldSeed(7)]);
  const [ofWorld, ofRandom] = await Promise.all([
    openTestSandbox(world),
    // The offering must be `hosted`, because the other offerings have no SAML identities.
    openTestSandbox({ ...random, settings: { ...random.settings, offering: 'hosted' } }),
  ]);
  opened = { world: ofWorld, random: ofRandom };
});
afterAll(() => Promise.all([opened.world.sandbox.close(), opened.random.sandbox.close()]));

describe('a random seed', () => {
  test('is always the same for the same number', async () => {
    expect(withTexts(await worldSeed(7))).toEqual(withTexts(random));
    const other = await worldSeed(9);
    for (const key of inWorld) expect(other.fixtures?.[key], key).not.toBe(random.fixtures?.[key]);
    expect(sharedIds(other, random)).toEqual([]);
  });

  test('begins with the rows of the example world, with the same states and keys', () => {
    const shapeOf = ({ seed }: WorldSeed) =>
      Object.entries(seed).map(([table, rows]) => [
        table,
        rows.slice(0, world.seed[table]!.length).map((row) => Object.keys(row)),
      ]);
    expect(shapeOf(random)).toEqual(shapeOf(world));
    const states = ({ seed }: WorldSeed) =>
      seed.merge_requests?.slice(0, world.seed.merge_requests!.length).map(({ state }) => state);
    expect(states(random)).toEqual(states(world));
    expect(random.seed.ssh_keys?.map(({ key }) => key)).toEqual(
      world.seed.ssh_keys?.map(({ key }) => key),
    );
  });

  test('has more states than the example world', () => {
    const of = (table: string, column: string) => ({
      world: new Set(valuesOf(world, table, column)),
      random: new Set(valuesOf(random, table, column)),
    });
    const states = of('merge_requests', 'state');
    expect([states.world.has('locked'), states.random.has('locked')]).toEqual([false, true]);
    const jobs = of('jobs', 'status');
    expect([jobs.world.size, jobs.random.size]).toEqual([2, 13]);
  });

  test('has nothing that ends within ten years', () => {
    const times = JSON.stringify(random.seed).matchAll(/"(20\d\d-\d\d-\d\d(?:T[^"]+)?)"/g);
    const ends = [...times]
      .map(([, time]) => time!)
      .filter((time) => time > '2026-10-21T09:00:00Z');
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.filter((time) => time < '2036-10-21')).toEqual([]);
  });

  test('has no ID of the example world', () => {
    expect(sharedIds(world, random)).toEqual([]);
  });

  test('has no name of the example world', () => {
    // Keys stay the same in a random seed, although a key contains the name of its owner. So do states, and the kinds of
    // strategies.
    const text = JSON.stringify(random.seed, (field, value) =>
      /key$|^(status|strategies)$/.test(field) ? '' : value,
    );
    const names = [
      ...valuesOf(world, 'users', 'username', 'name', 'email'),
      ...valuesOf(world, 'groups', 'path', 'name'),
      ...valuesOf(world, 'projects', 'path', 'name', 'repository'),
      ...valuesOf(world, 'tokens', 'token'),
      ...valuesOf(world, 'environments', 'name'),
      ...valuesOf(world, 'labels', 'name'),
      ...valuesOf(world, 'milestones', 'title'),
      ...valuesOf(world, 'merge_requests', 'source_branch', 'target_branch', 'title'),
      ...valuesOf(world, 'releases', 'tag_name'),
      ...valuesOf(world, 'storages', 'name'),
    ];
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  test('has no git object and no ref of the example world', async () => {
    const [before, now] = await Promise.all([objectsAndRefs('world'), objectsAndRefs('random')]);
    expect(now.size).toBeGreaterThan(before.size);
    expect([...now].filter((one) => before.has(one))).toEqual([]);
  });

  test('has the commits that its rows name', async () => {
    const { request } = opened.random;
    const {
      'project.id': id,
      'merge_request.id': mergeRequest,
      'merge_request.head': head,
    } = values();
    const as = administratorOf(random);
    const { body } = await request('GET', '/merge_requests?scope=all', { as });
    expect(body).toContainEqual(expect.objectContaining({ id: mergeRequest, sha: head }));
    const commit = await request('GET', `/projects/${id}/repository/commits/${head}`, { as });
    expect(commit.body.id).toBe(head);
    expect(random.seed.users?.map(({ email }) => email)).toContain(commit.body.author_email);
  });
});

describe('the fixtures of a random seed', () => {
  test('are all fixtures of the contract, with other values than in the example world', () => {
    expect(Object.keys(random.fixtures ?? {})).toEqual(keys);
    for (const [key, { value }] of Object.entries(contract.document['x-fixtures'])) {
      expect(world.fixtures?.[key], key).toBe(value);
      if (inWorld.includes(key)) expect(random.fixtures?.[key], key).not.toBe(value);
    }
  });

  const readable = keys.filter((key) => readersOf(key).length > 0);
  test.each(readable)('%s can be read', async (key) => {
    expect(await readerOf(key, values())).toBeDefined();
  });

  test('do not exist in the random seed with their values of the example world', async () => {
    const inPaths = readable.filter((key) => readersOf(key).some(({ place }) => place === 'path'));
    expect(inPaths.length).toBeGreaterThan(40);
    for (const key of inPaths)
      expect(await readerOf(key, { ...values(), [key]: world.fixtures![key]! }), key).toBe(
        undefined,
      );
  });
});

const values = () => random.fixtures as Record<string, string | number>;

const valuesOf = ({ seed }: WorldSeed, table: string, ...fields: string[]) =>
  (seed[table] ?? []).flatMap((row) => fields.map((field) => row[field] as string)).filter(Boolean);

const administratorOf = ({ seed }: WorldSeed) =>
  seed.users?.find(({ instance_role }) => instance_role === 'administrator')?.username as string;

/** Returns the IDs that rows of both seeds have, with the names of the tables: `users 9`. */
function sharedIds(one: WorldSeed, other: WorldSeed): string[] {
  return Object.keys(one.seed).flatMap((table) => {
    const known = new Set(valuesOf(one, table, 'id', 'iid'));
    return valuesOf(other, table, 'id', 'iid').flatMap((id) =>
      known.has(id) ? [`${table} ${id}`] : [],
    );
  });
}

async function objectsAndRefs(which: 'world' | 'random'): Promise<Set<string>> {
  const { sandbox } = opened[which];
  const seed = which === 'world' ? world : random;
  const found = await Promise.all(
    (seed.seed.projects ?? []).map(async ({ id }) => {
      const { dir, branches, tags } = await sandbox.git.repository({ id: id as number });
      const objects = execFileSync(
        'git',
        ['-C', dir, 'cat-file', '--batch-all-objects', '--batch-check=%(objectname)'],
        { encoding: 'utf8' },
      );
      return [...objects.split('\n').filter(Boolean), ...branches(), ...tags()].map((one) =>
        typeof one === 'string' ? one : `${one.kind} ${one.name}`,
      );
    }),
  );
  return new Set(found.flat());
}

/** Returns the GET operations that have a parameter with the fixture. Operations with a path parameter come first. */
function readersOf(key: string) {
  return [...contract.operations.values()]
    .filter(({ method, path }) => method === 'get' && path !== undefined)
    .flatMap((operation) =>
      (['path', 'query'] as const).flatMap((place) =>
        parametersOf(operation, place)
          .filter((parameter) => fixturesOf(parameter).includes(key))
          .map(({ name }) => ({ operation, place, name })),
      ),
    )
    .sort((one, other) => one.place.localeCompare(other.place));
}

/**
 * Returns the first operation that finds the resource of a fixture. Its other parameters get the values of their own
 * fixtures.
 */
async function readerOf(
  key: string,
  fixtures: Record<string, string | number>,
): Promise<string | undefined> {
  const readers = readersOf(key);
  const ways = readers.filter(({ place }) => place === readers[0]?.place);
  const user = random.seed.users?.find(({ id }) => id === values()['user.id']);
  for (const { operation, place, name } of ways)
    for (const as of [administratorOf(random), user?.username as string]) {
      const path = operation.path!.replaceAll(/\{(\w+)\}/g, (_, parameter) => {
        const [first = ''] = fixturesOf(
          parametersOf(operation, 'path').find((one) => one.name === parameter)!,
        );
        return encodeURIComponent(fixtures[place === 'path' && parameter === name ? key : first]!);
      });
      const query = place === 'query' ? `?${name}=${encodeURIComponent(fixtures[key]!)}` : '';
      const { status } = await opened.random.request('GET', path + query, { as });
      // A 422 reports that several resources have the name, so the resource of the fixture exists, too.
      if (status < 400 || status === 422) return operation.id;
    }
  return undefined;
}

const parametersOf = ({ definition }: ContractOperation, place: string): Parameter[] =>
  (definition.parameters ?? []).filter((parameter) => parameter.in === place);

const fixturesOf = (parameter: Parameter): string[] => [parameter['x-fixture'] ?? []].flat();
