import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { World } from '../contract/world/knownValues.ts';

/** What there is, for whoever asks the mock for it. */
export interface KnownResources {
  /** The form in which a value is compared: `acme/rocket` and 5 are one project, and known as `5`. */
  canonical(value: string): string;
  /**
   * The first parameter in a path that names something which is not there, or not below what stands
   * before it; undefined when all of it is there.
   */
  firstUnknown(
    operation: ContractOperation,
    path: Record<string, string | number>,
  ): string | undefined;
}

/** What the example world has or the cases name in a path: a commit, say, by a part of its SHA. */
export function knownResourcesOf(contract: Contract): KnownResources {
  const ofCases = resourcesOfCases(contract);
  if (!contract.world) return ofCases;
  const ofWorld = resourcesOfWorld(contract.world);
  return {
    canonical: ofWorld.canonical,
    firstUnknown: (operation, path) =>
      ofCases.firstUnknown(operation, path) && ofWorld.firstUnknown(operation, path),
  };
}

/** A value is there when a row of one of its parameter's kinds has it, below rows that the values before name. */
export function resourcesOfWorld({ kinds }: Pick<World, 'kinds'>): KnownResources {
  const ids = idsForNames((kind) => kinds[kind]?.known ?? [], Object.keys(kinds));
  return {
    canonical: (value) => ids.get(value) ?? value,
    firstUnknown(operation, path) {
      const above: string[][] = [];
      for (const [name, fixtures] of namingParameters(operation)) {
        const rows = fixtures
          .flatMap((fixture) => kinds[fixture]?.known ?? [])
          .filter(
            ({ value, below }) =>
              String(value) === String(path[name]) &&
              (below === null || above.every((some) => some.some((row) => below.includes(row)))),
          )
          .map(({ row }) => row);
        if (rows.length === 0) return name;
        above.push(rows);
      }
      return undefined;
    },
  };
}

/** What some case names in a path without being answered 404, below what stands before it there. */
export function resourcesOfCases({ cases, operations, document }: Contract): KnownResources {
  const fixtures = document['x-fixtures'] ?? {};
  const ids = idsForNames((kind) => {
    const { value } = fixtures[kind] ?? {};
    return value === undefined ? [] : [{ value, row: kind.split('.')[0]! }];
  }, Object.keys(fixtures));
  const canonical = (value: string) => ids.get(value) ?? value;

  const resourcesIn = (operation: ContractOperation, path: Record<string, string | number>) => {
    const above: string[] = [];
    return namingParameters(operation).map(([name, kinds]) => {
      const value = canonical(String(path[name]));
      const resource = JSON.stringify([above, kinds, value]);
      above.push(`${name}=${value}`);
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

/** The parameters in a path that name things, in their order, with the fixtures that they stand for. */
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

/** Things that have a path or a username are known by the id of the same row. */
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
