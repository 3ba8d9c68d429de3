/** The events of all areas that the clock triggers. */
import type { Sandbox } from '../sandbox.ts';
import { exportEvents } from './dependency-list-exports/exportEvents.ts';
import { storageMoveEvents } from './storage-moves/storageMoveEvents.ts';

/**
 * Carries out the events that are due.
 * @returns the time of the next event, in milliseconds since 1970; undefined without one
 */
export type TimedEvents = (sandbox: Sandbox) => number | undefined;

export const TIMED_EVENTS: TimedEvents[] = [exportEvents, storageMoveEvents];
