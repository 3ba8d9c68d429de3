import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { Document } from '../contract/openapi.ts';

/** What the example world has. */
export interface World {
  /** The form in which a value is compared: `acme/rocket` and 5 are one project, and known as `5`. */
  canonical(value: string): string;
  /**
   * The first parameter in a path that names something which the world does not have, or not below what
   * stands before it; undefined when all of it is there.
   */
  firstUnknown(
    operation: ContractOperation,
    path: Record<string, string | number>,
  ): string | undefined;
}

/** The world as the cases show it: it has what some case names in a path without being answered 404. */
export function worldOfCases({ cases, operations, document }: Contract): World {
  const canonical = idsForNames(document);
  const known = new Set(
    cases.flatMap(({ operation, request, response }) => {
      const called = operations.get(operation);
      return called && response.status !== 404
        ? namesIn(called, request.path, canonical).map(({ thing }) => thing)
        : [];
    }),
  );
  return {
    canonical,
    firstUnknown: (operation, path) =>
      namesIn(operation, path, canonical).find(({ thing }) => !known.has(thing))?.parameter,
  };
}

/**
 * The things that a path names. What a thing is follows from the fixtures that its parameter stands for
 * and from what stands before it: note 1301 of issue 11 is one thing, however many operations name it.
 */
function namesIn(
  { path: template = '', definition }: ContractOperation,
  values: Record<string, string | number>,
  canonical: (value: string) => string,
): { parameter: string; thing: string }[] {
  const above: string[] = [];
  return [...template.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => {
    const kinds = definition.parameters?.find((one) => one.in === 'path' && one.name === name)?.[
      'x-fixture'
    ];
    if (!kinds) return [];
    const value = canonical(String(values[name]));
    const thing = JSON.stringify([above, [kinds].flat(), value]);
    above.push(`${name}=${value}`);
    return [{ parameter: name, thing }];
  });
}

/** Things that have a path or a username are known by their id. */
function idsForNames({ 'x-fixtures': fixtures = {} }: Document): (value: string) => string {
  const ids = new Map(
    Object.entries(fixtures).flatMap(([key, { value }]) => {
      const id = fixtures[key.replace(/\.(path|username)$/, '.id')]?.value;
      return id === undefined || id === value ? [] : [[String(value), String(id)] as const];
    }),
  );
  return (value) => ids.get(value) ?? value;
}
