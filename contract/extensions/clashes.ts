import { operationsById } from '../contract.ts';
import type { Document, Operation } from '../openapi.ts';
import type { Problem } from '../yaml/problem.ts';
import type { ExtensionSource } from './extension.ts';
import { pascalName } from './nameSchema.ts';
import type { Taken, TakenOperation } from './takeOperations.ts';

/** Compares an extension with the contract, and with itself. */
export function clashes(source: ExtensionSource, bundle: Document, taken: Taken): Problem[] {
  const problemsOf = operationChecks(source, bundle);
  return [
    ...taken.operations.flatMap(problemsOf),
    ...schemaClashes(source, bundle, taken),
    ...fixtureClashes(source, bundle),
  ];
}

/** Returns the function that checks an operation. It has to be called once for each operation, in their order. */
function operationChecks(
  { problemAt }: ExtensionSource,
  bundle: Document,
): (operation: TakenOperation) => Problem[] {
  const known = operationsById(bundle);
  const withoutNames = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}');
  const paths = new Map(Object.keys(bundle.paths).map((path) => [withoutNames(path), path]));
  const seen = new Set<string>();

  const problemOfPath = ({ method, path, at }: TakenOperation): Problem | undefined => {
    const written = paths.get(withoutNames(path));
    if (written === undefined) return undefined;
    const same = bundle.paths[written]![method];
    if (same)
      return problemAt(
        at,
        `${method.toUpperCase()} ${path} is an operation of ${findOwner(same)} already: ${same.operationId}. Remove it here. Describe a difference of a deployment in a deviations file`,
        'key',
      );
    if (written === path) return undefined;
    return problemAt(
      at.slice(0, 2),
      `The contract writes this path as ${written}. Name the parameters in the same way`,
      'key',
    );
  };

  const problemOfId = ({ at, definition: { operationId: id } }: TakenOperation) => {
    const place = [...at, 'operationId'];
    const other = known.get(id);
    if (other)
      return problemAt(
        place,
        `The operationId ${id} belongs to an operation of ${findOwner(other.definition)} already: ${other.method.toUpperCase()} ${other.path}. Choose another name`,
      );
    if (seen.has(id))
      return problemAt(
        place,
        `Two operations have the operationId ${id}. Choose another name for one of them`,
      );
    seen.add(id);
    return undefined;
  };

  const problemsOfNames = ({ path, at }: TakenOperation): Problem[] =>
    [...path.matchAll(/\{([^}]*[^}\w][^}]*)\}/g)].map(([parameter, name = '']) =>
      problemAt(
        at,
        `The path has ${parameter}: the name of a path parameter has letters, digits and _ only. Change it to {${name.replaceAll(/\W/g, '_')}} in a copy of the document, also in \`parameters\``,
      ),
    );

  const problemsOfParameters = ({ path, at, definition }: TakenOperation): Problem[] =>
    parametersIn(path)
      .filter(
        (name) => !definition.parameters?.some((one) => one.in === 'path' && one.name === name),
      )
      .map((name) =>
        problemAt(
          at,
          `The path has {${name}}, and the operation has no path parameter '${name}'. Add it to \`parameters\``,
        ),
      );

  const problemOfResponses = ({ at, definition }: TakenOperation): Problem | undefined =>
    Object.keys(definition.responses).some((status) => status.startsWith('2'))
      ? undefined
      : problemAt(
          [...at, 'responses'],
          `${definition.operationId} has no response with a success status, such as '200'`,
        );

  return (operation) =>
    [
      problemOfPath(operation),
      problemOfId(operation),
      ...problemsOfNames(operation),
      ...problemsOfParameters(operation),
      problemOfResponses(operation),
    ].filter((problem) => problem !== undefined);
}

function schemaClashes(
  source: ExtensionSource,
  { components }: Document,
  { schemas }: Taken,
): Problem[] {
  return Object.keys(schemas)
    .filter((name) => name in (components.schemas ?? {}))
    .map((name) =>
      source.problemAt(
        ['components', 'schemas', ownName(source, name)],
        `The contract has a schema ${name} already. Choose another name, or put a word before all names with --prefix`,
        'key',
      ),
    );
}

/** A bundle that `forge-contract extend` has written repeats the fixtures of the contract. */
function fixtureClashes({ document, problemAt }: ExtensionSource, bundle: Document): Problem[] {
  if (document['x-extensions']) return [];
  return Object.keys(document['x-fixtures'] ?? {})
    .filter((key) => key in bundle['x-fixtures'])
    .map((key) =>
      problemAt(
        ['x-fixtures', key],
        `The contract has a fixture ${key} already. Remove it here`,
        'key',
      ),
    );
}

/** Returns the name that a schema has in the file, without the prefix that it gets. */
function ownName({ document }: ExtensionSource, name: string): string {
  const own = Object.keys(document.components?.schemas ?? {});
  return own.includes(name) ? name : (own.find((one) => name.endsWith(pascalName(one))) ?? name);
}

function findOwner(definition: Operation): string {
  const extension = definition['x-extension'];
  return extension === undefined ? 'the contract' : `the extension ${extension}`;
}

function parametersIn(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
}
