import type { Contract, Validator } from '../contract.ts';
import type { Located } from '../reference.ts';
import type { WrittenSchema } from '../walkSchema.ts';
import { type Cause, rootCauses } from './rootCauses.ts';

/**
 * Returns the reasons why a schema of the bundle refuses a value. The list is empty if the value is valid.
 * @throws an Error when the build has no validator for the schema
 */
export function causesAt(
  contract: Pick<Contract, 'document' | 'validators'>,
  schema: Located<WrittenSchema>,
  value: unknown,
): Cause[] {
  const validate = validatorAt(contract, schema.pointer);
  return validate(value) ? [] : rootCauses(contract.document, schema, value, validate.errors ?? []);
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
