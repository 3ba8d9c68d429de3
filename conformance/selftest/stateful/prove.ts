import type { Contract } from '../../../contract/contract.ts';
import type { CheckId } from '../../../judge/index.ts';
import { type Fault, faultText } from '../../../sandbox/index.ts';
import type { Job } from '../../engine/job.ts';
import { MEANT } from './applies.ts';
import { type Deployment, startDeployment } from './deployment.ts';
import { startExampleWorld } from './exampleWorld.ts';
import { prober } from './probe.ts';

/** A fault on an operation, or on a part of it. */
export interface Pair {
  fault: Fault & { operation: string };
  /** The checks that are meant to find it. */
  checks: CheckId[];
}

/** What came of a pair. */
export interface Trial extends Pair {
  /** The job that has found it with a check that is meant to: `rules listTags.pages`. */
  by?: string;
  /** Where none has: what others have found, or nothing. */
  others: string[];
  /** How many jobs call the operation and make one of the checks; as many were tried as it took. */
  jobs: number;
}

export interface Proof {
  /** Where it applies, what became of each fault. */
  trials: Trial[];
  /** What was found on the sandbox without a fault. */
  falseAlarms: string[];
  /** How many jobs were performed without a fault. */
  jobs: number;
}

/** Every fault on every operation, where the contract says that it may apply. */
export function pairsOf(contract: Contract): Pair[] {
  return Object.entries(MEANT).flatMap(([name, { checks, parts }]) =>
    [...contract.operations.values()].flatMap((operation) =>
      parts(contract, operation).map((part) => ({
        fault: { name, operation: operation.id, ...(part && { part }) },
        checks,
      })),
    ),
  );
}

export interface ProveOptions {
  /** Default: all. */
  pairs?: Pair[];
  /** The jobs that may be performed. Default: all. */
  isWanted?: (job: Job) => boolean;
  onProgress?: (text: string) => void;
}

/** How a deployment is offered that has an operation. */
const OFFERINGS = ['self-managed', 'hosted'] as const;

/**
 * Proves the suites on the sandbox: performs every job without a fault, which also tells which operations it
 * calls; then for each pair the jobs that call its operation and make a check that is meant to find it, until one has.
 */
export async function prove(
  contract: Contract,
  { pairs = pairsOf(contract), isWanted = () => true, onProgress = () => {} }: ProveOptions = {},
): Promise<Proof> {
  const proof: Proof = { trials: [], falseAlarms: [], jobs: 0 };
  const left = new Set(pairs);
  for (const offering of OFFERINGS) {
    if (left.size === 0) break;
    const deployment = await startDeployment(contract, { seed: 'world', offering });
    try {
      const callers = await withoutFault(deployment, isWanted, proof, onProgress);
      const applies = prober(contract, deployment);
      for (const pair of left) {
        const { operation, name } = pair.fault;
        const offerings = contract.operations.get(operation)!.definition['x-offering'];
        if (offerings?.includes(offering) === false) continue;
        left.delete(pair);
        if (MEANT[name]!.isProbed && !(await applies(pair.fault))) continue;
        proof.trials.push(await tryPair(deployment, pair, callers.get(operation) ?? []));
        onProgress(`${pairs.length - left.size} of ${pairs.length} faults`);
      }
    } finally {
      await deployment.close();
    }
  }
  await tryInWorld(
    contract,
    proof.trials.filter(({ by }) => by === undefined),
    onProgress,
  );
  return proof;
}

/** The name of the example world among the suites: there, all of them expect the documented responses. */
export const WORLD = 'world';

const DOCUMENTED: CheckId[] = ['status', 'documented-body', 'documented-headers', 'criterion'];

/** Tries what a deployment does not show on a sandbox of which every response is known. */
async function tryInWorld(
  contract: Contract,
  missed: Trial[],
  onProgress: (text: string) => void,
): Promise<void> {
  if (missed.length === 0) return;
  const world = await startExampleWorld(contract);
  try {
    // What differs there from what is documented finds nothing.
    const wrong = new Set<Job>();
    for (const [index, trial] of missed.entries()) {
      for (const job of world.jobs) {
        if (trial.by || wrong.has(job) || !('perform' in job)) continue;
        if (!job.operations.includes(trial.fault.operation)) continue;
        const { result } = await world.perform(job, trial.fault);
        if (!result.findings.some(({ check }) => isMeant(trial, check))) continue;
        if ((await world.perform(job)).result.outcome === 'pass') trial.by = `${WORLD} ${job.id}`;
        else wrong.add(job);
      }
      onProgress(`${index + 1} of ${missed.length} faults in the example world`);
    }
  } finally {
    await world.close();
  }
}

function isMeant({ checks }: Trial, check: CheckId): boolean {
  return checks.includes(check) || DOCUMENTED.includes(check);
}

/** Performs every job, and says which call an operation. */
async function withoutFault(
  { jobs, perform }: Deployment,
  isWanted: (job: Job) => boolean,
  proof: Proof,
  onProgress: (text: string) => void,
): Promise<Map<string, Job[]>> {
  const callers = new Map<string, Job[]>();
  for (const job of jobs.filter(isWanted)) {
    const { result, called } = await perform(job);
    const { suite, id, outcome, reason, findings, flaky } = result;
    proof.jobs += 1;
    if (['fail', 'error', 'blocked'].includes(outcome) || flaky)
      proof.falseAlarms.push(
        `${suite} ${id}: ${outcome} ${reason ?? findings.map(({ message }) => message).join('; ')}`,
      );
    // What fails of itself finds nothing.
    else for (const id of called) callers.set(id, [...(callers.get(id) ?? []), job]);
    onProgress(`${proof.jobs} jobs without a fault`);
  }
  return callers;
}

/** What every response is looked at for, in whatever job. */
const OF_ANY_RESPONSE: CheckId[] = ['status', 'headers', 'documented-body'];

/** Whether a job makes a check that is meant to find something. A replay makes those of any response. */
function createsOne({ checks }: Pair, job: Job): boolean {
  return (job.checks ?? OF_ANY_RESPONSE).some((check) => checks.includes(check));
}

/** Those that are about the operation go first. */
async function tryPair(deployment: Deployment, pair: Pair, callers: Job[]): Promise<Trial> {
  const { fault, checks } = pair;
  const isAbout = ({ operations }: Job) => operations[0] === fault.operation;
  const fit = callers.filter((job) => createsOne(pair, job));
  const jobs = [...fit.filter(isAbout), ...fit.filter((job) => !isAbout(job))];
  const others: string[] = [];
  for (const job of jobs) {
    const { result } = await deployment.perform(job, fault);
    if (result.outcome !== 'fail') continue;
    const found = result.findings.map(({ check }) => check);
    const name = `${job.suite} ${job.id}`;
    if (found.some((check) => checks.includes(check)))
      return { ...pair, by: name, others: [], jobs: jobs.length };
    others.push(`${name} (${found.join(', ')})`);
  }
  return { ...pair, others, jobs: jobs.length };
}

/** A pair that nothing has found, for people. */
export function missedText({ fault, others, jobs }: Trial): string {
  return `${faultText(fault)}: ${others.length > 0 ? `only ${others.slice(0, 3).join(', ')}` : `none of ${jobs} jobs`}`;
}
