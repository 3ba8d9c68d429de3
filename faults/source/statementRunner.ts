/**
 * Plants faults that each break a statement of the API documentation, and runs the suites as an operator of a
 * deployment does.
 */
import { createSession, type Job, judges, violatedBy } from '../../conformance/engine/index.ts';
import { prepareRun } from '../../conformance/index.ts';
import type { Contract } from '../../contract/contract.ts';
import type { Statement } from '../../contract/statement.ts';
import { ledgerInMemory } from '../deployment/ledgerInMemory.ts';
import { type OperatorProfile, operatorProfile } from '../deployment/operatorProfile.ts';
import { type ServedSandbox, startServed } from '../deployment/startServed.ts';
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

/** Returns the runner of these faults. `close` removes the profiles that the runner has written. */
export function statementRunner(
  contract: Contract,
  { seed, others = true, modes = MODES }: StatementRunnerOptions,
): Runner<StatementFault, string> & { close(): Promise<void> } {
  const profiles = new Map<Offering, Promise<OperatorProfile>>();
  const settingsFor = (offering: Offering) => ({
    tier: 'ultimate',
    offering,
    flags: allFlags(contract),
  });
  const start = (folder: string, offering: Offering) =>
    startServed({ folder, seed, settings: settingsFor(offering) });
  const profileFor = (offering: Offering) => {
    const known =
      profiles.get(offering) ?? profileOfFaultless(contract, () => start(PROJECT_DIR, offering));
    profiles.set(offering, known);
    return known;
  };
  return {
    placesOf: ({ file }) => [file],
    attempts: async function* ({ fault }) {
      const statement = contract.statements.find(({ id }) => id === fault.statement);
      if (!statement)
        throw new Error(`The fault ${fault.id} breaks ${fault.statement}, which is no statement.`);
      const offering = offeringOf(contract, statement);
      const profile = await profileFor(offering);
      const { folder, remove } = copyWithFault(fault);
      const servers = new Map<'live' | 'world', ServedSandbox>();
      const serverFor = async (mode: Mode) => {
        const kind = mode === 'world' ? 'world' : 'live';
        const server =
          servers.get(kind) ??
          (kind === 'live'
            ? await start(folder, offering)
            : await startServed({ folder, seed: 'world' }));
        servers.set(kind, server);
        return server;
      };
      try {
        for (const isWanted of others ? [true, false] : [true])
          for (const mode of modes)
            yield* attemptsIn(
              mode,
              await serverFor(mode),
              profile,
              statement,
              (job) => judges(job, statement) === isWanted,
            );
      } finally {
        for (const server of servers.values()) await server.close();
        remove();
      }
    },
    close: async () => {
      for (const profile of profiles.values()) await (await profile).remove();
    },
  };
}

/** Runs the wanted jobs that call one of the statement's operations. */
async function* attemptsIn(
  mode: Mode,
  server: ServedSandbox,
  profile: OperatorProfile,
  statement: Statement,
  isWanted: (job: Job) => boolean,
): AsyncGenerator<Attempt> {
  const { contract, target, jobs, close } = await prepareRun({
    target: server.url,
    ...(mode === 'world'
      ? { kind: 'sandbox' as const }
      : {
          kind: 'live' as const,
          profile: mode === 'named' ? profile.fileWithOperations : profile.file,
          env: profile.env,
          allowWrites: mode !== 'reading',
          ...(profile.alertIntake && { alertIntake: onServer(profile.alertIntake, server.url) }),
        }),
  });
  target.wait ??= (seconds) => server.advance(seconds);
  const session = createSession(contract, target, {
    timeoutMs: TIMEOUT_MS,
    ...(target.writes && { ledger: ledgerInMemory() }),
  });
  try {
    for (const job of jobs) {
      const isAbout = job.operations.some((id) => statement.operations.includes(id));
      if (!('perform' in job) || !isAbout || !isWanted(job)) continue;
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
    await close();
  }
}

/** The time in milliseconds after which a job fails, because a faulty sandbox may hang. */
const TIMEOUT_MS = 20_000;

async function profileOfFaultless(
  contract: Contract,
  start: () => Promise<ServedSandbox>,
): Promise<OperatorProfile> {
  const server = await start();
  return operatorProfile(contract, server.url).finally(server.close);
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
