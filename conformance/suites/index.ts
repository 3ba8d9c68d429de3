import type { Suite } from '../engine/job.ts';
import { lifecycles } from './lifecycles/lifecycles.ts';
import { negative } from './negative/negative.ts';
import { rulesWith } from './properties/properties.ts';
import type { Property } from './properties/property.ts';
import { replay } from './replay.ts';

/** Every suite, in the order in which reports show them. @param added properties of plugins */
export function suitesWith(added: readonly Property[] = []): Suite[] {
  return [replay, rulesWith(added), lifecycles, negative];
}

/** The suites without plugins. */
export const SUITES: Suite[] = suitesWith();
