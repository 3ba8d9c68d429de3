import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { extendContract } from '../../contract/extensions/extendContract.ts';
import { packFile } from '../../contract/extensions/packs.ts';
import type { Document } from '../../contract/openapi.ts';
import { PROJECT_DIR } from '../paths.ts';
import { textOfBlock } from './blocks.ts';
import { codeSamples } from './codeSamples.ts';
import { extendedReference } from './extendedReference.ts';
import type { PageData } from './page/pageData.ts';

const BRANCHES = join(PROJECT_DIR, 'contract/extensions/testing/branches.openapi.yaml');

let definition: Document;
let data: PageData;
let built: { definition: Document; data: PageData };
beforeAll(async () => {
  const page = await readFile(join(PROJECT_DIR, 'generated/reference/index.html'), 'utf8');
  const extended = extendedReference(page, await extendContract(await readContract(), BRANCHES));
  const blocks = (text: string) => ({
    definition: JSON.parse(textOfBlock(text, 'definition')) as Document,
    data: JSON.parse(textOfBlock(text, 'data')) as PageData,
  });
  built = blocks(page);
  ({ definition, data } = blocks(extended));
});

test('an operation of an extension says that it is not part of the contract', () => {
  const operation = definition.paths['/projects/{id}/repository/branches']?.get;
  expect(operation?.description).toContain(
    '**Not part of the contract:** Our platform adds the operation.',
  );
  expect(definition.info.description).toContain(
    '**Beside the contract:** 5 operations of Our platform',
  );
  expect(definition['x-tagGroups']).toContainEqual(
    expect.objectContaining({ name: 'Our platform' }),
  );
});

test('its cases have samples with the client of the extension', () => {
  const { cases } = data.operations.find(({ id }) => id === 'createBranch')!;
  expect(cases.map(({ name }) => name)).toEqual(['from-main']);
  const [curl, typed] = cases[0]!.samples;
  expect(curl?.source).toContain('repository/branches');
  expect(typed?.source).toContain("from './forge/client.ts'");
});

test('the cases of a pack have samples with its client', async () => {
  const { document, cases, extensions } = await extendContract(
    await readContract(),
    packFile('everyday'),
  );
  const samples = (extended: typeof extensions) =>
    codeSamples({ document, cases, extensions: extended ?? [] }).get('createRelease.new-tag');
  expect(samples(extensions)?.[1]?.source).toContain("from 'forge-contract-client/everyday'");
  const [pack] = extensions!;
  const ours = { ...pack!, file: BRANCHES };
  expect(samples([pack!, ours])?.[1]?.source).toContain("from './forge/client.ts'");
});

test('the operations of the contract stay as they are', () => {
  expect(data.operations.slice(0, built.data.operations.length)).toEqual(built.data.operations);
  for (const [path, item] of Object.entries(built.definition.paths))
    expect(definition.paths[path]).toEqual(item);
  expect(definition.components.schemas).toMatchObject(built.definition.components.schemas!);
});
