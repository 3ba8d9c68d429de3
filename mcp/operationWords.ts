import type { Contract, ContractOperation } from '../contract/contract.ts';
import { findArea } from '../contract/findArea.ts';
import { kebabCase } from '../contract/kebabCase.ts';
import { nearest } from '../contract/nearest.ts';
import {
  type BesideOperation,
  correctWords,
  findBeside,
  findLacks,
  fromPacks,
  isPath,
  isPathOf,
  listPlaces,
  rateOperation,
  readPath,
  readQuery,
  type SearchedOperation,
  type SearchedPack,
  type SearchedPlace,
  type SoughtPath,
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
 * contract lacks what is sought, the text begins with that, and names the operations of packs that have it.
 */
export function findOperations(
  contract: Contract,
  packs: SearchedPack[],
  filter: OperationFilter,
): ToolResult {
  const { words, area, path } = readFilter(filter);
  const all = callableOperations(contract).map((operation) => toSearched(contract, operation));
  const areas = [...new Set(all.map((one) => one.area))].filter(Boolean).sort();
  if (area !== undefined && !areas.includes(area)) {
    const says = `There is no area ${area}.`;
    const inArea = (one: SearchedOperation) => kebabCase(one.area) === area;
    const beside = fromPacks(packs, (operations) => operations.filter(inArea));
    if (beside.length > 0) return showFound({ lacks: says, beside, found: [] });
    const near = nearest(area, areas);
    return nothing(
      `${says}${near === undefined ? '' : ` Did you mean ${near}?`} The areas are: ${areas.join(', ')}.`,
    );
  }
  const wantedPath = path === undefined ? undefined : readPath(path);
  const given = readQuery(words);
  const corrected = correctWords(given, [
    ...all.flatMap(({ places }) => places),
    ...packs.flatMap(({ operations }) => operations.flatMap(listPlaces)),
  ]);
  const sought = given.map((word) => corrected.get(word) ?? word);
  const found = all
    .filter((one) => area === undefined || one.area === area)
    .filter(({ operation }) => !wantedPath || operation.path.includes(wantedPath.path))
    .map((one) => ({ ...one, ...weighOperation(one, sought, wantedPath) }))
    .filter(({ weight }) => sought.length === 0 || weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const isWholePath = path !== undefined && isPath(path);
  const beside = findBeside(
    all.map(({ searched }) => searched),
    packs,
    isWholePath ? path : sought.join(' '),
  );
  // An operation with all words comes before one with some of them. If any has all words, the others are noise.
  const best = found.filter(({ weight }) => weight >= ALL_WORDS);
  const misspelt = [...corrected].map(
    ([word, near]) => `No operation has ${word}; the search was for ${near}.`,
  );
  if (beside.length > 0) {
    const lacks = [...misspelt, 'The documents have no such operation.'].join(' ');
    return showFound({ lacks, beside, found: best });
  }
  if (found.length === 0)
    return nothing(
      `No operation fits. The areas are: ${areas.join(', ')}. The contract has no other operations; ${EXTEND}.`,
    );
  const lacks = [
    ...misspelt,
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
  return showFound({ lacks, beside: [], found: best.length > 0 ? best : found });
}

/** The option that adds operations which no pack has, as the end of a sentence. */
const EXTEND = 'this server adds others with the option `--extend FILE`';

/** Reads a filter. Words that are a path count as the path. */
function readFilter({ words = '', area, path }: OperationFilter) {
  const isOnlyPath = path === undefined && isPath(words);
  return {
    words: isOnlyPath ? '' : words,
    area: area && kebabCase(area),
    path: isOnlyPath ? words : path,
  };
}

interface FoundOperations {
  /** Empty if the contract lacks nothing. */
  lacks: string;
  beside: BesideOperation[];
  found: { searched: SearchedOperation }[];
}

/** Shows what the contract lacks, the operations of packs that have it, and the operations of the contract. */
function showFound({ lacks, beside, found }: FoundOperations): ToolResult {
  const first = found.slice(0, MOST).map(({ searched }) => searched);
  const rest = found.length - first.length;
  const other = beside.slice(0, MOST);
  const says = beside.length > 0 ? `${lacks} ${sayPacks(beside)}` : lacks;
  return {
    text: [
      ...(says ? [beside.length > 0 ? says : `${says} The nearest are:`] : []),
      ...other.map(showLine),
      ...(beside.length > 0 && first.length > 0 ? ['The contract has these with all words:'] : []),
      ...first.map(showLine),
      ...(rest > 0 ? [`… and ${rest} more. Add words, an area or a part of the path.`] : []),
    ].join('\n'),
    data: {
      operations: first.map(showOperation),
      ...(says && { lacks: says }),
      ...(other.length > 0 && {
        inPacks: other.map((one) => ({ ...showOperation(one), pack: one.pack.name })),
      }),
      ...(rest > 0 && { more: rest }),
    },
  };
}

/** Says which packs have operations, and how this server gets them. */
function sayPacks(beside: BesideOperation[]): string {
  const names = [...new Set(beside.map(({ pack }) => pack.name))];
  return names
    .map(
      (name) =>
        `The pack ${name} has it; this server offers it with the option \`--pack ${name}\`.`,
    )
    .join(' ');
}

/** The parts of an operation that a line shows. */
type Shown = Pick<SearchedOperation, 'id' | 'method' | 'path' | 'summary'>;

function showOperation({ id, method, path, summary }: Shown) {
  return { name: id, method, path, summary };
}

function showLine({ id, method, path, summary }: Shown): string {
  return `${id}  ${method.toUpperCase()} ${path}  ${summary}`;
}

function nothing(lacks: string): ToolResult {
  return { text: lacks, data: { operations: [], lacks } };
}

/** Returns the operation of this name, or a message that suggests another one, or the pack that has it. */
export function operationNamed(
  contract: Pick<Contract, 'operations'>,
  packs: SearchedPack[],
  name: string,
): CallableOperation | string {
  const all = callableOperations(contract);
  const found = all.find(({ id }) => id === name);
  if (found) return found;
  const asked = name.slice(0, LONGEST_NAME);
  const says = `The contract has no operation ${JSON.stringify(asked)}.`;
  const beside = fromPacks(packs, (operations) => operations.filter(({ id }) => id === name));
  if (beside.length > 0) return `${says} ${sayPacks(beside)} ${beside.map(showLine).join(', ')}`;
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

/** The weight of an operation that has all words of a search. */
const ALL_WORDS = 10_000;

/** The weight of an operation whose path is sought, and of each level at which the words name it. */
const SOUGHT = 1000;

/** An operation, and what the search reads of it. */
interface Entry {
  operation: CallableOperation;
  area: string;
  searched: SearchedOperation;
  places: SearchedPlace[];
}

function toSearched(contract: Contract, operation: CallableOperation): Entry {
  const { id, method, path, definition } = operation;
  const { summary, description, tags } = definition;
  const area = findArea(contract, id) ?? '';
  const names = `${area} ${tags.join(' ')}`;
  const searched = { id, method, path, summary, description, area: names };
  return { operation, area, searched, places: listPlaces(searched) };
}

function weighOperation(
  { searched, places }: Entry,
  sought: string[],
  path: SoughtPath | undefined,
): { weight: number; weights: number[] } {
  const weights = weighWords(places, sought);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sought.length > 0 && sum === 0) return { weight: 0, weights };
  const hasAll = weights.every((weight) => weight > 0);
  const { level, closeness } = rateOperation(searched, sought);
  const named = path ? Number(isPathOf(searched, path)) : level;
  return { weight: (hasAll ? ALL_WORDS : 0) + named * SOUGHT + sum * 2 + closeness, weights };
}
