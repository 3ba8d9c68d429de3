/** What happens by itself in all areas when its time comes. */
import type { Sandbox } from '../sandbox.ts';
import { exportEvents } from './dependency-list-exports/exportEvents.ts';
import { storageMoveEvents } from './storage-moves/storageMoveEvents.ts';

/**
 * Does everything whose time has come.
 * @returns when the next thing is to happen, in milliseconds since 1970; undefined when there is none
 */
export type TimedEvents = (sandbox: Sandbox) => number | undefined;

export const TIMED_EVENTS: TimedEvents[] = [exportEvents, storageMoveEvents];
