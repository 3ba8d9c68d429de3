import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/** Writes the TypeScript types of the bundle. */
export const types: Output = {
  file: 'generated/types.ts',
  committed: true,
  text: async ({ types }) => `// ${BANNER}\n\n${await types()}`,
};
