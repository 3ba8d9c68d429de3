import type { Suite } from '../engine/job.ts';
import { lifecycles } from './lifecycles/lifecycles.ts';
import { negative } from './negative/negative.ts';
import { replay } from './replay.ts';
import { rules } from './rules/rules.ts';

/** Every suite, in the order in which reports show them. */
export const SUITES: Suite[] = [replay, rules, lifecycles, negative];
