import type { AppliedAction } from '../contract/contract.ts';
import type { Change } from '../contract/deviations/overlay.ts';
import { splitPointer, valueAt } from '../contract/pointer.ts';

/** A part of the contract with its deviations. The reference page shows them at this part and at the operation. */
type Marked = { 'x-differences'?: string[] };

/**
 * Marks the deviations in a bundled contract: adds `x-differences` to each field, header, response or schema that an
 * action changes.
 * @param document the bundled contract with the actions applied. The function changes it
 * @param title the title of the deviations file
 */
export function markDifferences(document: object, title: string, actions: AppliedAction[]): void {
  for (const { changes, description, accepted } of actions) {
    const places = new Set(changes.flatMap((change) => findMarked(document, change) ?? []));
    for (const place of places)
      place['x-differences'] = [
        ...(place['x-differences'] ?? []),
        `**In ${title}:** ${description}${accepted === undefined ? ' (Proposal.)' : ''}`,
      ];
  }
}

/**
 * Returns the part of the contract at which a reader looks for a change. This is the optional field, or the nearest
 * part around the change that the reference describes.
 */
function findMarked(document: object, { pointer, lost }: Change): Marked | undefined {
  const path = splitPointer(pointer);
  if (path.at(-1) === 'required' && typeof lost === 'string') {
    const above = valueAt(document, path.slice(0, -1)) as {
      properties?: Record<string, Marked>;
    };
    return above.properties?.[lost] ?? (above as Marked);
  }
  for (let length = path.length; length > 0; length--) {
    const here = path.slice(0, length);
    const value = valueAt(document, here);
    if (isDescribable(here) && typeof value === 'object' && value !== null) return value;
  }
  return undefined;
}

/** Returns true if the reference shows a description at this path. */
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
