import { type Contract, type ContractOperation, changesNothing } from '../contract/contract.ts';
import { findArea } from '../contract/findArea.ts';
import { nearest } from '../contract/nearest.ts';

/** An operation that has a path. The sending of alerts has none, and the tools leave it out. */
export type CallableOperation = ContractOperation & { path: string };

/** Returns the operations that the tools can call. */
export function callableOperations({
  operations,
}: Pick<Contract, 'operations'>): CallableOperation[] {
  return [...operations.values()].filter(
    (one): one is CallableOperation => one.path !== undefined && !one.definition['x-absent'],
  );
}

/** The conditions of a search. An operation must meet all that are given. */
export interface OperationFilter {
  /** Words of the task, in any order: `merge request notes`. */
  words?: string | undefined;
  /** The area, such as `tags`. */
  area?: string | undefined;
  /** A part of the path: `/repository/`. */
  path?: string | undefined;
}

/** The most operations that a search returns. */
const MOST = 25;

/** Finds operations. Returns a line for each, the best first: `createTag  POST /projects/{id}/…  Create a tag`. */
export function findOperations(contract: Contract, filter: OperationFilter): string {
  const { words = '', area, path } = filter;
  const all = callableOperations(contract).map((operation) => ({
    operation,
    area: findArea(contract, operation.id) ?? '',
  }));
  const areas = [...new Set(all.map((one) => one.area))].sort();
  const wanted = area
    ?.toLowerCase()
    .trim()
    .replaceAll(/[\s_]+/g, '-');
  if (wanted !== undefined && !areas.includes(wanted)) {
    const near = nearest(wanted, areas);
    return `There is no area ${wanted}.${near === undefined ? '' : ` Did you mean ${near}?`} The areas are: ${areas.join(', ')}.`;
  }
  const sought = splitWords(words);
  const found = all
    .filter((one) => wanted === undefined || one.area === wanted)
    .filter(({ operation }) => path === undefined || operation.path.includes(plainPath(path)))
    .map((one) => ({ ...one, weight: weighWords(one, sought) }))
    .filter(({ weight }) => sought.length === 0 || weight > 0)
    .sort((one, other) => other.weight - one.weight);
  // An operation with all words comes before one with some of them. If any has all words, the others are noise.
  const best = found.filter(({ weight }) => weight >= ALL_WORDS);
  const shown = best.length > 0 ? best : found;
  if (shown.length === 0)
    return `No operation fits. The areas are: ${areas.join(', ')}. The contract has no other operations.`;
  const lines = shown
    .slice(0, MOST)
    .map(
      ({ operation }) =>
        `${operation.id}  ${shortEndpoint(operation)}  ${operation.definition.summary}`,
    );
  const rest = shown.length - lines.length;
  if (rest > 0) lines.push(`… and ${rest} more. Add words, an area or a part of the path.`);
  return lines.join('\n');
}

/** Returns the operation of this name, or a message that suggests another one. */
export function operationNamed(
  contract: Pick<Contract, 'operations'>,
  name: string,
): CallableOperation | string {
  const all = callableOperations(contract);
  const found = all.find(({ id }) => id === name);
  if (found) return found;
  const near = nearest(
    name.slice(0, LONGEST_NAME),
    all.map(({ id }) => id),
  );
  return `There is no operation ${JSON.stringify(name.slice(0, LONGEST_NAME))}.${near === undefined ? '' : ` Did you mean ${near}?`} Use find_operations.`;
}

const LONGEST_NAME = 100;

function shortEndpoint({ method, path }: CallableOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Returns a path without base path, and with nothing that a template cannot have. */
function plainPath(path: string): string {
  return path.trim().replace(/^.*\/api\/v\d+(?=\/|$)/, '');
}

/** The weight of an operation that has all words of a search. */
const ALL_WORDS = 1000;

function weighWords(
  { operation, area }: { operation: CallableOperation; area: string },
  sought: string[],
): number {
  const { id, path, definition } = operation;
  const places: [words: string[], weight: number][] = [
    [splitWords(id), 8],
    [splitWords(definition.summary), 6],
    [splitWords(`${area} ${definition.tags.join(' ')}`), 4],
    [splitWords(path), 3],
    [splitWords(definition.description ?? ''), 1],
  ];
  const weights = sought.map((word) =>
    Math.max(
      0,
      ...places.map(([words, weight]) => (words.some((one) => isLike(one, word)) ? weight : 0)),
    ),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sought.length > 0 && sum === 0) return 0;
  const hasAll = weights.every((weight) => weight > 0);
  // A search for a noun alone means reading it.
  return (hasAll ? ALL_WORDS : 0) + sum * 2 + (changesNothing(operation) ? 1 : 0);
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
  comment: 'note',
  mr: 'merge',
  thread: 'discussion',
};

/** Words that tell nothing about an operation. */
const NOISE = new Set([
  'a',
  'an',
  'the',
  'of',
  'to',
  'for',
  'in',
  'on',
  'all',
  'get',
  'with',
  'and',
  'my',
]);

/** Splits a text or a name into words, in lower case and in the singular. */
function splitWords(text: string): string[] {
  const split = text
    .slice(0, LONGEST_TEXT)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z\d]+/g);
  return (split ?? [])
    .filter((word) => !NOISE.has(word))
    .map((word) => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word))
    .map((word) => SAME[word] ?? word);
}

const LONGEST_TEXT = 2000;

function isLike(word: string, sought: string): boolean {
  return word === sought || (sought.length >= 4 && word.startsWith(sought));
}
