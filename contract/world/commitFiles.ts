/** Computes the files of a commit from the files of its parent and a list of actions. */
import type { CommitFile, FileTree } from './fileTree.ts';

/**
 * A change of one file. The fields and actions are those of the API schema `CommitAction`. The action `take` exists
 * only here.
 */
export interface FileAction {
  /** `take` copies a file from another commit, as a merge does. */
  action: 'create' | 'update' | 'move' | 'delete' | 'chmod' | 'take';
  /** Full path of the changed file. */
  file_path: string;
  /** The text of the file, or its bytes in Base64 if `encoding` is `base64`. */
  content?: string;
  encoding?: 'text' | 'base64';
  /** The old path, for the action `move`. */
  previous_path?: string;
  /** Whether the file is executable, for the action `chmod`. */
  execute_filemode?: boolean;
  /** The label of the commit from which the file is taken, for the action `take`. */
  from?: string;
  /**
   * Adds lines after the content: `line` is repeated `count` times, and `{n}` in it becomes the numbers from 1 on.
   */
  repeat?: { line: string; count: number };
}

/**
 * Returns the files after a list of actions.
 * @param filesOf returns the files of another commit by its label, for the action `take`
 * @throws an Error for an action that is impossible, such as an update of a missing file
 */
export function commitFiles(
  before: FileTree,
  actions: FileAction[],
  filesOf: (label: string) => FileTree | undefined = () => undefined,
): FileTree {
  let files = before;
  for (const action of actions) {
    const { file_path: path } = action;
    const present = files.get(path);
    const needed = (file: CommitFile | undefined, name: string): CommitFile => {
      if (!file) throw new Error(`${action.action} of '${name}': there is no such file`);
      return file;
    };
    switch (action.action) {
      case 'create':
        if (present) throw new Error(`create of '${path}': the file exists already`);
        files = files.with(path, { content: readContent(action), executable: false });
        break;
      case 'update':
        files = files.with(path, { ...needed(present, path), content: readContent(action) });
        break;
      case 'chmod':
        files = files.with(path, {
          ...needed(present, path),
          executable: action.execute_filemode === true,
        });
        break;
      case 'delete':
        needed(present, path);
        files = files.without(path);
        break;
      case 'move': {
        const from = action.previous_path ?? path;
        const moved = needed(files.get(from), from);
        files = files
          .without(from)
          .with(
            path,
            action.content === undefined ? moved : { ...moved, content: readContent(action) },
          );
        break;
      }
      case 'take':
        files = files.with(path, needed(filesOf(action.from ?? '')?.get(path), path));
    }
  }
  return files;
}

function readContent({ action, file_path, content, encoding, repeat }: FileAction): Buffer {
  if (content === undefined) throw new Error(`${action} of '${file_path}' has no content`);
  const parts = repeat?.line.split('{n}') ?? [];
  const lines = Array.from(
    { length: repeat?.count ?? 0 },
    (_, index) => `${parts.join(String(index + 1))}\n`,
  );
  return Buffer.concat([
    Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'),
    Buffer.from(lines.join('')),
  ]);
}
