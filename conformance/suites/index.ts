import type { Suite } from '../engine/job.ts';
import { lifecycles } from './lifecycles/lifecycles.ts';
import { negative } from './negative/negative.ts';
import { properties } from './properties/properties.ts';
import { replay } from './replay.ts';

/** Every suite, in the order in which reports show them. */
export const SUITES: Suite[] = [replay, properties, lifecycles, negative];
