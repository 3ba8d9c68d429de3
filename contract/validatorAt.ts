import type { Contract, Validator } from './contract.ts';

/**
 * The compiled validator of the schema at a pointer into the bundle.
 * @throws an Error when the build made none: a fault of the suite, not of the server.
 */
export function validatorAt(contract: Contract, pointer: string): Validator {
  const validate = contract.validators[pointer];
  if (!validate)
    throw new Error(`The built contract has no validator for ${pointer}. Run: npm run build`);
  return validate;
}
