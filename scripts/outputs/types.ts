import { typesOf } from '../../contract/typesOf.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/** Writes the TypeScript types of the bundle. */
export const types: Output = {
  file: 'generated/types.ts',
  committed: true,
  text: async ({ bareText }) => `// ${BANNER}\n\n${await typesOf(JSON.parse(bareText))}`,
};
