import { hasFindings, type Job } from '../../../conformance/engine/index.ts';
import type { Contract } from '../../../contract/contract.ts';
import type { CheckId } from '../../../judge/index.ts';
import { type Deployment, startDeployment } from '../../../test/deployment/startDeployment.ts';
import { startExampleWorld } from '../../../test/deployment/startExampleWorld.ts';
import type { BehaviourFault } from '../fault.ts';
import { type Offering, offeringOf } from '../offeringOf.ts';
import type { Attempt, Planting, Runner } from '../prove.ts';
import { type ChangedSandbox, loadWithFaults } from '../source/plant.ts';
import { readAllSourceFaults } from '../source/readAllSourceFaults.ts';
import { decorating, type OperationPart } from './plant.ts';
import { prober } from './probe.ts';

export interface SandboxRunner extends Runner<BehaviourFault, OperationPart> {
  /** The findings on the sandbox without a fault. The list should be empty. */
  falseAlarms: string[];
  /** Returns the number of jobs that were performed without a fault. */
  faultlessJobs(): number;
  close(): Promise<void>;
}

export interface SandboxRunnerOptions {
  /** The jobs that may be performed. Default: all. */
  isWanted?: (job: Job) => boolean;
  onProgress?: (text: string) => void;
}

/**
 * The name under which reports show the example world (`openapi/world`). In it, all suites expect the documented
 * responses.
 */
export const WORLD = 'world';

/** The checks that compare with the documented response. In the example world, each of them may find any fault. */
const DOCUMENTED: CheckId[] = ['status', 'documented-body', 'documented-headers', 'criterion'];

/** The checks that run on every response, for a job that names no checks of its own. */
const OF_ANY_RESPONSE: CheckId[] = ['status', 'headers', 'documented-body'];

/**
 * Tests a sandbox as a deployment, with planted faults. First it performs every job without a fault, to learn which
 * operations the job calls. With a fault in an operation, it performs the jobs that call this operation and use a
 * check meant to find the fault. If no job finds the fault, the runner tries it in the example world.
 */
export function sandboxRunner(
  contract: Contract,
  { isWanted = () => true, onProgress = () => {} }: SandboxRunnerOptions = {},
): SandboxRunner {
  const falseAlarms: string[] = [];
  let faultlessJobs = 0;

  let loaded: Promise<ChangedSandbox> | undefined;
  const tolerant = () => {
    loaded ??= loadWithFaults(readAllSourceFaults().tolerant);
    return loaded;
  };
  const startFaultless = async (offering: Offering) => {
    const { startSandbox: start } = (await tolerant()).sandbox;
    const deployment = await startDeployment(contract, { seed: 'world', offering, start });
    const callers = new Map<string, Job[]>();
    for (const job of deployment.jobs.filter(isWanted)) {
      const { result, called } = await deployment.perform(job);
      const alarm = falseAlarm(result);
      faultlessJobs += 1;
      if (alarm !== undefined) falseAlarms.push(alarm);
      // A job that already has a finding without a fault cannot show a fault.
      else for (const id of called) callers.set(id, [...(callers.get(id) ?? []), job]);
      onProgress(`${faultlessJobs} jobs without a fault`);
    }
    return { deployment, callers, applies: prober(contract, deployment) };
  };
  const deployments = new Map<Offering, ReturnType<typeof startFaultless>>();
  const deploymentOf = (operation: string) => {
    const offering = offeringOf(contract, [operation]);
    const started = deployments.get(offering) ?? startFaultless(offering);
    deployments.set(offering, started);
    return started;
  };
  let world: Promise<Deployment> | undefined;
  // The jobs in the example world that have findings without a fault.
  const failing = new Set<Job>();

  return {
    falseAlarms,
    faultlessJobs: () => faultlessJobs,
    placesOf: (fault) =>
      [...contract.operations.values()].flatMap((operation) =>
        fault.parts(contract, operation).map((part) => ({ operation: operation.id, part })),
      ),
    applies: async ({ fault, place }) =>
      !fault.isProbed ||
      (await deploymentOf(place.operation)).applies(place.operation, decorating(fault, place)),
    attempts: async function* (planting) {
      const { operation } = planting.place;
      const { deployment, callers } = await deploymentOf(operation);
      yield* inDeployment(planting, deployment, callers.get(operation) ?? []);
      world ??= tolerant().then(({ sandbox }) => startExampleWorld(contract, sandbox.startSandbox));
      yield* inWorld(planting, await world, failing);
    },
    close: async () => {
      for (const { deployment } of await Promise.all(deployments.values()))
        await deployment.close();
      await (await world)?.close();
      (await loaded)?.remove();
    },
  };
}

/** Describes the findings of a job on a server without a fault; undefined if the job passes. */
export function falseAlarm(result: {
  suite: string;
  id: string;
  outcome: string;
  reason?: string;
  findings: { message: string }[];
  flaky?: boolean;
}): string | undefined {
  const { suite, id, outcome, reason, findings, flaky } = result;
  return flaky || ['fail', 'advised', 'error', 'blocked'].includes(outcome)
    ? `${suite} ${id}: ${outcome} ${reason ?? findings.map(({ message }) => message).join('; ')}`
    : undefined;
}

async function* inDeployment(
  { fault, place }: Planting<BehaviourFault, OperationPart>,
  { perform }: Deployment,
  callers: Job[],
): AsyncGenerator<Attempt> {
  const isAbout = ({ operations }: Job) => operations[0] === place.operation;
  const fit = callers.filter((job) =>
    (job.checks ?? OF_ANY_RESPONSE).some((check) => fault.checks?.includes(check) ?? true),
  );
  for (const job of [...fit.filter(isAbout), ...fit.filter((job) => !isAbout(job))]) {
    const { result } = await perform(job, decorating(fault, place));
    const findings = hasFindings(result) ? result.findings : [];
    yield { by: `${job.suite} ${job.id}`, findings };
  }
}

async function* inWorld(
  { fault, place }: Planting<BehaviourFault, OperationPart>,
  { jobs, perform }: Deployment,
  failing: Set<Job>,
): AsyncGenerator<Attempt> {
  for (const job of jobs) {
    if (failing.has(job) || !('perform' in job) || !job.operations.includes(place.operation))
      continue;
    const { result } = await perform(job, decorating(fault, place));
    if (result.findings.length === 0) continue;
    if ((await perform(job)).result.outcome === 'pass')
      yield { by: `${WORLD} ${job.id}`, findings: result.findings, alsoMeant: DOCUMENTED };
    else failing.add(job);
  }
}
