import type { Output } from './output.ts';

/** Writes the workflows for programs: see `Workflow`. */
export const workflows: Output = {
  file: 'generated/workflows.json',
  committed: false,
  text: (contract) => JSON.stringify(contract.workflows),
};
