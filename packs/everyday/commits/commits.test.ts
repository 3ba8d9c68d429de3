import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPackSandbox } from '../../testing/openPackSandbox.ts';

const { sandbox, request } = await openPackSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const REPOSITORY = '/projects/5/repository';

/** Commits a text of a file to a new branch, or to an existing one. */
async function commit(branch: string, content: string, action = 'create') {
  const actions = [{ action, file_path: 'pad.txt', content }];
  const body = { branch, start_branch: 'main', commit_message: `Say ${content}`, actions };
  return (await request('POST', `${REPOSITORY}/commits`, { as: 'dana', body, isEchoed: false }))
    .body.id;
}
const read = async (ref: string) => {
  const { status, body } = await request('GET', `${REPOSITORY}/files/pad.txt?ref=${ref}`);
  return status === 200 ? Buffer.from(body.content, 'base64').toString() : undefined;
};
const change = (sha: string, how: string, branch: string) =>
  request('POST', `${REPOSITORY}/commits/${sha}/${how}`, {
    as: 'dana',
    body: { branch },
    isEchoed: false,
  });

test('a commit is copied to another branch once, and undone there', async () => {
  const sha = await commit('one', 'north');
  await request('POST', `${REPOSITORY}/branches`, {
    as: 'dana',
    body: { branch: 'two', ref: 'main' },
  });
  const copy = await change(sha, 'cherry_pick', 'two');
  expect(copy.body.message).toContain(`Say north\n\n(cherry picked from commit ${sha})`);
  expect(copy.body.parent_ids).toHaveLength(1);
  expect(await read('two')).toBe('north');
  expect((await change(sha, 'cherry_pick', 'two')).status).toBe(400);
  const undone = await change(copy.body.id, 'revert', 'two');
  expect(undone.body.title).toBe('Revert "Say north"');
  expect(await read('two')).toBeUndefined();
  expect(await read('one')).toBe('north');
});

test('a copy that is in conflict is refused, and changes nothing', async () => {
  const sha = await commit('one', 'north');
  await commit('two', 'south');
  expect((await change(sha, 'cherry_pick', 'two')).status).toBe(400);
  expect(await read('two')).toBe('south');
});
