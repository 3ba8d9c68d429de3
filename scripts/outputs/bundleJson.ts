import type { Output } from './output.ts';

/** Writes the bundle as JSON, for programs. */
export const bundleJson: Output = {
  file: 'generated/openapi.json',
  committed: false,
  text: ({ document }) => JSON.stringify(document),
};
