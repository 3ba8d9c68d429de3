/** Finds out in the middle of a run whether the target is still there, so that its absence is no fault of the server. */
import { setTimeout as sleep } from 'node:timers/promises';
import { changesNothing } from '../../contract/contract.ts';
import type { Delivery } from './deliver.ts';
import type { Call } from './job.ts';
import { signOfAbsence } from './signOfAbsence.ts';

/** A time in which the target was away. */
export interface Absence {
  /** The time of the first sign in ISO 8601, in UTC. */
  from: string;
  /** The time at which the target was back. Absent if it did not come back. */
  to?: string;
  /** The sign: `it responds with 503`. */
  reason: string;
}

/** Thrown if a job must be performed again: a request that changes something was sent when the target was away. */
export class Disturbed extends Error {
  override name = 'Disturbed';
}

/** Thrown if the target is away and did not come back within the waiting time. */
export class TargetAway extends Error {
  override name = 'TargetAway';
}

export interface WatchOptions {
  /** Sends a request without this watch. */
  send(call: Call): Promise<Delivery>;
  /** A request for the time before any read has succeeded. Undefined if the contract has no such request. */
  firstLook: Call | undefined;
  /** The longest time in milliseconds that the run waits for the target, in total. */
  waitMs: number;
  /** Ends a wait. The promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Called if the target is away, with the sign, and if it is back, with undefined. */
  onChange?: ((reason: string | undefined) => void) | undefined;
}

/** Watches the target of one run. */
export interface TargetWatch {
  /**
   * Sends a call when the target is there. If the response has a sign of absence, it looks at the target with a read
   * that has succeeded before. If the target is there, the response is its own. If not, all calls wait until it is
   * back. A read is then sent again.
   * @throws Disturbed if the job must be performed again
   * @throws TargetAway if the target does not come back
   */
  send(call: Call, deliver: () => Promise<Delivery>): Promise<Delivery>;
  /** The times in which the target was away. */
  readonly absences: readonly Absence[];
  /** The reason why the run cannot go on. Undefined if it can. */
  readonly away: string | undefined;
}

/** The waits in milliseconds between two looks at an absent target. The last one is repeated. */
const LOOK_AGAIN_MS = [1000, 1000, 2000, 4000, 8000, 15_000];

/** Creates the watch of a run. */
export function watchTarget({
  send: look,
  firstLook,
  waitMs,
  signal,
  onChange,
}: WatchOptions): TargetWatch {
  /** A read that has succeeded, by its token. */
  const good = new Map<string | undefined, Call>();
  /** The operations and signs for which the target was there: the next such response counts. */
  const suspected = new Set<string>();
  const absences: Absence[] = [];
  let waitLeftMs = waitMs;
  let wait: Promise<void> | undefined;
  let away: string | undefined;

  return {
    send,
    absences,
    get away() {
      return away;
    },
  };

  async function send(call: Call, deliver: () => Promise<Delivery>): Promise<Delivery> {
    // A removal is sent in any case, since it is the last that a run does.
    if (call.isRemoval) {
      await wait?.catch(() => {});
      return deliver();
    }
    const delivery = await sendWhenThere(call, deliver);
    const sign = signOf(call, delivery);
    if (sign === undefined) return delivery;
    const sentAt = new Date();
    const wasAway = !(await isThere(call, sign, sentAt));
    const suspicion = `${call.operation.id} ${sign}`;
    if (!wasAway && suspected.has(suspicion)) return delivery;
    if (!wasAway) suspected.add(suspicion);
    if (!changesNothing(call.operation)) throw new Disturbed(sign);
    const again = await sendWhenThere(call, deliver);
    const repeated = { repeated: sign, exchanges: [...delivery.exchanges, ...again.exchanges] };
    // The target may have gone away in the meantime.
    const secondSign = signOf(call, again);
    if (secondSign !== undefined && !(await isThere(call, secondSign, new Date())))
      throw new Disturbed(secondSign);
    return { ...again, ...repeated };
  }

  async function sendWhenThere(call: Call, deliver: () => Promise<Delivery>): Promise<Delivery> {
    await wait;
    if (away !== undefined) throw new TargetAway(away);
    const delivery = await deliver();
    const isGood = (delivery.exchange.response?.status ?? 500) < 300;
    if (isGood && signOf(call, delivery) === undefined && call.operation.method === 'get')
      if (!good.has(call.token)) good.set(call.token, call);
    return delivery;
  }

  function signOf(call: Call, { exchange }: Delivery): string | undefined {
    return signOfAbsence(exchange, call, good.has(call.token));
  }

  /**
   * Looks at the target, and waits until it is there.
   * @returns true if it was there at the first look
   */
  async function isThere(call: Call, reason: string, since: Date): Promise<boolean> {
    if (!wait) {
      if (await looksWell(call)) return true;
      // Another call may have found the absence in the meantime.
      wait ??= waitUntilThere(call, reason, since).finally(() => {
        wait = undefined;
      });
    }
    await wait;
    return false;
  }

  async function looksWell({ token }: Call): Promise<boolean> {
    const known = good.get(token) ?? [...good.values()][0] ?? firstLook;
    if (!known) return true;
    return signOf(known, await look(known)) === undefined;
  }

  async function waitUntilThere(call: Call, reason: string, since: Date): Promise<void> {
    const absence: Absence = { from: since.toISOString(), reason };
    absences.push(absence);
    onChange?.(reason);
    for (let looks = 0; ; looks += 1) {
      const began = performance.now();
      const pauseMs = LOOK_AGAIN_MS[Math.min(looks, LOOK_AGAIN_MS.length - 1)]!;
      if (waitLeftMs <= 0) break;
      await sleep(Math.min(pauseMs, waitLeftMs), undefined, { signal });
      const isBack = await looksWell(call);
      waitLeftMs -= performance.now() - began;
      if (isBack) {
        absence.to = new Date().toISOString();
        suspected.clear();
        onChange?.(undefined);
        return;
      }
    }
    away = `the target is away since ${absence.from.slice(11, 19)} UTC: ${reason}`;
    throw new TargetAway(away);
  }
}
