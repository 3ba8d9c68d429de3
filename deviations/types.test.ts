/** Tests that the client can use types which include the deviations of a deployment. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import { generateTypes } from '../contract/generateTypes.ts';
import { typeErrors } from '../test/typeErrors.ts';

const PROJECT_DIR = join(import.meta.dirname, '..');

let dir: string;
beforeAll(async () => {
  // The folder is inside the project, so that TypeScript finds the packages which the client imports.
  await mkdir(join(PROJECT_DIR, '.cache'), { recursive: true });
  dir = await mkdtemp(join(PROJECT_DIR, '.cache', 'types-'));
});
afterAll(() => rm(dir, { recursive: true }));

const DEVIATIONS = `overlay: 1.0.0
info: { title: Old, version: 1.0.0 }
actions:
  - target: $.components.schemas.Tag.required[?@ == 'message']
    remove: true
    description: Lightweight tags have no message.
  - target: $.components.schemas.Milestone.properties.state.enum
    update: archived
    description: Milestones are archived.
`;

const CONSUMER = `
import { createForgeClient } from '../../client/index.ts';
import type { paths } from './forge-types.ts';

const old = createForgeClient<paths>({ baseUrl: '' });
const strict = createForgeClient({ baseUrl: '' });

const tag = await old.call('getTag', { path: { id: 5, tag_name: 'v1' } });
const name: string = tag.name;
const message: string | null | undefined = tag.message;
// @ts-expect-error: it may be missing
const whole: string | null = tag.message;
const asInContract: string | null = (await strict.call('getTag', { path: { id: 5, tag_name: 'v1' } })).message;

for await (const one of old.paginate('listTags', { path: { id: 5 } })) {
  // @ts-expect-error: it may be missing
  const missing: string | null = one.message;
}
const { data } = await old.GET('/projects/{id}/repository/tags', { params: { path: { id: 5 } } });
// @ts-expect-error: it may be missing
const first: string | null = data![0]!.message;

for await (const { state } of old.paginate('listMilestones', { path: { id: 5 } })) {
  const archived: boolean = state === 'archived';
}
// @ts-expect-error: the name of the operation is createTag
const wrong = () => old.call('createTga', { path: { id: 5 } });
// @ts-expect-error: a tag needs a name
const incomplete = () => old.call('createTag', { path: { id: 5 }, body: { ref: 'main' } });
`;

test('a field that may be missing according to the deviations file is optional in the types of the client', async () => {
  await writeFile(join(dir, 'deviations.overlay.yaml'), DEVIATIONS);
  const { document } = await readContractWith({ deviations: join(dir, 'deviations.overlay.yaml') });
  await writeFile(join(dir, 'forge-types.ts'), await generateTypes(document));
  await writeFile(join(dir, 'consumer.ts'), CONSUMER);
  const config = { extends: '../../tsconfig.json', include: [], files: ['consumer.ts'] };
  await writeFile(join(dir, 'tsconfig.json'), JSON.stringify(config));
  expect(typeErrors(dir)).toEqual([]);
});
