import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { type OperationPart, textOf } from '../../faults/behaviour/plant.ts';
import type { BehaviourFault } from '../../faults/fault.ts';
import type { Planting } from '../../faults/prove.ts';

type SandboxPlanting = Planting<BehaviourFault, OperationPart>;

const FILE = join(import.meta.dirname, 'notFoundYet.yaml');
const HEAD =
  '# Faults that no suite finds yet. The proof fails if no suite finds a fault outside of this list, or if a suite finds a fault in it.\n';

const NOT_FOUND_YET = new Set<string>(parse(readFileSync(FILE, 'utf8')));

/** Returns true if a planted fault is in the list of faults that no suite finds yet. */
export function isNotFoundYet(planting: SandboxPlanting): boolean {
  return NOT_FOUND_YET.has(textOf(planting));
}

/** Writes a new list of faults that no suite finds yet. */
export async function writeNotFoundYet(plantings: SandboxPlanting[]): Promise<void> {
  await writeFile(FILE, HEAD + stringify(plantings.map(textOf).sort()));
}
