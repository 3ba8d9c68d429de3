import type { Output } from './output.ts';

/** Writes the compiled schemas as an ES module. The function `compileValidators` creates its text. */
export const validators: Output = {
  file: 'generated/validators.js',
  committed: false,
  text: (contract) => contract.validators.moduleText(),
};
