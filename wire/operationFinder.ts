import type { Contract, ContractOperation } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';

/** The operation that a path leads to. */
export interface FoundOperation {
  operation: ContractOperation;
  /** The values in the path, decoded, by the names of their parameters. */
  path: Record<string, string>;
}

/** What is found under a path. */
export interface FoundPath {
  /** The operation; undefined when the path has none with this method. */
  found?: FoundOperation;
  /** How many segments of the template are words: how sure it is that the path is the contract's. */
  words: number;
}

/**
 * Makes a function that finds the operation of a request; undefined where the contract has no such path. What GET
 * answers, HEAD does. A path with a word goes before one with a parameter in its place (`/runners/all` before
 * `/runners/{id}`); a `/` within a value is written `%2F`.
 * @param path of the find: below the base path, encoded, without the query: `/projects/acme%2Frocket/repository/tags`
 */
export function operationFinder(
  contract: Pick<Contract, 'operations'>,
): (method: string, path: string) => FoundPath | undefined {
  const templates = [...groupBy(contract.operations.values(), ({ path }) => path)].flatMap(
    ([path, operations]) => (path === undefined ? [] : [templateOf(path, operations)]),
  );
  const bySegments = groupBy(
    templates.sort((one, other) => (one.order < other.order ? -1 : 1)),
    ({ segments }) => segments,
  );
  return (method, path) => {
    const trimmed = path.replace(/\/$/, '');
    const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
    for (const { pattern, names, operations, words } of bySegments.get(segmentsIn(trimmed)) ?? []) {
      const values = pattern.exec(trimmed);
      if (!values) continue;
      const operation = operations.find((one) => one.method === wanted);
      const entries = names.map((name, index) => [name, decoded(values[index + 1]!)]);
      return {
        words,
        ...(operation && { found: { operation, path: Object.fromEntries(entries) } }),
      };
    }
    return undefined;
  };
}

interface Template {
  pattern: RegExp;
  names: string[];
  operations: ContractOperation[];
  segments: number;
  words: number;
  /** Sorts paths with words before those with parameters. */
  order: string;
}

function templateOf(path: string, operations: ContractOperation[]): Template {
  const segments = path.split('/').slice(1);
  const isWord = (segment: string) => !segment.includes('{');
  return {
    pattern: new RegExp(
      `^${path
        .split(/(\{[^}]+\})/)
        .map((part) =>
          part.startsWith('{') ? '([^/]+)' : part.replaceAll(/[.+*?^$()|[\]\\]/g, '\\$&'),
        )
        .join('')}$`,
    ),
    names: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!),
    operations,
    segments: segments.length,
    words: segments.filter(isWord).length,
    order: segments.map((segment) => (isWord(segment) ? '0' : '1')).join(''),
  };
}

function segmentsIn(path: string): number {
  return path.split('/').length - 1;
}

/** Badly encoded text stays as it is: it names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
