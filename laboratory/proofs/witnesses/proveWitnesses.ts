/**
 * Tries each part that judges a statement with servers that do nothing where the statement wants an effect. A part that
 * still passes is idle: its data cannot show the effect.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Job, judges } from '../../../conformance/engine/index.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Showing, Statement } from '../../../contract/statement.ts';
import { PROJECT_DIR } from '../../../scripts/index.ts';
import { type Deployment, startDeployment } from '../../../test/deployment/startDeployment.ts';
import type { TolerantPerform } from '../../faults/fault.ts';
import { loadWithFaults } from '../../faults/source/plant.ts';
import { readAllSourceFaults } from '../../faults/source/readAllSourceFaults.ts';
import { drawn } from '../tryFaults.ts';
import { type IdleFault, idleFaults } from './idleFaults.ts';

export interface ProveWitnessesOptions {
  /** The seed of the deployment and of the sample. */
  seed: number;
  /** The number of statements whose parts are tried, drawn by the seed. Default: all. */
  sample?: number;
  /** Areas, or IDs of statements. Default: all. */
  areas?: string[];
  onProgress: (text: string) => void;
}

/** A part that judges a statement, with a fault that it must find. */
export interface Witness {
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
  const named = contract.statements.filter(
    ({ id, shownBy }) =>
      shownBy.length > 0 &&
      (areas?.some((name) => id === name || id.startsWith(`${name}.`)) ?? true),
  );
  const statements = drawn(named, sample, seed);
  const witnesses = statements.flatMap((statement) => witnessesOf(contract, statement, seed));
  const trials = await tryWitnesses(contract, witnesses, { seed: `random:${seed}`, onProgress });
  const count = (outcome: WitnessOutcome) =>
    trials.filter((trial) => trial.outcome === outcome).length;
  const tried = new Set(trials.map(({ statement }) => statement.id));
  const idle = idleSentences(trials);
  const known = readKnownIdle();
  return {
    figures: [
      `${trials.length} pairs of a part and a fault: ${count('found')} found, ${count('idle')} not, ${count('unreached')} without the effect, ${count('unjudged')} that no job judges on this deployment`,
      `${new Set(trials.map(partOf)).size} parts of ${tried.size} statements; ${statements.length - tried.size} statements tell no effect to leave out`,
      `${idle.length} idle, ${idle.filter((one) => known.has(one)).length} of them known`,
    ],
    faults: [
      ...idle.filter((one) => !known.has(one)),
      ...[...known]
        .filter((one) => tried.has(one.split(':')[0]!) && !idle.includes(one))
        .map((one) => `no longer idle, so remove it from ${KNOWN}: ${one}`),
    ],
  };
}

/** The list of what is idle, and stays so for now. */
const KNOWN = 'laboratory/proofs/witnesses/idle.yaml';

function readKnownIdle(): Set<string> {
  return new Set(parse(readFileSync(join(PROJECT_DIR, KNOWN), 'utf8')));
}

/**
 * Names the parts that find none of the faults which they meet, and the faults that no part of their statement finds.
 * Of several effects, a part may be about one.
 */
export function idleSentences(trials: WitnessTrial[]): string[] {
  const met = trials.filter(({ outcome }) => ['found', 'idle'].includes(outcome));
  const unfound = (keyOf: (trial: WitnessTrial) => string) => {
    const found = new Set(met.filter(({ outcome }) => outcome === 'found').map(keyOf));
    return met.filter((trial) => !found.has(keyOf(trial)));
  };
  const idleParts = unfound(partOf).filter(({ fault }) => !fault.isOfKind);
  const effects = unfound(
    ({ statement, operation, fault }) => `${statement.id} ${operation.id} ${fault.id}`,
  );
  const sentences = [
    ...idleParts.map(
      ({ statement, showing, ...trial }) =>
        `${statement.id}: ${nameOf(showing)} passes on a server whose ${wordsOf(trial)}`,
    ),
    ...effects
      .filter((trial) => !idleParts.some((one) => partOf(one) === partOf(trial)))
      .map(({ statement, ...trial }) => `${statement.id}: nothing finds that ${wordsOf(trial)}`),
  ];
  return [...new Set(sentences)];
}

function wordsOf({ operation, fault }: Pick<Witness, 'operation' | 'fault'>): string {
  return `${operation.id} ${fault.does}`;
}

function partOf({ statement, showing }: Witness): string {
  return `${statement.id} ${nameOf(showing)}`;
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
