import type { Suite } from '../engine/job.ts';
import { lifecycles } from './lifecycles/lifecycles.ts';
import { negative } from './negative/negative.ts';
import { replay } from './replay.ts';
import { rules } from './rules/rules.ts';

/** Every suite, in the order in which reports show them. */
export const SUITES: Suite[] = [replay, rules, lifecycles, negative];

// What the suites read out of the contract, for code that plants faults where they look.
export { writtenBy } from './lifecycles/thing.ts';
export { breaksOf } from './negative/breaks.ts';
export { viewOf } from './negative/shownState.ts';
export { replayCase } from './replay.ts';
export { shownFields } from './rules/keeps.ts';
export { enumOf } from './rules/reader.ts';
