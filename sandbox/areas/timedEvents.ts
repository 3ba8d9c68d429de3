/** Lists the functions that carry out timed events, which happen when the clock of the sandbox reaches a time. */
import type { Sandbox } from '../sandbox.ts';
import { exportEvents } from './dependency-list-exports/exportEvents.ts';
import { storageMoveEvents } from './storage-moves/storageMoveEvents.ts';

/**
 * Carries out the events whose time has come.
 * @returns the time of the next event, in milliseconds since 1970; undefined if no event is expected
 */
export type TimedEvents = (sandbox: Sandbox) => number | undefined;

export const TIMED_EVENTS: TimedEvents[] = [exportEvents, storageMoveEvents];
