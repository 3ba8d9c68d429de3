import { expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { operationFinder } from './operationFinder.ts';
import { writePath } from './wireRequest.ts';

const contract = await readContract();
const find = operationFinder(contract);

test('finds the operation of each case, with the path values of its request', () => {
  for (const { id, operation, request } of contract.cases) {
    const definition = contract.operations.get(operation)!;
    if (definition.path === undefined) continue;
    const found = find(definition.method.toUpperCase(), writePath(definition, request.path))?.found;
    expect(found?.operation.id, id).toBe(operation);
    expect(found?.path, id).toEqual(
      Object.fromEntries(
        Object.entries(request.path).map(([name, value]) => [name, String(value)]),
      ),
    );
  }
});

test.each([
  ['GET', '/projects/5/repository/tags', 'listTags', { id: '5' }],
  ['GET', '/projects/acme%2Frocket/repository/tags', 'listTags', { id: 'acme/rocket' }],
  ['HEAD', '/projects/acme%2frocket/repository/tags/', 'listTags', { id: 'acme/rocket' }],
  [
    'GET',
    '/projects/5/repository/archive.tar.gz',
    'getArchiveInFormat',
    { id: '5', format: 'tar.gz' },
  ],
  ['GET', '/runners/all', 'listAllRunners', {}],
  ['GET', '/projects/%E0%A4%A/repository/tags', 'listTags', { id: '%E0%A4%A' }],
])('%s %s is %s', (method, path, id, values) => {
  const found = find(method, path)?.found;
  expect(found?.operation.id).toBe(id);
  expect(found?.path).toEqual(values);
});

test('distinguishes an unknown method from an unknown path', () => {
  expect(find('PATCH', '/projects/5/repository/tags')).toEqual({ words: 3 });
  expect(find('GET', '/projects/acme/rocket/repository/tags')).toBeUndefined();
  expect(find('GET', '/no/such/path')).toBeUndefined();
});
