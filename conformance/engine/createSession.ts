import { inspect } from 'node:util';
import type { Contract } from '../../contract/contract.ts';
import { evidenceOf, type Finding, toleratedBy } from '../../judge/index.ts';
import type { Exchange } from '../../wire/exchange.ts';
import type { Target } from '../target/target.ts';
import { createDeliverer } from './deliver.ts';
import { type Call, CannotPerform, type Job } from './job.ts';
import { createNoteExercised } from './noteExercised.ts';
import { recordExchange } from './recordExchange.ts';
import { redactor } from './redact.ts';
import type { Result } from './result.ts';
import { sendCall } from './sendCall.ts';
import { shareResponses } from './shareResponses.ts';
import { guardWrites } from './writes/guardWrites.ts';
import type { Ledger, LedgerEntry } from './writes/ledger.ts';

export interface SessionOptions {
  /** The longest time for one response in milliseconds. Default: 10 000. */
  timeoutMs?: number;
  /** The most requests per second. Default: no limit. */
  requestsPerSecond?: number;
  /**
   * Ends the run: jobs no longer wait, and requests that have not been sent stay unsent. Default: the run is never
   * ended early.
   */
  signal?: AbortSignal;
  /** Records the resources that the run creates on a deployment. Without a ledger, writes are sent without a guard. */
  ledger?: Ledger;
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
  /** Closes the connections to the target. */
  close(): void;
}

/** Opens a session. Every request of a run is sent through its session. The session redacts secrets in the results. */
export function createSession(
  contract: Contract,
  target: Target,
  options: SessionOptions = {},
): Session {
  const deliverer = createDeliverer({ ...options, isPatient: !target.can.pickResponses });
  const redact = redactor([...Object.values(target.tokens), target.sharedToken ?? '']);
  const noteExercised = createNoteExercised(contract);
  const shared = shareResponses();
  const { ledger, signal } = options;
  const guard =
    ledger &&
    target.writes &&
    guardWrites({
      contract,
      target,
      ledger,
      writes: target.writes,
      send: (call) => sendCall(contract, target, deliverer, call, signal),
    });
  return {
    perform: async (job) => redact(await perform(job)),
    cleanUp: async () => guard?.undo(ledger?.entries ?? []) ?? [],
    close: () => deliverer.close(),
  };

  async function perform(job: Job): Promise<Result> {
    if ('reason' in job) return leaveJob(job, 'not-run', job.reason);
    const result: Result = {
      ...factsOf(job),
      outcome: 'error',
      notes: [],
      findings: [],
      exchanges: [],
    };
    const sent: { exchange: Exchange; call: Call }[] = [];
    const created: LedgerEntry[] = [];
    let durationMs = 0;
    const send = async (call: Call) => {
      const delivery = await shared.deliver(call, () =>
        guard
          ? guard.send(call, (entry) => created.push(entry))
          : sendCall(contract, target, deliverer, call, signal),
      );
      const { response } = delivery.exchange;
      const exercised = noteExercised(call.operation, call.request, response);
      if (exercised) result.exercised = [...(result.exercised ?? []), exercised];
      sent.push(...delivery.exchanges.map((exchange) => ({ exchange, call })));
      if (!delivery.isShared)
        durationMs += delivery.exchanges.reduce((sum, one) => sum + one.durationMs, 0);
      return delivery;
    };
    try {
      if (target.prepare) shared.forget();
      await target.prepare?.(job.operations, job.keepsState ?? false);
      Object.assign(result, await job.perform(send));
      const actions = sent.flatMap(({ exchange, call }) => tolerated(exchange, call));
      if (actions.length > 0)
        result.toleratedBy = [...new Set(actions)].sort((one, other) => one - other);
    } catch (error) {
      result.reason = (error as Error).message;
      if (error instanceof CannotPerform) {
        result.outcome = error.outcome;
        if (error.needs.length > 0) result.needs = error.needs;
      } else if ((error as Error).name === 'AbortError')
        Object.assign(result, {
          outcome: 'not-run',
          reason: 'the run ended before this job was finished',
        });
      else console.error(`${job.id}: a fault of the suite\n${redact(inspect(error))}`);
    }
    if (created.length > 0) {
      await guard?.undo(created);
      shared.forget();
    }
    if (result.outcome !== 'pass' && result.outcome !== 'unsupported') {
      result.exchanges = sent.map(({ exchange, call }) => recordExchange(exchange, call.token));
      result.findings = result.findings.map((finding) => withExchange(finding, sent, job));
    }
    if (sent.length > 0) result.durationMs = durationMs;
    return result;
  }

  function tolerated(exchange: Exchange, { operation, request, expected: { status } }: Call) {
    const { offering } = target;
    return toleratedBy(exchange, {
      contract,
      operation,
      request,
      status,
      ...(offering && { offering }),
    });
  }
}

/**
 * Returns the finding with the index of the exchange that shows it. If several exchanges show it together, that is the
 * last call of the operation under test.
 */
function withExchange(
  finding: Finding,
  sent: { exchange: Exchange; call: Call }[],
  { operations: [subject] }: Job,
): Finding {
  const evidence = evidenceOf(finding);
  const index = [
    sent.findLastIndex(({ exchange }) => exchange === evidence),
    sent.findLastIndex(({ call }) => call.operation.id === subject),
    sent.length - 1,
  ].find((one) => one >= 0);
  return index === undefined ? finding : { ...finding, exchange: index };
}

/** Returns the result of a job that is not performed. */
export function leaveJob(job: Job, outcome: 'not-run' | 'disabled', reason: string): Result {
  const needs = outcome === 'not-run' && 'needs' in job ? job.needs : undefined;
  return {
    ...factsOf(job),
    outcome,
    reason,
    ...(needs && { needs }),
    notes: [],
    findings: [],
    exchanges: [],
  };
}

function factsOf({ suite, id, summary, area, operations, endpoint, covers, checks }: Job) {
  return { suite, id, summary, area, operations, endpoint, covers, ...(checks && { checks }) };
}
