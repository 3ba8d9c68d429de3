import { inspect } from 'node:util';
import type { Contract } from '../../contract/contract.ts';
import { needsToken } from '../../contract/needsToken.ts';
import {
  evidenceOf,
  type Finding,
  toleratedBy,
  withEvidence,
  withLevel,
} from '../../judge/index.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { readJson } from '../../wire/readBody.ts';
import { probesOf } from '../target/look/probes.ts';
import { DEFAULT_WAIT_MS, type PaceFound } from '../target/pace.ts';
import type { Target } from '../target/target.ts';
import { createDeliverer } from './deliver.ts';
import { type Call, CannotPerform, type Job } from './job.ts';
import { createNoteExercised } from './noteExercised.ts';
import { recordExchange } from './recordExchange.ts';
import { redactor } from './redact.ts';
import { type Result, withStrictness } from './result.ts';
import { sendCall } from './sendCall.ts';
import { shareResponses } from './shareResponses.ts';
import { watchLinks } from './watchLinks.ts';
import { type Absence, Disturbed, TargetAway, watchTarget } from './watchTarget.ts';
import { findRemnants } from './writes/findRemnants.ts';
import { guardWrites } from './writes/guardWrites.ts';
import type { Ledger, LedgerEntry } from './writes/ledger.ts';

export interface SessionOptions {
  /** The longest time for one response in milliseconds. Default: 10 000. */
  timeoutMs?: number;
  /**
   * Ends the run: jobs no longer wait, and requests that have not been sent stay unsent. Default: the run is never
   * ended early.
   */
  signal?: AbortSignal;
  /**
   * Whether advised findings fail a job, too. Default: they do if the target must respond exactly as documented, such as
   * a mock.
   */
  strict?: boolean | undefined;
  /** Called if the target is away in the middle of the run, with the sign, and if it is back, with undefined. */
  onAbsence?: (reason: string | undefined) => void;
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
  /** The times in which the target was away. */
  absences(): readonly Absence[];
  /** The reason why the run cannot go on, because the target is away. Undefined if it can. */
  away(): string | undefined;
  /** Returns the findings about links that lead to another address than that of the target. See `LinkWatch`. */
  links(): { result?: Result | undefined; hint?: string | undefined };
  /** The rate that the target accepts. Undefined if the run has not slowed down. */
  pace(): PaceFound | undefined;
  /** Closes the connections to the target. */
  close(): void;
}

/** Opens a session. Every request of a run is sent through its session. The session redacts secrets in the results. */
export function createSession(
  contract: Contract,
  target: Target,
  options: SessionOptions = {},
): Session {
  const deliverer = createDeliverer({
    isPatient: !target.can.pickResponses,
    timeoutMs: options.timeoutMs,
    connection: target.connection,
    limits: target.limits,
  });
  const redact = redactor(secretsOf(target));
  const noteExercised = createNoteExercised(contract);
  const shared = shareResponses();
  let wasDisturbed = false;
  /** The jobs that are performed again, with the reason. */
  const reruns = new WeakMap<Job, { reason: string; wasAway: boolean }>();
  const { ledger, signal } = options;
  const isStrict = options.strict === true || target.can.respondExactly;
  const sendUnwatched = (call: Call) => sendCall(contract, target, deliverer, call, signal);
  const watch =
    target.kind === 'live'
      ? watchTarget({
          send: sendUnwatched,
          firstLook: anonymousProbe(contract),
          waitMs: target.limits?.waitMs ?? DEFAULT_WAIT_MS,
          signal,
          onChange: options.onAbsence,
        })
      : undefined;
  const links = target.kind === 'live' ? watchLinks(target.base) : undefined;
  const sendWatched = (call: Call) =>
    watch ? watch.send(call, () => sendUnwatched(call)) : sendUnwatched(call);
  const guard =
    ledger &&
    target.writes &&
    guardWrites({
      contract,
      target,
      ledger,
      writes: target.writes,
      send: sendWatched,
    });
  return {
    perform: async (job) => redact(await perform(job)),
    cleanUp,
    absences: () => redact(watch?.absences ?? []),
    away: () => redact(watch?.away),
    links: () =>
      redact({
        result: links?.result({ ...target.connection?.variables }),
        hint: links?.hint(),
      }),
    pace: () => deliverer.pace(),
    close: () => deliverer.close(),
  };

  async function cleanUp(): Promise<LedgerEntry[]> {
    if (!guard || !ledger || !target.writes) return [];
    // It is not known whether a disturbed write has created its resource, so the lists are searched for it.
    if (wasDisturbed && watch?.away === undefined)
      await findRemnants(contract, target, ledger, target.writes.run, sendUnwatched);
    return guard.undo(ledger.entries);
  }

  /** Performs a job, and performs it again if the target was away in the middle of it. */
  async function perform(job: Job): Promise<Result> {
    if ('reason' in job) return leaveJob(job, 'not-run', job.reason);
    for (let attempt = 1; ; attempt += 1) {
      const awayBefore = watch?.absences.length ?? 0;
      const { result, disturbance } = await performOnce(job);
      if (disturbance === undefined) return result;
      wasDisturbed = true;
      if (attempt >= MAX_ATTEMPTS)
        return {
          ...result,
          outcome: 'blocked',
          fault: 'network',
          reason: `was disturbed ${MAX_ATTEMPTS} times: ${disturbance}`,
        };
      const wasAway = (watch?.absences.length ?? 0) > awayBefore;
      reruns.set(job, { reason: disturbance, wasAway });
    }
  }

  async function performOnce(
    job: Exclude<Job, { reason: string }>,
  ): Promise<{ result: Result; disturbance?: string }> {
    const result: Result = {
      ...factsOf(job),
      outcome: 'error',
      notes: [],
      findings: [],
      exchanges: [],
    };
    const sent: SentCall[] = [];
    const created: LedgerEntry[] = [];
    const repeats = new Set<string>();
    let durationMs = 0;
    let disturbance: string | undefined;
    const send = async (call: Call) => {
      const delivery = await shared.deliver(call, () =>
        guard ? guard.send(call, (entry) => created.push(entry)) : sendWatched(call),
      );
      if (delivery.repeated !== undefined && !delivery.isShared) repeats.add(delivery.repeated);
      const { response } = delivery.exchange;
      const exercised = noteExercised(call.operation, call.request, response);
      if (!delivery.isShared) links?.note(call.operation, delivery.exchange);
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
      if (result.outcome === 'fail') {
        result.findings = result.findings.map((finding) => leveled(finding, sent, job));
        Object.assign(result, withStrictness(result, isStrict));
      }
      const actions = sent.flatMap(({ exchange, call }) => tolerated(exchange, call));
      if (actions.length > 0)
        result.toleratedBy = [...new Set(actions)].sort((one, other) => one - other);
    } catch (error) {
      result.reason = (error as Error).message;
      if (error instanceof CannotPerform) {
        result.outcome = error.outcome;
        if (error.needs.length > 0) result.needs = error.needs;
      } else if (error instanceof Disturbed) disturbance = error.message;
      else if (error instanceof TargetAway)
        Object.assign(result, { outcome: 'not-run', fault: 'network' });
      else if ((error as Error).name === 'AbortError')
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
    noteRepeats(job, result, repeats);
    if (result.outcome !== 'pass' && result.outcome !== 'unsupported') {
      result.exchanges = sent.map(({ exchange, call }) =>
        recordExchange(exchange, {
          TOKEN: call.token,
          ...target.connection?.variables,
        }),
      );
      result.findings = result.findings.map((finding) => withExchange(finding, sent, job));
    }
    if (sent.length > 0) result.durationMs = durationMs;
    return { result, ...(disturbance !== undefined && { disturbance }) };
  }

  function leveled(finding: Finding, sent: SentCall[], job: Job): Finding {
    const shown = sent[indexOfCall(finding, sent, job) ?? -1];
    if (!shown) return { ...finding, level: 'required' };
    const { call, exchange } = shown;
    const { operation, request, as, token } = call;
    const hasToken = token !== undefined && token !== '';
    const body = exchange.response && readJson(exchange.response);
    const facts = { contract, operation, request, as, hasToken, body };
    const found = withLevel(finding, facts);
    const evidence = evidenceOf(finding);
    return evidence ? withEvidence(evidence, [found])[0]! : found;
  }

  /** Notes that a job passed only because requests were repeated, or because it was performed again. */
  function noteRepeats(job: Job, result: Result, repeats: Set<string>): void {
    const rerun = reruns.get(job);
    if (rerun) result.notes = [...result.notes, `performed again: ${rerun.reason}`];
    if (result.outcome !== 'pass' || result.flaky) return;
    result.notes = [
      ...result.notes,
      ...[...repeats].map((reason) => `passed on a repeat: ${reason}`),
    ];
    // An absence of the target is in the report of the run, and makes no single job flaky.
    if (repeats.size > 0 || rerun?.wasAway === false) result.flaky = true;
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

/** How often a job is performed if the target is away in the middle of it each time. */
const MAX_ATTEMPTS = 4;

/** Returns a request without a token. The target refuses it, and so shows that it is there. */
function anonymousProbe(contract: Contract): Call | undefined {
  const operation = probesOf(contract).find(({ definition }) => needsToken(definition));
  return (
    operation && {
      operation,
      request: { path: {}, query: {}, headers: {} },
      expected: { status: 401 },
    }
  );
}

/** Returns the texts of a target that no report may contain. */
function secretsOf({ tokens, sharedToken, connection }: Target): string[] {
  return [
    ...Object.values(tokens),
    ...(sharedToken === undefined ? [] : [sharedToken]),
    ...Object.values(connection?.variables ?? {}),
  ];
}

/**
 * Returns the finding with the index of the exchange that shows it. If several exchanges show it together, that is the
 * last call of the operation under test.
 */
function withExchange(finding: Finding, sent: SentCall[], job: Job): Finding {
  const index = indexOfCall(finding, sent, job);
  return index === undefined ? finding : { ...finding, exchange: index };
}

interface SentCall {
  exchange: Exchange;
  call: Call;
}

/** Returns the index of the call that shows a finding. Undefined if the job has sent none. */
function indexOfCall(
  finding: Finding,
  sent: SentCall[],
  { operations: [subject] }: Job,
): number | undefined {
  const evidence = evidenceOf(finding);
  return [
    sent.findLastIndex(({ exchange }) => exchange === evidence),
    sent.findLastIndex(({ call }) => call.operation.id === subject),
    sent.length - 1,
  ].find((one) => one >= 0);
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
