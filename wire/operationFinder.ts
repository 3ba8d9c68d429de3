import type { Contract, ContractOperation } from '../contract/contract.ts';
import { decodeSegment } from '../contract/decodeSegment.ts';
import { groupBy } from '../contract/groupBy.ts';

/** The operation of a request. */
export interface FoundOperation {
  operation: ContractOperation;
  /** The decoded values in the path, by the names of their parameters. */
  path: Record<string, string>;
}

/** A path of the contract that matches a request. */
export interface FoundPath {
  /** The operation and the path values; undefined if the path has no operation with the method of the request. */
  found?: FoundOperation;
  /** The number of segments without a parameter. A path with many such segments is unlikely to match by chance. */
  words: number;
}

/**
 * Creates a function that finds the operation of a request by its method and path. The path is encoded and has neither
 * the base path nor the query: `/projects/acme%2Frocket/repository/tags`.
 *
 * The function returns undefined if the contract does not have the path. HEAD finds the operation of GET. For the
 * request `/runners/all`, the contract's path `/runners/all` has precedence over `/runners/{id}`.
 */
export function operationFinder(
  contract: Pick<Contract, 'operations'>,
): (method: string, path: string) => FoundPath | undefined {
  const templates = [...groupBy(contract.operations.values(), ({ path }) => path)].flatMap(
    ([path, operations]) => (path === undefined ? [] : [compileTemplate(path, operations)]),
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
      const entries = names.map((name, index) => [name, decodeSegment(values[index + 1]!)]);
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
  /** Sort key: a digit for each segment, 0 for fixed text and 1 for a parameter. */
  order: string;
}

function compileTemplate(written: string, operations: ContractOperation[]): Template {
  // A slash at the end has no meaning here, as in requests. Documents of others have paths such as `/users/` and `/`.
  const path = written.replace(/\/$/, '');
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
