import { launch } from './launcher.ts';
import { isInside, pathspec, pathspecWithout } from './pathspec.ts';
import { runGit } from './runGit.ts';

export interface ArchiveOptions {
  /** Full SHA of the commit. */
  commit: string;
  format: ArchiveFormat;
  /** The directory in the archive that contains all files. */
  prefix: string;
  /** Only this file or directory. */
  path?: string;
  /** Files and directories that are left out. */
  excluded: string[];
}

/** The packing of each format that the API knows. */
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

/** Thrown if the machine has no command `bzip2`. */
export class MissingBzip2 extends Error {
  override name = 'MissingBzip2';
}

/** The SHA of the empty tree, which git knows in every repository. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const CONTENT_TYPES = {
  tar: 'application/x-tar',
  gzip: 'application/gzip',
  zip: 'application/zip',
  bzip2: 'application/x-bzip2',
};

/**
 * Packs the files of a commit. The archive is empty if every file is excluded.
 * @throws MissingBzip2 if the format needs the command and the machine lacks it
 */
export async function writeArchive(dir: string, options: ArchiveOptions): Promise<Archive> {
  const { commit, format, prefix, path, excluded } = options;
  const packing = ARCHIVE_FORMATS[format];
  const pack = (treeish: string, paths: string[]) =>
    runGit(dir, [
      'archive',
      // Git has its own gzip since 2.38.
      `--format=${{ tar: 'tar', bzip2: 'tar', gzip: 'tar.gz', zip: 'zip' }[packing]}`,
      `--prefix=${prefix}/`,
      '--end-of-options',
      treeish,
      // No `--` before the paths: git would take it for a path. A pathspec cannot be an option.
      ...paths,
    ]);
  const archive = await pack(commit, [
    ...(path ? [pathspec(path)] : []),
    ...excluded.filter(isInside).map(pathspecWithout),
  ]).catch((error: Error) => {
    // Git fails if the paths leave no file.
    if (!error.message.endsWith('did not match any files')) throw error;
    return pack(EMPTY_TREE, []);
  });
  const bytes = packing === 'bzip2' ? await bzip2(archive) : archive;
  return { bytes, contentType: CONTENT_TYPES[packing] };
}

/** Compresses with the command `bzip2`, because neither git nor Node has bzip2. */
async function bzip2(input: Buffer): Promise<Buffer> {
  const env = { PATH: process.env.PATH };
  const command = { program: 'bzip2', args: [], cwd: '/', env, input };
  const { status, stdout, stderr, code } = await launch(command);
  if (code === 'ENOENT') throw new MissingBzip2('there is no bzip2 in the PATH. Install it');
  if (status !== 0) throw new Error(`bzip2 failed: ${code ?? stderr.trim()}`);
  return stdout;
}
