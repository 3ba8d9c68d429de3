import type { Output } from './output.ts';

/** Writes the cases with all fields of `Case`. The examples in the bundle have only some of these fields. */
export const cases: Output = {
  file: 'generated/cases.json',
  committed: false,
  text: (contract) => JSON.stringify(contract.cases),
};
