import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GENERATED_DIR } from '../../contract/contract.ts';
import { openTestSandbox } from '../testing/openTestSandbox.ts';
import { withTexts } from '../testing/withTexts.ts';
import { readSeed } from './readSeed.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'));
});
afterEach(() => rm(folder, { recursive: true }));

const README = join(import.meta.dirname, '../../docs/sandbox/README.md');

/** The seed file from the documentation, with some rows added. */
const SEED = `${/```yaml\n([\s\S]+?)```/.exec(await readFile(README, 'utf8'))?.[1]}
issues:
  - id: 9
    iid: 1
    project_id: 77
    title: It hums
    description: Louder at night.
    state: opened
    author: kim
    created_at: 2026-01-02T00:00:00Z
    updated_at: 2026-01-02T00:00:00Z
notes:
  - { id: 4, noteable_type: Issue, noteable_id: 9, body: Still does., author: kim, created_at: 2026-01-03T00:00:00Z }
pipelines: [{ id: 5, project_id: 77, ref: main, commit: first, status: success }]
`;

async function seedFile(text = SEED, name = 'seed.yaml'): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

describe('a seed in a file', () => {
  test('determines the rows, the defaults, and the histories with their SHAs', async () => {
    const seed = await readSeed(await seedFile());
    const { sandbox, request } = await openTestSandbox(seed);
    const commits = await request('GET', '/projects/lab%2Fprobe/repository/commits', { as: 'kim' });
    expect(commits.body).toMatchObject([{ title: 'Begin', author_email: 'kim@forge.example' }]);
    expect(seed.fixtures).toMatchObject({
      'project.id': 77,
      'commit.id': commits.body[0].id,
    });
    expect(seed.seed.pipelines).toMatchObject([{ commit: commits.body[0].id }]);
    expect(seed.seed.storages).toMatchObject([{ name: 'default' }]);
    const notes = await request('GET', '/projects/77/issues/1/notes', { as: 'kim' });
    expect(notes.body).toMatchObject([{ body: 'Still does.', updated_at: '2026-01-03T00:00:00Z' }]);
    await sandbox.close();
  });

  test('may be JSON, as the generated file of the example world is', async () => {
    const file = join(GENERATED_DIR, 'world.json');
    const [read, world] = await Promise.all([readSeed(file), readSeed('world')]);
    expect(withTexts(read)).toEqual({ ...withTexts(world), seedName: file });
  });

  test.each([
    ['users:\n  - { id: 1', 'users: [', /^Not valid YAML/],
    ['username: kim', 'user: kim', /^users\.1\.user is an unknown key/],
    ['visibility: private }', 'visibility: secret }', /^groups\.0\.visibility must be one of/],
    ['groups:', 'teams:', /^teams is an unknown key/],
    [
      'author: kim, c',
      'author: kym, c',
      /^users has no row with username kym; did you mean kim\?$/,
    ],
    ['noteable_id: 9', 'noteable_id: 8', /^issues has no row with id 8/],
    ['username: kim', 'username: root', /^users has another row with username root$/],
    [
      'commit: first, s',
      'commit: frist, s',
      /^The repository of project 77 has no commit labelled/,
    ],
    ['repository: probe', 'repository: prope', /^There is no history of a repository 'prope'/],
    ['        author: kim', '        author: kym', /^There is no user 'kym'; did you mean 'kim'/],
    ['main: first', 'main: last', /^There is no commit labelled 'last'/],
    ['project.id:', 'project.ID:', /^No fixture 'project\.ID' .*did you mean 'project\.id'\?$/],
    ['{ id: 77 }', '{ id: 78 }', /^These fields must match exactly one row of projects/],
  ])('is refused with file and line if %j becomes %j', async (text, by, message) => {
    const [before = '', after] = SEED.split(text);
    expect(after).toBeDefined();
    const file = await seedFile(before + by + SEED.slice(before.length + text.length));
    const error = (await readSeed(file).catch((one: Error) => one)) as Error;
    expect(error.name).toBe('UsageError');
    const [place = '', said] = error.message.split(/: (.*)/s);
    expect(said).toMatch(message);
    expect(place.slice(0, place.lastIndexOf(':'))).toBe(`${file}:${before.split('\n').length}`);
  });

  test('that does not exist is refused, and the message names the file', async () => {
    await expect(readSeed('wrld')).rejects.toThrow(
      "'wrld' is neither a seed nor a file. Give world, empty, random, random:NUMBER, or the path of a file.",
    );
  });
});

test('an empty seed has an administrator and a storage, and fixtures only for this administrator', async () => {
  const { seed, fixtures } = await readSeed('empty');
  expect(seed.users).toMatchObject([{ username: 'root', instance_role: 'administrator' }]);
  expect(seed.storages).toMatchObject([{ id: 1, name: 'default' }]);
  expect(fixtures).toEqual({
    'user.id': 1,
    'user.username': 'root',
    'storage.source': 'default',
    'remote_mirror.url': expect.any(String),
    'remote_mirror.ssh_url': expect.any(String),
  });
});

test('the name of a random seed contains the number that reproduces the seed', async () => {
  const first = await readSeed('random');
  expect(first.seedName).toMatch(/^random:\d+$/);
  expect(withTexts(await readSeed(first.seedName))).toEqual(withTexts(first));
  expect((await readSeed('random')).seedName).not.toBe(first.seedName);
  await expect(readSeed('random:x')).rejects.toThrow('has no valid number. Give a whole number');
});

describe('a data folder', () => {
  test('keeps the seed with which it was created', async () => {
    const { seedName } = await readSeed('random', folder);
    expect((await readSeed(undefined, folder)).seedName).toBe(seedName);
    expect((await readSeed('random', folder)).seedName).toBe(seedName);
    expect((await readSeed(seedName, folder)).seedName).toBe(seedName);
  });

  test('is refused with another seed', async () => {
    await readSeed(undefined, folder);
    await expect(readSeed('empty', folder)).rejects.toThrow(
      `${folder} has a sandbox with the seed world. Leave out --seed, or give another folder.`,
    );
  });
});

describe('a git repository', () => {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_AUTHOR_NAME: 'Kim',
        GIT_AUTHOR_EMAIL: 'kim@lab.example',
        GIT_COMMITTER_NAME: 'Kim',
        GIT_COMMITTER_EMAIL: 'kim@lab.example',
      },
    }).trim();
  let sha: string;
  beforeEach(() => {
    git('init', '--quiet', '-b', 'trunk', 'real');
    git('-C', 'real', 'commit', '--quiet', '--allow-empty', '-m', 'Real');
    git('-C', 'real', 'tag', '-a', 'v1', '-m', 'First');
    git('-C', 'real', 'bundle', 'create', '--quiet', '../real.bundle', 'HEAD', '--all');
    sha = git('-C', 'real', 'rev-parse', 'HEAD');
  });
  const seedWith = (path: string) =>
    `${SEED.replace('repository: probe', `repository: { git: ${path} }`)
      .replace('commit: first', path.endsWith('.bundle') ? 'commit: trunk' : 'commit: v1')
      .replace('77, label: first', '77, label: trunk')}`;

  test.each(['./real', 'real.bundle'])(
    'is the history of a project in a seed file: %s',
    async (path) => {
      const seed = await readSeed(await seedFile(seedWith(path)));
      expect(seed.fixtures).toMatchObject({ 'project.id': 77, 'commit.id': sha });
      expect(seed.seed.pipelines).toMatchObject([{ commit: sha }]);
      const { sandbox, request } = await openTestSandbox(seed);
      const commits = () => request('GET', '/projects/77/repository/commits', { as: 'kim' });
      const tags = await request('GET', '/projects/77/repository/tags', { as: 'kim' });
      expect(tags.body).toMatchObject([{ name: 'v1', message: 'First', commit: { id: sha } }]);
      await request('POST', '/projects/77/repository/commits', {
        as: 'kim',
        body: { branch: 'trunk', commit_message: 'More', allow_empty: true },
      });
      expect((await commits()).body).toMatchObject([{ title: 'More' }, { id: sha }]);
      await sandbox.reset();
      expect((await commits()).body).toMatchObject([{ id: sha, title: 'Real' }]);
      await sandbox.close();
    },
  );

  test('that is missing is refused with its place', async () => {
    const file = await seedFile(seedWith('./missing'));
    await expect(readSeed(file)).rejects.toThrow(
      new RegExp(`^${file}:\\d+:\\d+: ${join(folder, 'missing')} is neither a git repository nor`),
    );
  });

  test('replaces the history of a project, or begins a new one', async () => {
    const real = join(folder, 'real');
    const given = { 'acme/rocket': real, 'acme/mine': real };
    const data = join(folder, 'data');
    const seed = await readSeed('world', data, given);
    expect(seed.seedName).toBe(
      `world --repository acme/rocket=${real} --repository acme/mine=${real}`,
    );
    const { sandbox, request } = await openTestSandbox(seed);
    for (const project of ['acme%2Frocket', 'acme%2Fmine'])
      expect(
        (await request('GET', `/projects/${project}/repository/commits`, { as: 'mira' })).body,
      ).toMatchObject([{ id: sha }]);
    const ofRocket = seed.seed.merge_requests?.filter(({ project_id }) => project_id === 5) ?? [];
    expect(new Set(ofRocket.map(({ head }) => head))).toContain(sha);
    await sandbox.close();
    expect(await readSeed(undefined, data)).toEqual(seed);
    await expect(readSeed('world', data, { 'acme/rocket': real })).rejects.toThrow(
      'has a sandbox with the seed world --repository acme/rocket',
    );
  });
});
