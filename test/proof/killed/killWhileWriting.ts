import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { discussions, notes } from '../../../sandbox/areas/planning/tables.ts';
import { openStore } from '../../../sandbox/store/openStore.ts';
import { gitFaults } from '../gitFaults.ts';
import { type Journal, missingFrom } from './journal.ts';
import { BRANCH, writeUntilGone } from './writers.ts';

export interface KillOptions {
  /** How many times the server is killed. */
  rounds: number;
  /** It is killed after up to so many writes. Default: 60. */
  writes?: number;
  /** Starts a sandbox on a folder. Default: the command. */
  start?: (data: string) => Promise<Killable>;
  /** Told how many rounds are done, and how much was answered for until then. */
  onProgress?: (round: number, answered: number) => void;
}

export interface KillResult {
  /** How many things were read back. */
  answered: number;
  commits: number;
  /** What is wrong, a line each. */
  faults: string[];
}

/** A server that can be ended at any moment. */
export interface Killable {
  url: string;
  /** @param withChildren whether the processes that it has started are ended too */
  kill(withChildren: boolean): Promise<void>;
}

const PROJECT_DIR = join(import.meta.dirname, '..', '..', '..');

/**
 * Kills the sandbox with SIGKILL in the middle of writes, again and again on the same folder, and looks at
 * what is there after the next start. In every second round the git commands that it runs die with it.
 */
export async function killWhileWriting(options: KillOptions): Promise<KillResult> {
  const { rounds, writes = 60, start = startCommand, onProgress = () => {} } = options;
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-killed-'));
  const [data, mirror] = [join(folder, 'data'), join(folder, 'mirror.git')];
  execFileSync('git', ['init', '--bare', '--quiet', mirror]);
  const journal: Journal = { things: new Map(), commits: [], responses: 0 };
  const faults: string[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      const { url, kill } = await start(data);
      try {
        const found = [...(await missingFrom(url, journal)), ...(await stateFaults(data, journal))];
        faults.push(...found.map((fault) => `after ${round} kills: ${fault}`));
        onProgress(round, journal.things.size);
        if (round === rounds) break;
        const writing = writeUntilGone(url, journal, mirror);
        await Promise.race([writing, atRandomMoment(journal, writes)]);
        await kill(round % 2 === 1);
        await writing;
      } finally {
        await kill(true);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { answered: journal.things.size, commits: journal.commits.length, faults };
}

/** Comes after a few more writes, in the middle of others. */
async function atRandomMoment(journal: Journal, writes: number): Promise<void> {
  const last = journal.responses + Math.ceil(Math.random() * writes);
  while (journal.responses < last) await sleep(1);
  await sleep(Math.random() * 50);
}

/** Starts the command on a folder, in a process group of its own. */
export async function startCommand(data: string): Promise<Killable> {
  const command = join(PROJECT_DIR, 'cli', 'main.ts');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', command, 'sandbox', '--port', '0', '--data', data],
    { cwd: PROJECT_DIR, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [address] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The sandbox did not start: ${said}`)));
  });
  return { url, kill: (withChildren) => kill(child, withChildren) };
}

async function kill(child: ChildProcess, withChildren: boolean): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(withChildren ? -child.pid! : child.pid!, 'SIGKILL');
  await gone;
}

/** What does not fit together in the database and the repositories. */
async function stateFaults(data: string, { commits }: Journal): Promise<string[]> {
  const repositories = join(data, 'repositories');
  const store = openStore(join(data, 'sandbox.db'), []);
  try {
    const [[integrity] = []] = store.db.values<[string]>(sql`PRAGMA integrity_check`);
    const halves = store.db.values<[string]>(
      sql`SELECT id FROM ${discussions} WHERE id NOT IN (SELECT discussion_id FROM ${notes} WHERE discussion_id IS NOT NULL)
          UNION SELECT discussion_id FROM ${notes} WHERE discussion_id NOT IN (SELECT id FROM ${discussions})`,
    );
    const inBranch = commits.length > 0 ? commitsOf(join(repositories, '5.git')) : [];
    return [
      ...(integrity === 'ok' ? [] : [`database: ${integrity}`]),
      ...halves.map(([id]) => `half a discussion: ${id}`),
      ...commits
        .filter((commit) => !inBranch.includes(commit))
        .map((commit) => `the commit ${commit} is not in its branch`),
      ...(await gitFaults(store.db, repositories)),
    ];
  } finally {
    store.close();
  }
}

function commitsOf(dir: string): string[] {
  const args = ['-C', dir, 'log', '--format=%H', BRANCH, '--'];
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
}
