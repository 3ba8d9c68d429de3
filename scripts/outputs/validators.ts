import type { Output } from './output.ts';

/** The compiled schemas as an ES module: see `compileValidators`. */
export const validators: Output = {
  file: 'generated/validators.js',
  committed: false,
  text: (contract) => contract.validators.moduleText(),
};
