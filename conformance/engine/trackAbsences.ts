import { setTimeout as sleep } from 'node:timers/promises';
import { quoteMessage } from '../target/look/readRefusal.ts';
import type { Delivery } from './deliver.ts';
import type { Call, Send } from './job.ts';
import type { Fault } from './result.ts';
import { refusesToken, signOfAbsence } from './signOfAbsence.ts';

/** A time in which the target was away. */
export interface Absence {
  /** The time of the first sign in ISO 8601, in UTC. */
  from: string;
  /** The time at which the target was back. Absent if it did not come back. */
  to?: string;
  /** The sign: `it responds with 503`. */
  reason: string;
}

/** The reason why a run cannot go on: the target is away, or it refuses the token of one caller. */
export interface Ending {
  fault: Exclude<Fault, 'server'>;
  reason: string;
}

/** Thrown if the run cannot go on. */
export class TargetAway extends Error {
  override name = 'TargetAway';
  readonly fault: Ending['fault'];

  constructor({ reason, fault }: Ending) {
    super(reason);
    this.fault = fault;
  }
}

export interface AbsenceOptions {
  /** Sends a request even if the target may be away. */
  send: Send;
  /**
   * A read that needs a token and no more, for the time before any read has succeeded. Undefined if the contract has no
   * such read.
   */
  firstLook: Call | undefined;
  /** The tokens that the target has accepted before the run. */
  tokens: ReadonlySet<string>;
  /** The longest time in milliseconds that the run waits for the target, in total. */
  waitMs: number;
  /** Ends a wait. The promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Called if the target is away, with the sign, and if it is back, with undefined. */
  onAbsence?: ((reason: string | undefined) => void) | undefined;
}

/** Knows the absences of one target, and looks at the target with a read that has succeeded before. */
export interface AbsenceTracker {
  /** The times in which the target was away. */
  readonly absences: readonly Absence[];
  /** The reason why the run cannot go on. Undefined if it can. */
  readonly away: Ending | undefined;
  /**
   * Waits while the target is away.
   * @throws TargetAway if the run cannot go on
   */
  untilBack(): Promise<void>;
  /** Returns the sign of absence in a response, and otherwise remembers a read that succeeded. */
  signIn(call: Call, delivery: Delivery): string | undefined;
  /**
   * Looks at the target after a sign of absence, and waits until it is there.
   * @returns true if it was there at the first look
   * @throws TargetAway if the run cannot go on
   */
  isThere(call: Call, reason: string, since: Date): Promise<boolean>;
}

/** The waits in milliseconds between two looks at an absent target. The last one is repeated. */
const LOOK_AGAIN_MS = [1000, 1000, 2000, 4000, 8000];
const LOOK_LATER_MS = 15_000;

export function trackAbsences({
  send,
  firstLook,
  tokens,
  waitMs,
  signal,
  onAbsence,
}: AbsenceOptions): AbsenceTracker {
  const { signIn, readWith, anyRead } = goodReads({ firstLook, tokens });
  const absences: Absence[] = [];
  let waitLeftMs = waitMs;
  let wait: Promise<void> | undefined;
  let away: Ending | undefined;

  return {
    absences,
    get away() {
      return away;
    },
    untilBack: async () => {
      await wait;
      if (away !== undefined) throw new TargetAway(away);
    },
    signIn,
    isThere,
  };

  async function isThere(call: Call, reason: string, since: Date): Promise<boolean> {
    if (!wait) {
      if (await looksWell(call)) return true;
      await endIfTokenIsRefused(call, since);
      // Another call may have found the absence in the meantime.
      wait ??= waitUntilThere(call, reason, since).finally(() => {
        wait = undefined;
      });
    }
    await wait;
    return false;
  }

  async function looksWell({ token, as }: Call): Promise<boolean> {
    const known = readWith(token, as) ?? anyRead() ?? firstLook;
    if (!known) return true;
    return signIn(known, await send(known)) === undefined;
  }

  /**
   * Ends the run if the target refuses the token of one caller, and still serves another. A token that has expired does
   * not come back.
   */
  async function endIfTokenIsRefused(call: Call, since: Date): Promise<void> {
    const own = call.token === undefined ? undefined : readWith(call.token, call.as);
    if (!own) return;
    const { exchange } = await send(own);
    if (!exchange.response || !refusesToken(exchange)) return;
    // A gateway may refuse every token. If there is no other, a read without a token must do.
    const others = tokens.size > 1 ? [...tokens].filter((one) => one !== call.token) : [undefined];
    for (const other of others.flatMap((token) => readWith(token) ?? [])) {
      const { exchange: seen } = await send(other);
      if ((seen.response?.status ?? 500) >= 300) continue;
      const says = quoteMessage(exchange.response);
      away = {
        fault: 'profile',
        reason: `The token of ${call.as ?? '--token-env'} is refused (401) since ${since.toISOString().slice(11, 19)} UTC, and the run has used it before: it has expired, or somebody has revoked it. The words of the server are "${says}". Create a new token that outlasts the run`,
      };
      throw new TargetAway(away);
    }
  }

  async function waitUntilThere(call: Call, reason: string, since: Date): Promise<void> {
    const absence: Absence = { from: since.toISOString(), reason };
    absences.push(absence);
    onAbsence?.(reason);
    for (let looks = 0; waitLeftMs > 0; looks += 1) {
      const began = performance.now();
      const pauseMs = LOOK_AGAIN_MS[looks] ?? LOOK_LATER_MS;
      await sleep(Math.min(pauseMs, waitLeftMs), undefined, { signal });
      const isBack = await looksWell(call);
      waitLeftMs -= performance.now() - began;
      if (isBack) {
        absence.to = new Date().toISOString();
        onAbsence?.(undefined);
        return;
      }
    }
    away = {
      fault: 'network',
      reason: `the target is away since ${absence.from.slice(11, 19)} UTC: ${reason}`,
    };
    throw new TargetAway(away);
  }
}

/** Remembers reads that have succeeded. */
function goodReads({ firstLook, tokens }: Pick<AbsenceOptions, 'firstLook' | 'tokens'>) {
  /** A read that has succeeded, by its token. */
  const good = new Map<string | undefined, Call>();
  return { signIn, readWith, anyRead: () => [...good.values()][0] };

  function signIn(call: Call, { exchange }: Delivery): string | undefined {
    const { token } = call;
    const isKnown = good.has(token) || (token !== undefined && tokens.has(token));
    const sign = signOfAbsence(exchange, call, isKnown);
    const isGood = sign === undefined && (exchange.response?.status ?? 500) < 300;
    if (isGood && call.operation.method === 'get' && !good.has(call.token))
      good.set(call.token, call);
    return sign;
  }

  /** Returns a read that should succeed with a token. Undefined if none is known. */
  function readWith(token: string | undefined, as?: string): Call | undefined {
    const isKnown = token !== undefined && tokens.has(token) && firstLook !== undefined;
    const byToken = isKnown
      ? { ...firstLook, token, ...(as !== undefined && { as }), expected: { status: 200 } }
      : undefined;
    return good.get(token) ?? byToken;
  }
}
