/** Tests that a sandbox opens, migrates or refuses a data folder that is old, too new, in use, damaged or full. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { notes } from '../generated/tables.ts';
import { readSeed } from './seed/readSeed.ts';
import { openTestSandbox, type TestSandbox } from './testing/openTestSandbox.ts';

let folder: string;
let file: string;
const opened: TestSandbox[] = [];
const processes: ChildProcess[] = [];
let template: string;
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'forge-contract-data-'));
  file = join(template, 'sandbox.db');
  const { request, sandbox } = await openTestSandbox({ file });
  const created = await request('POST', NOTES, { as: 'mira', body: { body: 'Kept' } });
  expect(created.status).toBe(201);
  // The copy has no write-ahead log beside it, from which SQLite would replace the pages that a test damages.
  change(`VACUUM INTO '${join(template, 'copy.db')}'`);
  await sandbox.close();
  for (const end of ['', '-wal', '-shm']) await rm(file + end, { force: true });
  await rename(join(template, 'copy.db'), file);
});
afterAll(() => rm(template, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-contract-data-'));
  file = join(folder, 'sandbox.db');
});
afterEach(async () => {
  for (const { sandbox } of opened.splice(0)) await sandbox.close();
  for (const process of processes.splice(0)) await ended(process, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const NOTES = '/projects/5/issues/11/notes';

async function open(): Promise<TestSandbox> {
  const sandbox = await openTestSandbox({ file });
  opened.push(sandbox);
  return sandbox;
}

async function started(): Promise<void> {
  await open();
}

/** Copies the template into the data folder. The template has the example world and a note. */
async function fill(): Promise<void> {
  await cp(template, folder, { recursive: true });
}

/** Changes the database directly with SQL, as another version of forge-contract or a person could. */
function change(...statements: string[]): void {
  const sqlite = new Database(file);
  for (const statement of statements) sqlite.exec(statement);
  sqlite.close();
}

function tablesOf(database: string): unknown {
  const sqlite = new Database(database);
  const version = sqlite.prepare('PRAGMA user_version').raw().all();
  return [version, sqlite.prepare('SELECT sql FROM sqlite_schema ORDER BY name').raw().all()];
}

async function hasNote({ request }: TestSandbox): Promise<boolean> {
  const { body } = await request('GET', `${NOTES}?per_page=100`, { as: 'mira' });
  return body.some((note: { body: string }) => note.body === 'Kept');
}

describe('A folder of an older version', () => {
  test('gets the missing tables, columns and indexes, and keeps its rows', async () => {
    await fill();
    change(
      'DROP TABLE emails',
      'DROP INDEX pipelines_by_project_id',
      'ALTER TABLE users DROP COLUMN bio',
      'ALTER TABLE deploy_keys DROP COLUMN projects',
      'PRAGMA user_version = 0',
    );
    const sandbox = await open();
    expect(await hasNote(sandbox)).toBe(true);
    const { db } = sandbox.sandbox;
    const names = db.values(sql`SELECT name FROM sqlite_schema`).flat();
    expect(names).toEqual(expect.arrayContaining(['emails', 'pipelines_by_project_id']));
    expect((await request('GET', '/users/mira/keys')).status).toBe(200);
    expect(db.values(sql`SELECT DISTINCT projects FROM deploy_keys`)).toEqual([['[]']]);
    expect(db.values(sql`PRAGMA user_version`)).not.toEqual([[0]]);

    function request(method: string, path: string) {
      return sandbox.request(method, path, { as: 'mira' });
    }
  });

  test.each([
    [
      'a column without a default',
      'ALTER TABLE users DROP COLUMN name',
      'users: name is missing, but has no default',
    ],
    [
      'a column that must have a value',
      'ALTER TABLE users ADD COLUMN rank TEXT NOT NULL DEFAULT 1; ALTER TABLE emails RENAME COLUMN subject TO about',
      'emails: about is unknown to this version, but must have a value',
    ],
    [
      'another type',
      'ALTER TABLE users DROP COLUMN bio; ALTER TABLE users ADD COLUMN bio INTEGER',
      'users: bio has the type integer instead of text',
    ],
    [
      'a column that may not be null',
      "ALTER TABLE users DROP COLUMN bio; ALTER TABLE users ADD COLUMN bio TEXT NOT NULL DEFAULT ''",
      'users: bio is NOT NULL, but must allow null',
    ],
    [
      'a key',
      'DROP TABLE git_refs; CREATE TABLE git_refs (project_id INTEGER NOT NULL, name TEXT NOT NULL, sha TEXT NOT NULL)',
      'git_refs: project_id, name must be unique',
    ],
  ])(
    'is refused and left as it is if its rows cannot be migrated: %s',
    async (_, statement, reason) => {
      await fill();
      change(statement, 'PRAGMA user_version = 0');
      const before = tablesOf(file);
      const refused = started();
      await expect(refused).rejects.toThrow(`\n  ${reason}\n`);
      await expect(refused).rejects.toThrow(
        `${file} has tables of version 0, which cannot be migrated to version `,
      );
      expect(tablesOf(file)).toEqual(before);
    },
  );
});

test('A folder of a newer version is refused', async () => {
  await fill();
  change('PRAGMA user_version = 4711');
  await expect(started()).rejects.toThrow(
    `${file} was written by a newer forge-contract: its tables have version 4711`,
  );
});

describe('A damaged folder is named', () => {
  test('a file that is not a database', async () => {
    await fill();
    await writeFile(file, 'These are the notes of last week.\n'.repeat(200));
    await expect(started()).rejects.toThrow(`${file} is not a database. Restore a backup`);
  });

  test('a truncated database', async () => {
    await fill();
    await truncate(file, 20_000);
    await expect(started()).rejects.toThrow(`${file} is damaged: a part of it is missing`);
  });

  test('a database with a page that was overwritten', async () => {
    await fill();
    const bytes = await readFile(file);
    const page = 4096 * Math.floor(bytes.length / 4096 / 2);
    await writeFile(file, bytes.fill(0x55, page, page + 4096));
    await expect(started()).rejects.toThrow(`${file} is damaged`);
  });

  test.each(['', 'HEAD', 'objects', 'sandbox.json'])(
    'a repository without its folder, or without the part %j',
    async (part) => {
      await fill();
      const path = join(folder, 'repositories', '5.git', part);
      await rm(path, { recursive: true });
      await expect(started()).rejects.toThrow(
        `${path} is missing: the repository of acme/rocket\n${file} has the branches and tags of these repositories. Restore a backup`,
      );
    },
  );

  test('a folder that is a file', async () => {
    await writeFile(join(folder, 'data'), '');
    file = join(folder, 'data', 'sandbox.db');
    await expect(started()).rejects.toThrow(`${join(folder, 'data')} cannot be a data folder: `);
  });

  test.runIf(process.platform === 'linux')(
    'a folder that cannot be created, or that takes no file',
    async () => {
      for (const path of ['/proc/forge', '/proc']) {
        file = join(path, 'sandbox.db');
        await expect(started()).rejects.toThrow(`${path} cannot be a data folder: ENOENT`);
        await expect(readSeed('empty', path)).rejects.toThrow(`${path} cannot be a data folder: `);
      }
    },
  );

  test('a refused folder is not locked for the next attempt', async () => {
    await fill();
    change('PRAGMA user_version = 4711');
    await expect(started()).rejects.toThrow('newer');
    change('PRAGMA user_version = 0');
    expect(await hasNote(await open())).toBe(true);
  });
});

describe('On a full disk', () => {
  test('a write fails with the reason and leaves no row, and reads work', async () => {
    const { request, sandbox } = await open();
    const before = await request('GET', NOTES, { as: 'mira' });
    const [[pages]] = sandbox.db.values<[number]>(sql`PRAGMA page_count`) as [[number]];
    sandbox.db.values(sql.raw(`PRAGMA max_page_count = ${pages}`));
    const body = { body: 'x'.repeat(200_000) };
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const refused = request('POST', NOTES, { as: 'mira', body });
    // The test client throws an error for the 500, because the contract does not declare a 500.
    await expect(refused).rejects.toThrow('500 Internal Server Error: database or disk is full');
    expect(logged.mock.lastCall?.[0]).toMatch(
      /^request \w+: createIssueNote failed[\s\S]+SqliteError/,
    );
    logged.mockRestore();
    const after = await request('GET', NOTES, { as: 'mira' });
    expect(after.body).toEqual(before.body);
    expect(after.headers.get('x-total')).toBe(before.headers.get('x-total'));
    sandbox.db.values(sql.raw('PRAGMA max_page_count = 100000'));
    expect((await request('POST', NOTES, { as: 'mira', body })).status).toBe(201);
  });

  test('a commit whose rows do not fit on the disk leaves no change in git', async () => {
    const { request, sandbox } = await open();
    const branch = async () => (await sandbox.git.repository({ id: 5 })).resolve('main');
    const before = await branch();
    const work = sandbox.transaction(async () => {
      const repository = await sandbox.git.repository({ id: 5 });
      repository.setBranch('main', (await repository.resolve('v1.0.0'))!);
      const [[pages]] = sandbox.db.values<[number]>(sql`PRAGMA page_count`) as [[number]];
      sandbox.db.values(sql.raw(`PRAGMA max_page_count = ${pages}`));
      sandbox.db
        .update(notes)
        .set({ body: 'x'.repeat(200_000) })
        .run();
    });
    await expect(work).rejects.toThrow('database or disk is full');
    expect(await branch()).toBe(before);
    expect((await request('GET', NOTES, { as: 'mira' })).status).toBe(200);
  });
});

describe('One process uses a folder at a time', () => {
  test('of two processes that start at the same time, one is refused with the ID of the other, and can open the folder after the other was killed', async () => {
    const both = await Promise.all([start(), start()]);
    const winners = both.filter(({ process }) => process.exitCode === null);
    const losers = both.filter(({ process }) => process.exitCode === 2);
    expect([winners.length, losers.length]).toEqual([1, 1]);
    const [{ process: winner, output }, { output: refused }] = [winners[0]!, losers[0]!];
    const [, url] = /(http:\S+)\/api/.exec(output)!;
    const reason = new RegExp(
      `error: ${folder} is in use by process ${winner.pid} since [\\d-]+T[\\d:.]+Z(?:, at ${url})?\\. End that process, or give another folder\\.`,
    );
    expect(refused).toMatch(reason);
    await ended(winner, 'SIGKILL');
    expect((await start()).output).toContain('/api/v4');
  }, 120_000);
});

/**
 * Starts the command `sandbox` with the data folder. The promise resolves when the sandbox serves, or when the process
 * has ended.
 */
async function start(): Promise<{ process: ChildProcess; output: string }> {
  const command = join(import.meta.dirname, '..', 'cli', 'main.ts');
  const args = ['sandbox', '--port', '0', '--quiet', '--seed', 'empty', '--data', folder];
  const child = spawn(process.execPath, ['--import', 'tsx', command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  processes.push(child);
  let output = '';
  await new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('/api/v4')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => resolve());
  });
  return { process: child, output };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
