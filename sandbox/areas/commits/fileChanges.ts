import { gitObject } from '../../../contract/world/gitObject.ts';
import { MAX_PATH } from '../../git/pathspec.ts';
import { DIRECTORY } from '../../git/readObject.ts';
import type { Repository } from '../../git/repository.ts';
import type { FileChange, NewFile } from '../../git/writeObjects.ts';
import type { BodyOf } from '../../server/handler.ts';
import type { LeniencyRecord } from '../../server/leniencies.ts';
import { invalid, refuse } from '../../server/refusal.ts';

export type Action = NonNullable<BodyOf<'createCommit'>['actions']>[number];

const REGULAR = '100644';
const EXECUTABLE = '100755';

/** The most actions of a commit, and the most directories of their files. All other requests wait for a commit. */
const MAX_ACTIONS = 2_000;
const MAX_DIRECTORIES = 2_000;

/**
 * Carries out the actions of a request for a new commit, in their order.
 * @param parent the commit to start from; undefined in an empty repository
 * @returns the files that differ from the parent
 * @throws a Refusal with 400 for an action that is not possible
 */
export async function fileChanges(
  repository: Repository,
  parent: string | undefined,
  actions: Action[],
  leniencies: LeniencyRecord,
): Promise<FileChange[]> {
  if (actions.length > MAX_ACTIONS)
    refuse(invalid({ actions: [`is too long (the maximum is ${MAX_ACTIONS} items)`] }));
  /** The files that the actions have changed so far, by path; undefined for a deleted file. */
  const changed = new ChangedFiles();

  const originalFile = async (path: string): Promise<NewFile | undefined> => {
    const entry = parent === undefined ? undefined : await repository.entry(parent, path);
    return entry && entry.mode !== DIRECTORY ? { mode: entry.mode, sha: entry.sha } : undefined;
  };
  const currentFile = async (path: string) =>
    changed.has(path) ? changed.get(path) : originalFile(path);
  const isDirectory = async (path: string): Promise<boolean> => {
    if (changed.hasFileBelow(path)) return true;
    const entry = parent === undefined ? undefined : await repository.entry(parent, path);
    if (entry?.mode !== DIRECTORY) return false;
    const below = await repository.list(entry, true);
    return below.some((one) => one.mode !== DIRECTORY && !changed.has(one.path));
  };
  const existingFile = async (path: string) => {
    const file = await currentFile(path);
    if (!file) refuse(invalid("A file with this name doesn't exist"));
    return file;
  };
  /** Adds a file. The path must be unused. */
  const create = async (path: string, file: NewFile) => {
    if (await currentFile(path)) refuse(invalid('A file with this name already exists'));
    if (await isDirectory(path)) refuse(invalid('A directory with this name already exists'));
    for (const directory of listDirectories(path))
      if (await currentFile(directory)) refuse(invalid('A file with this name already exists'));
    changed.set(path, file);
  };
  const checkLastCommit = async ({ last_commit_id: known }: Action, path: string) => {
    if (known === undefined || parent === undefined) return;
    if ((await repository.findLastCommit(parent, path)) !== known)
      refuse(
        invalid(
          'You are attempting to update a file that has changed since you started editing it.',
        ),
      );
  };

  for (const [index, action] of actions.entries()) {
    const { previous_path, content, execute_filemode } = action;
    const writeName = (field: string) => `actions[${index}][${field}]`;
    const path = readPath(action.file_path, writeName('file_path'), leniencies);
    const newContent = () => readContent(action, writeName('content'));
    switch (action.action) {
      case 'create':
        await create(path, newFile(REGULAR, newContent()));
        break;
      case 'update': {
        const { mode } = await existingFile(path);
        await checkLastCommit(action, path);
        changed.set(path, newFile(mode, newContent()));
        break;
      }
      case 'delete':
        await existingFile(path);
        await checkLastCommit(action, path);
        changed.set(path, undefined);
        break;
      case 'move': {
        if (previous_path === undefined)
          refuse(invalid({ [writeName('previous_path')]: ['is missing'] }));
        const previous = readPath(previous_path, writeName('previous_path'), leniencies);
        const file = await existingFile(previous);
        await checkLastCommit(action, previous);
        changed.set(previous, undefined);
        // A move without `content` keeps the content of the file.
        await create(path, content === undefined ? file : newFile(file.mode, newContent()));
        break;
      }
      case 'chmod': {
        if (execute_filemode === undefined)
          refuse(invalid({ [writeName('execute_filemode')]: ['is missing'] }));
        const file = await existingFile(path);
        changed.set(path, { ...file, mode: execute_filemode ? EXECUTABLE : REGULAR });
        break;
      }
    }
  }

  if (changed.countDirectories() > MAX_DIRECTORIES)
    refuse(invalid({ actions: [`are in more than ${MAX_DIRECTORIES} directories`] }));
  const changes: FileChange[] = [];
  for (const [path, file] of changed) {
    const old = await originalFile(path);
    if (file?.sha === old?.sha && file?.mode === old?.mode) continue;
    changes.push({ path, file });
  }
  return changes;
}

function newFile(mode: string, content: Buffer): NewFile {
  return { mode, ...gitObject('blob', content) };
}

function readContent({ content = '', encoding = 'text' }: Action, name: string): Buffer {
  if (encoding === 'text') return Buffer.from(content);
  const text = content.replaceAll(/\s/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 === 1)
    refuse(invalid({ [name]: ['is not valid Base64'] }));
  return Buffer.from(text, 'base64');
}

/** Files by path; undefined for a deleted file. It counts the files below each directory. */
class ChangedFiles extends Map<string, NewFile | undefined> {
  readonly #filesBelow = new Map<string, number>();

  override set(path: string, file: NewFile | undefined): this {
    const more = (file ? 1 : 0) - (this.get(path) ? 1 : 0);
    if (more !== 0)
      for (const directory of listDirectories(path))
        this.#filesBelow.set(directory, (this.#filesBelow.get(directory) ?? 0) + more);
    return super.set(path, file);
  }

  countDirectories(): number {
    return this.#filesBelow.size;
  }

  hasFileBelow(directory: string): boolean {
    return (this.#filesBelow.get(directory) ?? 0) > 0;
  }
}

/** Returns the directories on the way to a file, from the top: `a` and `a/b` for `a/b/c`. */
function listDirectories(path: string): string[] {
  const directories: string[] = [];
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1))
    directories.push(path.slice(0, end));
  return directories;
}

/** Characters that macOS ignores in a name: joiners, marks of the writing direction and the byte-order mark. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Returns false for a name that leaves its directory, or that any system takes for git's own folder, as git checks. */
function isSafe(name: string): boolean {
  const plain = name.replaceAll(IGNORED, '');
  return !/^\.{1,2}$/.test(plain) && !/^(\.git|git~1)[ .]*(:.*)?$/is.test(plain);
}

/** The most parts of a path. */
const MAX_PARTS = 100;

/**
 * Returns a path within the repository, without `/` or `./` at its beginning.
 * @throws a Refusal with 400 if the path leaves the repository, or if git cannot store it
 */
function readPath(text: string, name: string, leniencies: LeniencyRecord): string {
  const path = text.replace(/^(?:\.?\/)+/, '');
  const isPlain = (part: string) =>
    part !== '' && Buffer.byteLength(part) <= 255 && part.split('\\').every(isSafe);
  const isPath =
    !path.includes('\0') &&
    Buffer.from(path).toString() === path &&
    Buffer.byteLength(path) <= MAX_PATH &&
    path.split('/', MAX_PARTS + 1).length <= MAX_PARTS &&
    path.split('/').every(isPlain);
  if (!isPath) refuse(invalid({ [name]: ['is invalid'] }));
  if (path !== text) leniencies.accept([{ name: 'path-prefix', at: name }]);
  return path;
}
