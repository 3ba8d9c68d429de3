import { type Contract, type ContractOperation, changesNothing } from '../contract/contract.ts';
import { findArea } from '../contract/findArea.ts';
import { nearest } from '../contract/nearest.ts';
import {
  findLacks,
  isPathOf,
  listPlaces,
  readPath,
  type SearchedOperation,
  sayLacks,
  splitWords,
  weighWords,
} from '../contract/searchWords.ts';
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
  const wantedPath = path === undefined ? undefined : readPath(path);
  const found = all
    .filter((one) => wanted === undefined || one.area === wanted)
    .filter(({ operation }) => !wantedPath || operation.path.includes(wantedPath.path))
    .map((one) => ({ ...one, ...weighOperation(one, sought) }))
    .filter(({ weight }) => sought.length === 0 || weight > 0)
    .sort((one, other) => other.weight - one.weight);
  // An operation with all words comes before one with some of them. If any has all words, the others are noise.
  const best = found.filter(({ weight }) => weight >= ALL_WORDS);
  const shown = best.length > 0 ? best : found;
  if (shown.length === 0)
    return nothing(
      `No operation fits. The areas are: ${areas.join(', ')}. The contract has no other operations.`,
    );
  const lacks = [
    sayLacks(
      findLacks(
        sought,
        found.map(({ weights }) => weights),
      ),
    ),
    wantedPath?.path.startsWith('/') &&
      !found.some(({ searched }) => isPathOf(searched, wantedPath)) &&
      `No operation has the path ${cutText(wantedPath.path, 200)} itself.`,
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

/** The weight of an operation that has all words of a search. */
const ALL_WORDS = 1000;

function weighOperation(
  { operation, area }: { operation: CallableOperation; area: string },
  sought: string[],
): { searched: SearchedOperation; weight: number; weights: number[] } {
  const { id, method, path, definition } = operation;
  const { summary, description, tags } = definition;
  const searched = { id, method, path, summary, description, area: `${area} ${tags.join(' ')}` };
  const weights = weighWords(listPlaces(searched), sought);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sought.length > 0 && sum === 0) return { searched, weight: 0, weights };
  const hasAll = weights.every((weight) => weight > 0);
  // A search for a noun alone means reading it.
  const reads = changesNothing(operation) ? 1 : 0;
  return { searched, weight: (hasAll ? ALL_WORDS : 0) + sum * 2 + reads, weights };
}
