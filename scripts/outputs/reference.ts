import { referencePage } from '../reference/referencePage.ts';
import { deprecationsTable } from './deprecations.ts';
import type { Output } from './output.ts';

/** The reference: one page with everything in it, the deprecations as a section of what it begins with. */
export const reference: Output = {
  file: 'generated/reference/index.html',
  committed: false,
  text({ document, cases, workflows }) {
    const { info } = document;
    const table = deprecationsTable(document);
    const description = [info.description, table && `## Deprecations\n\n${table}`]
      .filter(Boolean)
      .join('\n\n');
    return referencePage({ ...document, info: { ...info, description } }, cases, workflows);
  },
};
