import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listOperations } from '../../contract/contract.ts';
import type { Statement } from '../../contract/statement.ts';
import { PROJECT_DIR, SOURCE_DIR } from '../paths.ts';
import { readGuides } from '../reference/readGuides.ts';
import { referencePage } from '../reference/referencePage.ts';
import { contractChanges } from './contractChanges.ts';
import { deprecationsTable } from './deprecations.ts';
import type { Output } from './output.ts';

/** Writes the reference documentation as one HTML page. It begins with sections on deprecations and changes. */
export const reference: Output = {
  file: 'generated/reference/index.html',
  committed: false,
  async text({ sourceDir, document, cases, workflows, statements }) {
    // The guides and the changelog are about the contract of this project.
    const isOwn = sourceDir === SOURCE_DIR;
    const { info } = document;
    const [general, ofAreas] = parted(statements, ({ id }) => id.startsWith(GENERAL));
    const changes =
      isOwn && contractChanges(await readFile(join(PROJECT_DIR, 'CHANGELOG.md'), 'utf8'));
    const deprecated = deprecationsTable(document);
    const ids = new Set(listOperations(document).map(({ id }) => id));
    const sections = [
      general.length > 0 && generalSection(general),
      deprecated && `## Deprecations\n\n${deprecated}`,
      changes && `## What has changed\n\n${changes}`,
    ].map((section) =>
      (section || '').replaceAll(/`(\w+)`/g, (code, name) =>
        ids.has(name) ? `[${code}](#${name})` : code,
      ),
    );
    const description = [info.description, ...sections].filter(Boolean).join('\n\n');
    return referencePage({
      document: { ...document, info: { ...info, description } },
      cases,
      workflows,
      statements: ofAreas,
      guides: isOwn ? await readGuides() : [],
    });
  },
};

/** The beginning of the IDs of statements across areas. An operation does not repeat them. */
const GENERAL = 'conventions.';

function generalSection(statements: Statement[]): string {
  const items = statements.map(
    ({ id, document, section, says }) => `- ${says} (\`${id}\`, document ${document}, ${section})`,
  );
  return `## Statements about many operations\n\n${items.join('\n')}`;
}

function parted<T>(items: T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
