import { requirementOfFields } from '../contract/explain/describeRequirement.ts';
import type { Cause } from '../contract/explain/rootCauses.ts';
import { splitPointer } from '../contract/pointer.ts';
import type { Reasons } from './refusal.ts';

/** The name of an invalid field and the reason. The name is empty if the body as a whole is invalid. */
export type FieldError = [field: string, reason: string];

/** The reason that a message gives for a missing field. */
export const IS_REQUIRED = 'is required';

/**
 * Lists the causes of a failed validation by field. A missing field is an entry with its own name.
 * @param field name of the validated parameter; empty if the body was validated
 */
export function listFieldErrors(field: string, causes: Cause[]): FieldError[] {
  return causes.flatMap(({ path, missing, requirement }) => {
    const place = [...(field ? [field] : []), ...splitPointer(path)];
    if (missing.length === 0) return [[place.join('.'), requirement] satisfies FieldError];
    const condition = requirement.slice(requirementOfFields(missing).length);
    return missing.map(
      (name): FieldError => [[...place, name].join('.'), `${IS_REQUIRED}${condition}`],
    );
  });
}

/**
 * Returns the errors as the contract writes them: texts by field, or a single text if the body as a whole is invalid.
 */
export function groupReasons(errors: FieldError[]): Reasons {
  if (errors.some(([field]) => field === ''))
    return errors.map(([field, reason]) => `${field} ${reason}`.trim()).join('; ');
  const fields: Record<string, string[]> = {};
  for (const [field, reason] of errors) fields[field] = [...(fields[field] ?? []), reason];
  return fields;
}
