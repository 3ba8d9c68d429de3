import { GitLimit, runGit } from './runGit.ts';

/** The difference of a file between two commits. */
export interface Diff {
  oldPath: string;
  newPath: string;
  /** The mode of the file in the first commit; undefined if the first commit does not have the file. */
  oldMode: string | undefined;
  /** The mode of the file in the second commit; undefined if the second commit does not have the file. */
  newMode: string | undefined;
  isRenamed: boolean;
  /** The patch as git writes it, beginning with `---` or `@@`. Undefined if the comparison exceeded a limit. */
  patch: string | undefined;
}

/** The limits of a comparison: size of the output in bytes, and time in milliseconds. */
const LIMITS = { maxBytes: 20_000_000, timeout: 10_000 };

/**
 * Compares two commits. If the comparison exceeds a limit, the patches are undefined.
 * @param options `alternates` is the `objects` folder of a second repository, if it has one of the commits
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
    // Git's output is a list of files, which ends in two zero bytes, followed by the patches.
    const end = text.indexOf('\0\0');
    const files = readFiles(text.subarray(0, end === -1 ? text.length : end));
    return withPatches(files, end === -1 ? '' : text.toString('utf8', end + 2));
  } catch (error) {
    if (!(error instanceof GitLimit)) throw error;
    return readFiles(await runGit(dir, [...command, ...commits], options));
  }
}

/**
 * Reads git's list of files. An entry is `:100644 100644 <sha> <sha> M`, a zero byte and the path. For a rename,
 * another zero byte and the new path follow.
 */
function readFiles(text: Buffer): Diff[] {
  const fields = text.toString('utf8').split('\0');
  const files: Diff[] = [];
  for (let at = 0; at + 1 < fields.length; ) {
    const [modes = '', oldPath = '', renamed = ''] = fields.slice(at, at + 3);
    const [oldMode = '', newMode = '', , , status = ''] = modes.slice(1).split(' ');
    const isRenamed = status.startsWith('R');
    const newPath = isRenamed ? renamed : oldPath;
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

/** Adds the patches to the files. Git lists files and patches in the same order. */
function withPatches(files: Diff[], text: string): Diff[] {
  // A line that begins with `diff --git` begins a patch: lines of files are prefixed with a space, a plus or a minus.
  const patches = text.split(/(?<=^|\n)diff --git /).slice(1);
  let next = 0;
  return files.map((file) => {
    // If a file becomes a symbolic link, git writes two patches: the first deletes the file, the second creates the
    // link.
    const isOtherType =
      file.oldMode && file.newMode && file.oldMode.slice(0, 2) !== file.newMode.slice(0, 2);
    const own = patches.slice(next, next + (isOtherType ? 2 : 1));
    next += own.length;
    return { ...file, patch: own.map(cutHead).join('') };
  });
}

/** Returns a patch without its head: the text from `---` on, or the line `Binary files … differ`. */
function cutHead(patch: string): string {
  const begin = /^(?:--- |@@ |Binary files )/m.exec(patch);
  return begin ? patch.slice(begin.index) : '';
}
