/** Holds that the tools of the field read the edition for OpenAPI 3.2: Redocly, Spectral, openapi-typescript and Prism. */
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { beforeAll, expect, test } from 'vitest';
import { type Contract, readContract } from '../../contract/contract.ts';
import { generateTypes } from '../../contract/generateTypes.ts';
import type { Document } from '../../contract/openapi.ts';
import { lintAsConsumer } from '../check/lintAsConsumer.ts';
import { lintBundle } from '../check/lintBundle.ts';
import { openApi32Edition } from './openapi32.ts';

let contract: Contract;
let edition: Document;
beforeAll(async () => {
  contract = await readContract();
  edition = openApi32Edition(contract.document, 'openapi.json');
});

/** Returns a copy with a mistake that only OpenAPI 3.2 knows. */
function withUnknownParent(): Document {
  return { ...edition, tags: edition.tags.map((tag) => ({ ...tag, parent: 'Nowhere' })) };
}

test('has its address, and each tag below the group of the contract', () => {
  expect(edition).toMatchObject({ openapi: '3.2.0', $self: 'openapi.json' });
  expect(edition).not.toHaveProperty('x-tagGroups');
  const parents = new Map(edition.tags.map((tag) => [tag.name, tag] as const));
  for (const { name, tags } of contract.document['x-tagGroups']!) {
    expect(parents.get(name)).toMatchObject({ summary: name, kind: 'nav' });
    for (const tag of tags) expect(parents.get(tag)).toHaveProperty('parent', name);
  }
});

test('a group with the name of a tag gets another name', () => {
  const document = {
    ...contract.document,
    tags: [{ name: 'Tags', description: 'Tags.' }],
    'x-tagGroups': [{ name: 'Tags', tags: ['Tags'] }],
  };
  expect(openApi32Edition(document, 'a').tags).toMatchObject([
    { name: 'Tags', parent: 'Tags (group)' },
    { name: 'Tags (group)' },
  ]);
});

test('Redocly finds no problem with its strict rules, and an unknown parent of a tag', async () => {
  expect(await lintAsConsumer(edition)).toEqual([]);
  const wrong = await lintAsConsumer(withUnknownParent());
  expect(wrong.map(({ message }) => message).join()).toContain('#/tags/0/parent');
});

test('Spectral finds what it finds in the bundle, and more if a part is missing', async () => {
  // Each of these problems has an exception in the source, which the bundle leaves out.
  const expected = await lintBundle(contract.document);
  expect((await lintBundle(edition)).problems).toEqual(expected.problems);
  const { info, ...withoutInfo } = edition;
  expect((await lintBundle(withoutInfo as Document)).problems.length).toBeGreaterThan(
    expected.problems.length,
  );
});

test('openapi-typescript writes the same types, byte for byte', async () => {
  expect(await generateTypes(edition)).toBe(await generateTypes(contract.document));
});

test('Prism reads the same operations', async () => {
  const idsIn = async (document: Document) =>
    (await getHttpOperationsFromSpec(document)).map(({ iid, method, path }) => ({
      iid,
      method,
      path,
    }));
  expect(await idsIn(edition)).toEqual(await idsIn(contract.document));
});
