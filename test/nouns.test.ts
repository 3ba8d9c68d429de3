/**
 * The engine works for any contract, so its code names nothing of this one: no operation, fixture, role, table or path of
 * it. The nouns come from the contract. Each exception below has a reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { findBasePath } from '../contract/deployment.ts';
import { ANONYMOUS, ANY_USER, INTEGRATION, listCallers, STRANGER } from '../contract/roles.ts';
import { storedTables, type WorldSchema } from '../contract/world/worldSource.ts';
import { PROJECT_DIR } from '../scripts/paths.ts';
import type { SecurityScheme } from '../wire/credential.ts';

const ROOMS = ['contract', 'wire', 'judge', 'mock', 'conformance', 'deviations', 'mcp', 'scripts'];

/** The files, or folders, that name something of this API, each with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'conformance/suites/probes/': 'A probe tries one sentence of the documents of this API.',
  'contract/deployment.ts': 'The default address for code that knows no contract.',
  'contract/world/': 'A world may have git repositories, which belong to its projects.',
  'scripts/world/': 'The build checks the contents of git repositories in cases.',
  'mock/movedProjectRedirector.ts': 'A mock redirects from the former path of a moved project.',
  'conformance/profile/': 'A profile begins with a project or a group, which the user names.',
  'conformance/target/':
    'The first look at a deployment begins with a project that the profile names.',
  'conformance/suites/planForDeployment.ts': 'A public project is read without a token.',
  'conformance/suites/properties/access.ts': 'Three fixtures tell how visible a project is.',
  'conformance/suites/properties/accessOfCreator.ts': 'Lists of own keys tell two callers apart.',
  'conformance/suites/properties/identity.ts': 'Another project tells whether an ID is global.',
  'conformance/suites/properties/siblings.ts': 'Two projects tell whether a list mixes them.',
  'conformance/suites/properties/gitContent.ts': 'Commits and trees tell the contents of git.',
  'judge/level.ts': 'A choice of the contract is about groups.',
};

const { document, operations } = await readContract();
const worldSchema = JSON.parse(
  readFileSync(join(PROJECT_DIR, 'generated', 'world.schema.json'), 'utf8'),
) as WorldSchema;
const schemes = Object.values(document.components.securitySchemes ?? {}) as SecurityScheme[];
/** The callers of every contract are words of the engine. */
const OF_ENGINE: string[] = [ANONYMOUS, ANY_USER, STRANGER, INTEGRATION];

/** The names of this API that are not words of a program, too, as `tags` and `notes` are. */
const NOUNS = new Set([
  ...operations.keys(),
  ...Object.keys(document['x-fixtures']),
  ...listCallers({ document }).filter((role) => !OF_ENGINE.includes(role)),
  ...storedTables(worldSchema).flatMap(([name]) => (name.includes('_') ? [name] : [])),
  ...Object.keys(document.paths).flatMap((path) =>
    path.split('/').filter((segment) => /^[a-z]+_[a-z_]+$/.test(segment)),
  ),
  ...schemes.flatMap(({ name }) => name ?? []),
  findBasePath(document),
]);

/** Returns the nouns in the identifiers and in the texts of a file. Comments may have examples. */
function nounsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(PROJECT_DIR, file), 'utf8'), 99, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // A role such as `owner` is also a word of programs.
    const isWord = ts.isIdentifier(node) && !(node.text in (document['x-roles'] ?? {}));
    if ((isWord || ts.isStringLiteralLike(node)) && NOUNS.has(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = ROOMS.flatMap((room) =>
  readdirSync(join(PROJECT_DIR, room), { recursive: true })
    .map((file) => `${room}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\/testing\//.test(file)),
);
const naming = files.filter((file) => nounsIn(file).length > 0);

test('the code of the engine names nothing of this API', () => {
  const isExcused = (file: string) => Object.keys(EXCEPTIONS).some((one) => file.startsWith(one));
  expect(naming.filter((file) => !isExcused(file)).map((file) => [file, nounsIn(file)])).toEqual(
    [],
  );
});

test('each exception is needed', () => {
  const unused = Object.keys(EXCEPTIONS).filter(
    (one) => !naming.some((file) => file.startsWith(one)),
  );
  expect(unused).toEqual([]);
});
