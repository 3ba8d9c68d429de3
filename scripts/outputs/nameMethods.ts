import {
  type ContractOperation,
  hasPath,
  listOperations,
  type PathOperation,
} from '../../contract/contract.ts';
import type { Document } from '../../contract/openapi.ts';

/** A method of the client that is grouped by areas: `forge.tags.create`. */
export interface AreaMethod {
  operation: PathOperation;
  /** The name of the area, from the tag of the operation: `tags`. */
  area: string;
  /** The name of the method in its area: `create`. */
  name: string;
}

/**
 * Names the methods by area and verb. The name is the operationId without the noun of the area: `createTag` becomes
 * `tags.create`. Words before the noun that the path has as a parent follow at the end: `listIssueNotes` becomes
 * `notes.listForIssue`. So does a kind of item that the path names without an ID, in the plural: `listForProjectsOfUser`.
 * Operations of an area whose names would be the same keep their operationIds.
 */
export function nameMethods(document: Document): AreaMethod[] {
  const operations = listOperations(document).filter(hasPath);
  const resources = new Set(operations.flatMap(({ path }) => listParents(path)));
  const methods = operations.map((operation) => {
    const { area, tag } = describeArea(operation);
    return { operation, area, name: nameMethod(operation, tag, resources) };
  });
  const places = methods.map(({ area, name }) => `${area}.${name}`);
  return methods.map((method, index) =>
    places.indexOf(places[index]!) === places.lastIndexOf(places[index]!)
      ? method
      : { ...method, name: method.operation.id },
  );
}

/** Returns the name of the area of an operation: `sshKeys`. */
export function nameArea(document: Document, id: string): string {
  const operation = listOperations(document).find((one) => one.id === id);
  return operation ? describeArea(operation).area : 'other';
}

function describeArea({ definition: { tags } }: ContractOperation) {
  const [tag = 'other'] = tags;
  return { tag, area: camelCase(tag.split(/\W+/)) };
}

/** Returns the resources of a path that have an ID, in the singular: `project` for `/projects/{id}/runners`. */
function listParents(path: string): string[] {
  return [...path.matchAll(/\/(\w+)\/\{/g)].map(([, segment = '']) =>
    segment.split('_').map(singular).join(' '),
  );
}

/** @param resources the resources that have an ID in any path, in the singular */
function nameMethod({ id, path }: PathOperation, tag: string, resources: Set<string>): string {
  const [verb = '', ...words] = id.split(/(?=[A-Z])/);
  const { start, length } = longestRun(words.map(singular), tag.split(/\W+/).map(singular));
  const before = words.slice(0, start);
  const after = words.slice(start + length);
  const parents = listParents(path);
  const isParent = (count: number) =>
    parents.includes(before.slice(0, count).map(singular).join(' '));
  const parent = [...before.keys()].map((index) => before.length - index).find(isParent) ?? 0;
  const kind = before.slice(parent);
  const ofKind =
    resources.has(kind.map(singular).join(' ')) &&
    isKindOf(path, kind, words.slice(start, start + length));
  const suffix = [
    ...(ofKind ? ['for', ...kind.slice(0, -1), `${kind.at(-1)}s`] : []),
    ...(parent === 0 ? [] : [ofKind ? 'of' : 'for', ...before.slice(0, parent)]),
  ];
  return camelCase([verb, ...(ofKind ? [] : kind), ...after, ...suffix]);
}

/** Returns true if the path says of which kind all its items are: `/users/{id}/project_deploy_keys`. */
function isKindOf(path: string, kind: string[], noun: string[]): boolean {
  const words = (path.split('/').at(-1) ?? '').split('_').map(singular);
  const isBeginning = kind.every((word, index) => words[index] === singular(word));
  const isEnd = noun.every((word, index) => words.at(index - noun.length) === singular(word));
  return isBeginning && isEnd;
}

/** Returns the place of the longest run of words that the name of the area has, too. */
function longestRun(words: string[], noun: string[]): { start: number; length: number } {
  let longest = { start: 0, length: 0 };
  for (const start of words.keys())
    for (const from of noun.keys()) {
      let length = 0;
      while (start + length < words.length && words[start + length] === noun[from + length])
        length++;
      if (length > longest.length) longest = { start, length };
    }
  return longest;
}

function singular(word: string): string {
  return word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|ss|us)es$/, '')
    .replace(/(?<![su])s$/, '');
}

function camelCase(words: string[]): string {
  return words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join('');
}
