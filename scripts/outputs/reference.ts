import { referencePage } from '../reference/referencePage.ts';
import type { Output } from './output.ts';

/** The reference: one page with everything in it. */
export const reference: Output = {
  file: 'generated/reference/index.html',
  committed: false,
  text: ({ document, cases, workflows }) => referencePage(document, cases, workflows),
};
