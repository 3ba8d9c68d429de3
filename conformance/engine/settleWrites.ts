import { setTimeout as sleep } from 'node:timers/promises';
import { changesNothing } from '../../contract/contract.ts';
import type { Send, Stage } from './job.ts';

/** The stage that waits after a write until every node of the target shows it. */
export interface SettleStage extends Stage {
  /** Whether the stage waits. It is set for the jobs that need it. */
  isOn: boolean;
  /** The time in milliseconds after which every read shows a write. 0 for a target without a lag. */
  lagMs: number;
}

/** The share of the measured lag that the stage waits in addition. */
const MARGIN = 0.5;

export function settleWrites(
  send: Send,
  lagMs: number,
  signal: AbortSignal | undefined,
): SettleStage {
  let wroteAt = Number.NEGATIVE_INFINITY;
  const stage: SettleStage = {
    isOn: false,
    lagMs,
    send: async (call) => {
      const waitMs = wroteAt + stage.lagMs * (1 + MARGIN) - performance.now();
      if (stage.isOn && waitMs > 0)
        await sleep(waitMs, undefined, call.isRemoval ? {} : { signal });
      return send(call).finally(() => {
        if (!changesNothing(call.operation)) wroteAt = performance.now();
      });
    },
  };
  return stage;
}
