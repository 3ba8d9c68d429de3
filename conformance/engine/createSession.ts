import type { Contract } from '../../contract/contract.ts';
import { needsToken } from '../../contract/needsToken.ts';
import { INTEGRATION } from '../../contract/roles.ts';
import { listProbes } from '../target/look/probes.ts';
import { DEFAULT_WAIT_MS, type PaceFound } from '../target/pace.ts';
import type { Target } from '../target/target.ts';
import { waitOn } from '../target/waitOn.ts';
import { type DeliveryOptions, deliverCalls } from './deliverCalls.ts';
import { doubtSharedToken } from './doubtSharedToken.ts';
import type { Call, Job, Send } from './job.ts';
import { leaveJob } from './leaveJob.ts';
import { lookAgain, noteRerun, type Rerun } from './lookAgain.ts';
import { noteDeliveries } from './noteDeliveries.ts';
import { type Performable, performJob } from './performJob.ts';
import { targetRedactor } from './redact.ts';
import type { Result } from './result.ts';
import { settleWrites } from './settleWrites.ts';
import { shareResponses } from './shareResponses.ts';
import type { Absence, AbsenceOptions, Ending } from './trackAbsences.ts';
import { watchTarget } from './watchTarget.ts';
import { withholdBodies } from './withholdBodies.ts';
import { findRemnants } from './writes/findRemnants.ts';
import { guardWrites } from './writes/guardWrites.ts';
import type { Ledger, LedgerEntry } from './writes/ledger.ts';
import { findStillThere } from './writes/removeCreated.ts';

/** The options of a session. The signal ends the run: jobs no longer wait, and unsent requests stay unsent. */
export interface SessionOptions extends DeliveryOptions, Pick<AbsenceOptions, 'onAbsence'> {
  /** Records the resources that the run creates on a deployment. Without a ledger, writes are sent without a guard. */
  ledger?: Ledger | undefined;
  /** The time in milliseconds after which every read shows a created resource. Default: it is shown at once. */
  lagMs?: number | undefined;
  /** Whether a job of a live target is performed again after a failure that may come and go. Default: true. */
  looksAgain?: boolean | undefined;
  /** Whether the results have bodies and other values of the deployment. Default: true. */
  bodies?: boolean | undefined;
}

/** Performs the jobs of one run on one target. */
export interface Session {
  /** Performs a job. The promise never rejects: for a fault of the suite itself, the outcome is `error`. */
  perform(job: Job): Promise<Result>;
  /**
   * Removes the resources that the jobs have left.
   * @returns the resources that could not be removed
   */
  cleanUp(): Promise<LedgerEntry[]>;
  /** The times in which the target was away. */
  absences(): readonly Absence[];
  /** The reason why the run cannot go on. Undefined if it can. */
  away(): Ending | undefined;
  /** The results that are about the whole deployment, and a hint. */
  setUp(): { results: Result[]; hint?: string | undefined };
  /** The rate that the target accepts. Undefined if the run has not slowed down. */
  pace(): PaceFound | undefined;
  /** Closes the connections to the target. */
  close(): void;
}

/**
 * Opens a session. Every call of a run passes through its stages. The first stage is next to the target, the last one
 * next to the jobs. The session redacts secrets in the results.
 */
export function createSession(
  contract: Contract,
  target: Target,
  {
    timeoutMs,
    signal,
    onAbsence,
    ledger,
    lagMs,
    looksAgain = true,
    bodies = true,
  }: SessionOptions = {},
): Session {
  const { kind, writes, limits } = target;
  const delivered = deliverCalls(contract, target, { timeoutMs, signal });
  const watched =
    kind === 'live'
      ? watchTarget({
          send: delivered.send,
          firstLook: anonymousProbe(contract),
          tokens: new Set(signedIn(target)),
          waitMs: limits?.waitMs ?? DEFAULT_WAIT_MS,
          signal,
          onAbsence,
        })
      : { send: delivered.send, absences: [], away: undefined };
  const settled = settleWrites(watched.send, signal);
  const guarded =
    ledger && writes && guardWrites({ contract, target, ledger, writes, send: settled.send });
  const shared = shareResponses((guarded ?? settled).send);
  const noted = noteDeliveries(contract, target, shared.send);

  const redact = targetRedactor(target);
  const withheld = bodies ? undefined : withholdBodies(contract);
  const shownResult = (result: Result): Result => {
    const redacted = redact(result);
    return withheld ? withheld.fromResult(redacted) : redacted;
  };
  const doubted = doubtSharedToken(target, noted.send);
  const jobOptions = { contract, target, send: doubted.send, prepare, redact, signal };
  const again =
    kind === 'live' && looksAgain
      ? lookAgain({
          send: noted.send,
          lagMs,
          slowDown: delivered.line.slowDown,
          variables: { ...target.connection?.variables },
        })
      : undefined;
  let wasDisturbed = false;
  return {
    perform: async (job) =>
      shownResult('reason' in job ? leaveJob(job, 'not-run', job.reason) : await perform(job)),
    cleanUp: async () => {
      if (!guarded || !ledger || !writes) return [];
      // It is not known whether a disturbed write has created its resource, so the lists are searched for it.
      if (wasDisturbed && watched.away?.fault !== 'network')
        await findRemnants(contract, target, ledger, writes.run, delivered.send);
      return settled.removing(knownLagMs(), async () => {
        const left = await guarded.undo(ledger.entries);
        if (watched.away) return left;
        // A server may confirm a removal, and keep the resource.
        return [
          ...left,
          ...(await findStillThere({ contract, target, ledger, send: settled.send })),
        ];
      });
    },
    absences: () => redact(watched.absences),
    away: () => redact(watched.away),
    setUp: () => {
      const { result, hint } = noted.links();
      const results = [...(result ? [result] : []), ...(again?.results() ?? [])];
      return { results: results.map(shownResult), hint: redact(hint) };
    },
    pace: delivered.pace,
    close: delivered.close,
  };

  function knownLagMs(): number {
    return again?.lagMs() ?? lagMs ?? 0;
  }

  /** Waits after writes. Another job may have read an old state meanwhile, so no response of it serves. */
  function settledSend(settledMs: number): Send {
    return ({ mayShare: _, ...call }) => doubted.send({ ...call, settledMs });
  }

  async function prepare({ operations, keepsState = false }: Performable): Promise<void> {
    if (!target.prepare) return;
    shared.forget();
    await target.prepare(operations, keepsState);
  }

  /** Performs a job, and again if the target was away in the middle of it, or if a second look needs it. */
  async function perform(job: Performable): Promise<Result> {
    let disturbed: { reason: string; wasAway: boolean } | undefined;
    let last: Rerun | undefined;
    for (let attempt = 1; ; attempt += 1) {
      const absencesBefore = watched.absences.length;
      const performed = await performJob(job, {
        ...jobOptions,
        ...(last?.settledMs !== undefined && { send: settledSend(last.settledMs) }),
      });
      const { disturbance, created } = performed;
      // The look is at the resources of the job, so it comes before their removal.
      const seen =
        again && disturbance === undefined
          ? await again.at(performed, attempt, last)
          : performed.result;
      if (guarded && created.length > 0) {
        await settled.removing(knownLagMs(), () => guarded.undo(created));
        shared.forget();
      }
      if ('pauseS' in seen) {
        last = seen;
        await waitOn(target, seen.pauseS);
        continue;
      }
      const result = disturbed ? noteRerun(seen, disturbed.reason, disturbed.wasAway) : seen;
      if (disturbance === undefined) return result;
      wasDisturbed = true;
      if (job.isOnce || attempt >= MAX_ATTEMPTS)
        return {
          ...result,
          outcome: 'blocked',
          fault: 'network',
          reason: `was disturbed${attempt === 1 ? '' : ` ${attempt} times`}: ${disturbance}`,
        };
      disturbed = { reason: disturbance, wasAway: watched.absences.length > absencesBefore };
    }
  }
}

/** Returns the tokens of users, which the look before the run has tried. */
function signedIn({ tokens, sharedToken }: Target): string[] {
  const ofUsers = Object.entries(tokens).filter(([role]) => role !== INTEGRATION);
  return [
    ...ofUsers.map(([, token]) => token),
    ...(sharedToken === undefined ? [] : [sharedToken]),
  ];
}

/** How often a job is performed if the target is away in the middle of it each time. */
const MAX_ATTEMPTS = 4;

/** Returns a request without a token. The target refuses it, and so shows that it is there. */
function anonymousProbe(contract: Contract): Call | undefined {
  const operation = listProbes(contract).find(({ definition }) => needsToken(definition));
  return (
    operation && {
      operation,
      request: { path: {}, query: {}, headers: {} },
      expected: { status: 401 },
    }
  );
}
