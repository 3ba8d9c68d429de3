import type { Output } from './output.ts';

/** The cases with all that examples of the bundle cannot say: see `Case`. */
export const cases: Output = {
  file: 'generated/cases.json',
  committed: false,
  text: (contract) => JSON.stringify(contract.cases),
};
