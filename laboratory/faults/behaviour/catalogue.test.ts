/** Tests the faults that can be planted in a sandbox. Each makes the behaviour of one operation wrong in one way. */
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestSandbox } from '../../../sandbox/testing/openTestSandbox.ts';
import { plantingsOf } from '../prove.ts';
import { type ChangedSource, copyWithFaults } from '../source/plant.ts';
import { readTolerant } from '../source/readFaults.ts';
import { BEHAVIOUR_FAULTS } from './catalogue.ts';
import { decorating, textOf } from './plant.ts';
import { sandboxRunner } from './runner.ts';

let api: TestSandbox;
let tolerant: ChangedSource;
beforeAll(async () => {
  tolerant = await copyWithFaults(readTolerant());
  const file = join(tolerant.folder, 'sandbox', 'testing', 'openTestSandbox.ts');
  const copy: typeof import('../../../sandbox/testing/openTestSandbox.ts') = await import(file);
  api = await copy.openTestSandbox();
});
afterAll(async () => {
  await api.sandbox.close();
  tolerant.remove();
});
beforeEach(() => {
  delete api.sandbox.decorate;
  return api.sandbox.reset();
});

const MILESTONES = '/projects/5/milestones';
const asMira = { as: 'mira' };
const title = (name: string) => ({ ...asMira, body: { title: name, description: 'Some more' } });
const listed = async (query = '', as = 'mira') =>
  (await api.request('GET', `${MILESTONES}?per_page=100${query}`, { as })).body as {
    id: number;
    title: string;
  }[];

const TAGS = '/projects/5/repository/tags';
const V1 = { ...asMira, body: { tag_name: 'v1.0.0', ref: 'main' } };
const statusOf = async (...request: Parameters<TestSandbox['request']>) =>
  (await api.request(...request)).status;
const tags = async (query: string) =>
  ((await api.request('GET', `${TAGS}?${query}`, asMira)).body as { name: string }[]).map(
    ({ name }) => name,
  );
/** Requests these pages of one item each, and returns the positions of the items in the whole list. */
const pages = async (...numbers: number[]) => {
  const all = await tags('per_page=100');
  const shown = numbers.map(async (page) =>
    all.indexOf((await tags(`per_page=1&page=${page}`))[0]!),
  );
  return Promise.all(shown);
};

/**
 * The key is a fault. Each entry has a place of the fault, a request that shows the fault, and the result of this
 * request with the fault.
 */
const SIGNS: Record<string, [fault: string, sign: () => Promise<unknown>, expected: unknown]> = {
  'create-not-kept': [
    'createMilestone',
    async () => {
      const { status } = await api.request('POST', MILESTONES, title('Ghost'));
      return [status, (await listed()).some((one) => one.title === 'Ghost')];
    },
    [201, false],
  ],
  'update-ignored': [
    'updateMilestone',
    async () => {
      const { body } = await api.request('PUT', `${MILESTONES}/31`, title('Ghost'));
      return [body.title, (await listed()).some((one) => one.title === 'Ghost')];
    },
    ['Ghost', false],
  ],
  'delete-without-effect': [
    'deleteMilestone',
    async () => {
      const { status } = await api.request('DELETE', `${MILESTONES}/31`, asMira);
      return [status, (await listed()).some(({ id }) => id === 31)];
    },
    [204, true],
  ],
  'field-lost': [
    'createMilestone:description',
    async () => {
      const { body } = await api.request('POST', MILESTONES, title('Ghost'));
      const { body: kept } = await api.request('GET', `${MILESTONES}/${body.id}`, asMira);
      return [body.description, kept.title, kept.description];
    },
    ['Some more', 'Ghost', null],
  ],
  'update-resets': [
    'updateMilestone:description',
    async () => {
      const { body } = await api.request('POST', MILESTONES, title('Full'));
      const options = { ...asMira, body: { title: 'Still full' } };
      return (await api.request('PUT', `${MILESTONES}/${body.id}`, options)).body.description;
    },
    '',
  ],
  'list-stale': [
    'listMilestones',
    async () => {
      const before = await listed();
      await api.request('POST', MILESTONES, title('New'));
      return (await listed()).length - before.length;
    },
    0,
  ],
  'duplicate-accepted': ['createTag', () => statusOf('POST', TAGS, V1), 201],
  'illegal-transition': [
    'deleteIssueNote',
    // The system has written this note, so no caller may delete it.
    () => statusOf('DELETE', '/projects/5/issues/11/notes/1304', asMira),
    204,
  ],
  'refused-but-done': [
    'updateMilestone',
    async () => {
      const body = { title: 'Ghost', state_event: 'explode' };
      const status = await statusOf('PUT', `${MILESTONES}/31`, { ...asMira, body });
      return [status, (await listed()).some((one) => one.title === 'Ghost')];
    },
    [400, true],
  ],
  'wrong-parent': [
    'getMilestone:id',
    () => statusOf('GET', '/projects/14/milestones/31', asMira),
    200,
  ],
  'page-overlap': ['listTags', () => pages(1, 2), [0, 0]],
  'page-gap': ['listTags', () => pages(1, 2), [0, 2]],
  'wrong-total': [
    'listMilestones',
    async () => {
      const { headers, body } = await api.request('GET', MILESTONES, asMira);
      return Number(headers.get('x-total')) - body.length;
    },
    1,
  ],
  'limit-not-capped': [
    'listMilestones',
    // The test sandbox judges each of its responses, and throws an error for this header.
    () => statusOf('GET', `${MILESTONES}?per_page=101`, asMira).catch(String),
    expect.stringContaining('x-per-page must be <= 100'),
  ],
  'filter-ignored': [
    'listMilestones:state',
    async () => (await listed('&state=closed')).length - (await listed()).length,
    0,
  ],
  'sort-ignored': [
    'listTags',
    async () => (await tags('sort=asc'))[0] === (await tags('sort=desc'))[0],
    true,
  ],
  'role-not-checked': [
    'createMilestone',
    () => statusOf('POST', MILESTONES, { ...title('By a guest'), as: 'gus' }),
    201,
  ],
  'private-shown': [
    'listMilestones',
    () => statusOf('GET', '/projects/15/milestones', { as: 'stan' }),
    200,
  ],
  'bad-token-accepted': [
    'createMilestone',
    () => statusOf('POST', MILESTONES, { ...title('By nobody'), as: 'nobody' }),
    201,
  ],
  'invalid-accepted': ['listTags', () => statusOf('GET', `${TAGS}?sort=sideways`, asMira), 200],
};

/** @param place an operation, or an operation and a part: `createMilestone:description` */
function decoratingAt(id: string, place: string) {
  const [operation = '', part = ''] = place.split(':');
  const fault = BEHAVIOUR_FAULTS.find((one) => one.id === id)!;
  return decorating(fault, { operation, part });
}

describe('a fault of the catalogue', () => {
  test.each(Object.entries(SIGNS))('%s', async (name, [place, sign, expected]) => {
    expect(await sign()).not.toEqual(expected);
    await api.sandbox.reset();
    api.sandbox.decorate = decoratingAt(name, place);
    expect(await sign()).toEqual(expected);
  });

  test('affects only the operation in which it is planted', async () => {
    api.sandbox.decorate = decoratingAt('create-not-kept', 'createTag');
    await api.request('POST', MILESTONES, title('Kept'));
    expect((await listed()).map((one) => one.title)).toContain('Kept');
  });

  test('has a text that names it for each place where it applies', () => {
    const texts = [...plantingsOf(BEHAVIOUR_FAULTS, sandboxRunner(api.contract))].map(textOf);
    expect(texts).toEqual([...new Set(texts)]);
    expect(texts).toEqual(
      expect.arrayContaining(['list-stale:listTags', 'field-lost:createMilestone:description']),
    );
    const struck = new Set(texts.map((text) => text.split(':')[0]));
    expect(BEHAVIOUR_FAULTS.filter(({ id }) => !struck.has(id))).toEqual([]);
  });

  test('has a sign', () => {
    expect(Object.keys(SIGNS).sort()).toEqual(BEHAVIOUR_FAULTS.map(({ id }) => id).sort());
  });
});
