/**
 * Plants faults that each break a statement of the API documentation, and runs the suites as an operator of a
 * deployment does.
 */
import { createSession, type Job, judges, violatedBy } from '../../conformance/engine/index.ts';
import { type PreparedRun, prepareRun } from '../../conformance/index.ts';
import type { Contract } from '../../contract/contract.ts';
import type { Statement } from '../../contract/statement.ts';
import { ledgerInMemory } from '../deployment/ledgerInMemory.ts';
import { type OperatorProfile, operatorProfile } from '../deployment/operatorProfile.ts';
import { type Host, type ServedSandbox, startHost } from '../deployment/startHost.ts';
import type { SourceFault } from '../fault.ts';
import type { Attempt, Runner } from '../prove.ts';
import { copyWithFault, PROJECT_DIR } from './plant.ts';

/** A fault that breaks a statement of the API documentation. */
export type StatementFault = SourceFault & { statement: string };

/**
 * The ways in which the suites run. `reading`: on a deployment, without writes. `writing`: with writes. `named`: with
 * writes and a profile that names every irreversible operation. `world`: on the sandbox with the example world
 * (`openapi/world`), which must return every documented response.
 */
export const MODES = ['reading', 'writing', 'named', 'world'] as const;
export type Mode = (typeof MODES)[number];

/** The check ID of a finding that names the broken statement. All other findings have the check ID `other`. */
export const NAMED = 'named';

type Offering = 'self-managed' | 'hosted';

export interface StatementRunnerOptions {
  /** The seed of the deployment, such as `random:7`. */
  seed: string;
  /** Whether jobs that cannot name the statement run, too, if no other job finds the fault. Default: true. */
  others?: boolean;
  /** The ways in which the suites run, in this order. Default: all. */
  modes?: readonly Mode[];
}

/**
 * Returns the runner of these faults. Sandboxes that start one after another on one port share the planned jobs.
 * `close` removes the profiles that the runner has written.
 */
export function statementRunner(
  contract: Contract,
  { seed, others = true, modes = MODES }: StatementRunnerOptions,
): Runner<StatementFault, string> & { close(): Promise<void> } {
  const profiles = new Map<Offering, Promise<OperatorProfile>>();
  const idle: Slot[] = [];
  const settingsFor = (offering: Offering) => ({
    tier: 'ultimate',
    offering,
    flags: allFlags(contract),
  });
  const profileFor = (offering: Offering) => {
    const profile =
      profiles.get(offering) ?? profileOfFaultless(contract, seed, settingsFor(offering));
    profiles.set(offering, profile);
    return profile;
  };
  const serverFor = async (slot: Slot, mode: Mode, folder: string, offering: Offering) => {
    const kind = mode === 'world' ? 'world' : 'live';
    const port = slot.ports[kind];
    const server =
      slot.servers[kind] ??
      (await slot.host.serve(
        kind === 'world'
          ? { folder, seed: 'world', port }
          : { folder, seed, port, settings: settingsFor(offering) },
      ));
    slot.servers[kind] = server;
    slot.ports[kind] = Number(new URL(server.url).port);
    return server;
  };
  const runFor = async (slot: Slot, mode: Mode, server: ServedSandbox, offering: Offering) => {
    const key = `${mode} ${offering}`;
    const run = slot.runs.get(key) ?? (await prepare(mode, server, await profileFor(offering)));
    slot.runs.set(key, run);
    return run;
  };
  return {
    placesOf: ({ file }) => [file],
    attempts: async function* ({ fault }) {
      const statement = contract.statements.find(({ id }) => id === fault.statement);
      if (!statement)
        throw new Error(`The fault ${fault.id} breaks ${fault.statement}, which is no statement.`);
      const offering = offeringOf(contract, statement);
      await profileFor(offering);
      const { folder, remove } = copyWithFault(fault);
      const slot = await readySlot(idle.pop());
      try {
        for (const isWanted of others ? [true, false] : [true])
          for (const mode of modes) {
            const server = await serverFor(slot, mode, folder, offering);
            const run = await runFor(slot, mode, server, offering);
            const jobs = run.jobs.filter(
              (job) =>
                'perform' in job &&
                job.operations.some((id) => statement.operations.includes(id)) &&
                judges(job, statement) === isWanted,
            );
            yield* attemptsIn(mode, server, run, statement, jobs);
          }
      } finally {
        for (const server of Object.values(slot.servers)) await server.close();
        slot.servers = {};
        idle.push(slot);
        remove();
      }
    },
    close: async () => {
      for (const { host } of idle) await host.close();
      for (const profile of profiles.values()) await (await profile).remove();
    },
  };
}

/** The sandboxes that run at the same time: a deployment, and one with the example world. */
interface Slot {
  host: Host;
  /** The ports of the last start. The next start uses them again. */
  ports: { live?: number; world?: number };
  servers: { live?: ServedSandbox; world?: ServedSandbox };
  /** The prepared runs, by mode and offering. */
  runs: Map<string, PreparedRun>;
}

/** Returns a slot with a host that has memory for more sandboxes. */
async function readySlot(
  slot: Omit<Slot, 'host'> & { host?: Host } = { ports: {}, servers: {}, runs: new Map() },
): Promise<Slot> {
  const { host } = slot;
  if (host?.isAlive && host.served < SERVED_BY_ONE_HOST) return { ...slot, host };
  await host?.close();
  return { ...slot, host: await startHost() };
}

/** The number of sandboxes after which a host is replaced, since it keeps the code of each. */
const SERVED_BY_ONE_HOST = 60;

/** Plans the jobs of a mode. */
function prepare(
  mode: Mode,
  { url }: ServedSandbox,
  profile: OperatorProfile,
): Promise<PreparedRun> {
  if (mode === 'world') return prepareRun({ target: url, kind: 'sandbox' });
  const { alertIntake } = profile;
  return prepareRun({
    target: url,
    kind: 'live',
    profile: mode === 'named' ? profile.fileWithOperations : profile.file,
    env: profile.env,
    allowWrites: mode !== 'reading',
    ...(alertIntake && { alertIntake: onServer(alertIntake, url) }),
  });
}

/** Performs jobs on a sandbox with a fault. */
async function* attemptsIn(
  mode: Mode,
  server: ServedSandbox,
  { contract, target }: PreparedRun,
  statement: Statement,
  jobs: Job[],
): AsyncGenerator<Attempt> {
  if (jobs.length === 0) return;
  if (mode !== 'world') target.wait = (seconds) => server.advance(seconds);
  const session = createSession(contract, target, {
    timeoutMs: TIMEOUT_MS,
    ...(target.writes && { ledger: ledgerInMemory() }),
  });
  try {
    for (const job of jobs) {
      const result = await session.perform(job);
      yield {
        by: `${mode} ${job.suite} ${job.id}`,
        findings: (result.outcome === 'fail' ? result.findings : []).map((finding) => ({
          ...finding,
          check: violatedBy([statement], job, finding).length > 0 ? NAMED : 'other',
        })),
      };
    }
  } finally {
    session.close();
  }
}

/** The time in milliseconds after which a job fails, because a faulty sandbox may hang. */
const TIMEOUT_MS = 20_000;

async function profileOfFaultless(
  contract: Contract,
  seed: string,
  settings: object,
): Promise<OperatorProfile> {
  const host = await startHost();
  const { url } = await host.serve({ folder: PROJECT_DIR, seed, settings });
  return operatorProfile(contract, url).finally(host.close);
}

/** Returns a URL with the origin of another server, because each start of a server chooses another port. */
function onServer(address: string, url: string): string {
  const { pathname } = new URL(address);
  return url + pathname;
}

/** Returns the offering that has most of the statement's operations. If both have as many, `self-managed`. */
function offeringOf({ operations }: Contract, statement: Statement): Offering {
  const needing = (offering: Offering) =>
    statement.operations.filter((id) => {
      const offerings = operations.get(id)?.definition['x-offering'];
      return offerings !== undefined && !offerings.includes(offering);
    }).length;
  return needing('hosted') < needing('self-managed') ? 'hosted' : 'self-managed';
}

function allFlags({ operations }: Contract): Record<string, boolean> {
  return Object.fromEntries(
    [...operations.values()].flatMap(({ definition }) => {
      const flag = definition['x-feature-flag'];
      return flag ? [[flag.name, true]] : [];
    }),
  );
}
