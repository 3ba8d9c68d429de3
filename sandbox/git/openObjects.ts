import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { gitEnvironment } from './runGit.ts';

export type ObjectType = 'blob' | 'tree' | 'commit' | 'tag';

/** An object of git: a commit, tree, blob or tag. */
export interface GitObject {
  sha: string;
  type: ObjectType;
  content: Buffer;
}

/** Reads the objects of a repository. */
export interface Objects {
  /**
   * Reads an object by its SHA, or by a beginning of the SHA. Returns undefined if no object or more than one object
   * matches.
   */
  read(sha: string): Promise<GitObject | undefined>;
}

/** Reads the objects of all repositories of a sandbox, with a limited number of processes. */
export interface ObjectReaders {
  /** Returns the reader for a repository. @param dir the folder of the bare repository */
  of(dir: string): Objects;
  /** Ends the process that reads a repository, after its running reads. */
  forget(dir: string): void;
  /** Ends every process, after its running reads. */
  close(): void;
  /** Returns the IDs of the running processes. */
  processIds(): number[];
}

/** Matches a full SHA. */
export const FULL_SHA = /^[0-9a-f]{40}$/;

/** Matches a SHA or the beginning of a SHA. The API accepts 7 digits or more. */
const SHA_PREFIX = /^[0-9a-f]{7,40}$/;

/** The default limit for processes. A process takes about 5 MB, and a request reads from one or two repositories. */
const MAX_PROCESSES = 8;

/**
 * Reads objects with `git cat-file --batch`. The first read from a repository starts a process, which later reads
 * reuse. When the limit is reached, a read from another repository ends the idle process that was used least recently.
 * If all processes are busy, the read waits.
 * @param limit the highest number of processes. Default: 8
 */
export function openObjects(limit = MAX_PROCESSES): ObjectReaders {
  /** The processes by repository, the least recently used first. */
  const readers = new Map<string, Reader>();
  const waiting: (() => void)[] = [];

  const forget = (dir: string) => {
    readers.get(dir)?.end();
    readers.delete(dir);
  };
  const read = async (dir: string, sha: string): Promise<GitObject | undefined> => {
    const known = readers.get(dir);
    if (!known && readers.size >= limit) {
      const [idle] = [...readers].find(([, reader]) => reader.isIdle()) ?? [];
      if (idle !== undefined) forget(idle);
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return read(dir, sha);
    }
    const reader =
      known ??
      startReader(dir, (ended) => {
        if (readers.get(dir) === ended) readers.delete(dir);
      });
    readers.delete(dir);
    readers.set(dir, reader);
    try {
      return await reader.ask(sha);
    } finally {
      waiting.shift()?.();
    }
  };
  return {
    of: (dir) => ({
      // Git gets only hexadecimal digits, because it would also accept names with a special meaning.
      read: async (sha) => (SHA_PREFIX.test(sha) ? read(dir, sha) : undefined),
    }),
    forget,
    close: () => {
      for (const dir of [...readers.keys()]) forget(dir);
    },
    processIds: () => [...readers.values()].flatMap(({ pid }) => pid ?? []),
  };
}

/** A process of `git cat-file` that reads the objects of a repository. */
interface Reader {
  pid: number | undefined;
  ask(sha: string): Promise<GitObject | undefined>;
  isIdle(): boolean;
  /** Ends the process, after its running reads. */
  end(): void;
}

function startReader(dir: string, onEnd: (reader: Reader) => void): Reader {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(
    'git',
    ['cat-file', '--batch'],
    { cwd: dir, env: { ...gitEnvironment(), GIT_DIR: dir }, stdio: ['pipe', 'pipe', 'ignore'] },
  );
  /** The reads that wait for an object. Git outputs the objects in the order of the reads. */
  const asked: { resolve(object: GitObject | undefined): void; reject(error: Error): void }[] = [];
  const end = () => {
    onEnd(reader);
    for (const { reject } of asked.splice(0))
      reject(new Error('git cat-file ended unexpectedly. Repeat the request'));
  };
  child.stdin.on('error', () => {});
  child.on('error', end);
  child.on('close', end);
  child.stdout.on(
    'data',
    objectParser((object) => asked.shift()?.resolve(object)),
  );
  const reader: Reader = {
    pid: child.pid,
    ask: (sha) =>
      new Promise((resolve, reject) => {
        asked.push({ resolve, reject });
        child.stdin.write(`${sha}\n`, (error) => error && end());
      }),
    isIdle: () => asked.length === 0,
    end: () => child.stdin.end(),
  };
  return reader;
}

/**
 * Creates a parser for the output of `git cat-file --batch`. The returned function takes the output piece by piece. An
 * object is `<sha> <type> <size>`, a line break, the content and a line break. The lines `<name> missing` and
 * `<name> ambiguous` yield undefined.
 */
export function objectParser(
  found: (object: GitObject | undefined) => void,
): (piece: Buffer) => void {
  let pieces: Buffer[] = [];
  let size = 0;
  /** The number of bytes that must be read before the next line or object can be complete. */
  let needed = 1;
  return (piece) => {
    pieces.push(piece);
    size += piece.length;
    if (size < needed) return;
    let rest = pieces.length === 1 ? piece : Buffer.concat(pieces, size);
    needed = 1;
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      const [sha = '', type, length] = rest.toString('latin1', 0, end).split(' ');
      const start = end + 1;
      if (length === undefined || !FULL_SHA.test(sha)) {
        found(undefined);
        rest = rest.subarray(start);
        continue;
      }
      const stop = start + Number(length);
      needed = stop + 1;
      if (rest.length < needed) break;
      found({ sha, type: type as ObjectType, content: rest.subarray(start, stop) });
      rest = rest.subarray(needed);
      needed = 1;
    }
    pieces = rest.length > 0 ? [rest] : [];
    size = rest.length;
  };
}
