import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { discussions, notes } from '../../../generated/tables.ts';
import { openStore } from '../../../sandbox/store/openStore.ts';
import { gitProblems } from '../gitProblems.ts';
import { type Journal, missingFrom } from './journal.ts';
import { BRANCH, writeUntilGone } from './writers.ts';

export interface KillOptions {
  /** How often the server is killed. */
  rounds: number;
  /** The maximum number of confirmed writes before a kill. Default: 60. */
  writes?: number;
  /** Starts a sandbox with a data folder. Default: starts the `forge-contract` command. */
  start?: (data: string) => Promise<Killable>;
  /** Receives the number of completed rounds, and the number of confirmed resources. */
  onProgress?: (round: number, answered: number) => void;
}

export interface KillResult {
  /** The number of confirmed writes. */
  confirmed: number;
  /** The number of confirmed resources that were read again. */
  answered: number;
  commits: number;
  /** The faults that were found, one per line. */
  faults: string[];
}

/** A server that can be killed at any moment. */
export interface Killable {
  url: string;
  /** Kills the server. @param withChildren whether its child processes are killed, too */
  kill(withChildren: boolean): Promise<void>;
}

const PROJECT_DIR = join(import.meta.dirname, '..', '..', '..');

/**
 * Repeatedly kills the sandbox with SIGKILL during writes, always with the same data folder. After each restart it
 * checks that all confirmed writes exist. In every second round, the git commands of the sandbox are killed, too.
 */
export async function killWhileWriting(options: KillOptions): Promise<KillResult> {
  const { rounds, writes = 60, start = startCommand, onProgress = () => {} } = options;
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-killed-'));
  const [data, mirror] = [join(folder, 'data'), join(folder, 'mirror.git')];
  execFileSync('git', ['init', '--bare', '--quiet', mirror]);
  const journal: Journal = { resources: new Map(), commits: [], responses: 0 };
  const faults: string[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      const { url, kill } = await start(data);
      try {
        const found = [...(await missingFrom(url, journal)), ...(await stateFaults(data, journal))];
        faults.push(...found.map((fault) => `after ${round} kills: ${fault}`));
        onProgress(round, journal.resources.size);
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
  return {
    confirmed: journal.responses,
    answered: journal.resources.size,
    commits: journal.commits.length,
    faults,
  };
}

/** Waits for a random number of writes, and then up to 50 ms, so that other writes are in progress. */
async function atRandomMoment(journal: Journal, writes: number): Promise<void> {
  const last = journal.responses + Math.ceil(Math.random() * writes);
  while (journal.responses < last) await sleep(1);
  await sleep(Math.random() * 50);
}

/** Starts the command with a data folder, in a process group of its own. */
export async function startCommand(data: string): Promise<Killable> {
  const command = join(PROJECT_DIR, 'cli', 'main.ts');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', command, 'sandbox', '--port', '0', '--data', data],
    { cwd: PROJECT_DIR, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [address] = /http:\/\/[\d.]+:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The sandbox did not start: ${output}`)));
  });
  return { url, kill: (withChildren) => kill(child, withChildren) };
}

async function kill(child: ChildProcess, withChildren: boolean): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(withChildren ? -child.pid! : child.pid!, 'SIGKILL');
  await gone;
}

/** Returns the inconsistencies between the database and the repositories, one per line. */
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
      ...halves.map(([id]) => `the discussion ${id} has no note, or its row is missing`),
      ...commits
        .filter((commit) => !inBranch.includes(commit))
        .map((commit) => `the commit ${commit} is not in its branch`),
      ...(await gitProblems(store.db, repositories)),
    ];
  } finally {
    store.close();
  }
}

function commitsOf(dir: string): string[] {
  const args = ['-C', dir, 'log', '--format=%H', BRANCH, '--'];
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
}
