import { requirementOfFields } from '../contract/explain/requirementOf.ts';
import type { Cause } from '../contract/explain/rootCauses.ts';
import { segmentsOf } from '../contract/pointer.ts';
import type { Reasons } from './refusal.ts';

/** An invalid field and the reason. An empty name stands for the body as a whole. */
export type FieldError = [field: string, reason: string];

/** The reason for a missing field. */
export const IS_REQUIRED = 'is required';

/**
 * Lists causes by field. A missing field has its own entry.
 * @param field name of the validated value; empty for the body
 */
export function fieldErrorsOf(field: string, causes: Cause[]): FieldError[] {
  return causes.flatMap(({ path, missing, requirement }) => {
    const place = [...(field ? [field] : []), ...segmentsOf(path)];
    if (missing.length === 0) return [[place.join('.'), requirement] satisfies FieldError];
    const condition = requirement.slice(requirementOfFields(missing).length);
    return missing.map(
      (name): FieldError => [[...place, name].join('.'), `${IS_REQUIRED}${condition}`],
    );
  });
}

/** Returns errors in the form of the contract: texts by field, or one text if the body as a whole is invalid. */
export function reasonsOf(errors: FieldError[]): Reasons {
  if (errors.some(([field]) => field === ''))
    return errors.map(([field, reason]) => `${field} ${reason}`.trim()).join('; ');
  const fields: Record<string, string[]> = {};
  for (const [field, reason] of errors) fields[field] = [...(fields[field] ?? []), reason];
  return fields;
}
