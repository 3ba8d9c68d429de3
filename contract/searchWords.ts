/** The search for operations by words or by a path, for the reference and for the tools of assistants. */
import { nearest } from './nearest.ts';
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

/** The weight of a word in the name of an operation. */
const IN_NAME = 8;

/** Returns the parts of an operation that are searched. A part that says more about it weighs more. */
export function listPlaces({ id, path, summary, area, description }: SearchedOperation) {
  return [
    [splitWords(id), IN_NAME],
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

/** How closely a search names an operation. */
export interface Rating {
  /**
   * 3: the words name all that the operation is about. 2: they leave out what stands above it in the path, such as the
   * project of a label, or an unusual verb. 1: they are all in its names, which say more. 0: its names lack some.
   */
  level: 0 | 1 | 2 | 3;
  /** True if the words have the verb of the operation or of its summary, beside the subject. */
  hasVerb: boolean;
  /** Sorts operations of one level, from 0 to 2: the part of the name that is sought, and a read before a write. */
  closeness: number;
}

/**
 * Rates an operation by its names. So `single merge request` means `getMergeRequest`, and not `getMergeRequestNote`. A
 * word that is sought twice must be there twice: `merge a merge request`.
 * @param sought the words of `readQuery`
 */
export function rateOperation(
  { id, summary, path = '' }: SearchedOperation,
  sought: string[],
): Rating {
  const words = splitWords(id);
  const [verb = '', ...subject] = words;
  const [own = '', ...above] = path.split('/').filter(isText).reverse();
  const described = splitWords(summary);
  const places = [words, described, splitWords(`${above.join(' ')} ${own}`)];
  const isNamed = sought.every((one) =>
    places.some((place) => countLike(place, one) >= sought.filter((word) => word === one).length),
  );
  const isSought = (word: string) => sought.some((one) => isBeginning(word, one));
  const areSought = (names: string[]) => names.length > 0 && names.every(isSought);
  const containers = splitWords(above.join(' '));
  const core = subject.filter((word) => !containers.includes(word));
  const rank = VERBS.indexOf(verb);
  // `merged merge requests` asks for those that are merged, and not for the operation that merges.
  const calls = sought.filter((word) => !word.endsWith('ed'));
  const hasVerb = [verb, described[0] ?? ''].some(
    (one) => countLike(calls, one) > countLike(subject, one),
  );
  const level = areSought(subject) && (rank >= 0 || hasVerb) ? 3 : areSought(core) ? 2 : 1;
  const preference = hasVerb ? 0.3 : rank < 0 ? 0 : 0.29 - rank / 100;
  return {
    level: sought.length > 0 && isNamed ? level : 0,
    hasVerb,
    closeness: words.filter(isSought).length / words.length + preference,
  };
}

/** Returns true for a segment of a path that is no parameter. */
function isText(segment: string): boolean {
  return segment !== '' && !segment.startsWith('{');
}

function countLike(words: string[], sought: string): number {
  return words.filter((word) => isBeginning(word, sought)).length;
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
 * Returns the operations of packs that a search means, with the name and the title of their pack, the closest first.
 * Empty if the contract has an operation that the search names as closely.
 * @param query words, or a path
 */
export function findBeside(
  contract: SearchedOperation[],
  packs: SearchedPack[],
  query: string,
): BesideOperation[] {
  if (isPath(query)) {
    const path = readPath(query);
    const find = (all: SearchedOperation[]) => all.filter((one) => isPathOf(one, path));
    return find(contract).length > 0 ? [] : fromPacks(packs, find);
  }
  const sought = readQuery(query);
  const rated = fromPacks(packs, (operations) => operations).map((operation) => ({
    operation,
    ...rateOperation(operation, sought),
  }));
  const strength = ({ level, hasVerb }: Rating) => (level === 0 ? 0 : level + (hasVerb ? 0.5 : 0));
  const had = Math.max(0, ...contract.map((one) => strength(rateOperation(one, sought))));
  const best = Math.max(0, ...rated.map(({ level }) => level));
  return rated
    .filter((one) => one.level === best && strength(one) > had)
    .sort((one, other) => other.closeness - one.closeness)
    .map(({ operation }) => operation);
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

/** The verbs of most operations. Where a search names none, the first ones are meant. */
const VERBS = ['list', 'retrieve', 'create', 'update', 'delete'];

/** Other words for the same, as people use them. */
const SAME: Record<string, string> = {
  ...{ search: 'list', find: 'list', enumerate: 'list' },
  ...{ get: 'retrieve', show: 'retrieve', read: 'retrieve', single: 'retrieve' },
  ...{ fetch: 'retrieve', view: 'retrieve', display: 'retrieve' },
  ...{ add: 'create', new: 'create', make: 'create' },
  ...{ edit: 'update', change: 'update', modify: 'update', rename: 'update' },
  ...{ close: 'update', reopen: 'update', assign: 'update' },
  ...{ remove: 'delete', destroy: 'delete' },
  ...{ comment: 'note', thread: 'discussion', webhook: 'hook' },
};

/** Words that tell nothing about an operation. */
const NOISE = new Set('a an the of to for in on all with and my how do i can'.split(' '));

/** Splits a text or a name into words, in lower case and in the singular. */
export function splitWords(text: string): string[] {
  const split = text
    .slice(0, LONGEST_TEXT)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/\b(pull request|mr|pr)(?=s?\b)/g, 'merge request')
    .match(/[a-z\d]+/g);
  return (split ?? [])
    .filter((word) => !NOISE.has(word))
    .map((word) =>
      word.length > 3
        ? word
            .replace(/ies$/, 'y')
            .replace(/(?<=ch|sh|x|ss|tus)es$/, '')
            .replace(/(?<![su])s$/, '')
        : word,
    )
    .map((word) => SAME[word] ?? word);
}

/**
 * Returns the sought words. A verb counts once: `get a single project`. Before a plural, a verb of reading tells nothing:
 * `get tags` means a list.
 */
export function readQuery(text: string): string[] {
  const [noun = ''] = text.split(/ (?:of|in|on|for|from|by|with|to) /);
  const isPlural = /[^su]s\s*$/.test(noun);
  return splitWords(text).filter(
    (word, index, all) =>
      !(isPlural && word === 'retrieve') && (!VERBS.includes(word) || all.indexOf(word) === index),
  );
}

/**
 * Finds sought words that no operation has, and similar words of names.
 * @param places the places of all operations
 * @returns each such word with the one that is meant
 */
export function correctWords(sought: string[], places: SearchedPlace[]): Map<string, string> {
  const unknown = sought.filter((word) => weighWords(places, [word])[0] === 0);
  const names = places.flatMap(([words, weight]) => (weight === IN_NAME ? words : []));
  return new Map(
    unknown.flatMap((word) => {
      const near = nearest(word, new Set(names), Math.min(2, Math.floor(word.length / 3)));
      return near === undefined ? [] : [[word, near]];
    }),
  );
}

const LONGEST_TEXT = 2000;

/** Returns true if a word is sought, is another form of it (`protected`, `protection`), or begins with it. */
export function isBeginning(word: string, sought: string): boolean {
  if (word === sought) return true;
  if (sought.length < 4 || !word.startsWith(sought.slice(0, 4))) return false;
  return word.startsWith(sought) || readStem(word) === readStem(sought);
}

function readStem(word: string): string {
  return word.replace(/(?<=^.{4,})(ation|ion|ing|ed|al|e)$/, '');
}
