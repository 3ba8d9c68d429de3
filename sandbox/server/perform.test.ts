/** Tests that a decorator can change how operations of the sandbox behave. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { Reply } from './handler.ts';

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
const titles = async () =>
  ((await api.request('GET', MILESTONES, { as: 'mira' })).body as { title: string }[]).map(
    ({ title }) => title,
  );

test('a decorator can change the request', async () => {
  api.sandbox.decorate =
    (perform, { operation }) =>
    (request) =>
      operation.id === 'createMilestone'
        ? perform({ ...request, body: Buffer.from('{"title":"Another"}') })
        : perform(request);
  expect(
    (await api.request('POST', MILESTONES, { as: 'mira', body: { title: 'One' }, isEchoed: false }))
      .body.title,
  ).toBe('Another');
  expect(await titles()).toContain('Another');
});

test('a decorator can change the reply, even the reply of a refusal', async () => {
  api.sandbox.decorate = (perform) => async (request) => {
    const { status } = await perform(request);
    return new Reply({ message: `was ${status}` }, { status: 404 });
  };
  expect((await api.request('GET', `${MILESTONES}/31`, { as: 'mira' })).body.message).toBe(
    'was 200',
  );
  expect((await api.request('GET', `${MILESTONES}/404404`, { as: 'mira' })).body.message).toBe(
    'was 404',
  );
  expect((await api.request('GET', `${MILESTONES}/31`)).body.message).toMatch(/was (200|401)/);
});

test('a decorator can skip an operation, or perform the operation twice', async () => {
  api.sandbox.decorate =
    (perform, { operation }) =>
    async (request) => {
      if (operation.id === 'deleteMilestone') return new Reply(undefined, { status: 204 });
      if (operation.id === 'createIssueNote') await perform(request);
      return perform(request);
    };
  await api.request('DELETE', `${MILESTONES}/31`, { as: 'mira' });
  expect((await titles()).sort()).toEqual(['First flight', 'On the ground']);
  const notes = '/projects/5/issues/11/notes';
  await api.request('POST', notes, { as: 'mira', body: { body: 'Twice' } });
  const { body } = await api.request('GET', notes, { as: 'mira' });
  expect(body.filter((note: { body: string }) => note.body === 'Twice')).toHaveLength(2);
});
