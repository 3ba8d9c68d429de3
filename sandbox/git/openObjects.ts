import type { GitObject, GitObjectType } from '../../contract/world/gitObject.ts';
import { openProcesses, type Processes } from './openProcesses.ts';

/** Reads the objects of a repository. */
export interface Objects {
  /**
   * Reads an object by its SHA, or by a beginning of the SHA. Returns undefined if no object or more than one object
   * matches.
   */
  read(sha: string): Promise<GitObject | undefined>;
}

/** Reads the objects of all repositories of a sandbox, with a limited number of processes. */
export interface ObjectReaders extends Omit<Processes<unknown>, 'ask'> {
  /** Returns the reader for a repository. @param dir the folder of the bare repository */
  of(dir: string): Objects;
}

/** Matches a full SHA. */
export const FULL_SHA = /^[0-9a-f]{40}$/;

/** Matches a SHA or the beginning of a SHA. The API accepts 7 digits or more. */
const SHA_PREFIX = /^[0-9a-f]{7,40}$/;

/** The default limit for processes. A process takes about 5 MB, and a request reads from one or two repositories. */
const MAX_PROCESSES = 8;

/** Opens readers that run `git cat-file --batch`. */
export function openObjects(limit = MAX_PROCESSES): ObjectReaders {
  const args = ['cat-file', '--batch'];
  const { ask, ...processes } = openProcesses({ args, limit, createParser: objectParser });
  return {
    ...processes,
    of: (dir) => ({
      // Git gets only hexadecimal digits, because it would also accept names with a special meaning.
      read: async (sha) => (SHA_PREFIX.test(sha) ? ask(dir, `${sha}\n`) : undefined),
    }),
  };
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
      found({ sha, type: type as GitObjectType, content: rest.subarray(start, stop) });
      rest = rest.subarray(needed);
      needed = 1;
    }
    pieces = rest.length > 0 ? [rest] : [];
    size = rest.length;
  };
}
