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
 * `notes.listForIssue`. Operations of an area whose names would be the same keep their operationIds.
 */
export function nameMethods(document: Document): AreaMethod[] {
  const methods = listOperations(document)
    .filter(hasPath)
    .map((operation) => {
      const { area, tag } = describeArea(operation);
      return { operation, area, name: nameMethod(operation, tag) };
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

function nameMethod({ id, path }: PathOperation, tag: string): string {
  const [verb = '', ...words] = id.split(/(?=[A-Z])/);
  const { start, length } = longestRun(words.map(singular), tag.split(/\W+/).map(singular));
  const before = words.slice(0, start);
  const after = words.slice(start + length);
  const parents = [...path.matchAll(/\/(\w+)\/\{/g)].map(([, segment = '']) =>
    segment.split('_').map(singular).join(' '),
  );
  const isParent = (count: number) =>
    parents.includes(before.slice(0, count).map(singular).join(' '));
  const parent = [...before.keys()].map((index) => before.length - index).find(isParent) ?? 0;
  const others = [...before.slice(parent), ...after];
  const suffix = parent === 0 ? [] : ['for', ...before.slice(0, parent)];
  return camelCase([verb, ...others, ...suffix]);
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
  return word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
}

function camelCase(words: string[]): string {
  return words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join('');
}
