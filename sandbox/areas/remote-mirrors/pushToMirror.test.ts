import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  target = join(folder, 'mirrors', 'mirror.git');
  rmSync(join(folder, 'mirrors'), { recursive: true, force: true });
  git(folder, 'init', '--bare', '--quiet', 'mirrors/mirror.git');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plain = {
  keep_divergent_refs: false,
  only_protected_branches: false,
  mirror_branch_regex: null,
};
const push = (changes: object = {}, places = [join(folder, 'mirrors')]) =>
  pushToMirror(source, { url: `file://${target}`, ...plain, ...changes }, places);
const NOT_ALLOWED =
  'This sandbox pushes only to its own repositories, and to the folders and addresses of its option --mirrors';
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
      [folder],
    );
    expect(error).toBe('The pattern for the branches takes too long');
  });
});

describe('A push to a named folder', () => {
  const syncTwice = async (refs: MirrorSource['refs']) => {
    const many = { ...source, refs: [...source.refs, ...refs] };
    for (const _ of [1, 2])
      expect(
        await pushToMirror(many, { url: target, ...plain }, [join(folder, 'mirrors')]),
      ).toBeUndefined();
  };

  test('can be repeated if a tag has the name of a branch, with its folder', async () => {
    await syncTwice([{ name: 'refs/tags/refs/heads/main', sha: source.refs[1]!.sha }]);
    expect(refs()).toMatchObject({
      'refs/heads/main': source.refs[0]!.sha,
      'refs/tags/refs/heads/main': source.refs[1]!.sha,
    });
  });

  test('sends more refs than fit into arguments', async () => {
    const name = 'x'.repeat(180);
    await syncTwice(
      Array.from({ length: 3000 }, (_, index) => ({
        name: `refs/tags/${index}-${name}`,
        sha: source.refs[0]!.sha,
      })),
    );
    expect(Object.keys(refs())).toHaveLength(3003);
  }, 60_000);

  test('runs no hooks of the mirror', async () => {
    const proof = join(folder, 'hook-has-run');
    for (const hook of [
      'pre-receive',
      'update',
      'post-receive',
      'post-update',
      'reference-transaction',
    ])
      writeFileSync(join(target, 'hooks', hook), `#!/bin/sh\ntouch ${proof}\n`, { mode: 0o755 });
    git(target, 'config', 'core.hooksPath', join(target, 'hooks'));
    expect(await push()).toBeUndefined();
    expect(Object.keys(refs())).toHaveLength(3);
    expect(existsSync(proof)).toBe(false);
  });
});

describe('A push is refused', () => {
  test('to another machine', async () => {
    for (const url of [
      'https://dana:secret@mirror.example/x.git',
      'ssh://git@mirror.example/x',
      'git@mirror.example:x',
      'git://mirror.example/x.git',
    ])
      expect(await push({ url })).toBe(NOT_ALLOWED);
  });

  test('to a folder if no folder is named, or if another one is', async () => {
    expect(await push({}, [])).toBe(NOT_ALLOWED);
    expect(await push({}, [join(folder, 'own')])).toBe(NOT_ALLOWED);
    expect(await push({}, [join(folder, 'mirr')])).toBe(NOT_ALLOWED);
    expect(refs()).toEqual({});
  });

  test('outside the named folder, with the same message whether or not the path exists', async () => {
    git(folder, 'init', '--bare', '--quiet', 'outside.git');
    symlinkSync(join(folder, 'outside.git'), join(folder, 'mirrors', 'link.git'));
    for (const path of [
      '/proc/self/cwd',
      '/proc/self/cwd/.git',
      '/etc/passwd',
      '/no/such/path',
      join(folder, 'outside.git'),
      join(folder, 'no-such.git'),
      `${folder}/mirrors/../outside.git`,
      `${folder}/mirrors/%2e%2e/outside.git`,
      join(folder, 'mirrors', 'link.git'),
    ])
      expect([path, await push({ url: `file://${path}` })]).toEqual([path, NOT_ALLOWED]);
    expect(git(join(folder, 'outside.git'), 'for-each-ref')).toBe('');
  });

  test('to a repository of the sandbox itself, even in a named folder', async () => {
    git(folder, 'init', '--bare', '--quiet', 'own/6.git');
    for (const url of ['own/6.git', 'own/../own/6.git', 'own/5.git'])
      expect(await push({ url: `file://${folder}/${url}` }, [folder])).toBe(NOT_ALLOWED);
  });

  test('to a path without a bare repository', async () => {
    expect(await push({ url: `${target}-none` })).toBe(`There is no repository at ${target}-none`);
    git(folder, 'init', '--quiet', 'mirrors/worktree');
    mkdirSync(join(folder, 'mirrors', 'plain'));
    for (const name of ['worktree', 'plain', '']) {
      const url = join(folder, 'mirrors', name);
      expect(await push({ url })).toBe(`There is no repository at ${url}`);
    }
  });

  test('without a word about files of this machine', async () => {
    rmSync(join(target, 'objects'), { recursive: true });
    writeFileSync(join(target, 'objects'), 'no folder');
    expect(await push()).toBe(`The push to file://${target} failed`);
  });

  test('to an HTTP address that is not below a named one', async () => {
    const places = ['http://127.0.0.1:9/git/'];
    for (const url of [
      'http://127.0.0.1:9/other.git',
      'http://127.0.0.1:9/git/../other.git',
      'http://127.0.0.1:9/git/..%2fother.git',
      'http://127.0.0.1:8/git/x.git',
      'https://127.0.0.1:9/git/x.git',
    ])
      expect([url, await push({ url }, places)]).toEqual([url, NOT_ALLOWED]);
    const url = 'http://dana:secret@127.0.0.1:9/git/x.git';
    expect(await push({ url }, places)).toBe(
      'The push to http://*****:*****@127.0.0.1:9/git/x.git failed',
    );
  });
});
