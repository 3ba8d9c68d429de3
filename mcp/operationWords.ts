import { type Contract, type ContractOperation, changesNothing } from '../contract/contract.ts';
import { findArea } from '../contract/findArea.ts';
import { nearest } from '../contract/nearest.ts';
import { cutText } from './responseText.ts';
import type { ToolResult } from './toolResult.ts';

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

/**
 * Finds operations. Returns a line for each, the best first: `createTag  POST /projects/{id}/…  Create a tag`. If the
 * contract lacks what is sought, the text begins with that.
 */
export function findOperations(contract: Contract, filter: OperationFilter): ToolResult {
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
    return nothing(
      `There is no area ${wanted}.${near === undefined ? '' : ` Did you mean ${near}?`} The areas are: ${areas.join(', ')}.`,
    );
  }
  const sought = splitWords(words);
  const wantedPath = path === undefined ? undefined : plainPath(path);
  const found = all
    .filter((one) => wanted === undefined || one.area === wanted)
    .filter(({ operation }) => wantedPath === undefined || operation.path.includes(wantedPath))
    .map((one) => ({ ...one, ...weighWords(one, sought) }))
    .filter(({ weight }) => sought.length === 0 || weight > 0)
    .sort((one, other) => other.weight - one.weight);
  // An operation with all words comes before one with some of them. If any has all words, the others are noise.
  const best = found.filter(({ weight }) => weight >= ALL_WORDS);
  const shown = best.length > 0 ? best : found;
  if (shown.length === 0)
    return nothing(
      `No operation fits. The areas are: ${areas.join(', ')}. The contract has no other operations.`,
    );
  const heaviest = (word: number) => Math.max(...found.map(({ weights }) => weights[word]!));
  const unknown = sought.filter((_, index) => heaviest(index) === 0);
  const aside = sought.filter((_, index) => heaviest(index) === IN_DESCRIPTION);
  const lacks = [
    best.length === 0 && sought.length > 0 && 'No operation has all of these words.',
    unknown.length > 0 && `None has: ${unknown.join(', ')}.`,
    aside.length > 0 && `Only descriptions mention: ${aside.join(', ')}.`,
    wantedPath?.startsWith('/') &&
      !found.some(({ operation }) => operation.path === wantedPath) &&
      `No operation has the path ${cutText(wantedPath, 200)} itself.`,
  ]
    .filter(Boolean)
    .join(' ');
  const first = shown.slice(0, MOST).map(({ operation }) => operation);
  const rest = shown.length - first.length;
  const lines = first.map(
    (operation) => `${operation.id}  ${shortEndpoint(operation)}  ${operation.definition.summary}`,
  );
  return {
    text: [
      ...(lacks ? [`${lacks} The nearest are:`] : []),
      ...lines,
      ...(rest > 0 ? [`… and ${rest} more. Add words, an area or a part of the path.`] : []),
    ].join('\n'),
    data: {
      operations: first.map(({ id, method, path, definition: { summary } }) => ({
        name: id,
        method,
        path,
        summary,
      })),
      ...(lacks && { lacks }),
      ...(rest > 0 && { more: rest }),
    },
  };
}

function nothing(lacks: string): ToolResult {
  return { text: lacks, data: { operations: [], lacks } };
}

/** Returns the operation of this name, or a message that suggests another one. */
export function operationNamed(
  contract: Pick<Contract, 'operations'>,
  name: string,
): CallableOperation | string {
  const all = callableOperations(contract);
  const found = all.find(({ id }) => id === name);
  if (found) return found;
  const asked = name.slice(0, LONGEST_NAME);
  const says = `The contract has no operation ${JSON.stringify(asked)}.`;
  const ids = all.map(({ id }) => id);
  const near = nearest(asked, ids, MOST_TYPOS);
  if (near !== undefined) return `${says} Did you mean ${near}?`;
  // The first word is the verb.
  const nouns = splitWords(asked.replace(/^[a-z]+/, ''));
  const related = ids.filter((id) => {
    const words = splitWords(id);
    return nouns.length > 0 && nouns.every((noun) => words.includes(noun));
  });
  return related.length > 0
    ? `${says} For ${nouns.join(' ')} it has: ${related.slice(0, MOST).join(', ')}.`
    : `${says} Use find_operations.`;
}

/** The most letters in which a misspelt name differs. A name with more of them means another operation. */
const MOST_TYPOS = 2;

const LONGEST_NAME = 100;

function shortEndpoint({ method, path }: CallableOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Returns a path without method, base path and query. */
function plainPath(path: string): string {
  return path
    .trim()
    .replace(/^[A-Z]+ +/, '')
    .replace(/^.*\/api\/v\d+(?=\/|$)/, '')
    .replace(/\?.*$/s, '');
}

/** The weight of a word that only the description has, so that the operation is hardly about it. */
const IN_DESCRIPTION = 1;

/** The weight of an operation that has all words of a search. */
const ALL_WORDS = 1000;

function weighWords(
  { operation, area }: { operation: CallableOperation; area: string },
  sought: string[],
): { weight: number; weights: number[] } {
  const { id, path, definition } = operation;
  const places: [words: string[], weight: number][] = [
    [splitWords(id), 8],
    [splitWords(definition.summary), 6],
    [splitWords(`${area} ${definition.tags.join(' ')}`), 4],
    [splitWords(path), 3],
    [splitWords(definition.description ?? ''), IN_DESCRIPTION],
  ];
  const weights = sought.map((word) =>
    Math.max(
      0,
      ...places.map(([words, weight]) => (words.some((one) => isLike(one, word)) ? weight : 0)),
    ),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sought.length > 0 && sum === 0) return { weight: 0, weights };
  const hasAll = weights.every((weight) => weight > 0);
  // A search for a noun alone means reading it.
  const reads = changesNothing(operation) ? 1 : 0;
  return { weight: (hasAll ? ALL_WORDS : 0) + sum * 2 + reads, weights };
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
