import type { Contract, ValidationError, Validator } from '../contract.ts';
import type { Located } from '../reference.ts';
import type { WrittenSchema } from '../walkSchema.ts';
import { type Cause, rootCauses } from './rootCauses.ts';

/**
 * Returns the reasons why a schema of the bundle refuses a value. The list is empty if the value is valid. For a value
 * with thousands of errors, the list has the reasons of the first errors.
 * @throws an Error when the build has no validator for the schema
 */
export function causesAt(
  contract: Pick<Contract, 'document' | 'validators'>,
  schema: Located<WrittenSchema>,
  value: unknown,
): Cause[] {
  const validate = validatorAt(contract, schema.pointer);
  return validate(value)
    ? []
    : rootCauses(contract.document, schema, value, takeFirst(validate.errors ?? []));
}

const MAX_ERRORS = 4000;

/** Returns the first errors. An item whose errors would be cut off in the middle is left out, because all of them count. */
function takeFirst(errors: ValidationError[]): ValidationError[] {
  const next = errors[MAX_ERRORS];
  if (!next) return errors;
  const first = errors.slice(0, MAX_ERRORS);
  const findItem = ({ instancePath }: ValidationError) => instancePath.split('/', 2)[1];
  const whole = first.filter((error) => findItem(error) !== findItem(next));
  return whole.length > 0 ? whole : first;
}

/**
 * Returns the compiled validator of the schema at a pointer into the bundle.
 * @throws an Error when the build has no validator for this schema
 */
export function validatorAt(
  { validators }: Pick<Contract, 'validators'>,
  pointer: string,
): Validator {
  const validate = validators[pointer];
  if (!validate)
    throw new Error(`The built contract has no validator for ${pointer}. Run: npm run build`);
  return validate;
}
