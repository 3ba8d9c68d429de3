/** Writes out what `x-customary-status` of an operation stands for: that its success status is not documented. */

import { operationsOf } from '../../contract/contract.ts';
import type { Document } from '../../contract/openapi.ts';

/**
 * Changes the document in place: where the documents give no success status, that is the first of what is not
 * documented. `x-customary-status` stays where it is, for who reads the bundle.
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
