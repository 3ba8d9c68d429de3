import { requirementOfFields } from '../contract/explain/requirementOf.ts';
import type { Cause } from '../contract/explain/rootCauses.ts';
import { segmentsOf } from '../contract/pointer.ts';
import type { Reasons } from './refusal.ts';

/** A field that is wrong, and what is wrong with it: the body as a whole has no name. */
export type Fault = [field: string, text: string];

/** What is said of a field that must be there and is not. */
export const MUST_BE_THERE = 'must be there';

/**
 * Tells causes field by field, a missing one by its own name.
 * @param field what the value is called that they are about; empty for the body
 */
export function faultsOf(field: string, causes: Cause[]): Fault[] {
  return causes.flatMap(({ path, missing, requirement }) => {
    const place = [...(field ? [field] : []), ...segmentsOf(path)];
    if (missing.length === 0) return [[place.join('.'), requirement] satisfies Fault];
    const condition = requirement.slice(requirementOfFields(missing).length);
    return missing.map(
      (name): Fault => [[...place, name].join('.'), `${MUST_BE_THERE}${condition}`],
    );
  });
}

/** Faults in the form of the contract's errors: texts for each field, or one text where it is the whole. */
export function reasonsOf(faults: Fault[]): Reasons {
  // The body as a whole has no name that a text could stand under.
  if (faults.some(([field]) => field === ''))
    return faults.map(([field, text]) => `${field} ${text}`.trim()).join('; ');
  const fields: Record<string, string[]> = {};
  for (const [field, text] of faults) fields[field] = [...(fields[field] ?? []), text];
  return fields;
}
