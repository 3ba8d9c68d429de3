/** Compares the parameters of an operation: those of its path, its query and its headers. */
import type { JsonValue } from '../../contract/case.ts';
import type { Parameter } from '../../contract/openapi.ts';
import { compareRequired } from './compareRequired.ts';
import { compareValue } from './compareValue.ts';
import {
  EITHER,
  type FoundDifference,
  observeNothing,
  onBoth,
  onlyIn,
  type SeenExchange,
  tellPresence,
} from './difference.ts';
import {
  type OperationPair,
  type OperationSide,
  pairDocuments,
  readStem,
} from './operationPair.ts';

/** Compares the values of path parameters, which have the same position in both paths. */
export function comparePath(pair: OperationPair): FoundDifference[] {
  const { ours, theirs } = onBoth(pair, pathParameters);
  return ours.flatMap((parameter, index) => {
    const other = theirs[index];
    if (!parameter || !other) return [];
    return compareValue(
      pairDocuments(pair),
      { ours: parameter.schema, theirs: other.schema },
      `path.${parameter.name}`,
      {
        values: ({ request }) => listValue(request.path[index]),
        isRequest: true,
        name: parameter.name,
        isText: true,
      },
    ).differences;
  });
}

/** Returns the path parameters in the order of the path. */
function pathParameters({ operation }: OperationSide): (Parameter | undefined)[] {
  const { path = '', definition } = operation;
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) =>
    definition.parameters?.find((one) => one.in === 'path' && one.name === name),
  );
}

/** Compares the parameters in the query and in headers. */
export function compareParameters(pair: OperationPair): FoundDifference[] {
  const { ours, theirs } = pair;
  return [
    ...[...ours.parameters].flatMap(([key, parameter]) => {
      const other = theirs.parameters.get(key);
      return other
        ? compareParameter(pair, parameter, other)
        : describeSingle(pair, parameter, 'ours');
    }),
    ...[...theirs.parameters].flatMap(([key, parameter]) =>
      ours.parameters.has(key) ? [] : describeSingle(pair, parameter, 'theirs'),
    ),
  ];
}

function compareParameter(
  pair: OperationPair,
  parameter: Parameter,
  other: Parameter,
): FoundDifference[] {
  const place = `${parameter.in}.${parameter.name}`;
  const stem = readStem(parameter);
  const observed = { values: sentValues(parameter), isRequest: true, name: stem, isText: true };
  const isRequired = { ours: parameter.required === true, theirs: other.required === true };
  return [
    ...(parameter.in === 'query'
      ? compareRequired(place, isRequired, {
          ...observed,
          isAbsent: ({ request }) => !(stem in request.query),
        })
      : []),
    ...compareValue(
      pairDocuments(pair),
      { ours: parameter.schema, theirs: other.schema },
      place,
      observed,
    ).differences,
  ];
}

/** Describes a parameter that one side lacks, or has as a field of the body. */
function describeSingle(
  pair: OperationPair,
  parameter: Parameter,
  side: 'ours' | 'theirs',
): FoundDifference[] {
  const place = `${parameter.in}.${parameter.name}`;
  if (parameter.in === 'query' && pair.moved.has(readStem(parameter))) {
    const words = onBoth(onlyIn(side), (has) => (has ? 'in the query' : 'in the body'));
    return [{ kind: 'place', place, ...words, observe: observeNothing }];
  }
  const values = sentValues(parameter);
  return [
    {
      kind: 'parameter',
      place,
      ...tellPresence(onlyIn(side)),
      part: parameter,
      // A server ignores unknown parameters, so an accepted one supports neither side.
      observe: (seen) => (seen.status < 300 ? values(seen).map(() => EITHER) : []),
    },
  ];
}

/** Returns a function that gives the value of a query parameter in an exchange, as a list of at most one. */
function sentValues(parameter: Parameter): (seen: SeenExchange) => JsonValue[] {
  if (parameter.in !== 'query') return () => [];
  return ({ request }) => listValue(request.query[readStem(parameter)]);
}

function listValue(value: JsonValue | undefined): JsonValue[] {
  return value === undefined ? [] : [value];
}
