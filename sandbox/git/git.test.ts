/** Tests that after every transaction, reset, crash and start, the refs in git equal the refs in the database. */
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { type Project, projects } from '../../generated/tables.ts';
import { openSandbox } from '../openSandbox.ts';
import type { Sandbox } from '../sandbox.ts';
import { worldSeed } from '../seed/worldSeed.ts';
import type { Repository } from './repository.ts';

const contract = await readContract();
const world = await worldSeed();
const sandbox = await openSandbox({ contract, ...world });
const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'));
beforeEach(() => sandbox.reset());
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const rocket = ({ git }: Sandbox = sandbox) => git.repository({ id: 5 });
const museumOf = ({ db }: Sandbox) =>
  db.select().from(projects).where(eq(projects.id, 14)).get() as Project;
const author = { name: 'Somebody', email: 's@example.com', date: '2026-10-21T09:00:00Z' };
const refsInGit = ({ dir }: Repository) =>
  execFileSync('git', ['-C', dir, 'for-each-ref', '--format=%(refname) %(objectname)'])
    .toString()
    .split('\n')
    .filter(Boolean);
const refsInTable = (repository: Repository) => [
  ...repository.branches().map(({ name, sha }) => `refs/heads/${name} ${sha}`),
  ...repository.tags().map(({ name, sha }) => `refs/tags/${name} ${sha}`),
];
const write = async (repository: Repository, branch: string) => {
  const parent = await repository.resolve();
  const fields = { parent, author, committer: author, message: branch, changes: [] };
  const sha = await repository.writeCommit(fields);
  repository.setBranch(branch, sha);
  return sha;
};

test('The repositories pass `git fsck`, and their refs equal the refs in the database', async () => {
  const repository = await rocket();
  execFileSync('git', ['-C', repository.dir, 'fsck', '--strict'], { stdio: 'pipe' });
  expect(refsInGit(repository)).toEqual(refsInTable(repository));
});

test('Git gets the changed refs of a transaction only if the transaction succeeds', async () => {
  const repository = await rocket();
  const before = refsInGit(repository);
  await sandbox.transaction(() => write(repository, 'kept'));
  expect(refsInGit(repository)).toEqual(refsInTable(repository));
  expect(refsInGit(repository)).toHaveLength(before.length + 1);
  const failing = sandbox.transaction(async () => {
    await write(repository, 'lost');
    repository.setBranch('kept', undefined);
    throw new Error('It fails');
  });
  await expect(failing).rejects.toThrow('It fails');
  expect(refsInGit(repository)).toEqual(refsInTable(repository));
  expect(repository.branch('kept')).toBeDefined();
  expect(repository.branch('lost')).toBeUndefined();
});

test('If git refuses a ref, the transaction fails and the database is rolled back', async () => {
  const repository = await rocket();
  const refused = sandbox.transaction(async () => {
    await write(repository, 'fine');
    repository.setBranch('bad', '1'.repeat(40));
  });
  await expect(refused).rejects.toThrow();
  expect(repository.branch('fine')).toBeUndefined();
  expect(refsInGit(repository)).toEqual(refsInTable(repository));
});

test('A reset removes a commit and restores the refs', async () => {
  const repository = await rocket();
  const before = refsInGit(repository);
  const sha = await sandbox.transaction(() => write(repository, 'main'));
  await sandbox.reset();
  const again = await rocket();
  expect(refsInGit(again)).toEqual(before);
  expect(await again.commit(sha)).toBeUndefined();
});

test('A reset runs git commands only for repositories that were written to', async () => {
  try {
    vi.stubEnv('PATH', folder);
    await sandbox.reset();
    vi.unstubAllEnvs();
    await sandbox.transaction(async () => write(await rocket(), 'main'));
    vi.stubEnv('PATH', folder);
    await expect(sandbox.reset()).rejects.toThrow('git');
  } finally {
    vi.unstubAllEnvs();
  }
});

test('A reset removes a new ref to an old commit, and restores a deleted ref', async () => {
  const repository = await rocket();
  const before = refsInGit(repository);
  await sandbox.transaction(async () => {
    repository.setTag('lightweight', repository.branch('main'));
    repository.setTag('v1.0.0', undefined);
  });
  await sandbox.reset();
  expect(refsInGit(await rocket())).toEqual(before);
});

test('Git does not read the configuration of the user', async () => {
  process.env.GIT_CONFIG_COUNT = '1';
  process.env.GIT_CONFIG_KEY_0 = 'log.showSignature';
  process.env.GIT_CONFIG_VALUE_0 = 'nonsense';
  const repository = await rocket();
  const revisions = [(await repository.resolve()) as string];
  expect((await repository.log({ revisions, offset: 0, limit: 1 })).shas).toEqual(revisions);
  delete process.env.GIT_CONFIG_COUNT;
});

test('After a crash, the next start sets the refs in git to the refs in the database', async () => {
  const file = join(folder, 'crash', 'sandbox.db');
  const options = { contract, ...world, file };
  const first = await openSandbox(options);
  const sha = await first.transaction(async () => write(await rocket(first), 'answered'));
  const { dir } = await rocket(first);
  await first.close();
  // The commands simulate a process that was killed after the change of git and before the commit of the database. It
  // left an extra ref, a moved ref, a missing ref and a lock.
  const git = (...args: string[]) => execFileSync('git', ['-C', dir, ...args]);
  git('update-ref', 'refs/heads/never-answered', sha);
  git('update-ref', 'refs/heads/main', sha);
  git('update-ref', '-d', 'refs/tags/v1.0.0');
  writeFileSync(join(dir, 'refs/heads/main.lock'), '');
  const second = await openSandbox(options);
  const repository = await rocket(second);
  expect(repository.branch('answered')).toBe(sha);
  expect(refsInGit(repository)).toEqual(refsInTable(repository));
  await second.reset();
  expect((await rocket(second)).branch('answered')).toBeUndefined();
  expect(await (await rocket(second)).commit(sha)).toBeUndefined();
  await second.close();
  expect(existsSync(dir)).toBe(true);
});

test('After a crash, the next start removes repositories that belong to no project', async () => {
  const file = join(folder, 'stray', 'sandbox.db');
  const first = await openSandbox({ contract, ...world, file });
  const { dir } = await rocket(first);
  await first.close();
  const stray = join(dir, '..', '77.git');
  cpSync(dir, stray, { recursive: true });
  const second = await openSandbox({ contract, ...world, file });
  expect(existsSync(stray)).toBe(false);
  expect(existsSync(dir)).toBe(true);
  await second.transaction(async () => {
    second.db
      .insert(projects)
      .values({ ...museumOf(second), id: 77, path: 'copy' })
      .run();
    const repository = await second.git.repository({ id: 77 });
    expect(refsInGit(repository)).toEqual(refsInTable(repository));
  });
  await second.close();
});

test('A new project gets a repository, which is removed if the transaction is rolled back', async () => {
  const project = { ...museumOf(sandbox), id: 77, path: 'copy' };
  const create = () => {
    sandbox.db.insert(projects).values(project).run();
    return sandbox.git.repository(project);
  };
  const failing = sandbox.transaction(async () => {
    expect((await create()).branches()).toHaveLength(1);
    throw new Error('It fails');
  });
  await expect(failing).rejects.toThrow();
  const repository = await sandbox.transaction(create);
  expect(refsInGit(repository)).toEqual(refsInTable(repository));
  expect(repository.branches()).toHaveLength(1);
  await sandbox.reset();
  expect(existsSync(repository.dir)).toBe(false);
});

test('A reset that fails changes nothing', async () => {
  const repository = await rocket();
  const sha = await sandbox.transaction(() => write(repository, 'kept'));
  // The trigger makes the reset fail at the last project, after the refs of the other projects have changed in git.
  sandbox.db.run(
    sql`CREATE TRIGGER broken BEFORE INSERT ON git_refs WHEN NEW.project_id = 16 BEGIN SELECT RAISE(ABORT, 'broken'); END`,
  );
  await expect(sandbox.reset()).rejects.toThrow();
  sandbox.db.run(sql`DROP TRIGGER broken`);
  expect((await rocket()).branch('kept')).toBe(sha);
  expect(refsInGit(await rocket())).toEqual(refsInTable(await rocket()));
});

test('Temporary repositories are removed when the sandbox closes, or after a crash at the next start', async () => {
  // The folder's name contains the ID of the process that created it. This process has ended.
  const over = spawn('true');
  await new Promise((resolve) => over.on('close', resolve));
  const left = join(tmpdir(), `forge-contract-sandbox-${over.pid}-left`);
  mkdirSync(join(left, '5.git'), { recursive: true });
  const other = await openSandbox({ contract, ...world });
  expect(existsSync(left)).toBe(false);
  const { dir } = await rocket(other);
  await other.close();
  expect(existsSync(dir)).toBe(false);
  expect(readdirSync((await rocket()).dir)).toContain('HEAD');
});
