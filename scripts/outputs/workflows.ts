import type { Output } from './output.ts';

/** Writes the compiled workflows (type `Workflow`) as JSON, for programs. */
export const workflows: Output = {
  file: 'generated/workflows.json',
  committed: false,
  text: (contract) => JSON.stringify(contract.workflows),
};
