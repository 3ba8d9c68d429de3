/**
 * Tries each part that judges a statement with servers that do nothing where the statement wants an effect. A part that
 * still passes is idle: its data cannot show the effect.
 */
import type { Job } from '../../../conformance/engine/index.ts';
import { judges } from '../../../conformance/engine/index.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Showing, Statement } from '../../../contract/statement.ts';
import { type Deployment, startDeployment } from '../../../test/deployment/startDeployment.ts';
import type { TolerantPerform } from '../../faults/fault.ts';
import { loadWithFaults } from '../../faults/source/plant.ts';
import { readAllSourceFaults } from '../../faults/source/readAllSourceFaults.ts';
import { drawn } from '../tryFaults.ts';
import { type IdleFault, idleFaults } from './idleFaults.ts';

export interface ProveWitnessesOptions {
  /** The seed of the deployment and of the sample. */
  seed: number;
  /** The number of pairs of a part and a fault to try, drawn by the seed. Default: all. */
  sample?: number;
  /** Areas, or IDs of statements. Default: all. */
  areas?: string[];
  onProgress: (text: string) => void;
}

/** A part that judges a statement, with a fault that it must find. */
export interface Witness {
  /** The statement, the part and the fault: `tags.search-begins probe tags.search-begins listTags ignored:search`. */
  id: string;
  statement: Statement;
  showing: Showing;
  operation: ContractOperation;
  fault: IdleFault;
}

/**
 * `found`: a job of the part has a finding. `idle`: the fault had an effect, and all jobs still pass. `unreached`: no
 * job has asked for the effect. `unjudged`: no job of the part passes without the fault.
 */
export type WitnessOutcome = 'found' | 'idle' | 'unreached' | 'unjudged';

export interface WitnessTrial extends Witness {
  outcome: WitnessOutcome;
}

export async function proveWitnesses(
  contract: Contract,
  { seed, sample, areas, onProgress }: ProveWitnessesOptions,
): Promise<{ figures: string[]; faults: string[] }> {
  const statements = contract.statements.filter(
    ({ id }) => areas?.some((name) => id === name || id.startsWith(`${name}.`)) ?? true,
  );
  const all = statements.flatMap((statement) => witnessesOf(contract, statement, seed));
  const chosen = drawn(all, sample, seed);
  const trials = await tryWitnesses(contract, chosen, { seed: `random:${seed}`, onProgress });
  const count = (outcome: WitnessOutcome) =>
    trials.filter((trial) => trial.outcome === outcome).length;
  const idle = idleTrials(trials);
  const without = statements.filter(
    ({ shownBy, id }) => shownBy.length > 0 && !all.some(({ statement }) => statement.id === id),
  );
  return {
    figures: [
      `${trials.length} pairs of a part and a fault: ${count('found')} found, ${idle.length} idle, ${count('unreached')} without the effect, ${count('unjudged')} that no job judges on this deployment`,
      `${new Set(chosen.map(({ statement }) => statement.id)).size} statements, and ${without.length} that tell no effect to leave out`,
    ],
    faults: idle.map(sentenceOf),
  };
}

/** Returns the idle trials. Of the faults about one kind of items, one part of the statement has to find each. */
export function idleTrials(trials: WitnessTrial[]): WitnessTrial[] {
  const idle = trials.filter(({ outcome }) => outcome === 'idle');
  const keyOf = ({ statement, operation, fault }: WitnessTrial) =>
    `${statement.id} ${operation.id} ${fault.id}`;
  const found = new Set(trials.filter(({ outcome }) => outcome === 'found').map(keyOf));
  const named = new Set<string>();
  return idle.filter((trial) => {
    if (!trial.fault.isOfKind) return true;
    const key = keyOf(trial);
    const isFirst = !found.has(key) && !named.has(key);
    named.add(key);
    return isFirst;
  });
}

export function sentenceOf({ statement, showing, operation, fault }: Witness): string {
  return `${statement.id}: ${nameOf(showing)} passes on a server whose ${operation.id} ${fault.does} (${fault.id})`;
}

function nameOf({ at: _, check: __, ...named }: Showing): string {
  return Object.entries(named).flat().join(' ');
}

/** The most operations of a statement in which a fault is planted. A statement about all lists has 40. */
const MOST_OPERATIONS = 3;

/** Returns the parts of a statement, each with the faults that it must find. */
export function witnessesOf(contract: Contract, statement: Statement, seed: number): Witness[] {
  const called = drawn(
    statement.operations.map((id) => ({ id: `${statement.id} ${id}`, operation: id })),
    MOST_OPERATIONS,
    seed,
  );
  return statement.shownBy
    .filter(({ schema }) => schema === undefined)
    .flatMap((showing) =>
      called.flatMap((one) => {
        const operation = contract.operations.get(one.operation)!;
        return idleFaults(contract, statement, showing, operation).map((fault) => ({
          id: `${statement.id} ${nameOf(showing)} ${operation.id} ${fault.id}`,
          statement,
          showing,
          operation,
          fault,
        }));
      }),
    );
}

/** Tries each pair on a sandbox that is tested as a deployment. */
export async function tryWitnesses(
  contract: Contract,
  witnesses: Witness[],
  { seed, onProgress }: { seed: string; onProgress: (text: string) => void },
): Promise<WitnessTrial[]> {
  const { sandbox, remove } = await loadWithFaults(readAllSourceFaults().tolerant);
  const deployment = await startDeployment(contract, { seed, start: sandbox.startSandbox });
  const passing = new Map<Job, Promise<boolean>>();
  const passes = (job: Job) => {
    const known = passing.get(job) ?? deployment.perform(job).then(hasPassed);
    passing.set(job, known);
    return known;
  };
  const trials: WitnessTrial[] = [];
  try {
    for (const witness of witnesses) {
      trials.push({ ...witness, outcome: await outcomeOf(deployment, passes, witness) });
      onProgress(`${trials.length} of ${witnesses.length} pairs tried`);
    }
  } finally {
    await deployment.close();
    remove();
  }
  return trials;
}

function hasPassed({ result }: { result: { outcome: string } }): boolean {
  return result.outcome === 'pass';
}

async function outcomeOf(
  { jobs, perform }: Deployment,
  passes: (job: Job) => Promise<boolean>,
  { statement, showing, operation, fault }: Witness,
): Promise<WitnessOutcome> {
  const own = jobs.filter(
    (job) =>
      'perform' in job &&
      job.operations.includes(operation.id) &&
      judges(job, { ...statement, operations: [operation.id], shownBy: [showing] }),
  );
  let outcome: WitnessOutcome = 'unjudged';
  for (const job of own) {
    if (!(await passes(job))) continue;
    if (outcome === 'unjudged') outcome = 'unreached';
    const onEffect = () => {
      outcome = 'idle';
    };
    const { result } = await perform(job, (right, wrapped) =>
      wrapped.operation.id === operation.id
        ? fault.decorate(right as TolerantPerform, onEffect)
        : right,
    );
    if (result.findings.length > 0) return 'found';
  }
  return outcome;
}
