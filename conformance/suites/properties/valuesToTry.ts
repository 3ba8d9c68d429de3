/** Chooses values for a filter whose field the items of the list do not show. */
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Parameter } from '../../../contract/openapi.ts';
import { substituteFixtures } from '../../target/substituteFixtures.ts';
import type { Target } from '../../target/target.ts';

/** The number of values that are tried. */
const MOST = 8;

/**
 * Returns a function that chooses values for a filter from the items of the list. A parameter that names a user gets
 * the users in the items, those of most items first. Others get the values of the documented cases, and the examples.
 */
export function valuesToTry(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  parameter: Parameter,
): (items: JsonValue[]) => JsonValue[] {
  const key = [parameter['x-fixture'] ?? []].flat().find((one) => one.startsWith('user.'));
  if (key !== undefined) return (items) => usersIn(items, key.split('.')[1]!).slice(0, MOST);
  const documented = contract.cases
    .filter(({ operation: id, response }) => id === operation.id && response.status < 300)
    .map(({ request }) => substituteFixtures(contract, operation, request, target.fixtures))
    .flatMap(({ request, missing }) => (missing.length > 0 ? [] : request.query[parameter.name]))
    .filter((value): value is JsonValue => value !== undefined && !isWord(value));
  const { examples = [] } = parameter.schema as { examples?: JsonValue[] };
  return () => [...new Set([...documented, ...examples].flat())].slice(0, MOST) as JsonValue[];
}

function isWord(value: JsonValue): boolean {
  return value === 'None' || value === 'Any';
}

/** Returns the IDs or the usernames of the users in the items. @param part `id` or `username` */
function usersIn(items: JsonValue[], part: string): JsonValue[] {
  const counts = new Map<JsonValue, number>();
  for (const item of items)
    for (const value of Object.values(isObject(item) ? item : {}))
      for (const one of [value].flat())
        if (isObject(one) && 'username' in one && one[part] !== undefined)
          counts.set(one[part] as JsonValue, (counts.get(one[part] as JsonValue) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([value]) => value);
}
