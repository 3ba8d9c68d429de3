import { GitLimit, runGit } from './runGit.ts';

/** The difference of a file between two commits. */
export interface Diff {
  oldPath: string;
  newPath: string;
  /** Undefined if the first commit does not have the file. */
  oldMode: string | undefined;
  /** Undefined if the second commit does not have the file. */
  newMode: string | undefined;
  isRenamed: boolean;
  /** As git writes it, from `---` or `@@` on. Undefined if the comparison reached a limit. */
  patch: string | undefined;
}

/** The limits of a comparison: bytes of its text, and milliseconds. */
const LIMITS = { maxBytes: 20_000_000, timeout: 10_000 };

/**
 * Compares two commits. When the comparison reaches a limit, the patches are undefined.
 * @param options `alternates`: the `objects` folder of another repository that has one of the commits
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

/** Reads `:100644 100644 <sha> <sha> M`, zero, the path, and for a rename, zero and the new path. */
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

/** Gives each file its patch. Both are in the same order. */
function withPatches(files: Diff[], text: string): Diff[] {
  // Lines of files begin with a space, a plus or a minus, so that `diff` begins a patch. Only a line feed ends a line.
  const patches = text.split(/(?<=^|\n)diff --git /).slice(1);
  let next = 0;
  return files.map((file) => {
    // A file that becomes a link has two patches: one deletes it, and one creates it.
    const isOtherType =
      file.oldMode && file.newMode && file.oldMode.slice(0, 2) !== file.newMode.slice(0, 2);
    const own = patches.slice(next, next + (isOtherType ? 2 : 1));
    next += own.length;
    return { ...file, patch: own.map(textOf).join('') };
  });
}

/** A patch without its head: from `---` on, or the line `Binary files … differ`. */
function textOf(patch: string): string {
  const begin = /^(?:--- |@@ |Binary files )/m.exec(patch);
  return begin ? patch.slice(begin.index) : '';
}
