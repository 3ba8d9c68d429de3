/** Looks again at the failures of jobs, so that what comes and goes is told apart from what the server always does. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { changesNothing, formatEndpoint } from '../../contract/contract.ts';
import type { Finding } from '../../judge/index.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { readReset } from '../../wire/readReset.ts';
import type { Send } from './job.ts';
import type { PerformedJob, SentCall } from './performJob.ts';
import { recordExchange } from './recordExchange.ts';
import { isSameLater } from './repeatRead.ts';
import { hasFindings, type Result } from './result.ts';
import { type Varying, varyingReads } from './varyingReads.ts';
import { SET_UP } from './watchLinks.ts';

/** The number of operations and messages that a result names. */
const MOST_MESSAGES = 5;

/** The number of 403s in a row that come again, after which no job is performed again for one. */
const MOST_STEADY_REFUSALS = 3;

/** A read that may have shown an old state is sent again after this time in milliseconds. */
export const SUPPOSED_LAG_MS = 2000;

/** The number of reads after a write that are repeated. */
const MOST_READS = 3;

/** After this number of repeated reads that stay the same, no further one is repeated. */
const MOST_UNCHANGED = 3;

/** The reasons to perform a job again. */
const LATER = 'a written value appears later';
const REFUSED = 'a 403 that comes and goes: a limit?';
const DIFFER = 'equal requests get different responses';

/** How often a job is performed again for a 403, and if equal requests are known to differ. */
const MOST_REFUSED = 2;
const MOST_VARYING = 2;

/** The wait in seconds before a job with a 403 is performed again, and the longest that a header may ask for. */
const PAUSE_S = 1;
const LONGEST_PAUSE_S = 60;

/** A reason to perform a job again, and the wait before. */
export interface Rerun {
  reason: string;
  pauseS: number;
  /** The lag after writes that every request waits for, in milliseconds. Default: no request waits. */
  settledMs?: number;
}

export interface LookAgain {
  /**
   * Looks at a job that was performed.
   * @param attempts how often it was performed, with this time
   * @param last the reason why it was performed again. Undefined at the first time
   * @returns the result that counts, or the reason to perform the job again
   */
  at(performed: PerformedJob, attempts: number, last?: Rerun): Promise<Result | Rerun>;
  /** Returns one result for all responses that come and go, and one for a lag after writes. */
  results(): Result[];
  /** The time in milliseconds after which every read shows a write. 0 if no lag is known. */
  lagMs(): number;
}

export interface LookAgainOptions {
  send: Send;
  /** See `SessionOptions`. */
  lagMs: number | undefined;
  /** Lowers the rate of the requests. */
  slowDown: () => void;
  /** As for `recordExchange`. */
  variables: Record<string, string | undefined>;
}

export function lookAgain({
  send,
  lagMs: measuredMs,
  slowDown,
  variables,
}: LookAgainOptions): LookAgain {
  const varying = varyingReads(send);
  let steadyRefusals = 0;
  let lagging: SentCall | undefined;
  let lagMs = measuredMs;
  let unchanged = 0;

  return { at, results, lagMs: () => lagMs ?? 0 };

  async function at(
    performed: PerformedJob,
    attempts: number,
    last?: Rerun,
  ): Promise<Result | Rerun> {
    const seen = await look(performed, attempts, last);
    if ('pauseS' in seen || !last) return seen;
    // A 403 that came again does not come and go.
    if (last.reason === REFUSED && !isWell(seen) && findRefused(performed)) return seen;
    return noteRerun(seen, last.reason);
  }

  async function look(
    performed: PerformedJob,
    attempts: number,
    last: Rerun | undefined,
  ): Promise<Result | Rerun> {
    const { result, calls } = performed;
    const refused = findRefused(performed);
    if (last?.reason === REFUSED && (isWell(result) || !refused)) {
      steadyRefusals = 0;
      slowDown();
    }
    if (isWell(result)) {
      await varying.glance(performed);
      return result;
    }
    const written = calls.find(({ call }) => !changesNothing(call.operation));
    if (lagMs !== undefined && written && !last) {
      lagging ??= written;
      return { reason: LATER, pauseS: 0, settledMs: lagMs };
    }
    if (refused && steadyRefusals < MOST_STEADY_REFUSALS) {
      if (attempts <= MOST_REFUSED) return { reason: REFUSED, pauseS: readPause(refused) };
      steadyRefusals += 1;
    }
    if (!hasFindings(result)) return result;
    const left = await varying.leaveOut(performed);
    if (varying.found() && hasFindings(left) && attempts <= MOST_VARYING)
      return { reason: DIFFER, pauseS: 0 };
    if (!hasFindings(left) || last || lagMs !== undefined || !(await showsLater(performed)))
      return left;
    lagMs = SUPPOSED_LAG_MS;
    lagging = written;
    return { reason: LATER, pauseS: 0, settledMs: lagMs };
  }

  /**
   * Sends the reads that show a finding again after a pause. If the job has written nothing since, another response
   * shows that the first one was old. A finding about the last write is shown by the reads after it.
   */
  async function showsLater({ result: { findings }, calls }: PerformedJob): Promise<boolean> {
    const lastWrite = calls.findLastIndex(({ call }) => !changesNothing(call.operation));
    const places = findings.map(({ exchange = -1 }) => exchange);
    const isShown = (index: number) => places.includes(index) || places.includes(lastWrite);
    const shown = calls.filter(
      ({ call }, index) => index > lastWrite && call.operation.method === 'get' && isShown(index),
    );
    if (lastWrite < 0 || shown.length === 0 || unchanged >= MOST_UNCHANGED) return false;
    await sleep(SUPPOSED_LAG_MS);
    const written = calls[lastWrite]!.exchange;
    for (const { call, exchange } of shown.slice(0, MOST_READS))
      if (!(await isSameLater(call, exchange, send, written))) return true;
    unchanged += 1;
    return false;
  }

  function results(): Result[] {
    const found = varying.found();
    return [
      ...(found ? [describeVarying(found, variables)] : []),
      ...(lagging ? [describeLag(lagging, lagMs ?? 0, variables)] : []),
    ];
  }
}

/**
 * Notes that a job was performed again. An absence of the target is in the report of the run, and makes no single job
 * flaky.
 */
export function noteRerun(result: Result, reason: string, wasAway = false): Result {
  const notes = [`performed again: ${reason}`, ...result.notes];
  return { ...result, notes, ...(result.outcome === 'pass' && !wasAway && { flaky: true }) };
}

function isWell(result: Result): boolean {
  return !hasFindings(result) && result.outcome !== 'blocked';
}

/** Returns the first call with a 403 that was not due, and that no other caller was allowed to send. */
function findRefused({ calls }: PerformedJob): SentCall | undefined {
  return calls.find(
    (one, index) =>
      isRefused(one.exchange) &&
      one.call.expected.status !== 403 &&
      !calls.slice(index + 1).some((later) => isAllowedTo(later, one)),
  );
}

/** Returns true if a call is the one before by another caller, who has the right. Then a 403 was no limit. */
function isAllowedTo({ call, exchange }: SentCall, before: SentCall): boolean {
  return (
    call.operation === before.call.operation &&
    isDeepStrictEqual(call.request, before.call.request) &&
    (exchange.response?.status ?? 500) < 300
  );
}

function isRefused({ response }: Exchange): boolean {
  return response?.status === 403;
}

/** Returns the wait in seconds before a refused call is sent again. `RateLimit-Reset` is a time or a number of seconds. */
function readPause({ exchange }: SentCall): number {
  const seconds = exchange.response ? readReset(exchange.response) : undefined;
  return Math.min(seconds ?? PAUSE_S, LONGEST_PAUSE_S);
}

function describeVarying(
  { differing, sent, shown, operations, messages }: Varying,
  variables: Record<string, string | undefined>,
): Result {
  const { operation } = shown.call;
  const names = [...operations];
  return describeSetUp(shown, variables, {
    id: 'comes-and-goes',
    summary: 'Equal requests get equal responses',
    outcome: 'fail',
    notes: [...messages].slice(0, MOST_MESSAGES).map((message) => `comes and goes: ${message}`),
    finding: {
      check: 'comes-and-goes',
      message: `${differing} of ${sent} equal requests differ: different nodes? They are ${names.slice(0, MOST_MESSAGES).join(', ')}${names.length > MOST_MESSAGES ? ` and ${names.length - MOST_MESSAGES} more` : ''}. Compare the versions and the settings of the nodes behind the address`,
      requirement: 'equal requests get equal responses while nothing changes',
      pointer: operation.pointer,
      cause: 'equal requests differ: different nodes?',
      level: 'required',
    },
  });
}

function describeLag(
  shown: SentCall,
  lagMs: number,
  variables: Record<string, string | undefined>,
): Result {
  const seconds = (lagMs / 1000).toFixed(1);
  return describeSetUp(shown, variables, {
    id: 'read-after-write',
    summary: 'A created resource is shown at once',
    outcome: 'advised',
    notes: [],
    finding: {
      check: 'read-after-write',
      message: `a ${lagMs === SUPPOSED_LAG_MS ? 'written value appeared within' : 'created resource appeared after'} ${seconds} s: two nodes with a lag, or a cache? The jobs that were hit were performed again, with a pause after each write`,
      requirement: 'a read after a write shows what was written',
      pointer: shown.call.operation.pointer,
      cause: 'a created resource appears later',
      choice: 'read-after-write',
      level: 'advised',
    },
  });
}

function describeSetUp(
  { call: { operation }, exchange }: SentCall,
  variables: Record<string, string | undefined>,
  {
    finding,
    ...facts
  }: Pick<Result, 'id' | 'summary' | 'outcome' | 'notes'> & { finding: Finding },
): Result {
  return {
    suite: SET_UP,
    area: '',
    operations: [operation.id],
    endpoint: formatEndpoint(operation),
    covers: [],
    checks: [finding.check],
    fault: 'server',
    findings: [{ ...finding, exchange: 0 }],
    exchanges: [recordExchange(exchange, variables)],
    ...facts,
  };
}
