/** A sandbox with a fault is wrong in one way, where it has the fault. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../sandbox/testing/openTestSandbox.ts';
import { plantingsOf } from '../prove.ts';
import { BEHAVIOUR_FAULTS } from './catalogue.ts';
import { decoratingWith, textOf } from './plant.ts';
import { sandboxRunner } from './runner.ts';

let api: TestSandbox;
beforeAll(async () => {
  api = await openTestSandbox();
});
afterAll(() => api.sandbox.close());
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

/** By fault: where it is, what shows it, and what that gives with the fault. */
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
};

describe('a fault of the catalogue', () => {
  test.each(Object.entries(SIGNS))('%s', async (name, [place, sign, expected]) => {
    expect(await sign()).not.toEqual(expected);
    await api.sandbox.reset();
    api.sandbox.decorate = decoratingWith(`${name}:${place}`);
    expect(await sign()).toEqual(expected);
  });

  test('is on its operation only', async () => {
    api.sandbox.decorate = decoratingWith('create-not-kept:createTag');
    await api.request('POST', MILESTONES, title('Kept'));
    expect((await listed()).map((one) => one.title)).toContain('Kept');
  });

  test('has a text for each place where it can strike', () => {
    const texts = [...plantingsOf(BEHAVIOUR_FAULTS, sandboxRunner(api.contract))].map(textOf);
    expect(texts).toEqual([...new Set(texts)]);
    expect(texts).toEqual(
      expect.arrayContaining(['list-stale:listTags', 'field-lost:createMilestone:description']),
    );
    const struck = new Set(texts.map((text) => text.split(':')[0]));
    expect(BEHAVIOUR_FAULTS.filter(({ id }) => !struck.has(id))).toEqual([]);
  });

  test('is tried wherever it has a sign', () => {
    expect(Object.keys(SIGNS).sort()).toEqual(BEHAVIOUR_FAULTS.map(({ id }) => id).sort());
  });

  test('with an unknown name is refused, with the nearest one', () => {
    expect(() => decoratingWith('list-stail')).toThrow(
      'There is no fault list-stail. Did you mean list-stale?',
    );
  });
});
