/**
 * Compares lists whose elements an update changes one by one. An element with an ID is changed or removed. An element
 * without an ID is added.
 */
import { isDeepStrictEqual } from 'node:util';
import { brief } from '../../../contract/brief.ts';
import type { JsonValue } from '../../../contract/case.ts';
import { isObject } from '../../../contract/isObject.ts';

/**
 * Returns the differences of a list after a change that the change did not ask for. Elements that it does not name
 * must stay, and elements that it removes must be gone. A changed element must keep the fields that the change does
 * not name.
 * @param sent the list in the request
 * @param isChange whether elements without an ID are added, because the contract can remove an element by its ID
 * @param own the fields of an element that keep their values until a change names them
 * @returns a phrase for each difference: `has lost the element 7`
 */
export function elementsBesides(
  sent: JsonValue | undefined,
  was: JsonValue | undefined,
  is: JsonValue | undefined,
  own: string[],
  isChange = false,
): string[] {
  if (!isElements(sent) || !isElements(was) || !isElements(is)) return [];
  const asked = new Map(
    sent.flatMap((one) => (one.id === undefined ? [] : [[one.id, one] as const])),
  );
  if (asked.size === 0 && !isChange) return [];
  return was.flatMap((old): string[] => {
    const change = asked.get(old.id ?? null) ?? {};
    const now = is.find(({ id }) => id === old.id);
    if (change._destroy === true) return now ? [`still has the element ${old.id}`] : [];
    if (!now) return [`has lost the element ${old.id}`];
    const isNamed = Object.keys(change).length > 0;
    return Object.keys(old)
      .filter((field) => !isNamed || (!(field in change) && own.includes(field)))
      .filter((field) => !isDeepStrictEqual(old[field], now[field]))
      .map(
        (field) =>
          `shows ${field} of the element ${old.id} as ${brief(now[field] ?? null)}, which was ${brief(old[field]!)}`,
      );
  });
}

function isElements(value: JsonValue | undefined): value is Record<string, JsonValue>[] {
  return Array.isArray(value) && value.every(isObject);
}
