import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operationsOf } from '../../contract/contract.ts';
import { PROJECT_DIR } from '../paths.ts';
import { referencePage } from '../reference/referencePage.ts';
import { contractChanges } from './contractChanges.ts';
import { deprecationsTable } from './deprecations.ts';
import type { Output } from './output.ts';

/** Writes the reference documentation as one HTML page. It begins with sections on deprecations and changes. */
export const reference: Output = {
  file: 'generated/reference/index.html',
  committed: false,
  async text({ document, cases, workflows }) {
    const { info } = document;
    const changes = contractChanges(await readFile(join(PROJECT_DIR, 'CHANGELOG.md'), 'utf8'));
    const deprecated = deprecationsTable(document);
    const ids = new Set(operationsOf(document).map(({ id }) => id));
    const sections = [
      deprecated && `## Deprecations\n\n${deprecated}`,
      changes && `## What has changed\n\n${changes}`,
    ].map((section) =>
      section.replaceAll(/`(\w+)`/g, (code, name) =>
        ids.has(name) ? `[${code}](#${name})` : code,
      ),
    );
    const description = [info.description, ...sections].filter(Boolean).join('\n\n');
    return referencePage({ ...document, info: { ...info, description } }, cases, workflows);
  },
};
