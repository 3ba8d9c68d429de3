/** Holds that the tools of the field read the edition for OpenAPI 3.2: Redocly, Spectral, openapi-typescript and Prism. */
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { beforeAll, expect, test } from 'vitest';
import { type Contract, readContract } from '../../contract/contract.ts';
import { generateTypes } from '../../contract/generateTypes.ts';
import type { Document } from '../../contract/openapi.ts';
import { lintAsConsumer } from '../check/lintAsConsumer.ts';
import { lintBundle } from '../check/lintBundle.ts';
import { openApi32 } from './openapi32.ts';

let contract: Contract;
let edition: Document;
beforeAll(async () => {
  contract = await readContract();
  edition = openApi32(contract.document, 'openapi.json') as Document;
});

/** Returns a copy with a mistake that only OpenAPI 3.2 knows. */
function withWrongSelf(): Document {
  return { ...edition, $self: 32 };
}

test('has its address, and each tag below the group of the contract', () => {
  expect(edition).toMatchObject({ openapi: '3.2.0', $self: 'openapi.json' });
  expect(edition).not.toHaveProperty('x-tagGroups');
  const parents = new Map(edition.tags.map((tag) => [tag.name, tag] as const));
  for (const { name, tags } of contract.document['x-tagGroups']!) {
    expect(parents.get(name)).toEqual({ name, summary: name, kind: 'nav' });
    for (const tag of tags) expect(parents.get(tag)).toHaveProperty('parent', name);
  }
});

test('a group with the name of a tag gets another name', () => {
  const document = {
    ...contract.document,
    tags: [{ name: 'Tags', description: 'Tags.' }],
    'x-tagGroups': [{ name: 'Tags', tags: ['Tags'] }],
  };
  expect(openApi32(document, 'a').tags.map(({ name }) => name)).toEqual(['Tags (group)', 'Tags']);
});

test('Redocly finds no problem with its strict rules, and one in a wrong `$self`', async () => {
  expect(await lintAsConsumer(edition)).toEqual([]);
  const wrong = await lintAsConsumer(withWrongSelf());
  expect(wrong.map(({ message }) => message).join()).toContain('#/$self');
});

test('Spectral finds as much as in the bundle: nothing', async () => {
  const { problems } = await lintBundle(edition);
  expect(problems).toEqual([]);
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
