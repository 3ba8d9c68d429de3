/** Reads the numbers of changed lines and the trailers of commits, with processes that stay open for further commits. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { type CommitDetails, DETAILS_FORMAT, parseDetails } from './commitDetails.ts';
import { gitEnvironment } from './runGit.ts';

export interface DetailReaders {
  /** Reads the details of commits. @param dir the folder of the bare repository @returns the details by SHA */
  read(dir: string, shas: string[]): Promise<Map<string, CommitDetails>>;
  /** Ends the process that reads a repository, after its running reads. */
  forget(dir: string): void;
  /** Ends every process, after its running reads. */
  close(): void;
}

/** The highest number of open processes. Another repository ends the process that was used least recently. */
const MAX_PROCESSES = 4;

export function openDetails(limit = MAX_PROCESSES): DetailReaders {
  /** The processes by repository, the least recently used first. */
  const readers = new Map<string, Reader>();
  const forget = (dir: string) => {
    readers.get(dir)?.end();
    readers.delete(dir);
  };
  return {
    read: (dir, shas) => {
      const reader = readers.get(dir) ?? startReader(dir, () => readers.delete(dir));
      readers.delete(dir);
      readers.set(dir, reader);
      if (readers.size > limit) forget(readers.keys().next().value!);
      return reader.ask(shas);
    },
    forget,
    close: () => {
      for (const dir of [...readers.keys()]) forget(dir);
    },
  };
}

interface Reader {
  ask(shas: string[]): Promise<Map<string, CommitDetails>>;
  end(): void;
}

/** Starts `git diff-tree`. It repeats a line that is no SHA, so such a line marks the end of each response. */
function startReader(dir: string, onEnd: () => void): Reader {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(
    'git',
    [
      'diff-tree',
      '--stdin',
      '--root',
      '--always',
      '--shortstat',
      '-M',
      '--diff-merges=first-parent',
      DETAILS_FORMAT,
    ],
    { cwd: dir, env: { ...gitEnvironment(), GIT_DIR: dir }, stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const mark = Buffer.from(`end ${randomUUID()}\n`);
  const asked: { resolve(text: string): void; reject(error: Error): void }[] = [];
  let rest: Buffer = Buffer.alloc(0);
  let isEnding = false;
  const fail = () => {
    if (!isEnding) onEnd();
    isEnding = true;
    for (const { reject } of asked.splice(0))
      reject(new Error('git diff-tree ended unexpectedly. Repeat the request'));
  };
  child.stdin.on('error', () => {});
  child.on('error', fail);
  child.on('close', fail);
  child.stdout.on('data', (piece: Buffer) => {
    rest = Buffer.concat([rest, piece]);
    // One piece may end several responses.
    for (let at = rest.indexOf(mark); at !== -1; at = rest.indexOf(mark)) {
      asked.shift()?.resolve(rest.toString('utf8', 0, at));
      rest = rest.subarray(at + mark.length);
    }
  });
  return {
    ask: async (shas) =>
      parseDetails(
        await new Promise<string>((resolve, reject) => {
          asked.push({ resolve, reject });
          child.stdin.write(`${shas.map((sha) => `${sha}\n`).join('')}${mark}`);
        }),
      ),
    end: () => {
      isEnding = true;
      child.stdin.end();
    },
  };
}
