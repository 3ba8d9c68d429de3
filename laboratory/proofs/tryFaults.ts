/** Plants faults in the source of the sandbox, runs the suites as an operator does, and keeps a record of the results. */
import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../../contract/contract.ts';
import { CACHE_DIR } from '../../scripts/index.ts';
import type { SourceFault } from '../faults/fault.ts';
import { prove } from '../faults/prove.ts';
import {
  type Mode,
  type OperatorRunnerOptions,
  operatorRunner,
} from '../faults/source/operatorRunner.ts';

export interface TryFaultsOptions {
  /** The name of the record: `statements-7`. */
  record: string;
  /** Continues the last run with the same record. Default: false. */
  resume: boolean;
  /** How the suites run. */
  run: OperatorRunnerOptions;
  onProgress: (text: string) => void;
}

/** How the suites found a fault, as in the record of a run. */
export interface Found {
  /** The ID of the fault. */
  id: string;
  /** How the suites found it first. Absent if they did not. */
  mode?: Mode;
  /** The job that found it: `properties listTags.sort.name`. */
  by?: string;
  /** The statements that the findings of this job violate. */
  statements?: string[];
  /** For a fault whose statement no finding names: how other findings found the fault first. */
  otherMode?: Mode;
  findings: string[];
}

/** A fault, and how the suites found it. */
export type FaultTrial<F extends SourceFault> = Found & { fault: F };

/** The number of faults that are planted at the same time. */
const LANES = 2;

/** The most findings that the record keeps for a fault. */
const MOST_FINDINGS = 5;

/** Plants each fault that the record does not have yet. Returns the results of all of them, in their order. */
export async function tryFaults<F extends SourceFault>(
  contract: Contract,
  faults: F[],
  { record: name, resume, run, onProgress }: TryFaultsOptions,
): Promise<FaultTrial<F>[]> {
  const record = await openRecord(join(CACHE_DIR, `proof-${name}.jsonl`), resume);
  const runner = operatorRunner(contract, run);
  let count = faults.filter(({ id }) => record.trials.has(id)).length;
  await prove(
    faults.filter(({ id }) => !record.trials.has(id)),
    runner,
    {
      lanes: LANES,
      onTrial: ({ fault, outcome, by, statements, findings }) => {
        const [mode, ...job] = by?.split(' ') ?? [];
        const first = findings[0]?.split(' ')[0] as Mode | undefined;
        record.add({
          id: fault.id,
          ...(outcome === 'found'
            ? { mode: mode as Mode, by: job.join(' '), statements: statements ?? [] }
            : first && { otherMode: first }),
          findings: findings.slice(0, MOST_FINDINGS),
        });
        count += 1;
        onProgress(`${count} of ${faults.length} faults tried`);
      },
    },
  ).finally(runner.close);
  await record.written();
  return faults.map((fault) => ({ ...record.trials.get(fault.id)!, fault }));
}

/** Draws a number of faults. The order by a hash of seed and ID is random, and does not change with other faults. */
export function drawn<F extends { id: string }>(
  faults: F[],
  count: number | undefined,
  seed: number,
): F[] {
  if (count === undefined) return faults;
  const rankOf = ({ id }: F) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  return faults
    .map((fault) => ({ fault, rank: rankOf(fault) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ fault }) => fault);
}

/** Opens the record of a run, a JSON line for each fault. */
async function openRecord(file: string, resume: boolean) {
  await mkdir(CACHE_DIR, { recursive: true });
  if (!resume) await rm(file, { force: true });
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  const trials = new Map(
    lines.map((line) => JSON.parse(line) as Found).map((found) => [found.id, found]),
  );
  let last = Promise.resolve();
  return {
    trials,
    add: (found: Found) => {
      trials.set(found.id, found);
      last = last.then(() => appendFile(file, `${JSON.stringify(found)}\n`));
    },
    written: () => last,
  };
}
