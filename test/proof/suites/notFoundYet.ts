import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { type OperationPart, textOf } from '../../../faults/behaviour/plant.ts';
import type { BehaviourFault } from '../../../faults/fault.ts';
import type { Planting } from '../../../faults/prove.ts';

type SandboxPlanting = Planting<BehaviourFault, OperationPart>;

const FILE = join(import.meta.dirname, 'notFoundYet.yaml');
const HEAD =
  '# Faults on operations that no suite finds yet. The proof fails over others, and over one of these that is found.\n';

const NOT_FOUND_YET = new Set<string>(parse(readFileSync(FILE, 'utf8')));

/** Whether no suite is known to find a fault yet. */
export function isNotFoundYet(planting: SandboxPlanting): boolean {
  return NOT_FOUND_YET.has(textOf(planting));
}

/** Writes the list anew, for the next proof. */
export async function writeNotFoundYet(plantings: SandboxPlanting[]): Promise<void> {
  await writeFile(FILE, HEAD + stringify(plantings.map(textOf).sort()));
}
