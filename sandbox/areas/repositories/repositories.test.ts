/** Tests of the operations on repositories (API documentation, document 1). */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { lacks } from '../../../test/programs.ts';
import { ARCHIVE_FORMATS } from '../../git/archive.ts';
import { createApp } from '../../server/createApp.ts';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox({
  settings: { flags: { repository_blobs_batch_api: true } },
});
const folder = mkdtempSync(join(tmpdir(), 'archives-'));
beforeEach(() => sandbox.reset());
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const repository = '/projects/5/repository';
type Fields = Record<string, unknown>;
const read = (path: string) => request('GET', `${repository}/${path}`, { as: 'dana' });
const pathsOf = async (query: string) =>
  (await read(`tree?${query}`)).body.map(({ path }: { path: string }) => path);
const commit = (actions: Fields[], fields: Fields = {}) =>
  request('POST', `${repository}/commits`, {
    as: 'dana',
    body: { branch: 'main', commit_message: 'Change', actions, ...fields } as never,
  });
const create = (file_path: string, content: string) => ({ action: 'create', file_path, content });

test('A tree lists the entries of a directory, or with `recursive` everything below the directory', async () => {
  expect(await pathsOf('')).toEqual(['docs', 'scripts', 'src', 'README.md']);
  expect(await pathsOf('path=src%2Ffuel')).toEqual(['src/fuel/tank.ts']);
  expect(await pathsOf('path=src/')).toEqual(['src/fuel', 'src/engine.ts']);
  expect(await pathsOf('path=src&recursive=true')).toEqual([
    'src/fuel',
    'src/engine.ts',
    'src/fuel/tank.ts',
  ]);
  expect(await pathsOf('ref=v0.9.0')).toEqual(['docs', 'src', 'README.md']);
});

test.each([
  'path=no',
  'path=README.md',
  'path=..',
  'path=%2F',
  'path=.',
  'ref=nowhere',
  'ref=--all',
  'path=src%2F..%2Fdocs',
])('No tree is found: %s', async (query) => {
  const expected = query === 'path=%2F' ? 200 : 404;
  expect((await read(`tree?${query}`)).status).toBe(expected);
});

test('A tree shows the last commit of each entry, but not together with `recursive`', async () => {
  const { body } = await read('tree?with_last_commit=true');
  const titles = body.map(
    ({ last_commit }: { last_commit: { title: string } }) => last_commit.title,
  );
  expect(titles[0]).toBe('Count down before the launch');
  expect(titles.at(-1)).toBe('Cool the engine and clear the launch');
  expect((await read('tree?with_last_commit=true&recursive=true')).status).toBe(400);
});

test('With keyset pagination, a tree shows every entry exactly once, even if files are equal', async () => {
  await commit(['a/x', 'b/x', 'c', 'd & 日本'].map((path) => create(path, 'the same')));
  const all = await pathsOf('recursive=true&per_page=100');
  for (const size of [1, 2, 3]) {
    const seen: string[] = [];
    let next: string | undefined =
      `${repository}/tree?recursive=true&pagination=keyset&per_page=${size}`;
    while (next) {
      const page = await request('GET', next);
      seen.push(...page.body.map(({ path }: { path: string }) => path));
      expect(page.headers.get('x-total')).toBeNull();
      next = /\/api\/v4([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(all);
  }
  expect((await read('tree?pagination=keyset&page_token=nowhere')).status).toBe(400);
});

test.each(['b/x', 'c'])(
  'A walk by key through a tree goes on after a commit has removed %s behind the cursor',
  async (path) => {
    await commit(['a/x', 'b/x', 'c', 'd'].map((name) => create(name, `only in ${name}`)));
    const all = await pathsOf('recursive=true&per_page=100');
    const size = all.indexOf(path) + 1;
    const { headers } = await read(`tree?recursive=true&pagination=keyset&per_page=${size}`);
    const next = /\/api\/v4([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')![1]!;
    await commit([{ action: 'delete', file_path: path }]);
    const page = await request('GET', next);
    expect(page.status).toBe(200);
    expect(page.body[0]?.path).toBe(all[size]);
  },
);

test('A blob is found only by its full SHA, and the raw blob has the exact bytes of the file', async () => {
  const bytes = Buffer.from([0, 255, 13, 10]);
  await commit([{ ...create('raw.bin', bytes.toString('base64')), encoding: 'base64' }]);
  const { body } = await read('tree');
  const { id } = body.find(({ name }: Fields) => name === 'raw.bin');
  expect((await read(`blobs/${id}`)).body).toMatchObject({
    size: 4,
    content: bytes.toString('base64'),
  });
  const raw = await read(`blobs/${id}/raw`);
  expect(raw.bytes).toEqual(bytes);
  expect(raw.headers.get('content-type')).toBe('application/octet-stream');
  const directory = body.find(({ type }: Fields) => type === 'tree').id;
  for (const sha of [directory, 'main', id.slice(0, 8), '--all'])
    expect((await read(`blobs/${sha}`)).status).toBe(404);
});

test('A batch of blobs has files from any ref, omits missing files, and cuts a file after 1 MB', async () => {
  const files = [
    { path: 'data/recording.csv', ref: 'feature/telemetry' },
    { path: 'README.md', ref: 'nowhere' },
    { path: 'src' },
    { path: '../README.md' },
    { path: 'README.md', ref: 'e4d3a5e513c6a2af8c92cedecad439e32e73d448' },
  ];
  const options = { as: 'dana', body: { files } };
  const { body } = await request('POST', `${repository}/blobs/batch`, options);
  expect(body).toHaveLength(2);
  expect(body[0]).toMatchObject({ size: 1_257_810, truncated: true });
  expect(Buffer.from(body[0].content, 'base64')).toHaveLength(1024 * 1024);
  expect(body[1]).toMatchObject({ path: 'README.md', truncated: false });
  sandbox.settings.flags = {};
  expect((await request('POST', `${repository}/blobs/batch`, options)).status).toBe(404);
});

const unpacked = async (
  query: string,
  format?: keyof typeof ARCHIVE_FORMATS,
): Promise<string[]> => {
  const { status, bytes } = await read(`archive${format ? `.${format}` : ''}?${query}`);
  expect(status).toBe(200);
  const packing = ARCHIVE_FORMATS[format ?? 'tar.gz'];
  if (packing === 'zip') return namesInZip(bytes);
  return namesInTar({ tar: Buffer.from, gzip: gunzipSync, bzip2 }[packing](bytes));
};
const bzip2 = (input: Buffer) =>
  execFileSync('bzip2', ['--decompress'], { input, maxBuffer: 100_000_000 });
/** Reads the names of the files in a tar file: blocks of 512 bytes, a header before each content. */
const namesInTar = (bytes: Buffer): string[] => {
  const names: string[] = [];
  for (let at = 0; bytes[at]; ) {
    const field = (from: number, length: number) =>
      bytes.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    if (field(156, 1) === '0') names.push(field(0, 100));
    at += 512 * (1 + Math.ceil(Number.parseInt(field(124, 12), 8) / 512));
  }
  return names;
};
/** Reads the names in the central directory of a zip file. */
const namesInZip = (bytes: Buffer): string[] => {
  const names: string[] = [];
  for (let at = bytes.indexOf('PK\x01\x02'); at !== -1; at = bytes.indexOf('PK\x01\x02', at + 4))
    names.push(bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28)));
  return names.filter((path) => !path.endsWith('/'));
};

describe.each(Object.keys(ARCHIVE_FORMATS) as (keyof typeof ARCHIVE_FORMATS)[])(
  'An archive',
  (format) => {
    test.skipIf(ARCHIVE_FORMATS[format] === 'bzip2' && lacks('bzip2'))(
      `may have the format ${format}`,
      async () => {
        expect(await unpacked('path=src', format)).toEqual([
          'rocket-main/src/engine.ts',
          'rocket-main/src/fuel/tank.ts',
        ]);
      },
    );
  },
);

test('Without the command bzip2, the refusal of an archive says what to do', async () => {
  const { PATH } = process.env;
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  symlinkSync(git, join(programs, 'git'));
  process.env.PATH = programs;
  try {
    // The contract declares no 501, because a missing command is a fault of the machine. `createApp` skips the test
    // client's check that responses keep the contract.
    const refused = await createApp(sandbox).request(`/api/v4${repository}/archive.tbz2`);
    expect(refused.status).toBe(501);
    expect((await refused.json()).message).toMatch(
      /packs tbz2 with the command bzip2, which is not in its PATH.*apt-get install bzip2/,
    );
    expect((await read('archive.tar.gz')).status).toBe(200);
  } finally {
    process.env.PATH = PATH;
  }
});

test.skipIf(lacks('bzip2'))('bzip2 packs an archive of several megabytes', async () => {
  const content = randomBytes(3_000_000).toString('base64');
  await commit([{ ...create('big', content), encoding: 'base64' }]);
  const { bytes } = await read('archive.bz2?path=big');
  expect(bytes.subarray(0, 4).toString()).toBe('BZh9');
  expect(bzip2(bytes).includes(Buffer.from(content, 'base64'))).toBe(true);
});

test('`exclude_paths` omits files and directories from an archive, but accepts no patterns', async () => {
  expect(await unpacked('exclude_paths=docs,%20src/fuel/,README.md')).toEqual([
    'rocket-main/scripts/countdown.sh',
    'rocket-main/src/engine.ts',
  ]);
  expect(await unpacked('exclude_paths=*,../x,:(glob)**,/docs&path=docs')).toEqual([]);
  expect(await unpacked('exclude_paths=s*,../x,no')).toHaveLength(5);
  expect((await read('archive?path=no')).status).toBe(404);
  expect((await read('archive?path=..')).status).toBe(404);
});

test('If every file is excluded, the archive is empty', async () => {
  const files = ['docs/launch.md', 'scripts/countdown.sh', 'src/engine.ts', 'src/fuel/tank.ts'];
  await commit(files.map((file_path) => ({ action: 'delete', file_path })));
  expect(await unpacked('exclude_paths=README.md')).toEqual([]);
  await commit([{ action: 'delete', file_path: 'README.md' }]);
  expect(await unpacked('exclude_paths=README.md')).toEqual([]);
});

test('`ref_type` chooses between a branch and a tag with the same name', async () => {
  await commit([create('on-branch', '')], { branch: 'v0.9.0', start_branch: 'main' });
  expect(await unpacked('sha=v0.9.0&ref_type=tags')).not.toContain('rocket-v0.9.0/on-branch');
  expect(await unpacked('sha=v0.9.0&ref_type=heads')).toContain('rocket-v0.9.0/on-branch');
  expect((await read('archive?sha=main&ref_type=tags')).status).toBe(404);
  // If the request names no ref, `ref_type` has no effect.
  expect(await unpacked('ref_type=heads')).toHaveLength(5);
});

test('A comparison starts at the merge base, or with `straight` at the commit `from`', async () => {
  const query = 'compare?from=main&to=feature%2Ftelemetry';
  const paths = async (more: string) =>
    (await read(query + more)).body.diffs.map((diff: { new_path: string }) => diff.new_path);
  expect(await paths('')).not.toContain('README.md');
  expect(await paths('&straight=true')).toContain('README.md');
  expect((await read('compare?from=main&to=main')).body).toMatchObject({
    compare_same_ref: true,
    commits: [],
    diffs: [],
  });
});

test('A comparison shows modes, renames, removed files, and bytes', async () => {
  await commit([
    { action: 'chmod', file_path: 'scripts/countdown.sh', execute_filemode: true },
    { action: 'move', file_path: 'LAUNCH.md', previous_path: 'docs/launch.md' },
    { action: 'delete', file_path: 'README.md' },
    { ...create('raw.bin', 'AAECAw=='), encoding: 'base64' },
    create('a --- b.md', '--- x\n+++ y\ndiff --git a/x b/x\n'),
  ]);
  const { body } = await read('compare?from=v1.1.0&to=main');
  const diff = (path: string) => body.diffs.find(({ new_path }: Fields) => new_path === path);
  expect(diff('scripts/countdown.sh')).toMatchObject({
    a_mode: '100644',
    b_mode: '100755',
    diff: '',
  });
  expect(diff('LAUNCH.md')).toMatchObject({
    renamed_file: true,
    old_path: 'docs/launch.md',
    diff: '',
  });
  expect(diff('README.md')).toMatchObject({ deleted_file: true, b_mode: null });
  expect(diff('raw.bin').diff).toMatch(/^Binary files/);
  expect(diff('a --- b.md').diff).toBe('@@ -0,0 +1,3 @@\n+--- x\n++++ y\n+diff --git a/x b/x\n');
  const unified = await read('compare?from=v1.1.0&to=main&unidiff=true');
  expect(unified.body.diffs.find(({ new_path }: Fields) => new_path === 'README.md').diff).toMatch(
    /^--- a\/README.md\n\+\+\+ \/dev\/null\n@@/,
  );
});

test('In a difference, only a line feed ends a line; other separators are part of the line', async () => {
  const heads = ['\r', '\u2028'].map((end) => `a${end}diff --git a/x b/x\n`);
  await commit([create('1', heads[0]!), create('2', heads[1]!), create('3', 'c\n')]);
  const { diffs } = (await read('compare?from=v1.1.0&to=main')).body;
  expect(diffs.map(({ diff }: { diff: string }) => diff)).toEqual([
    `@@ -0,0 +1 @@\n+${heads[0]}`,
    `@@ -0,0 +1 @@\n+${heads[1]}`,
    '@@ -0,0 +1 @@\n+c\n',
  ]);
});

test('A large difference is never shown, and differences beyond the limit are collapsed', async () => {
  await commit([
    create('a-large.txt', 'line\n'.repeat(50_000)),
    ...Array.from({ length: 101 }, (_, n) => create(`many/${String(n).padStart(3, '0')}`, 'x\n')),
  ]);
  const { diffs } = (await read('compare?from=v1.1.0&to=main')).body;
  expect(diffs[0]).toMatchObject({ too_large: true, collapsed: false, diff: '' });
  expect(diffs.at(-2)).toMatchObject({ too_large: false, collapsed: false });
  expect(diffs.at(-1)).toMatchObject({ too_large: false, collapsed: true, diff: '' });
});

test('A comparison that is too large shows all commits, and differences without text', async () => {
  await commit([create('huge.txt', 'x'.repeat(20_000_000))]);
  const { body } = await read('compare?from=v1.1.0&to=main');
  expect(body).toMatchObject({ compare_timeout: true, commits: [{ title: 'Change' }] });
  expect(body.diffs).toMatchObject([{ new_path: 'huge.txt', new_file: true, diff: '' }]);
});

test('A comparison may start in a fork that the caller can see', async () => {
  const { body } = await read('compare?from=main&to=main&from_project_id=12');
  expect(body.compare_same_ref).toBe(false);
  expect(body.commits).toHaveLength(2);
  expect((await read('compare?from=main&to=main&from_project_id=16')).status).toBe(404);
  expect((await read('compare?from=main&to=main&from_project_id=404404')).status).toBe(404);
  // Project 14 has no commits in common with project 5.
  expect((await read('compare?from=main&to=main&from_project_id=14')).status).toBe(200);
});

test('Contributors are ordered by their first commit, or as `order_by` says', async () => {
  const names = async (query: string) =>
    (await read(`contributors?${query}`)).body.map(
      ({ name }: { name: string }) => name.split(' ')[0],
    );
  expect(await names('')).toEqual(['Omar', 'Dana', 'Mira']);
  expect(await names('sort=desc')).toEqual(['Mira', 'Dana', 'Omar']);
  expect(await names('order_by=commits')).toEqual(['Omar', 'Mira', 'Dana']);
  expect(await names('order_by=email&sort=desc')).toEqual(['Omar', 'Mira', 'Dana']);
  expect((await read('contributors?ref=nowhere')).status).toBe(404);
});

test('An empty repository has an empty tree and no contributors', async () => {
  const empty = (path: string) => request('GET', `/projects/17/repository/${path}`, { as: 'stan' });
  expect((await empty('tree')).body).toEqual([]);
  expect((await empty('tree?pagination=keyset')).headers.get('x-total')).toBeNull();
  expect((await empty('contributors')).body).toEqual([]);
  expect((await empty('commits')).body).toEqual([]);
  expect((await empty('tree?path=src')).status).toBe(404);
  expect((await empty('archive')).status).toBe(404);
});

test('A private repository is a 404 for callers who may not see the project', async () => {
  for (const path of ['tree', 'archive', 'contributors', 'commits'])
    expect((await request('GET', `/projects/15/repository/${path}`, { as: 'stan' })).status).toBe(
      404,
    );
});
