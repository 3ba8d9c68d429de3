/** Writes the files of a command, without replacing files of the user. */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UsageError } from './usageError.ts';

export interface OutputFile {
  path: string;
  text: string;
}

/** Marks that this tool writes in the first lines of files that nobody edits. */
const MARK =
  /Changes here are lost|<meta name="generator" content="forge-contract"|name="forge-contract conform"|"tool": \{\s*"name": "forge-contract"/;

/** The title of an OpenAPI document or of a collection of requests: JSON has no comments for a mark. */
const TITLE = /^\{?\s*"?(?:openapi|uid)"?:[\s\S]*?"?\b(?:title|name)"?:\s*"?([^"\n]+)/;

/** A file that is to be written. */
export interface PlannedFile {
  path: string;
  /** True if the new file has the mark. Then an existing file needs it, too. */
  isMarked?: boolean;
  /** The title of the new document. An existing document with this title may be replaced. */
  title?: string | undefined;
}

/**
 * Writes files that belong together, and creates their folders. If one of them may not be replaced, none is written.
 * @throws a UsageError as for `checkReplaceable`
 */
export async function writeFiles(
  files: readonly OutputFile[],
  options: { force?: boolean | undefined },
): Promise<void> {
  const planned = files.map(({ path, text }) => ({ path, ...readMarks(text.slice(0, HEAD)) }));
  await checkReplaceable(planned, options);
  for (const { path, text } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/**
 * Checks that files which belong together may be written. An existing file may be replaced if this tool has written it.
 * Markdown and JSON carry no mark: such a file may be replaced if another one of the files has the mark.
 * @throws a UsageError that names the first file of the user, unless `force` is true
 */
export async function checkReplaceable(
  files: readonly PlannedFile[],
  { force = false }: { force?: boolean | undefined },
): Promise<void> {
  if (force) return;
  const existing: { path: string; isMarked: boolean; isOurs: boolean }[] = [];
  for (const { path, isMarked = false, title } of files) {
    const head = await readHead(path);
    if (head === '') continue;
    const found = readMarks(head);
    const isSame = title !== undefined && title === found.title;
    existing.push({ path, isMarked, isOurs: found.isMarked || isSame });
  }
  const isBesideOurs = existing.some(({ isOurs }) => isOurs);
  const kept = existing.find(({ isOurs, isMarked }) => !isOurs && (isMarked || !isBesideOurs));
  if (kept)
    throw new UsageError(
      `${kept.path} exists, and may be a file of yours. No file was written. Use --force to replace it, or write to another place.`,
    );
}

function readMarks(head: string): { isMarked: boolean; title: string | undefined } {
  return { isMarked: MARK.test(head), title: TITLE.exec(head)?.[1] };
}

/** The number of characters in which a mark stands. */
const HEAD = 2000;

/** Returns the beginning of a file. A device such as `/dev/stdout` and a missing file have none. */
async function readHead(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? (await readFile(path, 'utf8')).slice(0, HEAD) : '';
}
