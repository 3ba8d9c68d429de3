import type { Output } from './output.ts';

/** Writes the cases with all their fields, more than the examples of the bundle have: see `Case`. */
export const cases: Output = {
  file: 'generated/cases.json',
  committed: false,
  text: (contract) => JSON.stringify(contract.cases),
};
