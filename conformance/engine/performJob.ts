import { inspect } from 'node:util';
import type { Contract } from '../../contract/contract.ts';
import {
  type Aged,
  evidenceOf,
  type Finding,
  isNewerThan,
  toleratedBy,
  type WithChecks,
  withLevel,
} from '../../judge/index.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { readJson } from '../../wire/readBody.ts';
import type { Target } from '../target/target.ts';
import type { Delivery } from './deliver.ts';
import { findUnstatedRight } from './findUnstatedRight.ts';
import { type Call, CannotPerform, type Judgement, type Performed, type Send } from './job.ts';
import { emptyResult } from './leaveJob.ts';
import { recordExchange } from './recordExchange.ts';
import { type JobFacts, type Result, withStrictness } from './result.ts';
import { TargetAway } from './trackAbsences.ts';
import { Disturbed } from './watchTarget.ts';
import type { LedgerEntry } from './writes/ledger.ts';

export interface JobOptions {
  contract: Contract & WithChecks;
  target: Target;
  /** Sends the calls of the job. */
  send: Send;
  /** Gets the target ready for the job. */
  prepare: (job: Performable) => Promise<void>;
  redact: <T>(data: T) => T;
  /** Ends the job before its next call. */
  signal?: AbortSignal | undefined;
}

/** A job that can be performed on the target. */
export type Performable = JobFacts & Aged & Performed;

/** A job that was performed once. */
export interface PerformedJob {
  result: Result;
  /** The sign that the target was away in the middle of the job. Undefined if the result counts. */
  disturbance: string | undefined;
  /** The ledger entries of the resources that the job has created. */
  created: LedgerEntry[];
  /** The calls that the job has sent, in order. A finding has the index of its call. */
  calls: SentCall[];
}

/** Performs a job once. For a fault of the suite itself, the outcome is `error`. */
export async function performJob(job: Performable, options: JobOptions): Promise<PerformedJob> {
  const { target, send, prepare, redact, signal } = options;
  const deliveries: { call: Call; delivery: Delivery }[] = [];
  const created: LedgerEntry[] = [];
  let disturbance: string | undefined;
  const sentCalls = (): SentCall[] =>
    deliveries.flatMap(({ call, delivery }) =>
      delivery.exchanges.map((exchange) => ({ call, exchange })),
    );
  const perform = async (): Promise<Result> => {
    await prepare(job);
    const judgement = await job
      .perform(async (call) => {
        signal?.throwIfAborted();
        const delivery = await send({ ...call, onCreate: (entry) => created.push(entry) });
        deliveries.push({ call, delivery });
        return delivery;
      })
      .catch((error: Error): Judgement => {
        const isLeft = error instanceof CannotPerform && leaksOf(deliveries).length > 0;
        if (!isLeft) throw error;
        return { outcome: 'pass' };
      });
    const isNew = isNewerThan(job, options.contract.checksOf);
    const judged = withLeaks({ ...emptyResult(job), ...judgement }, leaksOf(deliveries));
    return judgeCalls(judged, sentCalls(), { ...options, isNew });
  };
  const result = await perform().catch((error: Error): Result => {
    if (error instanceof Disturbed) disturbance = error.message;
    const failed = failedPerformance(error);
    if (failed.outcome === 'error' && disturbance === undefined)
      console.error(`${job.id}: a fault of the suite\n${redact(inspect(error))}`);
    return { ...emptyResult(job), ...failed };
  });
  const calls = sentCalls();
  const own = deliveries.flatMap(({ delivery }) => (delivery.isShared ? [] : [delivery]));
  const exercised = deliveries.flatMap(({ delivery }) => delivery.exercised ?? []);
  if (exercised.length > 0) result.exercised = exercised;
  if (calls.length > 0)
    result.durationMs = own
      .flatMap(({ exchanges }) => exchanges)
      .reduce((sum, { durationMs }) => sum + durationMs, 0);
  const repeats = new Set(own.flatMap(({ repeated }) => repeated ?? []));
  if (result.outcome === 'pass' && !result.flaky && repeats.size > 0) {
    result.notes = [
      ...result.notes,
      ...[...repeats].map((reason) => `passed on a repeat: ${reason}`),
    ];
    result.flaky = true;
  }
  return { result: withExchanges(result, calls, target), disturbance, created, calls };
}

function leaksOf(deliveries: { delivery: Delivery }[]): Finding[] {
  return deliveries.flatMap(({ delivery }) => delivery.leaks ?? []);
}

/** Returns a result with the findings about secrets that the job does not have itself. */
function withLeaks(result: Result, leaks: Finding[]): Result {
  const known = new Set(result.findings.map(({ message }) => message));
  const others = leaks.filter(({ message }) => !known.has(message) && known.add(message));
  if (others.length === 0) return result;
  const { reason: _, needs: __, ...rest } = result;
  return { ...rest, outcome: 'fail', findings: [...result.findings, ...others] };
}

/** Returns the outcome of a job that threw an error. */
export function failedPerformance(error: Error): Judgement & Pick<Result, 'fault'> {
  const reason = error.message;
  if (error instanceof CannotPerform) {
    const { outcome, needs, fault } = error;
    return { outcome, reason, ...(needs.length > 0 && { needs }), ...(fault && { fault }) };
  }
  if (error instanceof TargetAway) return { outcome: 'not-run', fault: error.fault, reason };
  if (error.name === 'AbortError')
    return { outcome: 'not-run', reason: 'the run ended before this job was finished' };
  return { outcome: 'error', reason };
}

/** A call that a job has sent, with one of its exchanges. */
export interface SentCall {
  call: Call;
  exchange: Exchange;
}

/** Adds the levels of the findings, and the actions of the deviations file that tolerate a response. */
function judgeCalls(
  judged: Result,
  calls: SentCall[],
  { contract, target, isNew }: Pick<JobOptions, 'contract' | 'target'> & { isNew: boolean },
): Result {
  const { offering, can } = target;
  const gateway = target.kind === 'live' ? findGateway(judged, calls) : undefined;
  if (gateway)
    return { ...judged, outcome: 'blocked', fault: 'network', reason: gateway, findings: [] };
  const actions = calls.flatMap(({ exchange, call: { operation, request, expected } }) => {
    const expectation = { contract, operation, request, status: expected.status };
    return toleratedBy(exchange, { ...expectation, ...(offering && { offering }) });
  });
  const seen = judged.findings.map((finding) => {
    const shown = calls[indexOfCall(finding, calls, judged) ?? -1];
    const isAsked = shown && target.kind === 'live';
    const obstacle = isAsked && findUnstatedRight(contract, target, finding, shown.call);
    return { finding, shown, obstacle: obstacle || undefined };
  });
  const left = seen.filter(({ obstacle }) => obstacle === undefined);
  const obstacle = seen.find((one) => one.obstacle)?.obstacle;
  if (obstacle && left.length === 0)
    return { ...judged, ...obstacle, outcome: 'not-run', findings: [] };
  const findings = left.map(({ finding, shown }) => {
    if (!shown) return { ...finding, level: 'required' as const };
    const { operation, request, as, token } = shown.call;
    const hasToken = token !== undefined && token !== '';
    const body = shown.exchange.response && readJson(shown.exchange.response);
    return withLevel(finding, { contract, operation, request, as, hasToken, isNew, body });
  });
  return {
    ...(judged.outcome === 'fail'
      ? withStrictness({ ...judged, findings }, can.respondExactly)
      : judged),
    ...(actions.length > 0 && { toleratedBy: [...new Set(actions)].sort((a, b) => a - b) }),
  };
}

/** The statuses that only a gateway has (RFC 9110). A server may respond with 503 itself. */
const OF_GATEWAY = new Set([502, 504]);

/** Returns the reason why a gateway has a fault of a job, and not the server. Undefined if the server has it. */
function findGateway(judged: Result, calls: SentCall[]): string | undefined {
  if (judged.outcome !== 'fail') return undefined;
  const shown = judged.findings
    .map((finding) => calls[indexOfCall(finding, calls, judged) ?? -1])
    .find((one) => OF_GATEWAY.has(one?.exchange.response?.status ?? 0));
  return (
    shown &&
    `a gateway responds to ${shown.call.operation.id} with ${shown.exchange.response!.status}, also to a second request: raise its time limit, or see why the server does not respond`
  );
}

/**
 * Adds the exchanges of a job, and to each finding the index of the exchange that shows it. If several exchanges show
 * it together, that is the last call of the operation under test.
 */
function withExchanges(result: Result, calls: SentCall[], { connection }: Target): Result {
  if (result.outcome === 'pass' || result.outcome === 'unsupported') return result;
  return {
    ...result,
    exchanges: calls.map(({ exchange, call }) =>
      recordExchange(exchange, { TOKEN: call.token, ...connection?.variables }),
    ),
    findings: result.findings.map((finding) => {
      const index = indexOfCall(finding, calls, result);
      return index === undefined ? finding : { ...finding, exchange: index };
    }),
  };
}

/** Returns the index of the call that shows a finding. Undefined if the job has sent none. */
function indexOfCall(
  finding: Finding,
  calls: SentCall[],
  { operations: [subject] }: JobFacts,
): number | undefined {
  const evidence = evidenceOf(finding);
  return [
    calls.findLastIndex(({ exchange }) => exchange === evidence),
    calls.findLastIndex(({ call }) => call.operation.id === subject),
    calls.length - 1,
  ].find((one) => one >= 0);
}
