import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gitObject } from '../../contract/world/gitObject.ts';
import { openDetails } from './openDetails.ts';
import { openObjects } from './openObjects.ts';
import { type FileChange, writeCommit } from './writeObjects.ts';

const objects = openObjects();
const details = openDetails();
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'write-'));
  execFileSync('git', ['init', '--quiet', '--bare', dir]);
});
afterAll(async () => {
  objects.close();
  details.close();
  await rm(dir, { recursive: true });
});

const git = (args: string[], input?: Buffer | string) =>
  execFileSync('git', ['-C', dir, ...args], { input, encoding: 'latin1' });
const by = { name: 'Dana', email: 'dana@acme.example', date: '2026-10-21T09:00:00Z' };
const write = (parent: string | undefined, message: string, changes: FileChange[]) =>
  writeCommit(dir, objects.of(dir), { parent, author: by, committer: by, message, changes });
const file = (path: string, text: string, mode = '100644') => ({
  path,
  file: { mode, ...gitObject('blob', Buffer.from(text)) },
});
const gone = (path: string) => ({ path, file: undefined });
const filesOf = (sha: string) => git(['ls-tree', '-r', '--format=%(objectmode) %(path)', sha]);

test('a commit has the changed files, and git finds no fault in it', async () => {
  const first = await write(undefined, 'First', [
    file('a/b/c', '1\n'),
    file('a.txt', '2\n'),
    file('a-b', '3\n', '100755'),
    file('ü', '4\n'),
  ]);
  const second = await write(first, 'Second\n\nReviewed-by: Kim\n', [
    gone('a/b/c'),
    file('a', 'A file in the place of a directory\n'),
    gone('a.txt'),
    file('a.txt/now/deep', 'A directory in the place of a file\n'),
  ]);
  const empty = await write(second, 'Empty', [
    ...['a', 'a.txt/now/deep', 'a-b', 'ü'].map((path) => gone(path)),
  ]);
  expect(filesOf(first)).toBe('100755 a-b\n100644 a.txt\n100644 a/b/c\n100644 "\\303\\274"\n');
  expect(filesOf(second)).toBe(
    '100644 a\n100755 a-b\n100644 a.txt/now/deep\n100644 "\\303\\274"\n',
  );
  expect(filesOf(empty)).toBe('');
  git(['update-ref', 'refs/heads/main', empty]);
  expect(git(['fsck', '--strict', '--full'])).toBe('');
  expect(git(['log', '-1', '--format=%an %ae %aI %B', first])).toContain('2026-10-21T09:00:00');

  const read = await details.read(dir, [empty, second, first]);
  expect(read.get(first)?.stats).toEqual({ additions: 4, deletions: 0 });
  expect(read.get(second)).toEqual({
    stats: { additions: 2, deletions: 2 },
    trailers: [['Reviewed-by', 'Kim']],
  });
  expect(read.get(empty)?.stats).toEqual({ additions: 0, deletions: 4 });
});

test('names that are not UTF-8 stay as they are', async () => {
  const blob = git(['hash-object', '-w', '--stdin'], 'x').trim();
  const tree = git(['mktree', '-z'], Buffer.from(`100644 blob ${blob}\t\xff\0`, 'latin1')).trim();
  const parent = git([
    ...['-c', 'user.name=Kim', '-c', 'user.email=kim@lab.example'],
    ...['commit-tree', tree, '-m', 'Old'],
  ]).trim();
  const sha = await write(parent, 'New', [file('new', 'x')]);
  expect(filesOf(sha)).toBe('100644 new\n100644 "\\377"\n');
});

test('details of commits are read at the same time, and after their process has ended', async () => {
  const shas = await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      write(undefined, `${number}`, [file('lines', '\n'.repeat(number))]),
    ),
  );
  const counts = await Promise.all(
    shas.map(async (sha, number) => {
      if (number === 15) details.forget(dir);
      return (await details.read(dir, [sha])).get(sha)?.stats.additions;
    }),
  );
  expect(counts).toEqual(shas.map((_, number) => number));
});
