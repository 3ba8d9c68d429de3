/**
 * Plants faults in the source of a sandbox, and runs the suites as an operator of a deployment does. A fault breaks a
 * statement of the API documentation, or names the operations that it is about.
 */
import {
  createSession,
  hasFindings,
  type Job,
  judges,
  violatedBy,
} from '../../../conformance/engine/index.ts';
import { type PreparedRun, prepareRun } from '../../../conformance/index.ts';
import type { Contract } from '../../../contract/contract.ts';
import { allFlagsOn } from '../../../contract/featureFlags.ts';
import type { Statement } from '../../../contract/statement.ts';
import type { Finding } from '../../../judge/index.ts';
import { ledgerInMemory } from '../../../test/deployment/ledgerInMemory.ts';
import { type OperatorProfile, operatorProfile } from '../../deployment/operatorProfile.ts';
import { type Host, type ServedSandbox, startHost } from '../../deployment/startHost.ts';
import type { SourceFault } from '../fault.ts';
import { offeringOf } from '../offeringOf.ts';
import type { Attempt, Runner } from '../prove.ts';
import { copyWithFaults, PROJECT_DIR } from './plant.ts';

/**
 * The ways in which the suites run. `reading`: on a deployment, without writes. `writing`: with writes. `named`: with
 * writes and a profile that names every irreversible operation. `world`: on the sandbox with the example world
 * (`openapi/world`), which must return every documented response.
 */
export const MODES = ['reading', 'writing', 'named', 'world'] as const;
export type Mode = (typeof MODES)[number];

/** Returns true if a run on a deployment found the fault. The operator may have named irreversible operations. */
export function isOnDeployment({ mode }: { mode?: Mode }): boolean {
  return mode !== undefined && mode !== 'world';
}

/** The check ID of a finding that names the broken statement. All other findings have the check ID `other`. */
export const VIOLATED = 'violated';

export interface OperatorRunnerOptions {
  /** The seed of the deployment, such as `random:7`. */
  seed: string;
  /** Whether jobs that cannot name the broken statement run, too, if no other job finds the fault. Default: true. */
  others?: boolean;
  /** The ways in which the suites run, in this order. Default: all. */
  modes?: readonly Mode[];
  /** The folder of the project whose sandbox has no fault. Default: the folder of this project. */
  faultless?: string;
}

/**
 * Returns the runner of these faults. Findings of a job count only if the same job has no finding without the fault.
 * Sandboxes that start one after another on one port share the planned jobs. `close` removes the profiles that the
 * runner has written.
 */
export function operatorRunner(
  contract: Contract,
  { seed, others = true, modes = MODES, faultless = PROJECT_DIR }: OperatorRunnerOptions,
): Runner<SourceFault, string> & { close(): Promise<void> } {
  const idle: Slot[] = [];
  const profileFor = once((settings: string) =>
    profileOf(contract, faultless, seed, JSON.parse(settings)),
  );
  const serverFor = async (slot: Slot, mode: Mode, folder: string, settings: string) => {
    const kind = mode === 'world' ? 'world' : 'live';
    const port = slot.ports[kind];
    const server =
      slot.servers[kind] ??
      (await slot.host.serve(
        kind === 'world'
          ? { folder, seed: 'world', port }
          : { folder, seed, port, settings: JSON.parse(settings) },
      ));
    slot.servers[kind] = server;
    slot.ports[kind] = Number(new URL(server.url).port);
    return server;
  };
  const runFor = async (slot: Slot, mode: Mode, server: ServedSandbox, settings: string) => {
    const key = `${mode} ${settings}`;
    const run = slot.runs.get(key) ?? (await prepare(mode, server, await profileFor(settings)));
    slot.runs.set(key, run);
    return run;
  };
  /** Performs the wanted jobs on the sandbox in a folder. Yields those with findings, and those without. */
  async function* perform(
    slot: Slot,
    mode: Mode,
    folder: string,
    settings: string,
    isWanted: (job: Job) => boolean,
  ): AsyncGenerator<Performed> {
    const server = await serverFor(slot, mode, folder, settings);
    const run = await runFor(slot, mode, server, settings);
    const jobs = run.jobs.filter((job) => 'perform' in job && isWanted(job));
    if (jobs.length > 0) yield* resultsOf(mode, server, run, jobs);
  }
  const release = async (slot: Slot) => {
    for (const server of Object.values(slot.servers)) await server.close();
    slot.servers = {};
    idle.push(slot);
  };
  /** Returns true if a job has a finding on a fresh sandbox without a fault. */
  const fails = once(async (mode: Mode, settings: string, suite: string, id: string) => {
    const slot = await readySlot(idle.pop());
    const isSame = (job: Job) => job.suite === suite && job.id === id;
    try {
      for await (const { findings } of perform(slot, mode, faultless, settings, isSame))
        if (findings.length > 0) return true;
      return false;
    } finally {
      await release(slot);
    }
  });
  return {
    placesOf: ({ file }) => [file],
    attempts: async function* ({ fault }): AsyncGenerator<Attempt> {
      const { operations, statement } = aimOf(contract, fault);
      const settings = settingsFor(contract, fault, operations);
      await profileFor(settings);
      const isAbout = (job: Job) => job.operations.some((id) => operations.includes(id));
      const rounds = statement
        ? [
            (job: Job) => isAbout(job) && judges(job, statement),
            ...(others ? [(job: Job) => isAbout(job) && !judges(job, statement)] : []),
          ]
        : [isAbout];
      const { folder, remove } = await copyWithFaults([fault]);
      const slot = await readySlot(idle.pop());
      try {
        for (const isWanted of rounds)
          for (const mode of modes)
            for await (const { job, findings } of perform(slot, mode, folder, settings, isWanted)) {
              const isKnown =
                findings.length > 0 && (await fails(mode, settings, job.suite, job.id));
              yield attemptOf(contract, mode, job, isKnown ? [] : findings, statement);
            }
      } finally {
        await release(slot);
        remove();
      }
    },
    close: async () => {
      for (const { host } of idle) await host.close();
      for (const profile of profileFor.values()) await (await profile).remove();
    },
  };
}

/** Wraps a function so that it computes the value for the same arguments once. */
function once<A extends string[], T>(compute: (...args: A) => Promise<T>) {
  const computed = new Map<string, Promise<T>>();
  const call = (...args: A): Promise<T> => {
    const key = args.join(' ');
    const value = computed.get(key) ?? compute(...args);
    computed.set(key, value);
    return value;
  };
  return Object.assign(call, { values: () => computed.values() });
}

/** Returns the operations that a fault is about, and the statement that it breaks. */
function aimOf(
  { statements }: Contract,
  { id, statement: broken, operations }: SourceFault,
): { operations: string[]; statement?: Statement } {
  if (operations) return { operations };
  const statement = statements.find((one) => one.id === broken);
  if (!statement) throw new Error(`The fault ${id} breaks ${broken}, which is no statement.`);
  return { operations: statement.operations, statement };
}

/** Returns the settings of the deployment with the fault, as JSON. Equal settings share a profile and the planned jobs. */
function settingsFor(
  contract: Contract,
  { deployment = {} }: SourceFault,
  operations: string[],
): string {
  const { flags, ...others } = deployment;
  return JSON.stringify({
    tier: 'ultimate',
    offering: offeringOf(contract, operations),
    ...others,
    flags: { ...allFlagsOn(contract), ...flags },
  });
}

/** Describes the findings of a job, with the statements that they name. */
function attemptOf(
  { statements }: Contract,
  mode: Mode,
  job: Performed['job'],
  findings: Finding[],
  broken: Statement | undefined,
): Attempt {
  const named = findings.flatMap((finding) => violatedBy(statements, job, finding));
  return {
    by: `${mode} ${job.suite} ${job.id}`,
    findings: findings.map((finding) => ({
      ...finding,
      check: broken && violatedBy([broken], job, finding).length > 0 ? VIOLATED : 'other',
    })),
    statements: [...new Set(named.map(({ id }) => id))],
  };
}

/** The sandboxes that run at the same time: a deployment, and one with the example world. */
interface Slot {
  host: Host;
  /** The ports of the last start. The next start uses them again. */
  ports: { live?: number; world?: number };
  servers: { live?: ServedSandbox; world?: ServedSandbox };
  /** The prepared runs, by mode and settings. */
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

/** A performed job, or the result about the links of a whole run, which stands for a job. */
interface Performed {
  job: Pick<Job, 'suite' | 'id' | 'operations'>;
  findings: Finding[];
}

async function* resultsOf(
  mode: Mode,
  server: ServedSandbox,
  { contract, target }: PreparedRun,
  jobs: Job[],
): AsyncGenerator<Performed> {
  if (mode !== 'world') target.wait = (seconds) => server.advance(seconds);
  const session = createSession(contract, target, {
    timeoutMs: TIMEOUT_MS,
    ...(target.writes && { ledger: ledgerInMemory() }),
  });
  try {
    for (const job of jobs) {
      const result = await session.perform(job);
      yield { job, findings: hasFindings(result) ? result.findings : [] };
    }
    for (const result of session.setUp().results)
      if (hasFindings(result)) yield { job: result, findings: result.findings };
  } finally {
    session.close();
  }
}

/** The time in milliseconds after which a job fails, because a faulty sandbox may hang. */
const TIMEOUT_MS = 20_000;

async function profileOf(
  contract: Contract,
  folder: string,
  seed: string,
  settings: object,
): Promise<OperatorProfile> {
  const host = await startHost();
  const { url } = await host.serve({ folder, seed, settings });
  return operatorProfile(contract, url).finally(host.close);
}

/** Returns a URL with the origin of another server, because each start of a server chooses another port. */
function onServer(address: string, url: string): string {
  const { pathname } = new URL(address);
  return url + pathname;
}
