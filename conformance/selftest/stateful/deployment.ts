/** A sandbox as a deployment that may be written to, whose fault can be changed between jobs. */
import { type Contract, operationsOf } from '../../../contract/contract.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';
import {
  type Fault,
  type RunningSandbox,
  readSeed,
  type StartOptions,
  startSandbox,
} from '../../../sandbox/index.ts';
import { createSession } from '../../engine/createSession.ts';
import type { Call, Job } from '../../engine/job.ts';
import type { Result } from '../../engine/result.ts';
import type { Ledger, LedgerEntry } from '../../engine/writes/ledger.ts';
import { SUITES } from '../../suites/index.ts';
import type { Target } from '../../target/target.ts';
import { withMore } from './withMore.ts';

/** A deployment with the jobs of all suites. */
export interface Deployment {
  target: Target;
  sandbox: RunningSandbox['sandbox'];
  jobs: Job[];
  /** Performs a job on the first state, as far as the job before has changed it. */
  perform(job: Job, fault?: Fault): Promise<Performed>;
  close(): Promise<void>;
}

export interface Performed {
  result: Result;
  /** The operations that it has called, by their operationId. */
  called: Set<string>;
}

export interface DeploymentOptions {
  /** `world`, `random:7`. */
  seed: string;
  offering?: 'hosted' | 'self-managed';
  /** How a sandbox is started. Default: that of this project. */
  start?: (options: StartOptions) => Promise<RunningSandbox>;
}

const RUN = 'fc-proof';

/** Starts it with everything that an operator can name: every fixture, a token for each role, every write. */
export async function startDeployment(
  contract: Contract,
  { seed, offering = 'self-managed', start = startSandbox }: DeploymentOptions,
): Promise<Deployment> {
  const operations = operationsOf(contract.document);
  const flags = Object.fromEntries(
    operations.flatMap(({ definition }) => {
      const flag = definition['x-feature-flag'];
      return flag ? [[flag.name, true]] : [];
    }),
  );
  const begun = await readSeed(seed);
  const running = await start({
    contract,
    ...begun,
    seed: seed === 'world' ? withMore(begun.seed) : begun.seed,
    settings: { tier: 'ultimate', offering, flags },
  });
  const { sandbox, url } = running;
  const state = await (await fetch(`${url}/_sandbox`)).json();
  const { custom } = (state as { alertIntakes: Record<string, { url: string; key: string }> })
    .alertIntakes;
  let last = 0;
  const target: Target = {
    kind: 'live',
    can: { pickResponses: false, respondExactly: false, beWritten: true },
    base: url + BASE_PATH,
    tokens: {
      ...running.tokens,
      user: running.tokens.developer!,
      ...(custom && { integration: custom.key }),
    },
    ...(custom && { alertIntake: custom.url }),
    fixtures: sandbox.fixtures,
    tier: 'ultimate',
    offering,
    flags,
    writes: {
      run: RUN,
      nextName: () => {
        last += 1;
        return `${RUN}-${last}`;
      },
      operations: namedOf(contract),
    },
    wait: async (seconds) => sandbox.clock.advance(seconds * 1000),
  };
  let isChanged = false;
  return {
    target,
    sandbox,
    jobs: SUITES.flatMap((suite) => suite.plan(contract, target)),
    perform: async (job, fault) => {
      if (isChanged) await sandbox.reset();
      isChanged = false;
      if (fault) sandbox.fault = fault;
      const called = new Set<string>();
      const watched = watching(job, (call) => {
        called.add(call.operation.id);
        isChanged ||= call.operation.method !== 'get';
      });
      // What an earlier job has changed is there again.
      const session = createSession(contract, target, { ledger: ledgerInMemory() });
      try {
        return { result: await session.perform(watched), called };
      } finally {
        delete sandbox.fault;
        session.close();
      }
    },
    close: running.close,
  };
}

/** The operations that an operator has to name: what changes what no run can make, and cannot be undone. */
function namedOf({ document, operations }: Contract): ReadonlySet<string> {
  const canBeCreated = (key: string) => (document['x-fixtures'][key]?.make ?? []).length > 0;
  return new Set(
    [...operations.values()].flatMap(({ id, path = '', definition }) => {
      const last = /\{(\w+)\}[^{]*$/.exec(path)?.[1];
      const parameter = definition.parameters?.find(({ name }) => name === last);
      const isMade = [parameter?.['x-fixture'] ?? []].flat().some(canBeCreated);
      const isOwn = definition['x-undo'] !== undefined || isMade;
      return isOwn && !definition['x-irreversible'] ? [] : [id];
    }),
  );
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

/** Nobody takes up a run that proves something. */
function ledgerInMemory(): Ledger {
  const entries: LedgerEntry[] = [];
  return {
    entries,
    begin: (begun) => {
      const entry = { number: entries.length + 1, ...begun, done: false };
      entries.push(entry);
      return entry;
    },
    created: (entry, undo) => {
      entry.undo = undo;
    },
    done: (entry) => {
      entry.done = true;
    },
    close: () => {},
  };
}
