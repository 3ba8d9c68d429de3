/** Expands `x-customary-status` of an operation to an entry of `x-not-documented`: the success status. */

import { operationsOf } from '../../contract/contract.ts';
import type { Document } from '../../contract/openapi.ts';

/**
 * Changes the document in place. The entry is the first one. `x-customary-status` stays, for readers of the bundle.
 */
export function writeOutCustomaryStatus(document: Document): void {
  for (const { definition } of operationsOf(document)) {
    if (!definition['x-customary-status']) continue;
    const status = Object.keys(definition.responses).find((one) => one.startsWith('2'));
    definition['x-not-documented'] = [
      `The success status; ${status} is the customary one.`,
      ...(definition['x-not-documented'] ?? []),
    ];
  }
}
