import { GitLimit, runGit } from './runGit.ts';

/** How a file differs. */
export interface Diff {
  oldPath: string;
  newPath: string;
  /** Undefined where the file is not there. */
  oldMode: string | undefined;
  newMode: string | undefined;
  isRenamed: boolean;
  /** As git writes it, from `---` or `@@` on; undefined where it was not worked out. */
  patch: string | undefined;
}

/** A comparison with more than this is not worked out: bytes of its text, and milliseconds. */
const LIMITS = { maxBytes: 20_000_000, timeout: 10_000 };

/**
 * Compares two commits. When that is too much, the patches are undefined.
 * @param options where objects are that are not in this repository
 */
export async function diffCommits(
  dir: string,
  from: string,
  to: string,
  options: { alternates?: string } = {},
): Promise<Diff[]> {
  const command = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '-M'];
  const commits = ['--end-of-options', from, to];
  try {
    const text = await runGit(dir, [...command, '--patch', ...commits], { ...options, ...LIMITS });
    // The list of files ends in two zero bytes; the patches follow.
    const end = text.indexOf('\0\0');
    const files = readFiles(text.subarray(0, end === -1 ? text.length : end));
    return withPatches(files, end === -1 ? '' : text.toString('utf8', end + 2));
  } catch (error) {
    if (!(error instanceof GitLimit)) throw error;
    return readFiles(await runGit(dir, [...command, ...commits], options));
  }
}

/** `:100644 100644 <sha> <sha> M`, zero, the path, and for a rename, zero and the new path. */
function readFiles(text: Buffer): Diff[] {
  const fields = text.toString('utf8').split('\0');
  const files: Diff[] = [];
  for (let at = 0; at + 1 < fields.length; ) {
    const [oldMode = '', newMode = '', , , status = ''] = (fields[at] as string)
      .slice(1)
      .split(' ');
    const isRenamed = status.startsWith('R');
    const oldPath = fields[at + 1] as string;
    const newPath = isRenamed ? (fields[at + 2] as string) : oldPath;
    at += isRenamed ? 3 : 2;
    const mode = (text: string) => (text === '000000' ? undefined : text);
    files.push({
      oldPath,
      newPath,
      oldMode: mode(oldMode),
      newMode: mode(newMode),
      isRenamed,
      patch: undefined,
    });
  }
  return files;
}

/** Gives each file its patch: they come in the same order. */
function withPatches(files: Diff[], text: string): Diff[] {
  // A line of a file begins with a space, a plus or a minus: this one is git's. Only a line feed ends a line.
  const patches = text.split(/(?<=^|\n)diff --git /).slice(1);
  let next = 0;
  return files.map((file) => {
    // A file that becomes a link is removed and made anew, in two patches.
    const isOtherType =
      file.oldMode && file.newMode && file.oldMode.slice(0, 2) !== file.newMode.slice(0, 2);
    const own = patches.slice(next, next + (isOtherType ? 2 : 1));
    next += own.length;
    return { ...file, patch: own.map(textOf).join('') };
  });
}

/** A patch without its head: from `---` on, or what git says of a file that is not text. */
function textOf(patch: string): string {
  const begin = /^(?:--- |@@ |Binary files )/m.exec(patch);
  return begin ? patch.slice(begin.index) : '';
}
