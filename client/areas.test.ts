/** Tests the methods by area: what an editor shows for them, and what they send. */
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import * as tables from '../generated/areas.ts';
import type { MergeRequest, MergeRequestSimple, Tag } from '../generated/types.ts';
import { startMock } from '../mock/index.ts';
import type { RunningServer } from '../wire/startServer.ts';
import * as areas from './areas.ts';
import { openEditor, PROGRAM } from './testing/openEditor.ts';

const PROJECT_DIR = join(import.meta.dirname, '..');
const contract = await readContract();
const sent: string[] = [];
let mock: RunningServer;
let forge: areas.AreaClient;
beforeAll(async () => {
  mock = await startMock({ contract });
  forge = areas.createForgeClient({
    baseUrl: mock.url,
    token: 'a-token',
    fetch: (request) => {
      sent.push(`${request.method} ${new URL(request.url).pathname}`);
      return fetch(request);
    },
  });
});
afterAll(() => mock.close());

test('every operation with a path is the method of one area', () => {
  const ids = Object.values(tables).flatMap((area) => Object.values(area).flat());
  const withPath = [...contract.operations.values()].filter(({ path }) => path !== undefined);
  expect(ids.sort()).toEqual(withPath.map(({ id }) => id).sort());
});

describe('a method', () => {
  test('sends the operation, and returns its typed body', async () => {
    const tag = await forge.tags.create({
      path: { id: 5 },
      body: { tag_name: 'v1.2.0', ref: 'main' },
    });
    expectTypeOf(tag).toEqualTypeOf<Tag>();
    expect([tag.name, sent.at(-1)]).toEqual(['v1.2.0', 'POST /api/v4/projects/5/repository/tags']);
  });

  test('returns bytes in the form that the call asks for', async () => {
    const sha = contract.cases.find(({ operation }) => operation === 'getRawBlob')!.request.path
      .sha;
    const path = { id: 5, sha: String(sha) };
    const text = await forge.repositories.getRawBlob({ path, parseAs: 'text' });
    expectTypeOf(text).toEqualTypeOf<string>();
    expect(text).not.toBe('');
  });

  test('gives the fields that the documents do not show as optional', async () => {
    const milestone = await forge.milestones.create({ path: { id: 5 }, body: { title: 'First' } });
    expectTypeOf(milestone.id).toEqualTypeOf<number | undefined>();
    expectTypeOf(milestone.anything).toEqualTypeOf<unknown>();
  });
});

describe('a list', () => {
  test('sends nothing until somebody waits for it, and then one request', async () => {
    const before = sent.length;
    const list = forge.tags.list({ path: { id: 5 } });
    expect(sent.length).toBe(before);
    const [first, again] = [await list, await list];
    expect(sent.length).toBe(before + 1);
    expect(again).toBe(first);
    expectTypeOf(first).toEqualTypeOf<Tag[]>();
  });

  test('has the items of all pages', async () => {
    const names: string[] = [];
    for await (const tag of forge.tags.list({ path: { id: 5 }, query: { per_page: 2 } }))
      names.push(tag.name);
    expect(names.length).toBeGreaterThan(2);
  });

  test('rejects as a promise does', async () => {
    const refused = forge.tags.list({ path: { id: 40440404 } });
    await expect(refused.finally(() => {})).rejects.toThrow('404');
    expect(await refused.catch(({ status }) => status)).toBe(404);
  });

  test('has whole items, unless the call gives `view`', async () => {
    expectTypeOf(await forge.mergeRequests.list()).toEqualTypeOf<MergeRequest[]>();
    expectTypeOf(await forge.mergeRequests.list({ query: { view: 'simple' } })).toEqualTypeOf<
      (MergeRequest | MergeRequestSimple)[]
    >();
  });
});

describe('an editor', () => {
  const editor = openEditor(`
import { createForgeClient } from './areas.ts';
const forge = createForgeClient({ baseUrl: 'https://forge.example.com' });
forge.call('');
forge.paginate('');
forge.GET('');
forge.request('');
const tag = await forge.tags.create({ path: { id: 5 }, body: { tag_name: 'v1', ref: 'main' } });
const list = forge.tags.list({ path: { id: 5 } });
forge.clusters.create;
const again = await forge.call('createTag', { path: { id: 5 }, body: { tag_name: 'v1', ref: 'main' } });
const { data } = await forge.GET('/projects/{id}/repository/tags', { params: { path: { id: 5 } } });
const milestone = await forge.milestones.create({ path: { id: 5 }, body: { title: 'First' } });
milestone.title;
forge.tags.;
forge.tags.create({ path: { id: 7 }, body: {  } });
`);

  test('shows what a method does, returns and refuses, who may call it, and the reference', () => {
    const { shown, text, tags } = editor.hover('tags.create({', 'create');
    expect(shown).toContain('=> Promise<Tag>');
    expect(text).toMatch(/^Create a tag\n\nCreate a tag that points at a commit/);
    expect(text).toContain('`POST /projects/{id}/repository/tags`');
    expect(text).toContain('- `201`: The new tag.');
    expect(text).toContain('- `405`: The tag could not be created');
    expect(text).toContain('**Authentication:** required');
    expect(tags).toEqual(['see']);
  });

  test('marks a deprecated method', () => {
    expect(editor.hover('clusters.create', 'create').tags).toEqual(['see', 'deprecated']);
  });

  test('shows a type by its name', () => {
    expect(editor.hover('tag = ').shown).toBe('const tag: Tag');
    expect(editor.hover('list = ').shown).toBe('const list: List<Tag>');
    expect(editor.hover('again = ').shown).toBe('const again: Tag');
    expect(editor.hover('data }').shown).toContain('Tag[]');
    expect(editor.hover('milestone = ').shown).toBe('const milestone: MilestoneDetail');
    expect(editor.hover('milestone.title', 'title').shown).toContain('string | undefined');
  });

  test('leads from a method to its description', () => {
    const [definition] =
      editor.service.getDefinitionAtPosition(PROGRAM, editor.find('tags.create({', 'create')) ?? [];
    expect(relative(PROJECT_DIR, definition?.fileName ?? '')).toBe('generated/areas.ts');
    expect(definition?.name).toBe('create');
  });

  test.each([
    ["forge.call('", 'createTag', 145],
    ["forge.paginate('", 'listTags', 38],
    ["forge.GET('", '/projects/{id}/repository/tags', 71],
    ["forge.request('", 'GET /projects/{id}/repository/tags', 145],
    ['forge.tags.', 'getSignature', 5],
    ['{ id: 7 }, body: { ', 'tag_name', 3],
  ])('completes %s', (after, name, count) => {
    const names = editor.complete(after);
    expect(names).toContain(name);
    expect(names.length).toBe(count);
  });
});
