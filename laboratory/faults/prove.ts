import { inLanes } from '../../conformance/index.ts';
import type { CheckId, Level } from '../../judge/index.ts';
import type { Fault } from './fault.ts';

/** A fault, and one of the places where it applies. */
export interface Planting<F extends Fault, Place> {
  fault: F;
  place: Place;
}

/** The findings of one job on a server with a planted fault. */
export interface Attempt {
  /** The name of the job: `replay getTag.annotated`. */
  by: string;
  findings: { check: CheckId; message: string; level?: Level }[];
  /**
   * The checks whose findings in this job also show that the fault is found, besides the `checks` of the fault.
   * Default: none.
   */
  alsoMeant?: CheckId[];
  /** The IDs of the statements that the findings violate. Default: none. */
  statements?: string[];
}

/** Plants faults of one kind, and runs the jobs that may find them. */
export interface Runner<F extends Fault, Place> {
  /** Returns the places of a fault. The list is empty if the fault does not apply. */
  placesOf(fault: F): Iterable<Place>;
  /** Returns true if a fault changes anything at a place. Default: true for each place. */
  applies?(planting: Planting<F, Place>): Promise<boolean>;
  /**
   * Runs jobs with the fault at a place, those that most likely find it first. When a job has a finding that would fail a
   * run, no more jobs are run.
   */
  attempts(planting: Planting<F, Place>): AsyncIterable<Attempt>;
}

/** The outcome of a fault at a place. */
export interface Trial<F extends Fault, Place> extends Planting<F, Place> {
  outcome: 'found' | 'missed' | 'not-applicable';
  /** The job that found the fault. `(advice)` follows if no job has a finding that would fail a run. */
  by?: string;
  /**
   * The findings of the job that found the fault. For a missed fault, the findings of all jobs. They come from checks
   * that are not meant to find the fault.
   */
  findings: string[];
  /** The IDs of the statements that the findings of that job violate. Absent for a missed fault. */
  statements?: string[];
  /** The number of jobs that were run. */
  jobs: number;
}

export interface ProveOptions<F extends Fault, Place> {
  /** Returns true if a fault is to be planted at a place. Default: always. */
  isWanted?: (planting: Planting<F, Place>) => boolean;
  /** The number of faults that are planted and tested at the same time. Default: 1. */
  lanes?: number;
  onTrial?: (trial: Trial<F, Place>) => void;
}

/**
 * Plants each fault at each of its places.
 * @returns for each fault and place, whether a check that is meant to find the fault had a finding
 */
export async function prove<F extends Fault, Place>(
  faults: Iterable<F>,
  runner: Runner<F, Place>,
  { isWanted = () => true, lanes = 1, onTrial = () => {} }: ProveOptions<F, Place> = {},
): Promise<Trial<F, Place>[]> {
  const trials: Trial<F, Place>[] = [];
  await inLanes(lanes, plantingsOf(faults, runner), async (planting) => {
    if (!isWanted(planting)) return;
    const trial = await tryPlanting(runner, planting);
    trials.push(trial);
    onTrial(trial);
  });
  return trials;
}

export function* plantingsOf<F extends Fault, Place>(
  faults: Iterable<F>,
  { placesOf }: Pick<Runner<F, Place>, 'placesOf'>,
): Generator<Planting<F, Place>> {
  for (const fault of faults) for (const place of placesOf(fault)) yield { fault, place };
}

async function tryPlanting<F extends Fault, Place>(
  runner: Runner<F, Place>,
  planting: Planting<F, Place>,
): Promise<Trial<F, Place>> {
  if ((await runner.applies?.(planting)) === false)
    return { ...planting, outcome: 'not-applicable', findings: [], jobs: 0 };
  const { checks } = planting.fault;
  const others: string[] = [];
  let advised: Trial<F, Place> | undefined;
  let jobs = 0;
  for await (const { by, findings, alsoMeant = [], statements } of runner.attempts(planting)) {
    jobs += 1;
    const texts = findings.map(({ check, message }) => `${by} (${check}): ${message}`);
    const isMeant = ({ check }: { check: CheckId }) =>
      checks === undefined || checks.includes(check) || alsoMeant.includes(check);
    const meant = findings.filter(isMeant);
    const found = (by: string): Trial<F, Place> => ({
      ...planting,
      outcome: 'found',
      by,
      findings: texts,
      ...(statements && { statements }),
      jobs,
    });
    if (meant.some(({ level }) => level !== 'advised')) return found(by);
    if (meant.length > 0) advised ??= found(`${by} (advice)`);
    others.push(...texts);
  }
  return advised
    ? { ...advised, jobs }
    : { ...planting, outcome: 'missed', findings: others, jobs };
}
