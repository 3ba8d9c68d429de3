/**
 * Tests the texts that an editor shows for a call and its types. It uses the language service of TypeScript, as
 * editors do.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { openEditor, PROGRAM } from './testing/openEditor.ts';

const GENERATED = join(import.meta.dirname, '..', 'generated');
const TYPES = join(GENERATED, 'types.ts');

const TEXT = `
import { createForgeClient } from './index.ts';
import type { operations } from '../generated/types.ts';

const forge = createForgeClient({ baseUrl: 'https://forge.example.com' });
const tag = await forge.call('createTag', { path: { id: 5 }, body: { tag_name: 'v1', ref: 'main' } });
console.log(tag.message);
await forge.GET('/projects/{id}/repository/tags', { params: { path: { id: 5 }, query: { search: '^v' } } });
await forge.call('listMergeRequests', { query: { wip: 'yes' } });
for await (const job of forge.paginate('listRunnerJobs', { path: { id: 1 } })) console.log(job.user);
type CreateTag = operations['createTag'];
`;

const editor = openEditor(TEXT);
const { service, hover } = editor;

/** Returns the lines of the generated types that the language service's results point to. */
function typeLinesOf(spans: readonly ts.DocumentSpan[] | undefined): string[] {
  const lines = readFileSync(TYPES, 'utf8').split('\n');
  const types = service.getProgram()?.getSourceFile(TYPES);
  return (spans ?? [])
    .filter(({ fileName }) => fileName === TYPES)
    .map(({ textSpan }) => types?.getLineAndCharacterOfPosition(textSpan.start).line ?? -1)
    .map((line) => lines[line]?.trim() ?? '');
}

test('the program compiles', () => {
  expect(service.getSemanticDiagnostics(PROGRAM)).toEqual([]);
});

test.each([
  ['a parameter in the path', 'path: { id', 'id', 'The project, by its numeric ID'],
  ['a parameter of a call by path', 'search:', 'search', 'List only tags whose name matches'],
  ['a field of a request', 'tag_name:', 'tag_name', 'Name of the tag.'],
  ['a field of a response', 'tag.message', 'message', 'Annotation of the tag; null for'],
  ['a field whose schema is a $ref', 'job.user', 'user', 'The user who'],
])('%s shows its description as text, not as a JSDoc tag', (_, place, word, text) => {
  const shown = hover(place, word);
  expect(shown.text).toContain(text);
  expect(shown.tags).not.toContain('description');
});

test('a deprecated parameter is marked and names its replacement', () => {
  const { text, tags } = hover('wip:', 'wip');
  expect(tags).toContain('deprecated');
  expect(text).toContain('`draft`');
});

test('an operation shows its summary, description and endpoint', () => {
  const { text } = hover("operations['createTag']", 'createTag');
  expect(text).toMatch(/^Create a tag\n\nCreate a tag that points at a commit/);
  expect(text).toContain('`POST /projects/{id}/repository/tags`');
});

test("the editor finds an operation's definition from its type, and a field's from a call", () => {
  const definition = (place: string, word: string) =>
    typeLinesOf(service.getDefinitionAtPosition(PROGRAM, editor.find(place, word)));
  expect(definition("operations['createTag']", 'createTag')).toEqual(['"createTag": {']);
  expect(definition('tag_name:', 'tag_name')).toEqual(['tag_name: string;']);
});

// For a string argument, TypeScript finds references but no definition.
test('"find references" of an operationId in a call leads to the operation', () => {
  const references = service.getReferencesAtPosition(
    PROGRAM,
    editor.find("call('createTag'", 'createTag'),
  );
  expect(typeLinesOf(references)).toEqual(['"createTag": {']);
});

test('every schema and field has a description', () => {
  const types = ts.createSourceFile(
    TYPES,
    readFileSync(TYPES, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const undocumented: string[] = [];
  function visit(node: ts.Node, path: string[]): void {
    const name = ts.isPropertySignature(node) || ts.isInterfaceDeclaration(node) ? node.name : null;
    const here = name ? [...path, name.getText()] : path;
    const [root, section, schema] = here;
    if (name && root === 'components' && section === 'schemas' && schema)
      if (!ts.getJSDocCommentsAndTags(node).some(({ comment }) => comment))
        undocumented.push(here.slice(2).join('.'));
    ts.forEachChild(node, (child) => visit(child, here));
  }
  visit(types, []);
  expect(undocumented).toEqual([]);
});
