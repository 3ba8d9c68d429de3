import type { AppliedAction } from '../contract/contract.ts';
import type { Change } from '../contract/deviations/overlay.ts';
import { segmentsOf, valueAt } from '../contract/pointer.ts';

/** What differences are marked on, and how: the page of the reference shows them there and on the operation. */
type Marked = { 'x-differences'?: string[] };

/**
 * Marks what is different in a bundle with a deviations file with `x-differences`: the field, header, answer
 * or schema that an action changes.
 * @param document is changed
 */
export function markDifferences(document: object, title: string, actions: AppliedAction[]): void {
  for (const { changes, description, accepted } of actions) {
    const places = new Set(changes.flatMap((change) => placeOf(document, change) ?? []));
    for (const place of places)
      place['x-differences'] = [
        ...(place['x-differences'] ?? []),
        `**In ${title}:** ${description}${accepted === undefined ? ' (A proposal.)' : ''}`,
      ];
  }
}

/** What a reader sees of a change: the field that may be missing, or the nearest above that is described. */
function placeOf(document: object, { pointer, lost }: Change): Marked | undefined {
  const path = segmentsOf(pointer);
  if (path.at(-1) === 'required' && typeof lost === 'string') {
    const above = valueAt(document, path.slice(0, -1)) as {
      properties?: Record<string, Marked>;
    };
    return above.properties?.[lost] ?? (above as Marked);
  }
  for (let length = path.length; length > 0; length--) {
    const here = path.slice(0, length);
    const value = valueAt(document, here);
    if (isDescribable(here) && typeof value === 'object' && value !== null) return value as Marked;
  }
  return undefined;
}

/** Whether a description may stand there that a reference page shows. */
function isDescribable(path: string[]): boolean {
  const [above, name] = [path.at(-2), path.at(-1)];
  return (
    above === 'properties' ||
    above === 'responses' ||
    above === 'headers' ||
    (above === 'schemas' && path.length === 3) ||
    name === 'items'
  );
}
