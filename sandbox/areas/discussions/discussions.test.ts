/** Tests of the operations on discussions of issues and snippets (API documentation, document 3). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { discussions, notes } from '../../../generated/tables.ts';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());

const ISSUE = '/projects/5/issues/11/discussions';
const SNIPPET = '/projects/5/snippets/41/discussions';
const COMMENT = '2d5f0c81e6b94a7f3c18de90a5b7426f1e83c09d';
const THREAD = '6a9c1750b37d513a43987b574953fceb50b03ce7';
const SYSTEM = '94e1b7d02c6a5f8843917fe6b0d2ac5581f3e976';

const get = (path: string, as = 'dana') => request('GET', path, { as });
const post = (path: string, as: string, body: object) =>
  request('POST', path, { as, body: body as never });
const idsIn = async (path: string, as?: string) =>
  (await get(path, as)).body.map(({ id }: { id: string }) => id);
const bodiesIn = async (path: string, as?: string) =>
  (await get(path, as)).body.notes.map(({ body }: { body: string }) => body);

test('A list shows the discussions in the order of their first notes', async () => {
  expect(await idsIn(ISSUE)).toEqual([COMMENT, THREAD, SYSTEM]);
  await post(ISSUE, 'omar', { body: 'Before all', created_at: '2026-10-12T18:00:00Z' });
  expect((await idsIn(ISSUE)).slice(1)).toEqual([COMMENT, THREAD, SYSTEM]);
});

test.each([ISSUE, SNIPPET])(
  'A new discussion on %s is a thread, and exists as long as its notes',
  async (path) => {
    const { status, body } = await post(path, 'rita', { body: 'Why?' });
    expect(status).toBe(201);
    expect(body.individual_note).toBe(false);
    expect(body.notes[0]).toMatchObject({ type: 'DiscussionNote', resolvable: true });
    const thread = `${path}/${body.id}`;
    expect((await get(thread)).body).toEqual(body);

    const reply = await post(`${thread}/notes`, 'gus', { body: 'Because' });
    expect(reply.status).toBe(201);
    expect(await bodiesIn(thread)).toEqual(['Why?', 'Because']);

    const note = `${thread}/notes/${reply.body.id}`;
    sandbox.clock.advance(1_000);
    const changed = await request('PUT', note, { as: 'gus', body: { body: 'Because of it' } });
    expect(changed.body).toEqual({
      ...reply.body,
      body: 'Because of it',
      updated_at: '2026-10-21T09:00:01Z',
    });

    expect((await request('DELETE', note, { as: 'gus' })).status).toBe(204);
    expect((await get(thread)).body).toMatchObject({ individual_note: false, notes: [{}] });
    await request('DELETE', `${thread}/notes/${body.notes[0].id}`, { as: 'rita' });
    expect((await get(thread)).status).toBe(404);
    expect(await idsIn(path)).not.toContain(body.id);
  },
);

test('A reply turns a single comment into a thread', async () => {
  expect((await get(`${ISSUE}/${COMMENT}`)).body).toMatchObject({
    individual_note: true,
    notes: [{ type: null, resolvable: false }],
  });
  await post(`${ISSUE}/${COMMENT}/notes`, 'rita', { body: 'Replace it' });
  expect((await get(`${ISSUE}/${COMMENT}`)).body).toMatchObject({
    individual_note: false,
    notes: [
      { id: 1301, type: 'DiscussionNote', resolvable: true },
      { id: 1393, type: 'DiscussionNote', resolvable: true },
    ],
  });
  expect((await get('/projects/5/issues/11/notes/1301')).body.resolvable).toBe(true);
});

test('A note that is created outside of a discussion gets a discussion of its own', async () => {
  const { body: note } = await post('/projects/5/issues/12/notes', 'dana', { body: 'In red' });
  const { body } = await get('/projects/5/issues/12/discussions');
  expect(body).toMatchObject([{ individual_note: true, notes: [{ id: note.id }] }]);
});

test('A reply to a note of the system is refused', async () => {
  const { status } = await post(`${ISSUE}/${SYSTEM}/notes`, 'mira', { body: 'Thanks' });
  expect(status).toBe(400);
  expect((await get(`${ISSUE}/${SYSTEM}`)).body).toMatchObject({
    individual_note: true,
    notes: [{ id: 1304 }],
  });
});

test('A discussion and its notes are a 404 in the path of another issue or snippet', async () => {
  expect((await get(`${SNIPPET}/${THREAD}`)).status).toBe(404);
  expect((await get(`/projects/5/issues/12/discussions/${THREAD}`)).status).toBe(404);
  for (const path of [`${ISSUE}/${COMMENT}/notes/1302`, `${ISSUE}/${THREAD}/notes/1301`])
    expect((await request('DELETE', path, { as: 'mira' })).status).toBe(404);
  expect(sandbox.db.select().from(notes).all()).toHaveLength(12);
});

test('Authors and maintainers may change notes in discussions', async () => {
  const change = (as: string) =>
    request('PUT', `${ISSUE}/${THREAD}/notes/1303`, { as, body: { body: 'Only then' } });
  expect((await change('dana')).status).toBe(403);
  expect((await change('rita')).status).toBe(200);
  expect((await change('mira')).status).toBe(200);
});

test('A reply to an internal note is internal and hidden from guests', async () => {
  sandbox.db.update(notes).set({ internal: true }).where(eq(notes.id, 1301)).run();
  const { body } = await post(`${ISSUE}/${COMMENT}/notes`, 'rita', { body: 'I see' });
  expect(body.internal).toBe(true);
  expect(await idsIn(ISSUE, 'gus')).toEqual([THREAD, SYSTEM]);
  expect((await get(`${ISSUE}/${COMMENT}`, 'gus')).status).toBe(404);
  expect((await post(`${ISSUE}/${COMMENT}/notes`, 'gus', { body: 'What?' })).status).toBe(404);
});

test('A refused reply leaves the comment unchanged', async () => {
  const dated = { body: 'Long ago', created_at: '2026-10-14T00:00:00Z' };
  expect((await post(`${ISSUE}/${COMMENT}/notes`, 'dana', dated)).status).toBe(403);
  expect((await post(ISSUE, 'dana', dated)).status).toBe(403);
  expect((await get(`${ISSUE}/${COMMENT}`)).body.individual_note).toBe(true);
  expect(sandbox.db.select().from(discussions).all()).toHaveLength(8);
});

test('The notes of a thread are sorted by time', async () => {
  await post(`${ISSUE}/${THREAD}/notes`, 'omar', {
    body: 'In between',
    created_at: '2026-10-14T09:20:00Z',
  });
  expect(await bodiesIn(`${ISSUE}/${THREAD}`)).toEqual([
    'Does it overheat at half thrust too?',
    'In between',
    'No, only at full thrust.',
  ]);
});

test('A note in a discussion may consist of an emoji only', async () => {
  const { body } = await post(ISSUE, 'dana', { body: ':rocket:' });
  expect(body.notes[0].body).toBe(':rocket:');
});
