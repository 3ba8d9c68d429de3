/** Clones, fetches and pushes with git itself. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { mergeRequests } from '../../generated/tables.ts';
import { worldSeed } from '../seed/worldSeed.ts';
import { type RunningSandbox, startSandbox } from '../startSandbox.ts';
import { rowWhere } from '../store/rowsWhere.ts';
import { parseCommands, refusedPush } from './receiveCommands.ts';

const contract = await readContract();
let running: RunningSandbox;
let folder: string;
beforeAll(async () => {
  running = await startSandbox({ contract, ...(await worldSeed()) });
});
afterAll(() => running.close());
beforeEach(async () => {
  await running.sandbox.reset();
  folder = await mkdtemp(join(tmpdir(), 'git-http-'));
});
afterEach(() => rm(folder, { recursive: true }));

const remote = (user: string | undefined, path = 'acme/rocket') => {
  const url = new URL(`${running.url}/${path}.git`);
  if (user) [url.username, url.password] = ['git', `sandbox-token-of-${user}`];
  return url.href;
};
const git = (...args: string[]) =>
  new Promise<{ status: number; output: string }>((resolve) => {
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_TERMINAL_PROMPT: '0',
      GIT_AUTHOR_NAME: 'Dana',
      GIT_AUTHOR_EMAIL: 'dana@acme.example',
      GIT_COMMITTER_NAME: 'Dana',
      GIT_COMMITTER_EMAIL: 'dana@acme.example',
      LC_ALL: 'C',
    };
    execFile('git', args, { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ status: (error?.code as number | undefined) ?? 0, output: stdout + stderr }),
    );
  });
const api = async (path: string, method = 'GET', body?: object) => {
  const response = await fetch(running.url + BASE_PATH + path, {
    method,
    headers: { 'private-token': 'sandbox-token-of-mira', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
};
/** Clones a project, and adds a commit on a new branch `work`. */
async function cloneWithCommit(user: string): Promise<string> {
  expect(await git('clone', '--quiet', remote(user), 'copy')).toEqual({ status: 0, output: '' });
  await git('-C', 'copy', 'switch', '--quiet', '-c', 'work');
  await writeFile(join(folder, 'copy/new.txt'), 'New\n');
  await git('-C', 'copy', 'add', '.');
  await git('-C', 'copy', 'commit', '--quiet', '-m', 'Pushed');
  return (await git('-C', 'copy', 'rev-parse', 'HEAD')).output.trim();
}
const push = (...refs: string[]) => git('-C', 'copy', 'push', 'origin', ...refs);

describe('clone and fetch', () => {
  test('show what the API has changed', async () => {
    await git('clone', '--quiet', remote('dana'), 'copy');
    const { body } = await api('/projects/5/repository/commits', 'POST', {
      branch: 'main',
      commit_message: 'By the API',
      allow_empty: true,
    });
    expect(await git('-C', 'copy', 'pull', '--quiet')).toEqual({ status: 0, output: '' });
    expect((await git('-C', 'copy', 'rev-parse', 'HEAD')).output.trim()).toBe(body.id);
    expect((await git('-C', 'copy', 'fsck', '--strict')).status).toBe(0);
  });

  test.each([
    ['a public project without a token', undefined, 'acme/rocket', 0, ''],
    ['a private project without a token', undefined, 'acme/vault', 128, 'could not read Username'],
    ['an unknown token', 'nobody', 'acme/vault', 128, 'Authentication failed'],
    [
      'a project that the caller may not see',
      'stan',
      'acme/vault',
      128,
      'The project was not found',
    ],
    ['a project that does not exist', 'mira', 'acme/missing', 128, 'The project was not found'],
    ['a project that has moved', 'mira', 'acme/pad', 0, ''],
  ])('of %s', async (_, user, path, status, text) => {
    const result = await git('clone', '--quiet', remote(user, path), 'copy');
    expect(result).toMatchObject({ status, output: expect.stringContaining(text) });
  });
});

test('a project that has moved is found in a fork, too', async () => {
  const response = await fetch(`${running.url}/_sandbox/forks`, {
    method: 'POST',
    body: '{ "name": "other" }',
  });
  expect(response.status).toBe(201);
  const refs = 'info/refs?service=git-upload-pack';
  const { url, status } = await fetch(`${running.url}/forks/other/acme/pad.git/${refs}`, {
    headers: { 'private-token': 'sandbox-token-of-mira' },
  });
  expect(url).toMatch(`${running.url}/forks/other/`);
  expect(url).not.toContain('/acme/pad.git');
  expect(status).toBe(200);
});

describe('an empty project', () => {
  /** Creates a project without commits. @returns its ID */
  const create = async (path: string) => {
    const response = await fetch(`${running.url}/_sandbox/projects`, {
      method: 'POST',
      body: JSON.stringify({ path, namespace: 'acme', repository: null }),
    });
    return (await response.json()).id as number;
  };
  const defaultBranch = async (id: number) =>
    (await (await fetch(`${running.url}/_sandbox/projects/${id}`)).json()).default_branch;
  const cloned = async (path: string) => {
    await git('clone', '--quiet', remote('mira', path), path);
    return {
      branch: (await git('-C', path, 'symbolic-ref', 'HEAD')).output.trim(),
      files: (await git('-C', path, 'ls-files')).output.trim(),
    };
  };

  test('has the branch of its first commit as default branch, which a clone checks out', async () => {
    const id = await create('fresh');
    const commit = (branch: string, file: string, more = {}) =>
      api(`/projects/${id}/repository/commits`, 'POST', {
        ...{ branch, commit_message: `Add ${file}`, ...more },
        actions: [{ action: 'create', file_path: file, content: 'x' }],
      });
    expect((await commit('trunk', 'a.txt')).status).toBe(201);
    expect(await defaultBranch(id)).toBe('trunk');
    expect((await commit('other', 'b.txt', { start_branch: 'trunk' })).status).toBe(201);
    expect(await defaultBranch(id)).toBe('trunk');
    const { body } = await api(`/projects/${id}/repository/commits`);
    expect(body).toMatchObject([{ title: 'Add a.txt' }]);
    const expected = { branch: 'refs/heads/trunk', files: 'a.txt' };
    expect(await cloned('acme/fresh')).toEqual(expected);
  });

  test('has the first pushed branch as default branch, or `main` if it is pushed', async () => {
    await cloneWithCommit('mira');
    for (const [name, branches, wanted] of [
      ['one', ['work:work'], 'work'],
      ['two', ['work:aaa', 'main:main'], null],
    ] as const) {
      const id = await create(name);
      const { status } = await git(
        '-C',
        'copy',
        'push',
        remote('mira', `acme/${name}`),
        ...branches,
      );
      expect(status).toBe(0);
      expect(await defaultBranch(id)).toBe(wanted);
      expect((await cloned(`acme/${name}`)).branch).toBe(`refs/heads/${wanted ?? 'main'}`);
    }
  });

  test('keeps its default branch when its first commit is refused', async () => {
    const id = await create('fresh');
    const body = { branch: 'trunk', commit_message: 'Nothing', actions: [] };
    expect((await api(`/projects/${id}/repository/commits`, 'POST', body)).status).toBe(400);
    expect(await defaultBranch(id)).toBeNull();
  });
});

describe('a clone', () => {
  test('checks out the default branch that control has chosen', async () => {
    const { body } = await api('/projects/5/repository/commits', 'POST', {
      ...{ branch: 'next', start_branch: 'main', commit_message: 'Begin', allow_empty: true },
    });
    const choice = { method: 'PATCH', body: JSON.stringify({ default_branch: 'next' }) };
    await fetch(`${running.url}/_sandbox/projects/5`, choice);
    await git('clone', '--quiet', remote('mira'), 'copy');
    expect((await git('-C', 'copy', 'rev-parse', 'HEAD')).output.trim()).toBe(body.id);
    expect((await git('-C', 'copy', 'symbolic-ref', 'HEAD')).output).toBe('refs/heads/next\n');
    await running.sandbox.reset();
    await git('clone', '--quiet', remote('mira'), 'later');
    expect((await git('-C', 'later', 'symbolic-ref', 'HEAD')).output).toBe('refs/heads/main\n');
  });
});

describe('a push', () => {
  test('is in the API at once, and gone after a reset', async () => {
    const sha = await cloneWithCommit('dana');
    expect(await push('work', 'work:refs/tags/v7')).toMatchObject({ status: 0 });
    const { body } = await api('/projects/5/repository/commits?ref_name=work&per_page=1');
    expect(body).toMatchObject([{ id: sha, title: 'Pushed' }]);
    expect((await api('/projects/5/repository/tags/v7')).body).toMatchObject({ target: sha });
    expect((await push(':refs/tags/v7')).status).toBe(0);
    expect((await api('/projects/5/repository/tags/v7')).status).toBe(404);
    await running.sandbox.reset();
    expect((await api(`/projects/5/repository/commits/${sha}`)).status).toBe(404);
  });

  test('of more objects than git unpacks is gone after a reset, too', async () => {
    await cloneWithCommit('dana');
    for (let number = 0; number < 120; number++)
      await writeFile(join(folder, `copy/file-${number}`), `${number}`);
    await git('-C', 'copy', 'add', '.');
    await git('-C', 'copy', 'commit', '--quiet', '-m', 'Many files');
    expect((await push('work')).status).toBe(0);
    const sha = (await git('-C', 'copy', 'rev-parse', 'HEAD')).output.trim();
    expect((await api(`/projects/5/repository/commits/${sha}`)).status).toBe(200);
    await running.sandbox.reset();
    expect((await api(`/projects/5/repository/commits/${sha}`)).status).toBe(404);
  });

  test('moves the head of a merge request', async () => {
    const sha = await cloneWithCommit('dana');
    const branch = 'feature/telemetry';
    expect((await push('--force', `work:${branch}`)).status).toBe(0);
    const row = rowWhere(running.sandbox.db, mergeRequests, { source_branch: branch });
    expect(row).toMatchObject({ head: sha, merge_status: 'unchecked' });
  });

  test.each([
    ['without a token', undefined, 'work', 'could not read Username'],
    ['by a reporter', 'rita', 'work', 'Your role does not allow pushes'],
    [
      'to a protected branch',
      'dana',
      'work:main',
      'only maintainers may push to a protected branch',
    ],
    ['of a protected tag', 'dana', ':refs/tags/release/2026.10', 'only maintainers may create'],
    ['that deletes a protected branch', 'mira', ':main', 'a protected branch cannot be deleted'],
    ['that rewrites a protected branch', 'mira', '+work~2:main', 'denying non-fast-forward'],
    [
      'to a ref of the platform',
      'mira',
      'work:refs/merge-requests/1/head',
      'the platform writes this ref',
    ],
  ])('%s is refused', async (_, user, ref, text) => {
    await cloneWithCommit('dana');
    const before = (await api('/projects/5/repository/commits?all=true')).body;
    await git('-C', 'copy', 'remote', 'set-url', 'origin', remote(user));
    const result = await push(ref);
    expect(result.status).not.toBe(0);
    expect(result.output.replaceAll(/\n?remote: ?/g, '')).toContain(text);
    expect((await api('/projects/5/repository/commits?all=true')).body).toEqual(before);
  });

  test('of notes is there for other clones, and gone after a reset', async () => {
    await cloneWithCommit('dana');
    await git('-C', 'copy', 'notes', 'add', '-m', 'Reviewed', 'main');
    expect(await push('refs/notes/*')).toMatchObject({ status: 0 });
    expect((await git('ls-remote', remote('dana'))).output).toContain('refs/notes/commits');
    const { body } = await api('/projects/5/repository/branches');
    expect(JSON.stringify(body)).not.toContain('notes');
    await running.sandbox.reset();
    expect((await git('ls-remote', remote('dana'))).output).not.toContain('refs/notes');
  });

  describe('of objects that no server should keep', () => {
    /** Writes an object without git's checks. @returns its SHA */
    const write = async (kind: string, bytes: Buffer | string) => {
      await writeFile(join(folder, 'object'), bytes);
      const args = ['hash-object', '-t', kind, '-w', '--literally', '../object'];
      return (await git('-C', 'copy', ...args)).output.trim();
    };
    const commit = (tree: string, time = '1790000000') =>
      write(
        'commit',
        `tree ${tree}\nauthor D <d@x.example> ${time} +0000\ncommitter D <d@x.example> ${time} +0000\n\nOdd\n`,
      );
    const entry = (mode: string, name: string, sha: string) =>
      Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(sha, 'hex')]);

    test.each([
      ['a directory named `..`', 'hasDotdot', '..'],
      ['a directory named `.git`', 'hasDotgit', '.git'],
      ['a path as name', 'fullPathname', '../../x'],
    ])('such as %s is refused', async (_, text, name) => {
      await cloneWithCommit('dana');
      const blob = await write('blob', 'x');
      const below = await write('tree', entry('100644', 'file', blob));
      const odd = await commit(await write('tree', entry('40000', name, below)));
      const result = await push(`${odd}:refs/heads/odd`);
      expect(result.status).not.toBe(0);
      expect(result.output).toContain(text);
      expect((await git('ls-remote', remote('dana'))).output).not.toContain('refs/heads/odd');
    });

    test('such as a time beyond all calendars is refused', async () => {
      await cloneWithCommit('dana');
      const tree = (await git('-C', 'copy', 'rev-parse', 'main^{tree}')).output.trim();
      const odd = await commit(tree, '99999999999999999999');
      expect((await push(`${odd}:refs/heads/odd`)).output).toContain('badDateOverflow');
    });

    test('such as a time in the year 300000 is shown as the last second of 9999', async () => {
      await cloneWithCommit('dana');
      const tree = (await git('-C', 'copy', 'rev-parse', 'main^{tree}')).output.trim();
      const odd = await commit(tree, '9404618486400');
      expect((await push(`${odd}:refs/heads/odd`)).status).toBe(0);
      const { status, body } = await api(`/projects/5/repository/commits/${odd}`);
      expect([status, body.created_at]).toEqual([
        200,
        expect.stringMatching(/^9999-12-31T23:59:59/),
      ]);
    });
  });

  test('of a ref whose name is not UTF-8 is refused', async () => {
    const line = Buffer.concat([
      Buffer.from(`${'0'.repeat(40)} ${'1'.repeat(40)} refs/heads/`),
      Buffer.from([0xff]),
    ]);
    const length = (line.length + 4).toString(16).padStart(4, '0');
    expect(parseCommands(Buffer.concat([Buffer.from(length), line, Buffer.from('0000')]))).toBe(
      undefined,
    );
  });

  test('is announced to nobody who may not push', async () => {
    const query = 'service=git-upload-pack&service=git-receive-pack';
    const response = await fetch(`${running.url}/acme/rocket.git/info/refs?${query}`);
    expect(response.headers.get('content-type')).toContain('git-upload-pack');
  });

  test('of a protected branch by a maintainer is accepted', async () => {
    const sha = await cloneWithCommit('dana');
    await git('-C', 'copy', 'remote', 'set-url', 'origin', remote('mira'));
    expect((await push('work:main')).status).toBe(0);
    expect((await api('/projects/5/repository/commits/main')).body.id).toBe(sha);
  });
});

test('with --no-git-http, the address is a 404 like every other', async () => {
  const { url, close } = await startSandbox({ contract, gitHttp: false, ...(await worldSeed()) });
  const response = await fetch(`${url}/acme/rocket.git/info/refs?service=git-upload-pack`);
  expect(response.status).toBe(404);
  await close();
});

test.each(['', '0004', 'zzzz', '0010short', '000aabcdef0000'])(
  'commands that are malformed are not read: %j',
  (text) => {
    expect(parseCommands(Buffer.from(text))).toBeUndefined();
  },
);

test('a refusal of many refs is split into packets', () => {
  const commands = Array.from({ length: 2000 }, (_, number) => ({
    before: '0'.repeat(40),
    now: '1'.repeat(40),
    name: `refs/heads/${'long'.repeat(10)}${number}`,
  }));
  const bytes = refusedPush({ commands, abilities: ['report-status', 'side-band-64k'] }, 'no');
  const first = Number.parseInt(bytes.toString('latin1', 0, 4), 16);
  expect(first).toBeLessThanOrEqual(65_520);
  expect(bytes[first + 4]).toBe(1);
});

describe('options of a push', () => {
  const openMergeRequests = async () =>
    (await api('/merge_requests?scope=all&source_branch=work')).body;

  test('create a merge request, and change the open one', async () => {
    await cloneWithCommit('dana');
    const option = (...options: string[]) =>
      options.flatMap((one) => ['-o', `merge_request.${one}`]);
    const created = await push(
      ...option('create', 'target=main', 'title=Title = with signs', 'label=bug', 'draft'),
      'work',
    );
    expect(created).toMatchObject({
      status: 0,
      output: expect.stringMatching(
        /remote: View merge request for work:\s+remote: .*merge_requests/,
      ),
    });
    const row = () => rowWhere(running.sandbox.db, mergeRequests, { source_branch: 'work' });
    expect(row()).toMatchObject({
      title: 'Title = with signs',
      target_branch: 'main',
      labels: ['bug'],
      draft: true,
      author: 'dana',
      state: 'opened',
    });
    await git('-C', 'copy', 'commit', '--quiet', '--allow-empty', '-m', 'More');
    await push(...option('title=Another', 'unlabel=bug'), 'work');
    expect(row()).toMatchObject({ title: 'Another', labels: [] });
    expect(await openMergeRequests()).toHaveLength(1);
  });

  test('that cannot be followed are named, and the push stands', async () => {
    const head = await cloneWithCommit('dana');
    const { status, output } = await push(
      '-o',
      'merge_request.create',
      '-o',
      'merge_request.assign=nobody',
      'work',
    );
    expect([status, output]).toEqual([0, expect.stringContaining('there is no user nobody')]);
    expect((await api('/projects/5/repository/commits/work')).body.id).toBe(head);
    expect(rowWhere(running.sandbox.db, mergeRequests, { source_branch: 'work' })).toBeUndefined();
  });
});

test('the heads of merge requests can be fetched, and not pushed', async () => {
  await cloneWithCommit('mira');
  const [{ iid, sha }] = (await api('/merge_requests?scope=all&per_page=100')).body.filter(
    ({ project_id, source_project_id, state }: Record<string, unknown>) =>
      project_id === 5 && source_project_id === 5 && state === 'opened',
  );
  const ref = `refs/merge-requests/${iid}/head`;
  expect((await git('-C', 'copy', 'fetch', '--quiet', 'origin', ref)).status).toBe(0);
  expect((await git('-C', 'copy', 'rev-parse', 'FETCH_HEAD')).output.trim()).toBe(sha);
  expect(await push(`work:${ref}`)).toMatchObject({ status: 1 });
});
