import type { ContractOperation } from './contractOperation.ts';

/** Returns the methods and paths that differ from the path of another operation in one segment, a parameter there. */
export function literalPaths(operations: ContractOperation[]): string[] {
  const isHidden = (literal: string[], path: string[]) =>
    literal.length === path.length &&
    literal.filter((segment, at) => segment !== path[at]).length === 1 &&
    path.every((segment, at) => segment === literal[at] || /^\{\w+\}$/.test(segment));
  const placed = operations.flatMap(({ method, path }) =>
    path === undefined ? [] : [{ method, segments: path.split('/') }],
  );
  return placed
    .filter((one) =>
      placed.some(
        (other) =>
          other !== one && other.method === one.method && isHidden(one.segments, other.segments),
      ),
    )
    .map(({ method, segments }) => `${method.toUpperCase()} ${segments.join('/')}`);
}
