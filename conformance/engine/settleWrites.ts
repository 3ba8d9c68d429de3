import { setTimeout as sleep } from 'node:timers/promises';
import { changesNothing } from '../../contract/contract.ts';
import type { Send, Stage } from './job.ts';

/** The stage that waits after a write until every node of the target shows it. */
export interface SettleStage extends Stage {
  /** Performs removals. All calls meanwhile wait until reads show every write. */
  removing<T>(lagMs: number, remove: () => Promise<T>): Promise<T>;
}

/** The share of the lag that the stage waits in addition. */
const MARGIN = 0.5;

export function settleWrites(send: Send, signal: AbortSignal | undefined): SettleStage {
  let wroteAt = Number.NEGATIVE_INFINITY;
  const lags: number[] = [];
  return {
    send: async (call) => {
      const lagMs = call.settledMs ?? Math.max(0, ...lags);
      const waitMs = wroteAt + lagMs * (1 + MARGIN) - performance.now();
      if (lagMs > 0 && waitMs > 0) await sleep(waitMs, undefined, call.isRemoval ? {} : { signal });
      return send(call).finally(() => {
        if (!changesNothing(call.operation)) wroteAt = performance.now();
      });
    },
    removing: async (lagMs, remove) => {
      lags.push(lagMs);
      return remove().finally(() => lags.splice(lags.indexOf(lagMs), 1));
    },
  };
}
