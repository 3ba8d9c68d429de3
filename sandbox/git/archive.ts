import { launch } from './launcher.ts';
import { isInside, pathspec, pathspecWithout } from './pathspec.ts';
import { runGit } from './runGit.ts';

export interface ArchiveOptions {
  /** Full SHA of the commit. */
  commit: string;
  format: ArchiveFormat;
  /** The directory in the archive that contains all files. */
  prefix: string;
  /** The file or directory to pack. Default: all files. */
  path?: string;
  /** Paths of files and directories that are left out. */
  excluded: string[];
}

/** How to pack each archive format that the API knows. Several formats are names for the same packing. */
export const ARCHIVE_FORMATS = {
  tar: 'tar',
  'tar.gz': 'gzip',
  zip: 'zip',
  bz2: 'bzip2',
  'tar.bz2': 'bzip2',
  tb2: 'bzip2',
  tbz: 'bzip2',
  tbz2: 'bzip2',
} as const;
export type ArchiveFormat = keyof typeof ARCHIVE_FORMATS;

export interface Archive {
  bytes: Buffer;
  contentType: string;
}

/** Thrown if the command `bzip2` is missing on the machine. */
export class MissingBzip2 extends Error {
  override name = 'MissingBzip2';
}

/** The SHA of the empty tree, an object that git knows in every repository. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const CONTENT_TYPES = {
  tar: 'application/x-tar',
  gzip: 'application/gzip',
  zip: 'application/zip',
  bzip2: 'application/x-bzip2',
};

/**
 * Packs the files of a commit. The archive is empty if every file is excluded.
 * @throws MissingBzip2 if the format needs the command `bzip2` and the machine lacks the command
 */
export async function writeArchive(dir: string, options: ArchiveOptions): Promise<Archive> {
  const { commit, format, prefix, path, excluded } = options;
  const packing = ARCHIVE_FORMATS[format];
  const pack = (treeish: string, paths: string[]) =>
    runGit(dir, [
      'archive',
      // Git compresses `tar.gz` itself since version 2.38, without the command `gzip`.
      `--format=${{ tar: 'tar', bzip2: 'tar', gzip: 'tar.gz', zip: 'zip' }[packing]}`,
      `--prefix=${prefix}/`,
      '--end-of-options',
      treeish,
      // There is no `--` before the paths, because `git archive` would read `--` as a path. A pathspec cannot be
      // mistaken for an option.
      ...paths,
    ]);
  const archive = await pack(commit, [
    ...(path ? [pathspec(path)] : []),
    ...excluded.filter(isInside).map(pathspecWithout),
  ]).catch((error: Error) => {
    // Git fails if all files are excluded. The archive of the empty tree is the right result.
    if (!error.message.endsWith('did not match any files')) throw error;
    return pack(EMPTY_TREE, []);
  });
  const bytes = packing === 'bzip2' ? await bzip2(archive) : archive;
  return { bytes, contentType: CONTENT_TYPES[packing] };
}

/** Compresses bytes with the command `bzip2`, because git and Node cannot write this format. */
async function bzip2(input: Buffer): Promise<Buffer> {
  const env = { PATH: process.env.PATH };
  const command = { program: 'bzip2', args: [], cwd: '/', env, input };
  const { status, stdout, stderr, code } = await launch(command);
  if (code === 'ENOENT')
    throw new MissingBzip2('The command bzip2 is not in the PATH. Install bzip2');
  if (status !== 0) throw new Error(`bzip2 failed: ${code ?? stderr.trim()}`);
  return stdout;
}
