import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from './target.ts';

/** Waits on the clock of a target, or in real time if the run cannot move that clock. */
export async function waitOn(target: Pick<Target, 'wait'>, seconds: number): Promise<void> {
  await (target.wait?.(seconds) ?? sleep(seconds * 1000));
}
