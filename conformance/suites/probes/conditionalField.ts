import type { JsonValue } from '../../../contract/case.ts';
import { type Mismatch, someOf } from '../properties/propertyJob.ts';
import { isSame } from '../properties/reader.ts';
import { MissingWitness } from '../properties/witness.ts';
import { type ProbeReader, unless } from './probe.ts';

/**
 * Checks that fields are present while a boolean parameter is true, and absent while it is false.
 * @param isDefault the default of the parameter
 */
export async function checkPresence(
  reader: ProbeReader,
  fields: string[],
  parameter: string,
  isDefault = false,
): Promise<Mismatch[]> {
  const mismatches: Mismatch[] = [];
  for (const value of [true, false, undefined]) {
    const { body, items } = await reader.read({ [parameter]: value });
    const shown = Array.isArray(body) ? items : [body as JsonValue];
    if (shown.length === 0) throw new MissingWitness('an item in the list');
    const isDue = value ?? isDefault;
    for (const field of fields) {
      const wrong = shown.filter((item) => field in (item as object) !== isDue);
      mismatches.push(
        ...unless(
          wrong.length === 0,
          `with ${parameter}=${value ?? 'its default'}, ${field} is ${isDue ? 'present' : 'absent'}`,
          `it is ${isDue ? 'absent from' : 'in'} ${someOf(wrong)}`,
          `/${field}`,
        ),
      );
    }
  }
  return mismatches;
}

/**
 * Checks that a parameter changes the form of items, or of a field.
 * @param read returns the values of an item that have another form
 * @param witness the item that is needed, as a phrase
 */
export async function checkForm(
  reader: ProbeReader,
  query: Record<string, JsonValue>,
  read: (item: JsonValue) => JsonValue | undefined,
  witness: string,
): Promise<Mismatch[]> {
  const [usual, other] = [await reader.read(), await reader.read(query)].map(({ items }) =>
    items.flatMap((item) => read(item) ?? []),
  ) as [JsonValue[], JsonValue[]];
  if (usual.length === 0) throw new MissingWitness(witness);
  const asked = JSON.stringify(query);
  return unless(
    !isSame(usual, other),
    `the response has another form with ${asked}`,
    `it is ${someOf(other)} with and without the parameter`,
  );
}
