import { beforeAll, expect, test } from 'vitest';
import { type Contract, changesNothing, readContract } from '../../contract/contract.ts';
import { CALLERS, createApp, openSandbox, worldSeed } from '../../sandbox/index.ts';
import { pageData } from '../reference/pageData.ts';
import { brunoCollection, httpFile } from './collections.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

/** A request of an `.http` file, with its variables unless they are filled in. */
interface ReadRequest {
  id: string;
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: string;
}

/** Reads an `.http` file as its clients do. */
function readHttpFile(text: string): { values: Map<string, string>; requests: ReadRequest[] } {
  const [head = '', ...blocks] = text.split(/^### .*\n/m);
  return {
    values: new Map(
      [...head.matchAll(/^@(\w+) = (.+)$/gm)].map(([, name, value]) => [name!, value!]),
    ),
    requests: blocks.map((block) => {
      const [top = '', body] = block.trim().split(/\n\n(.*)/s);
      const [line = '', ...headers] = top.split('\n').filter((one) => !one.startsWith('#'));
      const [method = '', url = ''] = line.split(' ');
      return {
        id: /^# @name (\w+)$/m.exec(top)?.[1] ?? '',
        method,
        url,
        headers: headers.map((header): [string, string] => {
          const [name = '', value = ''] = header.split(': ');
          return [name, value];
        }),
        ...(body !== undefined && { body }),
      };
    }),
  };
}

/** Returns the documented requests as operation and method. */
function documented(): string[] {
  return [...contract.operations.values()]
    .filter(({ path }) => path !== undefined)
    .map(({ id, method }) => `${id} ${method.toUpperCase()}`)
    .sort();
}

test('the .http file has a request for each operation, with address, token and body', () => {
  const { values, requests } = readHttpFile(httpFile(contract, CALLERS));
  expect(requests.map(({ id, method }) => `${id} ${method}`).sort()).toEqual(documented());
  expect(Object.fromEntries(values)).toMatchObject({
    forge: 'http://127.0.0.1:4020',
    token_developer: 'sandbox-token-of-dana',
    project_id: '5',
    project_path: 'acme%2Frocket',
  });
  const create = requests.find(({ id }) => id === 'createTag')!;
  expect(create).toMatchObject({
    url: '{{forge_to_change}}/api/v4/projects/{{project_id}}/repository/tags',
    headers: [
      ['PRIVATE-TOKEN', '{{token_developer_to_change}}'],
      ['Content-Type', 'application/json'],
    ],
  });
  expect(JSON.parse(create.body!)).toHaveProperty('ref');
});

/** The requests that fail after those before them, because both need the same resource. */
const SPENT: Record<string, [status: number, reason: string]> = {
  createUserGpgKey: [400, 'createGpgKey has added the same key'],
  deleteSamlIdentity: [404, 'updateSamlIdentity has given the identity another UID'],
  deleteUserSshKey: [404, 'deleteSshKey has deleted the same key'],
  deleteUserGpgKey: [404, 'deleteGpgKey has deleted the same key'],
  promoteMilestone: [404, 'deleteMilestone has deleted the milestone'],
};

test('a sandbox gives each request of the .http file its documented status, from top to bottom', async () => {
  const { values, requests } = readHttpFile(httpFile(contract, CALLERS));
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name) => values.get(name) ?? whole);
  const { operations } = pageData({ ...contract, guides: [] });
  const due = operations
    .filter(({ path }) => path !== undefined)
    .map(({ id, cases: [plain] }) => [id, SPENT[id]?.[0] ?? plain?.response.status]);
  const sandbox = await openSandbox({ ...(await worldSeed()), contract });
  const app = createApp(sandbox);
  const came: [string, number][] = [];
  for (const { id, method, url, headers, body } of requests) {
    const { 'x-offering': offerings, 'x-feature-flag': flag } =
      contract.operations.get(id)!.definition;
    Object.assign(sandbox.settings, {
      offering: offerings?.[0] ?? 'self-managed',
      flags: flag ? { [flag.name]: true } : {},
    });
    const request = new Request(fill(url), {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, fill(value)]),
      ...(body !== undefined && { body }),
    });
    came.push([id, (await app.fetch(request)).status]);
  }
  await sandbox.close();
  expect(Object.fromEntries(came)).toEqual(Object.fromEntries(due));
}, 120_000);

test('only reads use the address that a reader points at a deployment; what cannot be undone comes last', () => {
  const { requests } = readHttpFile(httpFile(contract, CALLERS));
  const kinds = requests.map(({ id, url }) => {
    const operation = contract.operations.get(id)!;
    const server = /^\{\{(\w+)\}\}\//.exec(url)?.[1];
    if (changesNothing(operation)) return `read at ${server}`;
    const isLast = operation.method === 'delete' || operation.definition['x-irreversible'];
    return `${isLast ? 'harm' : 'change'} at ${server}`;
  });
  expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([
    'read at forge',
    'change at forge_to_change',
    'harm at forge_to_change',
  ]);
});

test('each address has tokens of its own, and no request follows a redirect', () => {
  const text = httpFile(contract, CALLERS);
  for (const one of text.split('\n\n### ').slice(1)) {
    expect(one).toContain('\n# @no-redirect\n');
    const isChange = one.includes('{{forge_to_change}}');
    for (const [, token] of one.matchAll(/\{\{(token_\w+)\}\}/g))
      expect(token!.endsWith('_to_change')).toBe(isChange);
  }
  const [{ items }] = JSON.parse(brunoCollection(contract, CALLERS)).items;
  expect(items[0].settings).toEqual({ followRedirects: false });
});

test('no address has an ID of the example world, and the first lines say whose values the variables have', () => {
  const text = httpFile(contract, CALLERS);
  expect(readHttpFile(text).requests.filter(({ url }) => /\/\d/.test(url))).toEqual([]);
  expect(text).toMatch(/^# All values belong to the example world of the sandbox/);
  expect(brunoCollection(contract, CALLERS)).toContain('"docs": "All values belong to the example');
});

test('a request says which tier, offering and feature flag it needs', () => {
  expect(httpFile(contract, CALLERS)).toMatch(
    /^### List .*SAML identities.*\(in the sandbox: owner\)\n# Tier: premium and ultimate\n# Offering: hosted\n# @name/m,
  );
});

test('the collection for Bruno has a folder for each area, and is the same each time', () => {
  const text = brunoCollection(contract, CALLERS);
  expect(brunoCollection(contract, CALLERS)).toBe(text);
  const { version, items, environments } = JSON.parse(text);
  expect(version).toBe('1');
  const requests = items.flatMap((folder: { items: object[] }) => folder.items);
  expect(
    requests
      .map(
        (one: { name: string; request: { method: string } }) => `${one.name} ${one.request.method}`,
      )
      .sort(),
  ).toEqual(documented());
  const ids = [...text.matchAll(/"uid": "(\w+)"/g)].map(([, id]) => id!);
  expect(ids.every((id) => /^[a-z\d]{21}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  const { values } = readHttpFile(httpFile(contract, CALLERS));
  expect(
    environments[0].variables.map(({ name, value }: { name: string; value: string }) => [
      name,
      value,
    ]),
  ).toEqual([...values]);
  const tags = items.find(({ name }: { name: string }) => name === 'tags').items;
  expect(tags.map(({ seq, name }: { seq: number; name: string }) => [seq, name]).slice(-2)).toEqual(
    [
      [4, 'createTag'],
      [5, 'deleteTag'],
    ],
  );
});
