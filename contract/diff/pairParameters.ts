import { type ContractOperation, listOperations } from '../contract.ts';
import type { Document, Parameter } from '../openapi.ts';
import { resolveReference } from '../reference.ts';

/** A parameter of an operation that was added or removed. */
export interface ParameterChange {
  kind: 'Added' | 'Removed';
  operation: string;
  name: string;
}

/**
 * Prepares two versions for `redocly diff`. Parameters that an operation has in both versions become components of
 * the same name. All other parameters are removed from the operation. Without this, Redocly 2.77 pairs similar
 * parameters and reports an added and a removed parameter as renamed.
 * @returns the parameters that were added or removed
 */
export function pairParameters(before: Document, after: Document): ParameterChange[] {
  const describePlace = ({ path, method }: ContractOperation) => `${method} ${path}`;
  const earlier = new Map(listOperations(before).map((one) => [describePlace(one), one]));
  return listOperations(after).flatMap((now): ParameterChange[] => {
    const then = earlier.get(describePlace(now));
    if (!then) return [];
    const [old, current] = [listParameters(before, then), listParameters(after, now)];
    const shared = [...old.keys()].filter((key) => current.has(key)).sort();
    then.definition.parameters = asComponents(before, now.id, shared, old);
    now.definition.parameters = asComponents(after, now.id, shared, current);
    return [
      ...listChanges('Added', now, current, old),
      ...listChanges('Removed', then, old, current),
    ];
  });
}

/** Returns the parameters of an operation by `in` and `name`: `query page`. */
function listParameters(document: Document, { definition }: ContractOperation) {
  const all = (definition.parameters ?? []).map(
    (one) => resolveReference<Parameter>(document, one, '#').value,
  );
  return new Map(all.map((one) => [`${one.in} ${one.name}`, one]));
}

/** Moves parameters into the components of a document. @returns references to the components */
function asComponents(
  document: Document,
  operation: string,
  keys: string[],
  parameters: Map<string, Parameter>,
): Parameter[] {
  const { parameters: components = {} } = document.components ?? {};
  document.components = { ...document.components, parameters: components };
  return keys.map((key, index) => {
    const name = `${operation}.${index}`;
    components[name] = parameters.get(key);
    return { $ref: `#/components/parameters/${name}` } as unknown as Parameter;
  });
}

function listChanges(
  kind: ParameterChange['kind'],
  { id: operation }: ContractOperation,
  having: Map<string, Parameter>,
  lacking: Map<string, Parameter>,
): ParameterChange[] {
  return [...having]
    .filter(([key]) => !lacking.has(key))
    .map(([, { name }]) => ({ kind, operation, name }));
}
