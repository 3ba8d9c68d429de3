/** Starts a sandbox that is tested as a deployment and accepts writes. A fault can be planted in it for one job. */

import { type Call, createSession, type Job, type Result } from '../../conformance/engine/index.ts';
import { SUITES } from '../../conformance/suites/index.ts';
import {
  operationsToName,
  type SandboxAccess,
  sandboxTokens,
  type Target,
} from '../../conformance/target/index.ts';
import type { Contract } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { allFlagsOn } from '../../contract/featureFlags.ts';
import { rankRoles } from '../../contract/roles.ts';
import type { WithChecks } from '../../judge/index.ts';
import {
  type Decorate,
  type RunningSandbox,
  readSeed,
  type StartOptions,
  startSandbox,
} from '../../sandbox/index.ts';
import { ledgerInMemory } from './ledgerInMemory.ts';
import { PATIENCE_MS } from './patience.ts';
import { withMore } from './withMore.ts';

/** A sandbox that is tested as a deployment, with the jobs of all suites. */
export interface Deployment {
  target: Target;
  sandbox: RunningSandbox['sandbox'];
  jobs: Job[];
  /**
   * Performs a job. If an earlier job has changed the sandbox, the sandbox is reset first.
   * @param decorate plants a fault for this job. Default: no fault
   */
  perform(job: Job, decorate?: Decorate): Promise<Performed>;
  close(): Promise<void>;
}

export interface Performed {
  result: Result;
  /** The operationIds of the operations that the job called. */
  called: Set<string>;
}

export interface DeploymentOptions {
  /** The seed of the sandbox, such as `world` or `random:7`. */
  seed: string;
  /** Default: `self-managed`. */
  offering?: 'hosted' | 'self-managed';
  /** Default: `ultimate`. */
  tier?: 'free' | 'premium' | 'ultimate';
  /** Starts a sandbox. Default: `startSandbox` of this project. */
  start?: (options: StartOptions) => Promise<RunningSandbox>;
  /** Starts a server in front of the sandbox, such as a proxy, which receives the requests. Default: none. */
  front?: (url: string) => Promise<{ url: string; close(): Promise<void> }>;
}

const RUN = 'fc-proof';

/** A version after that of each check, so that the findings of new ones are no advice. */
const ALL_CHECKS = '99.0';

/** Starts a sandbox, and creates a target with all fixtures, a token for each role, and permission for every write. */
export async function startDeployment(
  contract: Contract,
  {
    seed,
    offering = 'self-managed',
    tier = 'ultimate',
    start = startSandbox,
    front,
  }: DeploymentOptions,
): Promise<Deployment> {
  const flags = allFlagsOn(contract);
  const begun = await readSeed(seed);
  const running = await start({
    contract,
    ...begun,
    seed: seed === 'world' ? withMore(begun.seed) : begun.seed,
    settings: { tier, offering, flags },
  });
  const { sandbox, url } = running;
  const before = await front?.(url);
  const state = (await (await fetch(`${url}/_sandbox`)).json()) as SandboxAccess;
  const { custom } = state.alertIntakes;
  let last = 0;
  const target: Target = {
    kind: 'live',
    can: { pickResponses: false, respondExactly: false, beWritten: true },
    base: (before?.url ?? url) + BASE_PATH,
    tokens: sandboxTokens(state, contract),
    ranking: rankRoles(contract),
    ...(custom && { alertIntake: custom.url }),
    fixtures: sandbox.fixtures,
    tier,
    offering,
    flags,
    writes: {
      run: RUN,
      nextName: () => {
        last += 1;
        return `${RUN}-${last}`;
      },
      operations: operationsToName(contract),
    },
    wait: async (seconds) => sandbox.clock.advance(seconds * 1000),
  };
  const judged: Contract & WithChecks = { ...contract, checksOf: ALL_CHECKS };
  let isChanged = false;
  return {
    target,
    sandbox,
    jobs: SUITES.flatMap((suite) => suite.plan(contract, target)),
    perform: async (job, decorate) => {
      if (isChanged) await sandbox.reset();
      isChanged = false;
      if (decorate) sandbox.decorate = decorate;
      const called = new Set<string>();
      const watched = watching(job, (call) => {
        called.add(call.operation.id);
        isChanged ||= call.operation.method !== 'get';
      });
      // The ledger lists the resources to clean up. A reset undoes all writes, so the ledger is needed for one job
      // only.
      const session = createSession(judged, target, {
        ledger: ledgerInMemory(),
        timeoutMs: PATIENCE_MS,
      });
      try {
        return { result: await session.perform(watched), called };
      } finally {
        delete sandbox.decorate;
        session.close();
      }
    },
    close: async () => {
      await before?.close();
      await running.close();
    },
  };
}

function watching(job: Job, onCall: (call: Call) => void): Job {
  if ('reason' in job) return job;
  return {
    ...job,
    perform: (send) =>
      job.perform((call) => {
        onCall(call);
        return send(call);
      }),
  };
}
