import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MirrorSource, pushToMirror } from './pushToMirror.ts';

/** The temporary folder of a test. It has a subfolder `own` with the repository to push, as a sandbox has. */
let folder: string;
let source: MirrorSource;
let target: string;

function git(dir: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: dir,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Dana',
      GIT_AUTHOR_EMAIL: 'dana@acme.example',
      GIT_COMMITTER_NAME: 'Dana',
      GIT_COMMITTER_EMAIL: 'dana@acme.example',
    },
  }).trim();
}

/** Creates a commit with an empty tree. */
const commit = (dir: string, message: string, ...parents: string[]) => {
  const tree = git(dir, 'write-tree');
  return git(dir, 'commit-tree', tree, '-m', message, ...parents.flatMap((sha) => ['-p', sha]));
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forge-contract-mirror-test-'));
  git(folder, 'init', '--bare', '--quiet', 'own/5.git');
  const dir = join(folder, 'own', '5.git');
  const first = commit(dir, 'First');
  const second = commit(dir, 'Second', first);
  source = {
    dir,
    refs: [
      { name: 'refs/heads/main', sha: second },
      { name: 'refs/heads/feature/telemetry', sha: first },
      { name: 'refs/tags/v1.0.0', sha: first },
    ],
    protectedBranches: ['main'],
  };
});
beforeEach(() => {
  target = join(folder, 'mirror.git');
  rmSync(target, { recursive: true, force: true });
  git(folder, 'init', '--bare', '--quiet', 'mirror.git');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plain = {
  keep_divergent_refs: false,
  only_protected_branches: false,
  mirror_branch_regex: null,
};
const push = (changes: object = {}) =>
  pushToMirror(source, { url: `file://${target}`, ...plain, ...changes });
const refs = () =>
  Object.fromEntries(
    git(target, 'for-each-ref', '--format=%(refname) %(objectname)')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split(' ')),
  );

describe('A push', () => {
  test('sends branches and tags to a repository on this machine', async () => {
    expect(await push()).toBeUndefined();
    expect(refs()).toEqual(Object.fromEntries(source.refs.map(({ name, sha }) => [name, sha])));
    expect(await push({ url: target })).toBeUndefined();
  });

  test('can be limited to protected branches, or to branches that match a pattern', async () => {
    await push({ only_protected_branches: true });
    expect(Object.keys(refs())).toEqual(['refs/heads/main', 'refs/tags/v1.0.0']);
    await push({ mirror_branch_regex: '^feature/' });
    expect(Object.keys(refs())).toContain('refs/heads/feature/telemetry');
  });

  test('replaces divergent refs in the mirror, but keeps them if `keep_divergent_refs` is true', async () => {
    const other = commit(target, 'Other');
    git(target, 'update-ref', 'refs/heads/main', other);
    expect(await push({ keep_divergent_refs: true })).toBeUndefined();
    expect(refs()).toMatchObject({
      'refs/heads/main': other,
      'refs/heads/feature/telemetry': source.refs[1]!.sha,
    });
    expect(await push()).toBeUndefined();
    expect(refs()['refs/heads/main']).toBe(source.refs[0]!.sha);
  });

  test('fails with a message if a pattern takes too long to match', async () => {
    const refs = [{ name: `refs/heads/${'a'.repeat(40)}!`, sha: source.refs[0]!.sha }];
    const error = await pushToMirror(
      { ...source, refs },
      { url: target, ...plain, mirror_branch_regex: '^(a+)+$' },
    );
    expect(error).toBe('The pattern for the branches takes too long');
  });
});

describe('A push is refused', () => {
  test('to another machine', async () => {
    for (const url of [
      'https://dana:secret@mirror.example/x.git',
      'ssh://git@mirror.example/x',
      'git@mirror.example:x',
    ])
      expect(await push({ url })).toBe(
        'This sandbox pushes to repositories on its own machine only',
      );
  });

  test('to a repository of the sandbox itself, under any name', async () => {
    git(folder, 'init', '--bare', '--quiet', 'own/6.git');
    for (const url of ['own/6.git', 'own/../own/6.git', 'own/5.git'])
      expect(await push({ url: `file://${folder}/${url}` })).toBe(
        'A mirror cannot be a repository of this sandbox',
      );
  });

  test('to a path without a repository', async () => {
    expect(await push({ url: `${target}-none` })).toContain('There is no repository at');
    expect(await push({ url: folder })).toContain('does not appear to be a git repository');
  });
});
