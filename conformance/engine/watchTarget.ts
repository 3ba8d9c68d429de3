/** Finds out in the middle of a run whether the target is still there, so that its absence is no fault of the server. */
import { changesNothing } from '../../contract/contract.ts';
import type { Delivery } from './deliver.ts';
import type { Call, Send, Stage } from './job.ts';
import { type AbsenceOptions, type AbsenceTracker, trackAbsences } from './trackAbsences.ts';

/** Thrown if a job must be performed again: a request that changes something was sent when the target was away. */
export class Disturbed extends Error {
  override name = 'Disturbed';
}

/** The stage that holds calls back while the target is away. */
export interface WatchStage extends Stage, Pick<AbsenceTracker, 'absences' | 'away'> {
  /**
   * Sends a call when the target is there. If the response has a sign of absence, it looks at the target with a read
   * that has succeeded before. If the target is there, the response is its own. If not, all calls wait until it is
   * back. A read is then sent again.
   * @throws Disturbed if the job must be performed again
   * @throws TargetAway if the target does not come back, or if it refuses a token that it has accepted
   */
  send: Send;
}

/** Creates the watch of a run. */
export function watchTarget(options: AbsenceOptions): WatchStage {
  const { send } = options;
  const tracker = trackAbsences(options);
  /**
   * The operations and signs for which the target was there: the next such response counts. Each absence begins anew,
   * so their keys have the number of absences.
   */
  const suspected = new Set<string>();

  return {
    send: watch,
    absences: tracker.absences,
    get away() {
      return tracker.away;
    },
  };

  async function watch(call: Call): Promise<Delivery> {
    // A removal is sent in any case, since it is the last that a run does.
    if (call.isRemoval) {
      await tracker.untilBack().catch(() => {});
      return send(call);
    }
    const { delivery, sign } = await sendWhenThere(call);
    if (sign === undefined) return delivery;
    const wasAway = !(await tracker.isThere(call, sign, new Date()));
    const suspicion = `${tracker.absences.length} ${call.operation.id} ${sign}`;
    if (!wasAway && suspected.has(suspicion)) return delivery;
    if (!wasAway) suspected.add(suspicion);
    if (!changesNothing(call.operation)) throw new Disturbed(sign);
    const { delivery: again, sign: secondSign } = await sendWhenThere(call);
    // The target may have gone away in the meantime.
    if (secondSign !== undefined && !(await tracker.isThere(call, secondSign, new Date())))
      throw new Disturbed(secondSign);
    return { ...again, repeated: sign, exchanges: [...delivery.exchanges, ...again.exchanges] };
  }

  async function sendWhenThere(call: Call) {
    await tracker.untilBack();
    const delivery = await send(call);
    return { delivery, sign: tracker.signIn(call, delivery) };
  }
}
