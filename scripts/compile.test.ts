/** Tests the messages about mistakes in source files of each kind: the problem, its position, and the solution. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { formatProblem, ProblemsError, refuse } from '../contract/yaml/problem.ts';
import { isWhole, sample } from '../test/sample.ts';
import { lintConfig } from './check/lintConfig.ts';
import { compileContract } from './compile.ts';
import { PROJECT_DIR, SOURCE_DIR } from './paths.ts';
import { readCases } from './read/readCases.ts';
import { readSource } from './read/readSource.ts';
import { readWaivers } from './read/readWaivers.ts';
import { readWorkflows } from './read/readWorkflows.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-contract-'));
  // The lint rules are code, so they are not copied. They are loaded from the project.
  const isSource = (path: string) => !relative(SOURCE_DIR, path).startsWith('rules');
  await cp(SOURCE_DIR, join(folder, 'openapi'), { recursive: true, filter: isSource });
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * Returns the problems of the source after a change of one file. The change gets an empty text if the file is
 * missing.
 * @param read the stage that finds the problems. Default: all stages run
 */
async function problemsWith(
  file: string,
  change: (text: string) => string,
  read: (sourceDir: string) => Promise<unknown> = (sourceDir) =>
    compileContract(sourceDir, { handlersDir: join(PROJECT_DIR, 'sandbox', 'areas') }),
): Promise<string[]> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8').catch(() => undefined);
  const changed = change(before ?? '');
  if (changed === before) throw new Error(`The change does not change ${file}`);
  await writeFile(path, changed);
  try {
    await read(join(folder, 'openapi'));
    return [];
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return error.problems.map(formatProblem);
  } finally {
    if (before === undefined) await rm(path);
    else await writeFile(path, before);
  }
}

/** A mistake, with the line and the message of the only problem that it causes. */
type Mistake = [what: string, change: (text: string) => string, line: number, message: RegExp];

const SCHEMA = 'openapi/components/schemas/tags/Tag.yaml';
const PATH = 'openapi/paths/tags/tag.yaml';
const WORLD = 'openapi/world/world.schema.yaml';
const CASE = 'openapi/cases/tags/getTag.annotated.yaml';

/** Mistakes of YAML syntax, at the beginning of a file that contains an object. */
const IN_YAML: Mistake[] = [
  ['a missing colon', (text) => `x: 1\ny 2\nz: 3\n${text}`, 2, /write a colon and a space/],
  ['a tab', (text) => `x:\n\ty: 1\n${text}`, 2, /indent with spaces/],
  ['a key twice', (text) => `x: 1\nx: 2\n${text}`, 2, /'x' is there twice: remove one/],
  ['a bracket that is not closed', (text) => `x: [1\ny: 2\n${text}`, 2, /end with a \]/],
  ['an alias by mistake', (text) => `x: *text\n${text}`, 1, /quote the text/],
];
const EMPTY: Mistake = ['nothing in it', () => '', 1, /The file is empty: fill it, or delete it/];

/**
 * For some kinds of files, the stage that reads them. Running only this stage saves time. For other kinds, all stages
 * run.
 */
const READERS: Record<string, (sourceDir: string) => Promise<unknown>> = {
  'a case': async (sourceDir) => refuse((await readCases(sourceDir)).problems),
  'the waivers': readWaivers,
  'a workflow': async (sourceDir) => {
    const { operations } = await readContract();
    const source = await readSource(sourceDir);
    refuse((await readWorkflows(source, await lintConfig(), [...operations.values()])).problems);
  },
};

const SOURCES: [kind: string, file: string, mistakes: Mistake[]][] = [
  [
    'a schema',
    SCHEMA,
    [
      ...IN_YAML,
      EMPTY,
      [
        'an unknown type',
        (text) => text.replace('type: object', 'type: strng'),
        1,
        /`type` can be one of the following only.*string/,
      ],
      ['a text instead of an object', () => 'A tag\n', 1, /Expected type `Schema`/],
      [
        'a pattern that is not a regular expression',
        (text) => text.replace('type: string\n', "type: string\n    pattern: '['\n"),
        8,
        /Invalid regular expression/,
      ],
    ],
  ],
  [
    'a path',
    PATH,
    [
      EMPTY,
      ['a tab', (text) => `${text}\tx: 1\n`, 0, /indent with spaces/],
      [
        'a reference without a target',
        (text) => text.replace('schemas/tags/Tag.yaml', 'schemas/tags/Tga.yaml'),
        18,
        /resolve.*there is no file openapi\/components\/schemas\/tags\/Tga\.yaml/,
      ],
    ],
  ],
  ['a parameter', 'openapi/components/parameters/page.yaml', [EMPTY, ...IN_YAML.slice(0, 3)]],
  [
    'openapi.yaml',
    'openapi/openapi.yaml',
    [
      EMPTY,
      ...IN_YAML,
      ['another version', (text) => text.replace(/3\.1\.\d/, '3.0.3'), 1, /OpenAPI 3\.1/],
      ['a list', () => '- openapi\n', 1, /OpenAPI 3\.1/],
    ],
  ],
  [
    'a case',
    CASE,
    [
      ...IN_YAML,
      ['nothing in it', () => '', 1, /The case must be an object; see .*case\.schema\.yaml/],
      [
        'an unknown key of a case',
        (text) => `scheem: basic\n${text}`,
        1,
        /scheem is an unknown key: did you mean scheme\?/,
      ],
      [
        'a value of another type',
        (text) => text.replace('status: 200', 'status: ok'),
        9,
        /response\.status must be an integer/,
      ],
    ],
  ],
  [
    'the waivers',
    'openapi/cases/waivers.yaml',
    [
      ['a tab', (text) => `${text}\tx: 1\n`, 0, /indent with spaces/],
      ['no reason', () => '- operation: getTag\n  status: 404\n', 1, /must have the field reason/],
      [
        'an unknown key',
        () => '- operation: getTag\n  status: 404\n  reason: Why.\n  reson: Why.\n',
        4,
        /0\.reson is an unknown key: did you mean reason\?/,
      ],
      ['an object instead of a list', () => 'operation: getTag\n', 1, /must be an array or null/],
    ],
  ],
  [
    'a workflow',
    'openapi/workflows/tags.yaml',
    [
      EMPTY,
      ...IN_YAML.slice(0, 3),
      ['only a text', () => 'nonsense\n', 1, /write the version as a string, 'arazzo: 1\.0\.1'/],
      [
        'an unknown operation',
        (text) => text.replace('operationId: getTag\n', 'operationId: getTga\n'),
        0,
        /no operation 'getTga'; did you mean 'getTag'\?/,
      ],
    ],
  ],
  [
    'the extension vocabulary',
    'openapi/extensions.schema.yaml',
    [
      EMPTY,
      ...IN_YAML.slice(0, 3),
      [
        'an unknown type',
        (text) => text.replace('type: array', 'type: arry'),
        12,
        /x-tier\.type must be one of .*"array"/,
      ],
      [
        'an extension without places',
        (text) => text.replace('    places: [Operation, Parameter, Schema]\n', ''),
        10,
        /x-tier must have the field places/,
      ],
    ],
  ],
  [
    'the schema of cases',
    'openapi/cases/case.schema.yaml',
    [EMPTY, ['an unknown type', (text) => text.replace('type: object', 'type: obj'), 6, /type/]],
  ],
];

describe.each(SOURCES)('in %s,', (kind, file, mistakes) => {
  test.each(sample(mistakes, 3))('%s', async (_, change, line, message) => {
    const problems = await problemsWith(file, change, READERS[kind]);
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(problems[0]).toMatch(
      new RegExp(`^${file.replaceAll('.', '\\.')}:${line || '\\d+'}:\\d`),
    );
  });
});

test('a case file with a wrong name is reported with the form of a correct name', async () => {
  expect(
    await problemsWith(
      'openapi/cases/tags/getTag.TWO.yaml',
      () => 'summary: A tag\n',
      READERS['a case'],
    ),
  ).toEqual([
    expect.stringMatching(/getTag\.TWO\.yaml:1:1 {2}The name of a case file must be <operationId>/),
  ]);
});

test('a wrong example in a component is reported', async () => {
  const problems = await problemsWith(SCHEMA, (text) =>
    text.replace('type: string\n', 'type: string\n    example: 5\n'),
  );
  expect(problems).toEqual([expect.stringMatching(/Tag\.yaml:8:\d+ .*string.*examples/)]);
});

// This test is skipped in short runs of the tests, since linting the bundle takes seconds.
test.runIf(isWhole())(
  'an exception that removes no problem is reported with its position',
  async () => {
    const problems = await problemsWith(
      SCHEMA,
      (text) => `${text}x-lint-exceptions:\n  - rule: open-objects\n    reason: For a test.\n`,
    );
    const line = (await readFile(join(folder, SCHEMA), 'utf8')).split('\n').length;
    expect(problems).toEqual([expect.stringContaining(`${SCHEMA}:${line}:1  The exception from`)]);
  },
);

test('a new column asks for a fingerprint and for nothing that follows from it', async () => {
  const problems = await problemsWith(WORLD, (text) =>
    text.replace(/^ +start_date: .*\n/m, (line) => `${line}${line.replace('start_', 'note_')}`),
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /world\.schema\.yaml:\d+:\d+ +The stored tables have changed since version/,
    ),
  ]);
});

test('a new field that its table does not have is reported at its schema, before the cases have it', async () => {
  const note = "  note:\n    type: [string, 'null']\n    description: A note.\n";
  const inTable = expect.stringMatching(
    /schemas\/tags\/Tag\.yaml:\d+:3 +tags has no field note; .* Declare it/,
  );
  const missing = await problemsWith(SCHEMA, (text) =>
    text.replace('required: [', 'required: [note, ').concat(note),
  );
  expect(missing).toEqual([
    expect.stringMatching(/getTag\.\w+\.yaml|createTag\.\w+\.yaml/),
    inTable,
  ]);
});

test('a mistake in a row of the example world is one problem', async () => {
  const problems = await problemsWith('openapi/world/groups.yaml', (text) =>
    text.replace('path: acme,', 'path: acme, colour: red,'),
  );
  expect(problems).toEqual([
    expect.stringMatching(/groups\.yaml:3:\d+ +.*colour is an unknown key/),
  ]);
});

test('a missing field of a case is one problem, and is not reported again by the check against the example world', async () => {
  const problems = await problemsWith('openapi/cases/tags/createTag.annotated.yaml', (text) =>
    text.replace(/ *tag_name: .*\n/, ''),
  );
  expect(problems).toEqual([expect.stringContaining('body must have the field tag_name')]);
});

test('the mistakes of a new operation are reported in one run, whichever stage finds them', async () => {
  const files = {
    'openapi/paths/milestones/milestone-name.yaml': `
parameters:
  - $ref: ../../components/parameters/ProjectId.yaml
  - name: milestone_number
    in: path
    required: true
    description: Number of the milestone.
    schema: { type: integer, format: int64 }
    x-fixture: milestone.number
put:
  operationId: updateMilestoneName
  tags: [Milestones]
  summary: Update the name of a milestone
  description: Give a milestone another name.
  security: [{ privateToken: [] }]
  requestBody:
    required: true
    content:
      application/json:
        schema: { $ref: ../../components/schemas/milestones/MilestoneNameUpdate.yaml }
  responses:
    '200':
      description: The name as it is now.
      content:
        application/json:
          schema: { $ref: ../../components/schemas/milestones/MilestoneName.yaml }
    '401': { $ref: ../../components/responses/Unauthorized.yaml }
    '403': { $ref: ../../components/responses/Forbidden.yaml }
    '404': { $ref: ../../components/responses/NotFound.yaml }
`,
    'openapi/components/schemas/milestones/MilestoneName.yaml': `
type: object
description: The name of a milestone.
required: [name]
properties:
  name: { type: string, description: The name. }
`,
    'openapi/components/schemas/milestones/MilestoneNameUpdate.yaml': `
type: object
required: [name]
properties:
  name: { type: string, description: The new name. }
`,
    'openapi/cases/milestones/updateMilestoneName.first.yaml': `
summary: Give a milestone another name
as: user
request: { path: { id: 5, milestone_number: 2 }, body: { name: Second flight } }
response: { status: 200, body: { name: 5 } }
`,
  };
  for (const [file, text] of Object.entries(files))
    await writeFile(join(folder, file), text.trim());
  try {
    const problems = await problemsWith('openapi/openapi.yaml', (text) =>
      text.replace(
        '  /projects/{id}/milestones/{milestone_id}/issues:\n',
        (next) =>
          `  /projects/{id}/milestones/{milestone_number}/name:\n    $ref: paths/milestones/milestone-name.yaml\n${next}`,
      ),
    );
    const path = /paths\/milestones\/milestone-name\.yaml:\d+:\d+ +/.source;
    expect(problems).toEqual([
      expect.stringMatching(`${path}Declare 400: the request has a body`),
      expect.stringMatching(/MilestoneNameUpdate\.yaml:1:1 .*Add a description/),
      expect.stringMatching(/updateMilestoneName\.first\.yaml:4:\d+ .*body\.name must be a string/),
      expect.stringMatching(`${path}.*updateMilestoneName declares 403, and no case shows it`),
      expect.stringMatching(`${path}.*no workflow calls it`),
      expect.stringMatching(`${path}There is no fixture .milestone\\.number`),
      expect.stringMatching(`${path}.*The sandbox has no handler for updateMilestoneName`),
    ]);
  } finally {
    for (const file of Object.keys(files)) await rm(join(folder, file));
  }
});

test('an empty file of waivers is accepted', async () => {
  const problems = await problemsWith('openapi/cases/waivers.yaml', () => '');
  expect(problems[0]).toMatch(
    /^openapi\/paths\/\w+\/[\w-]+\.yaml:\d+:\d+ .* declares \d+, and no case shows it/,
  );
});
