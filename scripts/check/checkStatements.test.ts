import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listOperations } from '../../contract/contract.ts';
import { exampleCases, exampleDocument } from '../../contract/testing/exampleContract.ts';
import { formatProblem, ProblemsError } from '../../contract/yaml/problem.ts';
import { SOURCE_DIR } from '../paths.ts';
import { readStatements } from '../read/readStatements.ts';
import { exampleCompiled } from '../testing/exampleCompiled.ts';
import { checkStatements } from './checkStatements.ts';

const SCHEMA = join(SOURCE_DIR, 'statements', 'statements.schema.yaml');

/** Reads and checks one file of statements for the example contract. */
function read(text: string, name = 'tags') {
  const sourceFile = (path: string, text: string) => ({
    path,
    file: path.replace('/source/', 'openapi/'),
    text,
    value: parse(text),
  });
  const statements = readStatements(
    {
      dir: '/source',
      files: [
        sourceFile('/source/statements/statements.schema.yaml', readFileSync(SCHEMA, 'utf8')),
        sourceFile(`/source/statements/${name}.yaml`, text),
      ],
    },
    listOperations(exampleDocument),
  );
  const { workflows } = exampleCompiled();
  const contract = { document: exampleDocument, cases: exampleCases, workflows };
  return { statements, problems: checkStatements(statements, contract).map(formatProblem) };
}

function problemsOf(text: string, name?: string): string[] {
  try {
    return read(text, name).problems;
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return error.problems.map(formatProblem);
  }
}

const statement = (shownBy: string, operations = '[getTag]') => `
- id: tags.released
  document: 1
  section: Tags
  says: A tag shows its release.
  operations: ${operations}
  ${shownBy}
`;

test('a statement names its operations, and each part that judges it is about one of them', () => {
  const text = statement(
    'shownBy: [{ case: getTag.released, at: /release }, { workflow: tagging.step-1 }, { property: sort }, { schema: "#/components/schemas/Tag" }]',
  );
  expect(read(text).problems).toEqual([]);
  expect(read(text).statements).toMatchObject([{ id: 'tags.released', operations: ['getTag'] }]);
});

test('a word stands for a set of operations', () => {
  const { statements } = read(statement('notObservable: It is internal.', 'writes'));
  expect(statements[0]!.operations).toContain('createTag');
  expect(statements[0]!.operations).not.toContain('getTag');
});

test.each([
  [
    'an unknown operation',
    statement('notJudged: No.', '[getTga]'),
    /:6:16 .*no operation getTga: did you mean getTag\?/,
  ],
  [
    'an unknown case',
    statement('shownBy: [{ case: getTag.relaesed }]'),
    /no case getTag\.relaesed: did you mean getTag\.released\?/,
  ],
  [
    'a case of another operation',
    statement('shownBy: [{ case: createTag.annotated }]'),
    /The case createTag\.annotated calls createTag, which the statement does not name in operations/,
  ],
  [
    'an unknown workflow',
    statement('shownBy: [{ workflow: taging }]'),
    /no workflow taging: did you mean tagging\?/,
  ],
  [
    'an unknown step',
    statement('shownBy: [{ workflow: tagging.step-9 }]'),
    /no step in the workflow tagging: step-9: did you mean step-0\?/,
  ],
  [
    'a step that, as those before it, calls other operations',
    statement('shownBy: [{ workflow: tagging.step-0 }]'),
    /tagging\.step-0 calls createTag/,
  ],
  [
    'a pointer to nothing',
    statement('shownBy: [{ schema: "#/components/schemas/Tga" }]'),
    /The bundle has nothing at #\/components\/schemas\/Tga/,
  ],
  [
    'nothing that shows it, and no reason',
    statement(''),
    /shownBy, notObservable, notJudged|must have/,
  ],
  [
    'a reason beside a part that judges it',
    statement('shownBy: [{ property: sort }]\n  notJudged: No.'),
    /notJudged|shownBy/,
  ],
  [
    'an unknown key',
    statement('notJudged: No.\n  shwonBy: [{ property: sort }]'),
    /shwonBy is an unknown key: did you mean shownBy\?/,
  ],
  [
    'an ID without the name of the file',
    statement('notJudged: No.').replace('tags.r', 'commits.r'),
    /:2:7 .*does not begin with the name of its file: write tags\./,
  ],
  [
    'an ID twice',
    statement('notJudged: No.').repeat(2),
    /tags\.released is also the ID of a statement in openapi\/statements\/tags\.yaml/,
  ],
])('%s is a problem with its place', (_, text, message) => {
  expect(problemsOf(text)).toEqual([expect.stringMatching(message)]);
});
