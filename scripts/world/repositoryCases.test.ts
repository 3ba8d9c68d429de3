/**
 * Compares the cases about repositories with the output of git: commits, statistics, trees, diffs, files and
 * archives.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fastImportStream } from '../../contract/world/fastImportStream.ts';
import { refsOf } from '../../contract/world/repositoryOf.ts';
import { lacks } from '../../test/programs.ts';
import { SOURCE_DIR } from '../paths.ts';
import { readCases, type SourceCase } from '../read/readCases.ts';
import { compileWorld } from './compileWorld.ts';

const ORIGIN = 'https://forge.example.com/acme/rocket';
/** Makes git report a file as renamed if it is similar enough. The threshold is git's default. */
const RENAMES = '-M';

let rocket: string;
/** The SHA of the newest commit on the branch `main` of the fork. */
let forkMain: string;
beforeAll(async () => {
  const { repositories } = (await compileWorld()).world;
  const repository = repositories.get('rocket') ?? expect.fail();
  forkMain = repositories.get('rocket-of-dana')?.branches.get('main') ?? expect.fail();
  rocket = mkdtempSync(join(tmpdir(), 'forge-rocket-'));
  git(['init', '--quiet', '--bare', '-b', 'main']);
  git(['fast-import', '--quiet', '--done'], { input: fastImportStream(repository) });
  const updates = Object.entries(refsOf(repository)).map(([ref, sha]) => `update ${ref} ${sha}\n`);
  git(['update-ref', '--stdin'], { input: updates.join('') });
});
afterAll(() => rmSync(rocket, { recursive: true, force: true }));

interface GitOptions {
  input?: string | Buffer | undefined;
  env?: Record<string, string>;
}

function gitBytes(args: string[], { input, env }: GitOptions = {}): Buffer {
  return execFileSync('git', ['-C', rocket, ...args], {
    input,
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_NOSYSTEM: '1',
      HOME: '/nonexistent',
      TZ: 'UTC',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 2 ** 24,
  });
}

function git(args: string[], options?: GitOptions): string {
  return gitBytes(args, options).toString();
}

/** Caches a question to git by SHA, because many cases show the same commits. */
function once<T>(ask: (sha: string) => T): (sha: string) => T {
  const known = new Map<string, T>();
  return (sha) => {
    if (!known.has(sha)) known.set(sha, ask(sha));
    return known.get(sha)!;
  };
}

const lines = (text: string): string[] => text.split('\n').filter(Boolean);
const page = <T>(items: T[], { page = 1, per_page = 20 }: Record<string, never | number>): T[] =>
  items.slice((page - 1) * per_page, page * per_page);

// biome-ignore lint/suspicious/noExplicitAny: response bodies have many forms, and are compared field by field.
type Body = any;

const { cases } = await readCases(SOURCE_DIR);
const succeeding = (...operations: string[]): [string, SourceCase][] =>
  cases
    .filter(({ operation, response }) => operations.includes(operation) && response.status < 300)
    .map((one) => [one.id, one]);

describe.each(
  succeeding(
    ...['createCommit', 'getCommit', 'listCommits', 'compareRefs', 'listTree', 'listRunnerJobs'],
    ...['getTag', 'listTags', 'createTag'],
  ),
)('%s', (_, { response }) => {
  it('shows commits with the same values as git', () => {
    for (const commit of commitsIn(response.body as Body)) {
      // A commit that a case creates is not in the world. The next test compares such commits.
      if (!exists(commit.id)) continue;
      const known: Body = commitOf(commit.id);
      for (const field of Object.keys(commit))
        if (field in known) expect(commit[field], `${commit.id} ${field}`).toEqual(known[field]);
      if (commit.stats) expect(commit.stats).toEqual(statsOf(commit.id));
    }
  });
});

describe.each(succeeding('createCommit'))('%s', (_, { request, response }) => {
  it('creates the commit that git creates', () => {
    const shown = response.body as Body;
    const id = commitByGit(request.body as Body, shown);
    expect(shown.id).toBe(id);
    if (shown.stats) expect(shown.stats).toEqual(statsOf(id));
  });
});

describe.each(succeeding('listCommits'))('%s', (_, { request: { query }, response }) => {
  it('lists the commits that git lists, in this order', () => {
    const {
      all,
      author,
      first_parent,
      order,
      since,
      until,
      path,
      follow = true,
      ref_name = 'main',
    } = query as Body;
    const found = lines(
      git([
        ...['log', '--format=%H'],
        all ? '--all' : ref_name,
        ...(author ? [`--author=${author}`] : []),
        ...(first_parent ? ['--first-parent'] : []),
        ...(order === 'topo' ? ['--topo-order'] : []),
        ...(since ? [`--since=${since}`] : []),
        ...(until ? [`--until=${until}`] : []),
        ...(path && follow ? ['--follow'] : []),
        ...(path ? ['--', path] : []),
      ]),
    );
    expect((response.body as Body).map(({ id }: Body) => id)).toEqual(page(found, query as Body));
  });
});

describe.each(succeeding('getCommitSequence'))('%s', (_, { request, response }) => {
  it('counts as git does', () => {
    const option = request.query.first_parent ? ['--first-parent'] : [];
    const count = git(['rev-list', '--count', ...option, String(request.path.sha)]);
    expect((response.body as Body).count).toBe(Number(count));
  });
});

describe.each(succeeding('listCommitRefs'))('%s', (_, { request, response }) => {
  it('lists the refs that git lists', () => {
    const { type = 'all' } = request.query as Body;
    const containing = (kind: 'branch' | 'tag') =>
      type === 'all' || type === kind
        ? lines(
            git([kind, '--format=%(refname:short)', '--contains', String(request.path.sha)]),
          ).map((name) => ({ type: kind, name }))
        : [];
    const refs = [...containing('branch'), ...containing('tag')];
    expect(response.body).toEqual(page(refs, request.query as Body));
  });
});

describe.each(succeeding('listTree'))('%s', (_, { request, response }) => {
  it('shows a part of the tree that git shows', () => {
    const { ref = 'main', path, recursive } = request.query as Body;
    const entries = lines(
      git(['ls-tree', ...(recursive ? ['-r', '-t'] : []), ref, ...(path ? [`${path}/`] : [])]),
    ).map((line) => {
      const [, mode, type, id, full = ''] = /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? [];
      return { id, name: full.split('/').at(-1), type, path: full, mode };
    });
    const sorted = [
      ...entries.filter(({ type }) => type === 'tree'),
      ...entries.filter(({ type }) => type !== 'tree'),
    ];
    const { pagination, page_token: after } = request.query as Body;
    const start = pagination ? sorted.findIndex(({ id }) => id === after) + 1 : 0;
    const shown = response.body as Body[];
    expect(shown.map(({ last_commit, ...entry }) => entry)).toEqual(
      page(sorted.slice(start), request.query as Body),
    );
    for (const { last_commit, path } of shown)
      if (last_commit)
        expect(last_commit.id).toBe(git(['log', '-1', '--format=%H', ref, '--', path]).trim());
  });
});

// In the case `timeout`, the server runs out of time and shows only a part of the differences.
const compared = succeeding('compareRefs').filter(([id]) => id !== 'compareRefs.timeout');
describe.each(compared)('%s', (_, { request, response }) => {
  it('shows the commits and files that git shows', () => {
    const { from: given, to, straight, unidiff, from_project_id } = request.query as Body;
    const from = from_project_id ? forkMain : given;
    const base = straight ? from : git(['merge-base', from, to]).trim();
    const { commits, diffs } = response.body as Body;
    expect(commits.map(({ id }: Body) => id)).toEqual(
      lines(git(['rev-list', '--reverse', `${from}..${to}`])),
    );
    const changed = changedFiles(base, to);
    expect(diffs).toMatchObject(changed);
    expect(diffs).toHaveLength(changed.length);
    for (const { old_path, new_path, diff, too_large, collapsed } of diffs) {
      if (too_large || collapsed) continue;
      const paths = [...new Set([old_path, new_path])];
      const text = git(['diff', RENAMES, base, to, '--', ...paths]);
      expect(diff).toBe(text.slice(text.indexOf(unidiff ? '\n--- ' : '\n@@') + 1));
    }
  });
});

describe.each(succeeding('listContributors'))('%s', (_, { request, response }) => {
  it('counts what git counts', () => {
    const contributors = new Map<string, Body>();
    const { ref = 'main' } = request.query as Body;
    for (const sha of lines(git(['rev-list', '--no-merges', ref]))) {
      const { author_name: name, author_email: email } = commitOf(sha);
      const { additions, deletions } = statsOf(sha);
      const before = contributors.get(email) ?? { commits: 0, additions: 0, deletions: 0 };
      contributors.set(email, {
        name,
        email,
        commits: before.commits + 1,
        additions: before.additions + additions,
        deletions: before.deletions + deletions,
      });
    }
    for (const shown of response.body as Body[])
      expect(shown).toEqual(contributors.get(shown.email));
  });
});

describe.each(succeeding('getBlob', 'getRawBlob', 'getBlobs'))('%s', (_, { request, response }) => {
  it('shows the bytes that git has', () => {
    const shown = response.body as Body;
    if (typeof shown === 'string') {
      expect(shown).toBe(git(['cat-file', 'blob', String(request.path.sha)]));
      return;
    }
    for (const { content, size, sha, ref, path, truncated } of [shown].flat()) {
      const bytes = gitBytes(['cat-file', 'blob', sha ?? `${ref}:${path}`]);
      expect(size).toBe(bytes.length);
      // The case is shortened for readers: a server truncates only files of more than 1 MB.
      const whole = bytes.toString('base64');
      expect(truncated ? whole.slice(0, content.length) : whole).toBe(content);
    }
  });
});

describe.each(succeeding('getArchive', 'getArchiveInFormat'))('%s', (_, { request, response }) => {
  const format = String(request.path.format ?? 'tar.gz');
  it.skipIf(format === 'tar.bz2' && lacks('bzip2'))('has the bytes that git packs', () => {
    const { sha = 'main', path, exclude_paths } = request.query as Body;
    const packed = gitBytes([
      'archive',
      `--format=${format === 'zip' ? 'zip' : 'tar'}`,
      ...[`--prefix=rocket-${sha}/`, sha, '--', path || '.'],
      ...(exclude_paths?.split(',') ?? []).map((name: string) => `:(exclude)${name}`),
    ]);
    const shown = Buffer.from(response.bodyBase64 ?? '', 'base64');
    // Different versions of a compressor write different bytes, so the decompressed contents are compared.
    const unpacked =
      format === 'tar.gz' ? gunzipSync(shown) : format === 'tar.bz2' ? bunzip2(shown) : shown;
    expect(unpacked.equals(packed)).toBe(true);
  });
});

const bunzip2 = (input: Buffer) => execFileSync('bzip2', ['--decompress'], { input });

const exists = once((sha): boolean => {
  try {
    git(['cat-file', '-e', sha]);
    return true;
  } catch {
    return false;
  }
});

function commitsIn(value: Body): Body[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(value.short_id ? [value] : []), ...Object.values(value).flatMap(commitsIn)];
}

const commitOf = once((sha) => {
  const format = ['%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%P', '%s'].join('%n');
  const [name, email, authored, committer, committerEmail, committed, parents, title] = git([
    ...['log', '-1', `--format=${format}`, sha],
  ]).split('\n') as [string, string, string, string, string, string, string, string];
  const raw = git(['cat-file', 'commit', sha]);
  const utc = (date: string) => date.replace('+00:00', 'Z');
  return {
    short_id: sha.slice(0, 8),
    title,
    message: raw.slice(raw.indexOf('\n\n') + 2),
    author_name: name,
    author_email: email,
    authored_date: utc(authored),
    committer_name: committer,
    committer_email: committerEmail,
    committed_date: utc(committed),
    created_at: utc(committed),
    parent_ids: parents ? parents.split(' ') : [],
    web_url: `${ORIGIN}/-/commit/${sha}`,
  };
});

/** Counts the lines that a commit adds and removes, compared with its first parent. */
const statsOf = once((sha) => {
  const [, first] = git(['rev-list', '--parents', '-1', sha]).trim().split(' ');
  const numbers = first
    ? git(['diff', '--numstat', RENAMES, first, sha])
    : git(['show', '--format=', '--numstat', sha]);
  const sum = (column: number) =>
    lines(numbers).reduce((total, line) => total + Number(line.split('\t')[column]), 0);
  return { additions: sum(0), deletions: sum(1), total: sum(0) + sum(1) };
});

function changedFiles(base: string, to: string): Body[] {
  const fields = git(['diff', RENAMES, '--raw', '-z', base, to]).split('\0').filter(Boolean);
  const files: Body[] = [];
  while (fields.length > 0) {
    const [a, b, , , status = ''] = (fields.shift() ?? '').slice(1).split(' ');
    const old_path = fields.shift();
    const new_path = status.startsWith('R') ? fields.shift() : old_path;
    files.push({
      old_path,
      new_path,
      a_mode: a === '000000' ? null : a,
      b_mode: b === '000000' ? null : b,
      new_file: status === 'A',
      renamed_file: status.startsWith('R'),
      deleted_file: status === 'D',
    });
  }
  return files;
}

/**
 * Creates the commit of a request with git, in a separate index. The names and times are copied from the response.
 */
function commitByGit({ actions = [], commit_message }: Body, shown: Body): string {
  const env = {
    GIT_INDEX_FILE: join(rocket, 'index-of-a-case'),
    GIT_AUTHOR_NAME: shown.author_name,
    GIT_AUTHOR_EMAIL: shown.author_email,
    GIT_AUTHOR_DATE: shown.authored_date,
    GIT_COMMITTER_NAME: shown.committer_name,
    GIT_COMMITTER_EMAIL: shown.committer_email,
    GIT_COMMITTER_DATE: shown.committed_date,
  };
  const run = (args: string[], input?: string | Buffer) => git(args, { env, input }).trim();
  const parent = shown.parent_ids[0];
  run(['read-tree', parent]);
  const remove = (path: string) =>
    run(['update-index', '--index-info'], `0 ${'0'.repeat(40)}\t${path}\n`);
  for (const action of actions) {
    const before = run(['ls-files', '-s', action.previous_path ?? action.file_path]);
    let [mode = '', sha = ''] = before ? before.split(' ') : ['100644'];
    if (action.action === 'move') remove(action.previous_path);
    if (action.action === 'chmod') mode = action.execute_filemode ? '100755' : '100644';
    if (action.content !== undefined)
      sha = run(
        ['hash-object', '-w', '--stdin'],
        Buffer.from(action.content, action.encoding === 'base64' ? 'base64' : 'utf8'),
      );
    if (action.action === 'delete') remove(action.file_path);
    else run(['update-index', '--add', '--cacheinfo', `${mode},${sha},${action.file_path}`]);
  }
  return run(['commit-tree', run(['write-tree']), '-p', parent], commit_message);
}
