/** The files of a commit, and the files after the actions of the next commit. */

/** A file at a commit. */
export interface CommitFile {
  content: Buffer;
  executable: boolean;
}

/** The files of a commit by their full path. */
export type CommitFiles = ReadonlyMap<string, CommitFile>;

/**
 * A change of one file. It has the fields and actions of `CommitAction` of the API, and the action `take`.
 */
export interface FileAction {
  /** `take` copies a file of another commit, as a merge does. */
  action: 'create' | 'update' | 'move' | 'delete' | 'chmod' | 'take';
  /** Full path of the file. */
  file_path: string;
  /** Text of the file, or its bytes in Base64 with `encoding: base64`. */
  content?: string;
  encoding?: 'text' | 'base64';
  /** With `move`: the old path. */
  previous_path?: string;
  /** With `chmod`: whether the file can be executed. */
  execute_filemode?: boolean;
  /** With `take`: label of the commit that has the file. */
  from?: string;
  /** Lines after the content: `line` is repeated `count` times, with the numbers from 1 on in place of `{n}`. */
  repeat?: { line: string; count: number };
}

/**
 * The files after some actions.
 * @param filesOf the files of another commit by its label, for `take`
 * @throws an Error for an action that is not possible, such as an update of a missing file
 */
export function commitFiles(
  before: CommitFiles,
  actions: FileAction[],
  filesOf: (label: string) => CommitFiles | undefined = () => undefined,
): CommitFiles {
  const files = new Map(before);
  for (const action of actions) {
    const { file_path: path } = action;
    const present = files.get(path);
    const needed = (file: CommitFile | undefined, name: string): CommitFile => {
      if (!file) throw new Error(`${action.action} of '${name}': there is no such file`);
      return file;
    };
    switch (action.action) {
      case 'create':
        if (present) throw new Error(`create of '${path}': the file is there already`);
        files.set(path, { content: contentOf(action), executable: false });
        break;
      case 'update':
        files.set(path, { ...needed(present, path), content: contentOf(action) });
        break;
      case 'chmod':
        files.set(path, {
          ...needed(present, path),
          executable: action.execute_filemode === true,
        });
        break;
      case 'delete':
        needed(present, path);
        files.delete(path);
        break;
      case 'move': {
        const from = action.previous_path ?? path;
        const moved = needed(files.get(from), from);
        files.delete(from);
        files.set(
          path,
          action.content === undefined ? moved : { ...moved, content: contentOf(action) },
        );
        break;
      }
      case 'take':
        files.set(path, needed(filesOf(action.from ?? '')?.get(path), path));
    }
  }
  return files;
}

function contentOf({ action, file_path, content, encoding, repeat }: FileAction): Buffer {
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
