import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { World } from '../contract/world/knownValues.ts';

/** The resources that the mock knows. For any other resource in a path, the mock responds with 404. */
export interface KnownResources {
  /**
   * Returns the ID for each name of a resource. Project 5 has the path `acme/rocket`: both `acme/rocket` and `5` give
   * `5`.
   */
  canonical(value: string): string;
  /**
   * Returns the name of the first path parameter whose resource is unknown or does not belong to its parent in the
   * path. The result is undefined if all resources are known.
   */
  firstUnknown(
    operation: ContractOperation,
    path: Record<string, string | number>,
  ): string | undefined;
}

/**
 * Returns the resources of the example world and of the cases. The cases add names that the world lacks, such as the
 * first characters of a commit's SHA.
 */
export function collectResources(contract: Contract): KnownResources {
  const ofCases = resourcesOfCases(contract);
  if (!contract.world) return ofCases;
  const ofWorld = resourcesOfWorld(contract.world);
  return {
    canonical: ofWorld.canonical,
    firstUnknown: (operation, path) =>
      ofCases.firstUnknown(operation, path) && ofWorld.firstUnknown(operation, path),
  };
}

/**
 * Returns the resources of the example world. A path value is known if a row has it and belongs to the parents in the
 * path.
 */
export function resourcesOfWorld({ kinds }: Pick<World, 'kinds'>): KnownResources {
  const ids = idsForNames((kind) => kinds[kind]?.known ?? [], Object.keys(kinds));
  return {
    canonical: (value) => ids.get(value) ?? value,
    firstUnknown(operation, path) {
      const parents: string[][] = [];
      for (const [name, fixtures] of namingParameters(operation)) {
        const rows = fixtures
          .flatMap((fixture) => kinds[fixture]?.known ?? [])
          .filter(
            ({ value, below }) =>
              String(value) === String(path[name]) &&
              (below === null || parents.every((rows) => rows.some((row) => below.includes(row)))),
          )
          .map(({ row }) => row);
        if (rows.length === 0) return name;
        parents.push(rows);
      }
      return undefined;
    },
  };
}

/** Returns the resources that the paths of cases name, each below its parents. Cases with a 404 do not count. */
export function resourcesOfCases({ cases, operations, document }: Contract): KnownResources {
  const fixtures = document['x-fixtures'] ?? {};
  const ids = idsForNames((kind) => {
    const { value } = fixtures[kind] ?? {};
    return value === undefined ? [] : [{ value, row: kind.replace(/\..*/s, '') }];
  }, Object.keys(fixtures));
  const canonical = (value: string) => ids.get(value) ?? value;

  const resourcesIn = (operation: ContractOperation, path: Record<string, string | number>) => {
    const parents: string[] = [];
    return namingParameters(operation).map(([name, kinds]) => {
      const value = canonical(String(path[name]));
      const resource = JSON.stringify([parents, kinds, value]);
      parents.push(`${name}=${value}`);
      return { name, resource };
    });
  };
  const known = new Set(
    cases.flatMap(({ operation, request, response }) => {
      const called = operations.get(operation);
      return called && response.status !== 404
        ? resourcesIn(called, request.path).map(({ resource }) => resource)
        : [];
    }),
  );
  return {
    canonical,
    firstUnknown: (operation, path) =>
      resourcesIn(operation, path).find(({ resource }) => !known.has(resource))?.name,
  };
}

/**
 * Returns the path parameters that name resources, each with the fixtures that it may name, in the order of the path.
 */
function namingParameters({
  path = '',
  definition,
}: ContractOperation): [name: string, fixtures: string[]][] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']): [string, string[]][] => {
    const fixtures = definition.parameters?.find(
      (parameter) => parameter.in === 'path' && parameter.name === name,
    )?.['x-fixture'];
    return fixtures === undefined ? [] : [[name, [fixtures].flat()]];
  });
}

/** Returns a map from the other names of resources (paths and usernames) to their IDs. */
function idsForNames(
  knownOf: (kind: string) => { value: string | number; row: string }[],
  kinds: string[],
): Map<string, string> {
  return new Map(
    kinds.flatMap((kind) => {
      const idKind = kind.replace(/\.(path|username)$/, '.id');
      if (idKind === kind) return [];
      return knownOf(kind).flatMap(({ value, row }): [string, string][] => {
        const id = knownOf(idKind).find((one) => one.row === row)?.value;
        return id === undefined ? [] : [[String(value), String(id)]];
      });
    }),
  );
}
