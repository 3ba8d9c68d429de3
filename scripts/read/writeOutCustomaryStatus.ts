/**
 * `x-customary-status` marks a success status that the API documentation does not state. Here it becomes a sentence
 * for readers.
 */

import { listOperations } from '../../contract/contract.ts';
import type { Document } from '../../contract/openapi.ts';

/**
 * Adds the sentence as the first entry of `x-not-documented`, in place. `x-customary-status` itself is kept for
 * programs.
 */
export function writeOutCustomaryStatus(document: Document): void {
  for (const { definition } of listOperations(document)) {
    if (!definition['x-customary-status']) continue;
    const status = Object.keys(definition.responses).find((one) => one.startsWith('2'));
    definition['x-not-documented'] = [
      `The success status; ${status} is the customary one.`,
      ...(definition['x-not-documented'] ?? []),
    ];
  }
}
