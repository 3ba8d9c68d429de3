import type { Suite } from '../engine/job.ts';
import { lifecycles } from './lifecycles/lifecycles.ts';
import { negative } from './negative/negative.ts';
import { probes } from './probes/probes.ts';
import { propertiesWith } from './properties/properties.ts';
import type { Property } from './properties/property.ts';
import { replay } from './replay.ts';

/**
 * Returns all suites, in the order in which reports show them.
 * @param added properties of plugins, for the suite `properties`
 */
export function suitesWith(added: readonly Property[] = []): Suite[] {
  return [replay, propertiesWith(added), probes, lifecycles, negative];
}

/** The suites without the properties of plugins. */
export const SUITES: Suite[] = suitesWith();
