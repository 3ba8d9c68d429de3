import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { gitEnvironment } from './runGit.ts';

export type ObjectType = 'blob' | 'tree' | 'commit' | 'tag';

/** An object as git stores it. */
export interface GitObject {
  sha: string;
  type: ObjectType;
  content: Buffer;
}

/** The objects of a repository. */
export interface Objects {
  /** An object by its full SHA, or by the beginning of one. Undefined where there is none, or several. */
  read(sha: string): Promise<GitObject | undefined>;
  close(): void;
}

/** What a full SHA looks like. */
export const FULL_SHA = /^[0-9a-f]{40}$/;

/** What the beginning of a SHA looks like, as the API takes it. */
const SHA_PREFIX = /^[0-9a-f]{7,40}$/;

/**
 * Opens the objects of a repository: a `git cat-file --batch` that is started when it is first needed and
 * stays open. Nothing but hexadecimal digits is ever written to it.
 */
export function openObjects(dir: string): Objects {
  let process: ChildProcessByStdio<Writable, Readable, null> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const start = () => {
    const child = spawn('git', ['cat-file', '--batch'], {
      cwd: dir,
      env: { ...gitEnvironment(), GIT_DIR: dir },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.stdin.on('error', () => {});
    child.on('error', () => {});
    return child;
  };
  const ask = async (sha: string) => {
    process ??= start();
    const child = process;
    try {
      child.stdin.write(`${sha}\n`);
      return await readResponse(child.stdout);
    } catch (error) {
      child.kill();
      process = undefined;
      throw error;
    }
  };
  return {
    read: (sha) => {
      if (!SHA_PREFIX.test(sha)) return Promise.resolve(undefined);
      const mine = last.then(() => ask(sha));
      last = mine.catch(() => {});
      return mine;
    },
    close: () => {
      process?.kill();
      process = undefined;
    },
  };
}

/** Reads `<sha> <type> <size>`, a line break, so many bytes and a line break; or `<name> missing`. */
function readResponse(stdout: Readable): Promise<GitObject | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    let header: { sha: string; type: ObjectType; start: number; end: number } | undefined;
    const finish = (act: () => void) => {
      stdout.off('data', onData);
      stdout.off('close', onClose);
      act();
    };
    const onClose = () => finish(() => reject(new Error('git cat-file ended unexpectedly')));
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      received += chunk.length;
      if (!header) {
        const bytes = Buffer.concat(chunks);
        const start = bytes.indexOf(10) + 1;
        if (start === 0) return;
        const [sha = '', type = '', size] = bytes.toString('latin1', 0, start - 1).split(' ');
        if (size === undefined || !FULL_SHA.test(sha)) return finish(() => resolve(undefined));
        header = { sha, type: type as ObjectType, start, end: start + Number(size) };
      }
      if (received <= header.end) return;
      const { sha, type, start, end } = header;
      finish(() => resolve({ sha, type, content: Buffer.concat(chunks).subarray(start, end) }));
    };
    stdout.on('data', onData);
    stdout.on('close', onClose);
  });
}
