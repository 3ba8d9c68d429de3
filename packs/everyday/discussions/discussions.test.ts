import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPackSandbox } from '../../testing/openPackSandbox.ts';

const { sandbox, request } = await openPackSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const DISCUSSIONS = '/projects/5/merge_requests/21/discussions';
const POSITION = { base_sha: 'a', start_sha: 'a', head_sha: 'b', position_type: 'text' };

test('a thread about a line keeps its place, and is resolved and reopened', async () => {
  const position = { ...POSITION, new_path: 'README.md', new_line: 1 };
  const body = { body: 'Why?', position };
  const { body: thread } = await request('POST', DISCUSSIONS, {
    as: 'dana',
    body,
    isEchoed: false,
  });
  expect(thread.notes).toMatchObject([{ type: 'DiffNote', position, resolved: false }]);
  const put = (path: string, change: { resolved?: boolean }) =>
    request('PUT', `${DISCUSSIONS}/${thread.id}${path}`, {
      as: 'dana',
      body: change,
      isEchoed: false,
    });
  const note = `/notes/${thread.notes[0].id}`;
  const resolved = await put(note, { resolved: true });
  expect(resolved.body).toMatchObject({ resolved: true, resolved_by: { username: 'dana' } });
  const list = await request('GET', DISCUSSIONS);
  expect(list.body.at(-1).notes).toMatchObject([{ resolved: true }]);
  const reopened = await put('', { resolved: false });
  expect(reopened.body.notes).toMatchObject([{ resolved: false, resolved_by: null }]);
  expect((await put(note, {})).status).toBe(400);
});
