/** The search for operations by words or by a path, for the reference and for the tools of assistants. */
import type { Method } from './openapi.ts';

/** An operation as the search sees it. */
export interface SearchedOperation {
  /** Its operationId. */
  id: string;
  method: Method;
  /** The path template. */
  path?: string | undefined;
  summary: string;
  /** The names of its area. */
  area: string;
  description?: string | undefined;
}

/** The words of a part that is searched, and their weight. */
export type SearchedPlace = [words: string[], weight: number];

/** The weight of a word that only the description has, so that the operation is hardly about it. */
export const IN_DESCRIPTION = 1;

/** Returns the parts of an operation that are searched. A part that says more about it weighs more. */
export function listPlaces({ id, path, summary, area, description }: SearchedOperation) {
  return [
    [splitWords(id), 8],
    [splitWords(summary), 6],
    [splitWords(area), 4],
    [splitWords(path ?? ''), 3],
    [splitWords(description ?? ''), IN_DESCRIPTION],
  ] satisfies SearchedPlace[];
}

/** Returns the weight of each sought word: that of the heaviest part that has it. 0 if none has it. */
export function weighWords(
  places: SearchedPlace[],
  sought: string[],
  isLike: (word: string, sought: string) => boolean = isBeginning,
): number[] {
  return sought.map((one) =>
    Math.max(
      0,
      ...places.map(([words, weight]) => (words.some((word) => isLike(word, one)) ? weight : 0)),
    ),
  );
}

/** The parts of a search that the contract does not have. Empty if it has all. */
export interface Lacks {
  /** The words that no operation has. */
  unknown: string[];
  /** The words that only descriptions have. */
  aside: string[];
  /** True if no operation has all words. */
  notTogether: boolean;
}

/** Returns what is lacking. @param weights the weights of the words in each operation */
export function findLacks(sought: string[], weights: number[][]): Lacks {
  const heaviest = (word: number) => Math.max(0, ...weights.map((one) => one[word]!));
  return {
    unknown: sought.filter((_, index) => heaviest(index) === 0),
    aside: sought.filter((_, index) => heaviest(index) === IN_DESCRIPTION),
    notTogether: sought.length > 0 && !weights.some((one) => one.every((weight) => weight > 0)),
  };
}

/** Says what is lacking, in short sentences. */
export function sayLacks({ unknown, aside, notTogether }: Lacks): string {
  return [
    notTogether && 'No operation has all of these words.',
    unknown.length > 0 && `None has: ${unknown.join(', ')}.`,
    aside.length > 0 && `Only descriptions mention: ${aside.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Returns true if a search means an operation. The words name all that the operation is about, and the operation has all
 * words in its names. So `single merge request` means `getMergeRequest`, and not `getMergeRequestNote`.
 */
export function isMeant({ id, summary }: SearchedOperation, sought: string[]): boolean {
  const [, ...subject] = splitWords(id);
  const names = splitWords(`${id} ${summary}`);
  return (
    sought.length > 0 &&
    subject.length > 0 &&
    subject.every((word) => sought.some((one) => isBeginning(word, one))) &&
    sought.every((one) => names.some((word) => isBeginning(word, one)))
  );
}

/** A pack, as far as a search names it. */
export interface SearchedPack {
  /** The name for `--pack`. */
  name: string;
  title: string;
  operations: SearchedOperation[];
}

/** An operation of a pack that a search means. */
export type BesideOperation = SearchedOperation & { pack: Pick<SearchedPack, 'name' | 'title'> };

/**
 * Returns the operations of packs that a search means, with the name and the title of their pack. Empty if the
 * contract has such an operation.
 * @param query words, or a path
 */
export function findBeside(
  contract: SearchedOperation[],
  packs: SearchedPack[],
  query: string,
): BesideOperation[] {
  const path = isPath(query) ? readPath(query) : undefined;
  const sought = splitWords(query);
  const find = (all: SearchedOperation[]) =>
    all.filter((one) => (path ? isPathOf(one, path) : isMeant(one, sought)));
  return find(contract).length > 0 ? [] : fromPacks(packs, find);
}

/** Returns the operations that a function finds in packs. */
export function fromPacks(
  packs: SearchedPack[],
  find: (operations: SearchedOperation[]) => SearchedOperation[],
): BesideOperation[] {
  return packs.flatMap(({ name, title, operations }) =>
    find(operations).map((one) => ({ ...one, pack: { name, title } })),
  );
}

/**
 * Returns true if a search is for a path: `/user`, `GET /user`, `https://forge.example.com/api/v4/user` or
 * `projects/5/issues`.
 */
export function isPath(query: string): boolean {
  return /^\s*([A-Za-z]+ +)?(https?:\/)?\/|^\s*[a-z_]+\/\S/.test(query);
}

/** A path in a search, and the method before it. */
export interface SoughtPath {
  method?: Method | undefined;
  /** Without base path and query. */
  path: string;
}

/** Reads a path as people write it: `GET /projects/{id}`, or the address of a deployment. */
export function readPath(text: string): SoughtPath {
  const [, method, path = ''] = /^([A-Za-z]+ +)?(.*)$/s.exec(text.trim()) ?? [];
  return {
    method: method?.trim().toLowerCase() as Method | undefined,
    path: path
      .replace(/^.*\/api\/v\d+(?=\/|$)/, '')
      .replace(/\?.*$/s, '')
      .replace(/^(?=\w+\/)/, '/'),
  };
}

/** Returns true if an operation has this path. A parameter may be written as `{id}`, `:id` or a value. */
export function isPathOf(operation: SearchedOperation, { method, path }: SoughtPath): boolean {
  const segments = path.replace(/\/$/, '').split('/');
  const own = (operation.path ?? '').split('/');
  return (
    (method === undefined || method === operation.method) &&
    segments.length === own.length &&
    own.every(
      (segment, index) =>
        segment === segments[index] || (/^\{\w+\}$/.test(segment) && segments[index] !== ''),
    )
  );
}

/** Words that name what a call does, by another word that people use for it. */
const SAME: Record<string, string> = {
  add: 'create',
  new: 'create',
  remove: 'delete',
  edit: 'update',
  change: 'update',
  modify: 'update',
  show: 'retrieve',
  read: 'retrieve',
  single: 'retrieve',
  comment: 'note',
  mr: 'merge',
  thread: 'discussion',
};

/** Words that tell nothing about an operation. */
const NOISE = new Set('a an the of to for in on all get with and my'.split(' '));

/** Splits a text or a name into words, in lower case and in the singular. */
export function splitWords(text: string): string[] {
  const split = text
    .slice(0, LONGEST_TEXT)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z\d]+/g);
  return (split ?? [])
    .filter((word) => !NOISE.has(word))
    .map((word) =>
      word.length > 3
        ? word
            .replace(/ies$/, 'y')
            .replace(/(?<=ch|sh|x)es$/, '')
            .replace(/(?<!s)s$/, '')
        : word,
    )
    .map((word) => SAME[word] ?? word);
}

const LONGEST_TEXT = 2000;

/** Returns true if a word is sought, or begins with a longer part that is sought. */
export function isBeginning(word: string, sought: string): boolean {
  return word === sought || (sought.length >= 4 && word.startsWith(sought));
}
