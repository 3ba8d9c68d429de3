import type { Output } from './output.ts';

/** Writes the statements of the documents for programs: see `Statement`. */
export const statements: Output = {
  file: 'generated/statements.json',
  committed: false,
  text: (contract) => JSON.stringify(contract.statements),
};
