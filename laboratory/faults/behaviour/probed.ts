import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupBy } from '../../../contract/groupBy.ts';
import type { BehaviourFault } from '../fault.ts';
import type { Planting } from '../prove.ts';
import type { OperationPart } from './plant.ts';

const FILE = join(import.meta.dirname, 'probed.json');

/** For each fault with `isProbed`, the operations in which probe requests show it. */
const SHOWN: Record<string, string[]> = JSON.parse(readFileSync(FILE, 'utf8'));

/** Returns true if the last proof found that a fault changes a response at a place, or if no probe is needed. */
export function isShownByProbes({
  fault,
  place,
}: Planting<BehaviourFault, OperationPart>): boolean {
  return !fault.isProbed || (SHOWN[fault.id]?.includes(place.operation) ?? false);
}

/** Stores the plantings of a proof that probe requests show. */
export async function writeProbed(
  plantings: Planting<BehaviourFault, OperationPart>[],
): Promise<void> {
  const byFault = groupBy(
    plantings.filter(({ fault }) => fault.isProbed),
    ({ fault }) => fault.id,
  );
  const shown = Object.fromEntries(
    [...byFault].map(([id, found]) => [id, found.map(({ place }) => place.operation)]),
  );
  await writeFile(FILE, `${JSON.stringify(shown, null, 2)}\n`);
}
