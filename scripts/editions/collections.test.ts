import { beforeAll, expect, test } from 'vitest';
import { type Contract, readContract } from '../../contract/contract.ts';
import { brunoCollection, httpFile } from './collections.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

/** Returns the documented requests as text without the variables: method, path, and body in one line. */
function documented(): string[] {
  return [...contract.operations.values()]
    .filter(({ path }) => path !== undefined)
    .map(({ id, method }) => `${id} ${method.toUpperCase()}`)
    .sort();
}

test('the .http file has a request for each operation, with address, token and body', () => {
  const text = httpFile(contract);
  const requests = text.split(/^### /m).slice(1);
  const heads = requests.map((request) =>
    /^# @name (\w+)\n(\w+) \{\{forge\}\}\/api\/v4\//m.exec(request)?.slice(1).join(' '),
  );
  expect(heads.sort()).toEqual(documented());
  expect(text).toMatch(/^# Written by .*\n\n@forge = http:\/\/127\.0\.0\.1:4020\n@token = \S+\n/);
  const create = requests.find((request) => request.includes('# @name createTag'))!;
  expect(create).toMatch(
    /^POST \{\{forge\}\}\/api\/v4\/projects\/5\/repository\/tags\nPRIVATE-TOKEN: \{\{token\}\}\nContent-Type: application\/json\n\n\{\n {2}"tag_name"/m,
  );
  expect(JSON.parse(create.slice(create.indexOf('\n\n')))).toHaveProperty('ref');
});

test('the collection for Bruno has a folder for each area, and is the same each time', () => {
  const text = brunoCollection(contract);
  expect(brunoCollection(contract)).toBe(text);
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
  expect(environments[0].variables.map(({ name }: { name: string }) => name)).toEqual([
    'forge',
    'token',
  ]);
});
