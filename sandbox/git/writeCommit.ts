import type { Signature } from './readObject.ts';
import { runGit } from './runGit.ts';
import { signatureText } from './signatureText.ts';

/** What a commit does to a file. */
export interface FileChange {
  path: string;
  /** Undefined where the file is removed. */
  file: { mode: string; content: Buffer } | { mode: string; sha: string } | undefined;
}

/** The name that a commit has while it is made; nothing is left of it. */
const MAKING = 'refs/sandbox/making';

/** Writes a commit with `git fast-import`, and gives its SHA. No ref is left behind. */
export async function writeCommitObject(
  dir: string,
  fields: {
    parent: string | undefined;
    author: Signature;
    committer: Signature;
    message: string;
    changes: FileChange[];
  },
): Promise<string> {
  const { parent, author, committer, message, changes } = fields;
  const data = (bytes: Buffer) => [`data ${bytes.length}\n`, bytes, '\n'];
  // What is removed goes first: a directory may stand where a file was.
  const removed = changes.filter(({ file }) => !file);
  const kept = changes.flatMap(({ path, file }) => (file ? [{ path, file }] : []));
  const parts: (string | Buffer)[] = [
    `commit ${MAKING}\nmark :1\n`,
    `author ${signatureText(author)}\n`,
    `committer ${signatureText(committer)}\n`,
    ...data(Buffer.from(message)),
    ...(parent === undefined ? [] : [`from ${parent}\n`]),
    ...removed.map(({ path }) => `D ${quoted(path)}\n`),
    ...kept.flatMap(({ path, file }) =>
      'sha' in file
        ? [`M ${file.mode} ${file.sha} ${quoted(path)}\n`]
        : [`M ${file.mode} inline ${quoted(path)}\n`, ...data(file.content)],
    ),
    '\nget-mark :1\n',
    `reset ${MAKING}\nfrom ${'0'.repeat(40)}\n\n`,
    'done\n',
  ];
  // Everything stays loose, however much it is: a reset removes what is loose.
  const args = [
    '-c',
    'fastimport.unpackLimit=1000000',
    'fast-import',
    '--quiet',
    '--done',
    '--force',
  ];
  const input = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
  );
  return (await runGit(dir, args, { input })).toString('latin1').trim();
}

/** A path as fast-import reads it. */
function quoted(path: string): string {
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}
