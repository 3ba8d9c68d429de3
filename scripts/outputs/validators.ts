import type { Output } from './output.ts';

/** Writes the compiled schemas as an ES module: see `compileValidators`. */
export const validators: Output = {
  file: 'generated/validators.js',
  committed: false,
  text: (contract) => contract.validators.moduleText(),
};
