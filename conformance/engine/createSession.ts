import type { Contract } from '../../contract/contract.ts';
import type { PaceFound } from '../target/pace.ts';
import type { Target } from '../target/target.ts';
import { connectStages, type StageOptions } from './connectStages.ts';
import type { Job, Send } from './job.ts';
import { leaveJob } from './leaveJob.ts';
import { lookAgain, type Rerun } from './lookAgain.ts';
import { type Performable, performJob } from './performJob.ts';
import { targetRedactor } from './redact.ts';
import { type Attempt, repeatJob, undisturbed } from './repeatJob.ts';
import type { Result } from './result.ts';
import type { Absence, Ending } from './trackAbsences.ts';
import { withholdBodies } from './withholdBodies.ts';
import { findRemnants } from './writes/findRemnants.ts';
import type { LedgerEntry } from './writes/ledger.ts';
import { findStillThere } from './writes/removeCreated.ts';

/** The options of a session. The signal ends the run: jobs no longer wait, and unsent requests stay unsent. */
export interface SessionOptions extends StageOptions {
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

/** Opens a session. Every call of a run passes through its stages. The session redacts secrets in the results. */
export function createSession(
  contract: Contract,
  target: Target,
  { lagMs, looksAgain = true, bodies = true, ...options }: SessionOptions = {},
): Session {
  const { kind, writes } = target;
  const { signal, ledger } = options;
  const { delivered, watched, settled, guarded, shared, noted, doubted } = connectStages(
    contract,
    target,
    options,
  );

  const redact = targetRedactor(target, noted.sent);
  const withheld = bodies ? undefined : withholdBodies(contract);
  const shownResult = (result: Result): Result => {
    const redacted = redact(result);
    return withheld ? withheld.fromResult(redacted) : redacted;
  };
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
    perform: async (job) => {
      if ('reason' in job) return shownResult(leaveJob(job, 'not-run', job.reason));
      const attempt = (count: number, last?: Rerun) => attemptJob(job, count, last);
      return shownResult(await repeatJob(job, target, watched.absences, attempt));
    },
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

  /** Performs a job once, looks at it again, and removes the resources that it has created. */
  async function attemptJob(job: Performable, attempt: number, last?: Rerun): Promise<Attempt> {
    const performed = await performJob(job, {
      ...jobOptions,
      ...(last?.settledMs !== undefined && { send: settledSend(last.settledMs) }),
    });
    const { result: seen, created } = performed;
    // The look is at the resources of the job, so it comes before their removal.
    const looked =
      again && performed.disturbance === undefined
        ? await undisturbed(seen, () => again.at(performed, attempt, last))
        : { seen, disturbance: performed.disturbance };
    if (guarded && created.length > 0) {
      await settled.removing(knownLagMs(), () => guarded.undo(created));
      shared.forget();
    }
    wasDisturbed ||= looked.disturbance !== undefined;
    return looked;
  }
}
