/** A field that comes only when it is asked for is there then, and not otherwise. */
import type { JsonValue } from '../../../contract/case.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { type Located, resolveReference } from '../../../contract/reference.ts';
import { CannotPerform } from '../../engine/job.ts';
import { itemProperties } from './itemFields.ts';
import { type Breach, findingsOf, type Law, readsOf, someOf, trialJob } from './law.ts';
import { queryOf, type Reader } from './reader.ts';

export const conditions: Law = (contract, target) =>
  readsOf(contract).flatMap((operation) => {
    const parameters = queryOf(operation).map(({ name }) => name);
    return itemProperties(contract, operation).flatMap((property) => {
      const { value, pointer } = located(property);
      const [condition] = [value['x-present-with'] ?? []]
        .flat()
        .filter((name) => parameters.includes(name as string)) as string[];
      if (condition === undefined) return [];
      const { name } = property;
      return [
        trialJob({
          contract,
          target,
          operation,
          name: `condition.${name}`,
          summary: `${name} is there with ${condition}=true, and not without`,
          look: async (reader) =>
            findingsOf(
              'condition',
              `${pointer}/x-present-with`,
            )(await lookAtCondition(reader, name, condition)),
        }),
      ];

      // What stands beside a reference is not part of what it refers to.
      function located({ value, pointer }: Located<object>): Located<Schema> {
        return 'x-present-with' in value
          ? { value: value as Schema, pointer }
          : resolveReference<Schema>(contract.document, value as Schema, pointer);
      }
    });
  });

async function lookAtCondition(
  reader: Reader,
  field: string,
  condition: string,
): Promise<Breach[]> {
  const isDefault = queryOf(reader.operation).some(
    ({ name, schema }) => name === condition && (schema as Schema).default === true,
  );
  const ways: [query: Record<string, JsonValue>, isThere: boolean][] = [
    [{ [condition]: true }, true],
    [{ [condition]: false }, false],
    [{}, isDefault],
  ];
  const breaches: Breach[] = [];
  for (const [query, isThere] of ways) {
    const { body, items } = await reader.read(query);
    const shown = Array.isArray(body) ? items : [body as JsonValue];
    if (shown.length === 0) throw new CannotPerform('not-run', 'the list is empty');
    const wrong = shown.filter((item) => field in (item as object) !== isThere);
    const asked =
      condition in query ? `with ${condition}=${query[condition]}` : `without ${condition}`;
    if (wrong.length > 0)
      breaches.push({
        requirement: `${asked}, ${field} is ${isThere ? 'there' : 'absent'}`,
        actual: `it is ${isThere ? 'absent from' : 'in'} ${someOf(wrong)}`,
        location: `/${field}`,
      });
  }
  return breaches;
}
