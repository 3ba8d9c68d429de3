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
    const [begin = '', ...rest] = (info.description ?? '').split(/^(?=## )/m);
    const own = isOwn ? [START, ELSEWHERE] : [];
    const description = [begin.trim(), ...own, rest.join('').trim(), ...sections]
      .filter(Boolean)
      .join('\n\n');
    return referencePage({
      document: { ...document, info: { ...info, description } },
      cases,
      workflows,
      statements: ofAreas,
      guides: isOwn ? await readGuides() : [],
    });
  },
};

/** The first section of the reference. The page shows a first call below it. */
const START = `## Start

A call needs an address and a token. To try it, start a sandbox, which prints a token for each role:

\`\`\`sh
npm install --save-dev forge-sandbox
npx forge-sandbox
\`\`\`

In another terminal, with one of the tokens:

\`\`\`sh
export FORGE=http://127.0.0.1:4020 TOKEN=…
\`\`\`

The packages are not published yet: install the files that a checkout builds (\`npm ci && npm run package\`) instead.

TypeScript has a client of its own: \`npm install forge-contract-client\`. Its samples, and those with curl 7.76, Python
(\`requests\`), Go, Java 17 and Ruby, read \`FORGE\` and \`TOKEN\` from the environment. Samples for alerts read \`ALERT_INTAKE\`
and \`KEY\`, the address and the key of the integration. [Start in five minutes](#guide/start) continues from here, and
[Generate a client in your language](#guide/generate-a-client) has ten more. The first call:`;

/** The section on operations that the contract lacks. The search leads here. */
const ELSEWHERE = `## What the documents do not cover

Three ways lead to operations that the API documentation does not have:

- **A pack** adds operations that the documents do not have. \`forge-contract docs --pack everyday\` shows the everyday
  pack here, and client, mock, sandbox and msw [take it, too](#guide/extend).
- **An extension** is an OpenAPI document of yours. [Add your own operations](#guide/extend) shows how they get types,
  test doubles and pages here.
- **\`request\`** of the client calls any path, without types:
  [Operations outside the contract](#guide/other-operations).`;

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
