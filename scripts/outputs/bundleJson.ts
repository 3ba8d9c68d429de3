import type { Output } from './output.ts';

/** The bundle for programs. */
export const bundleJson: Output = {
  file: 'generated/openapi.json',
  committed: false,
  text: ({ document }) => JSON.stringify(document),
};
