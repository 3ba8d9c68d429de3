import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { type Contract, readContract } from '../contract.ts';
import { extendContract } from './extendContract.ts';
import type { ExtendOptions } from './extension.ts';
import { extensionOperations, ownPart } from './ownPart.ts';

const BRANCHES = join(import.meta.dirname, 'testing', 'branches.openapi.yaml');

let contract: Contract;
let text: string;
let folder: string;
beforeAll(async () => {
  [contract, text, folder] = await Promise.all([
    readContract(),
    readFile(BRANCHES, 'utf8'),
    mkdtemp(join(tmpdir(), 'forge-contract-extend-')),
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;

/** Extends the contract with the text of a file. */
async function extended(content: string, options?: ExtendOptions): Promise<Contract> {
  const file = join(folder, `${++files}.yaml`);
  await writeFile(file, content);
  return extendContract(contract, file, options);
}

/** Returns the problems of a file as `line: message`. */
async function problemsOf(content: string, options?: ExtendOptions): Promise<string[]> {
  const error = await extended(content, options).then(
    () => undefined,
    (error: Error) => error,
  );
  return (error?.message ?? '')
    .split('\n')
    .map((line) => line.replace(/^.*?\.yaml:(\d+):\d+: /, '$1: '));
}

/** Returns the text of the example with one change, and checks that the place exists. */
function withChange(before: string, after: string): string {
  expect(text).toContain(before);
  return text.replace(before, after);
}

const lineOf = (content: string, part: string) =>
  content.slice(0, content.indexOf(part)).split('\n').length;

test('a long list of problems is cut, and the message names --pick', async () => {
  const paths = Array.from({ length: 1223 }, (_, index) => `  /a${index}: { get: { summary: 5 } }`);
  const large = `openapi: 3.1.0\ninfo: { title: Large, version: '1' }\npaths:\n${paths.join('\n')}\n`;
  const problems = await problemsOf(large);
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toMatch(/^… and [\d,]+ more\. .*--pick 'GET \/x as name'\.$/);
});

test('a misspelt `x-` key is a problem with the right key, and a key of others is none', async () => {
  const misspelt = withChange('x-paginated: offset', 'x-paginatd: offset');
  expect(await problemsOf(misspelt)).toEqual([
    `${lineOf(misspelt, 'x-paginatd')}: \`x-paginatd\` means nothing here. Did you mean \`x-paginated\`?`,
  ]);
  const foreign = withChange('x-paginated: offset', 'x-internal: true\n      x-paginated: offset');
  expect(await problemsOf(foreign)).toEqual(['']);
});

describe('the operations of an OpenAPI document', () => {
  let branches: Contract;
  beforeAll(async () => {
    branches = await extendContract(contract, BRANCHES);
  });

  test('come after those of the contract, marked with the title', () => {
    const added = [...branches.operations.keys()].filter((id) => !contract.operations.has(id));
    expect(added).toEqual([
      'listBranches',
      'createBranch',
      'getBranch',
      'deleteBranch',
      'getMergeRequest',
    ]);
    for (const id of added)
      expect(branches.operations.get(id)?.definition['x-extension']).toBe('Our platform');
    expect(branches.document.components.schemas?.Branch).toMatchObject({
      'x-extension': 'Our platform',
    });
    expect(branches.extensions).toEqual([
      { title: 'Our platform', version: '1.0.0', file: BRANCHES, operations: added },
    ]);
  });

  test('do not change the operations of the contract', () => {
    for (const [id, operation] of contract.operations)
      expect(branches.operations.get(id)).toEqual(operation);
    expect(contract.operations.has('listBranches')).toBe(false);
  });

  test('have written-out parameters, responses and pagination', () => {
    const { parameters, responses } = branches.operations.get('listBranches')!.definition;
    expect(parameters?.map(({ name }) => name)).toEqual(['id', 'page', 'per_page']);
    expect(Object.keys((responses[200] as { headers: object }).headers)).toEqual([
      'Link',
      'x-page',
      'x-per-page',
      'x-next-page',
      'x-prev-page',
      'x-total',
      'x-total-pages',
    ]);
    expect(responses[404]).toMatchObject({ description: 'The request is refused.' });
  });

  test('have validators and cases', () => {
    const { pointer } = branches.operations.get('getBranch')!;
    const schema = `${pointer}/responses/200/content/application~1json/schema`;
    expect(branches.validators[schema]?.({ name: 'main' })).toBe(false);
    const added = branches.cases.slice(contract.cases.length);
    expect(added.map(({ id }) => id)).toEqual([
      'listBranches.all',
      'createBranch.from-main',
      'getBranch.default-branch',
    ]);
    expect(added[0]?.response.headers).toMatchObject({ 'x-total': '1', 'x-page': '1' });
  });

  test('need a token unless they say otherwise', () => {
    expect(branches.operations.get('deleteBranch')?.definition.security).toEqual([
      { privateToken: [] },
    ]);
  });

  test('get a tag of their own where the contract has the tag', () => {
    const { tags } = branches.operations.get('getMergeRequest')!.definition;
    expect(tags).toEqual(['Merge requests (Our platform)']);
    expect(branches.document['x-tagGroups']).toContainEqual({
      name: 'Our platform',
      tags: ['Branches', 'Merge requests (Our platform)'],
    });
  });

  test('are the same when the bundle with them is read', async () => {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(branches.document));
    const again = await extendContract(contract, file);
    expect(again.cases).toEqual(
      branches.cases.map((one) => ({ ...one, ...(one.area === 'our-platform' && { file }) })),
    );
    expect([...again.operations.keys()]).toEqual([...branches.operations.keys()]);
    expect(again.document.components.schemas?.Branch).toEqual(
      branches.document.components.schemas?.Branch,
    );
    expect(again.extensions?.[0]).toMatchObject({ title: 'Our platform', version: '1.0.0' });
  });

  test('can come from an Overlay', async () => {
    const { info, paths, components } = parse(text);
    const overlay = {
      overlay: '1.0.0',
      info,
      actions: [
        { target: '$.components', update: components },
        { target: '$.paths', update: paths },
      ],
    };
    const added = await extended(stringify(overlay));
    expect(added.document).toEqual(branches.document);
  });
});

describe('a problem has its line:', () => {
  test('an operationId of the contract', async () => {
    const content = withChange('operationId: listBranches', 'operationId: listTags');
    expect(await problemsOf(content)).toEqual([
      `${lineOf(content, 'operationId: listTags')}: The operationId listTags belongs to an operation of the contract already: GET /projects/{id}/repository/tags. Choose another name`,
    ]);
  });

  test('a method and path of the contract', async () => {
    const content = text.replaceAll('/repository/branches:', '/repository/tags:');
    expect(await problemsOf(content)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${lineOf(content, '    get:')}: GET /projects/\\{id\\}/repository/tags is an operation of the contract already: listTags`,
        ),
      ),
      expect.stringMatching(/POST .* is an operation of the contract already: createTag/),
    ]);
  });

  test('a path whose parameter has another name than in the contract', async () => {
    const content = text
      .replace(
        '/projects/{id}/repository/branches/{branch}:',
        '/projects/{id}/milestones/{branch}:',
      )
      .replace(/ {4}get:\n {6}operationId: getBranch.*?(?= {4}delete:)/s, '')
      .replace('    delete:', '    patch:');
    expect(await problemsOf(content)).toEqual([
      expect.stringContaining(
        'The contract writes this path as /projects/{id}/milestones/{milestone_id}',
      ),
    ]);
  });

  test('a schema of the contract, unless the names have a prefix', async () => {
    const content = text
      .replaceAll('schemas/Branch', 'schemas/Tag')
      .replace('    Branch:', '    Tag:');
    expect(await problemsOf(content)).toEqual([
      `${lineOf(content, '    Tag:')}: The contract has a schema Tag already. Choose another name, or put a word before all names with --prefix`,
    ]);
    const { document } = await extended(content, { prefix: 'Own' });
    expect(Object.keys(document.components.schemas ?? {}).at(-1)).toBe('OwnTag');
    expect(JSON.stringify(document.paths['/projects/{id}/repository/branches'])).toContain(
      'schemas/OwnTag"',
    );
  });

  test('a reference to a missing schema, with the nearest name', async () => {
    const content = withChange(
      "'#/components/schemas/Branch' }",
      "'#/components/schemas/Brunch' }",
    );
    expect(await problemsOf(content)).toEqual([
      `${lineOf(content, 'Brunch')}: #/components/schemas/Brunch is neither in this file nor in the contract. Did you mean Branch?`,
    ]);
  });

  const withRights = (rights: string) =>
    withChange('      summary: Create a branch', `      summary: Create a branch\n      ${rights}`);

  test.each([
    ['{ operation: deleteBranch }', 'says nothing about branch'],
    ['deleteBranch', 'must be an object with the `operation`'],
    ['{ operation: deleteBrunch }', 'names the operation deleteBrunch, which is unknown'],
    [
      '{ operation: deleteMilestone, parameters: { milestone_id: $response.body#/id } }',
      'could remove something else: name a DELETE of a path below /projects/{id}/repository/branches',
    ],
    [
      '{ operation: getBranch, parameters: { branch: $response.body#/name } }',
      'could remove something else',
    ],
    [
      '{ operation: deleteBranch, parameters: { branch: $response.body#/title } }',
      'takes branch from title, which no success of the operation has',
    ],
  ])('an x-undo that removes something else or nothing: %s', async (undo, says) => {
    const content = withRights(`x-undo: ${undo}`);
    const [problem, ...others] = await problemsOf(content);
    expect(problem).toContain(`${lineOf(content, 'x-undo')}: \`x-undo\` `);
    expect(problem).toContain(says);
    expect(others).toEqual([]);
  });

  test('no x-undo that removes what was created', async () => {
    const right = '{ operation: deleteBranch, parameters: { branch: $response.body#/name } }';
    expect(await problemsOf(withRights(`x-undo: ${right}`))).toEqual(['']);
  });

  test('a role that the contract does not have', async () => {
    expect(await problemsOf(withRights('x-roles: [maintaner, owner]'))).toEqual([
      expect.stringContaining('There is no role maintaner: write some of guest'),
    ]);
  });

  test('a reference to another file', async () => {
    const content = withChange("'#/components/schemas/Branch' }", "'branch.yaml' }");
    expect(await problemsOf(content)).toEqual([
      expect.stringContaining('branch.yaml is in another file. Bundle the files first'),
    ]);
  });

  test('a misspelt key', async () => {
    const content = withChange('      summary: Create a branch', '      sumary: Create a branch');
    expect(await problemsOf(content)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${lineOf(content, 'sumary')}: .*sumary is an unknown key: did you mean summary\\?`,
        ),
      ),
    ]);
  });

  test('a case whose response breaks the schema, and one whose request does', async () => {
    const content = text
      .replace('{ name: fix/cooling, default: false,', '{ name: 5, default: false,')
      .replace('body: { branch: fix/cooling, ref: main }', 'body: { branch: fix/cooling }');
    expect(await problemsOf(content)).toEqual([
      expect.stringMatching(/createBranch\.from-main: body .*ref/),
      `${lineOf(content, '{ name: 5,')}: createBranch.from-main: body.name must be a string`,
    ]);
  });

  test('an unknown fixture, and a parameter that the path lacks', async () => {
    expect(
      await problemsOf(withChange('x-fixture: branch.name', 'x-fixture: branch.nome')),
    ).toEqual([expect.stringContaining("The parameter 'branch' has the fixture branch.nome")]);
    expect(
      await problemsOf(withChange('- { name: branch, in: path', '- { name: branche, in: path')),
    ).toEqual(expect.arrayContaining([expect.stringContaining("no path parameter 'branch'")]));
  });

  test('a path parameter that no client can fill in', async () => {
    expect(await problemsOf(withChange('/{branch}', '/{branch-name}'))).toEqual(
      expect.arrayContaining([expect.stringContaining('Change it to {branch_name}')]),
    );
  });

  test('an Overlay that changes the contract', async () => {
    const content = stringify({
      overlay: '1.0.0',
      info: { title: 'Ours', version: '1' },
      actions: [
        { target: "$.paths['/projects/{id}/repository/tags'].get", update: { summary: 'x' } },
      ],
    });
    expect(await problemsOf(content)).toEqual([
      expect.stringContaining(
        'An extension only adds. Describe changes of the contract in a deviations file',
      ),
    ]);
  });

  test('an Overlay with a clash has the line in its action', async () => {
    const { info, paths, components } = parse(text);
    paths['/projects/{id}/repository/branches'].get.operationId = 'listTags';
    const content = stringify({
      overlay: '1.0.0',
      info,
      actions: [{ target: '$', update: { paths, components } }],
    });
    expect(await problemsOf(content)).toEqual([
      expect.stringMatching(
        new RegExp(`^${lineOf(content, 'operationId: listTags')}: The operationId listTags`),
      ),
    ]);
  });

  test.each([
    ['swagger: "2.0"', 'This one has the version 2.0: convert it first'],
    ['title: x', 'write `openapi: 3.1.0` at its beginning'],
    ['openapi: 3.1.0\ninfo: { title: x, version: "1" }\npaths: {}', 'There are no operations'],
    ['openapi: 3.1.0\npaths: {}', 'must have the field info'],
  ])('%j is refused', async (content, message) => {
    expect(await problemsOf(content)).toEqual([expect.stringContaining(message)]);
  });
});

describe("a platform's own document of OpenAPI 3.0", () => {
  const PLATFORM = {
    openapi: '3.0.3',
    info: { title: 'Platform', version: '17' },
    servers: [{ url: 'https://forge.example.com' }],
    security: [{ ApiKeyAuth: [] }],
    paths: {
      '/api/v4/projects/{id}': {
        get: {
          operationId: 'getApiV4ProjectsId',
          description: 'Get a project\nIn detail.',
          tags: ['projects'],
          parameters: [{ in: 'path', name: 'id', schema: { type: 'string' }, required: true }],
          responses: {
            200: {
              description: 'OK',
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/Project' },
                  examples: { whole: { $ref: '#/components/examples/Project' } },
                },
              },
            },
            default: { description: 'Error' },
          },
        },
        put: { responses: { 200: { $ref: '#/components/responses/Nowhere' } } },
        delete: {
          operationId: 'projects/delete',
          parameters: [{ in: 'path', name: 'id', schema: { type: 'string' } }],
          responses: { 204: { description: 'Gone' } },
        },
      },
      '/api/v4/broken': { get: { responses: 5 } },
    },
    components: {
      securitySchemes: { ApiKeyAuth: { type: 'apiKey', in: 'header', name: 'X' } },
      examples: { Project: { value: { id: 3, parent: null } } },
      schemas: {
        Project: {
          type: 'object',
          properties: {
            id: { type: 'integer', minimum: 0, exclusiveMinimum: true },
            parent: { $ref: '#/components/schemas/Parent' },
            nullable: { type: 'boolean' },
          },
        },
        Parent: {
          type: 'object',
          nullable: true,
          properties: { project: { $ref: '#/components/schemas/Project' } },
        },
        Tag: { type: 'string' },
        Unused: { $ref: '#/components/schemas/Nothing' },
      },
    },
  };
  const PICK = { pick: ['GET /projects/{id}'] };

  test('gives only the picked operations and the schemas that they reach', async () => {
    const { operations, document, extensions } = await extended(stringify(PLATFORM), PICK);
    expect(extensions?.[0]?.operations).toEqual(['getApiV4ProjectsId']);
    expect(operations.get('getApiV4ProjectsId')).toMatchObject({
      path: '/projects/{id}',
      definition: { summary: 'Get a project', security: [{ privateToken: [] }] },
    });
    const names = Object.keys(document.components.schemas!);
    expect(names.slice(Object.keys(contract.document.components.schemas!).length)).toEqual([
      'Project',
      'Parent',
    ]);
  });

  test.each(['#/components/schemas/Unused', 'Unused'])(
    'takes the schemas of a discriminator, named by %s',
    async (target) => {
      const { Project } = PLATFORM.components.schemas;
      const discriminator = { propertyName: 'id', mapping: { other: target } };
      const schemas = { Project: { ...Project, discriminator }, Unused: { type: 'object' } };
      const { document } = await extended(
        stringify({
          ...PLATFORM,
          components: {
            ...PLATFORM.components,
            schemas: { ...PLATFORM.components.schemas, ...schemas },
          },
        }),
        PICK,
      );
      const own = ownPart(document, extensionOperations(document));
      expect(own.components.schemas).toHaveProperty('Unused');
    },
  );

  test.each([
    ['', ['project', 'FullParent']],
    ['Hub', ['HubProject', 'HubFullParent']],
  ])('gives its schemas names that types can have, with the prefix %j', async (prefix, named) => {
    const { Project, Parent } = PLATFORM.components.schemas;
    const schemas = { project: Project, 'full-parent': Parent };
    const renamed = { ...PLATFORM, components: { ...PLATFORM.components, schemas } };
    const text = stringify(renamed)
      .replaceAll('schemas/Project', 'schemas/project')
      .replaceAll('schemas/Parent', 'schemas/full-parent');
    const { document } = await extended(text, { ...PICK, prefix });
    const names = Object.keys(document.components.schemas!);
    expect(names.slice(-2)).toEqual(named);
    expect(JSON.stringify(document.components.schemas)).toContain(`schemas/${named[1]}"`);
  });

  test('is converted to OpenAPI 3.1', async () => {
    const { document } = await extended(stringify(PLATFORM), PICK);
    expect(document.components.schemas).toMatchObject({
      Project: {
        properties: { id: { type: 'integer', exclusiveMinimum: 0 }, nullable: { type: 'boolean' } },
      },
      Parent: { type: ['object', 'null'] },
    });
    const { Project } = document.components.schemas as Record<
      string,
      { properties: { id: object } }
    >;
    expect(Project?.properties.id).not.toHaveProperty('minimum');
  });

  test('has an array in one text as a text with commas, as the contract has', async () => {
    const list = { type: 'array', items: { type: 'integer' } };
    const withParameters = (...parameters: object[]) => {
      const get = {
        operationId: 'listThings',
        parameters,
        responses: { 200: { description: '' } },
      };
      return stringify({ ...PLATFORM, paths: { '/things/{ids}': { get } } });
    };
    const path = { in: 'path', name: 'ids', schema: list };
    const { operations } = await extended(
      withParameters(
        path,
        { in: 'query', name: 'comma', explode: false, schema: list },
        { in: 'query', name: 'single', explode: false, schema: { type: 'integer' } },
        { in: 'query', name: 'plain', schema: list },
      ),
    );
    const text = { type: 'string', 'x-comma-list': true };
    const { parameters } = operations.get('listThings')!.definition;
    expect(parameters?.map(({ schema }) => schema)).toEqual([
      text,
      text,
      { type: 'integer' },
      list,
    ]);
    const pipes = { in: 'query', name: 'pipe', style: 'pipeDelimited', schema: list };
    expect(await problemsOf(withParameters(path, pipes))).toEqual([
      expect.stringContaining("The array 'pipe' has the style pipeDelimited"),
    ]);
  });

  test('shows its examples, which are never sent', async () => {
    const { cases } = await extended(stringify(PLATFORM), PICK);
    expect(cases.at(-1)).toMatchObject({
      id: 'getApiV4ProjectsId.whole',
      responseOnly: true,
      request: { path: { id: 'id' } },
      response: { status: 200, body: { id: 3, parent: null } },
    });
  });

  test('gets the operationIds that are picked with it', async () => {
    const pick = ['GET /projects/{id} as getProject'];
    const { extensions, cases } = await extended(stringify(PLATFORM), { pick });
    expect(extensions?.[0]?.operations).toEqual(['getProject']);
    expect(cases.at(-1)?.id).toBe('getProject.whole');
    expect(
      await problemsOf(stringify(PLATFORM), { pick: ['GET /projects/{id} as get-project!'] }),
    ).toEqual([expect.stringContaining("'get-project!' is no operationId")]);
  });

  test('may have operationIds that are no names, if these are picked with another', async () => {
    const pick = ['DELETE /projects/{id} as deleteProject'];
    const { extensions } = await extended(stringify(PLATFORM), { pick });
    expect(extensions?.[0]?.operations).toEqual(['deleteProject']);
    expect(await problemsOf(stringify(PLATFORM), { pick: ['DELETE /projects/{id}'] })).toEqual([
      expect.stringContaining("Give it another name: --pick 'DELETE /projects/{id} as NAME'"),
    ]);
  });

  test('names the nearest operation for an unknown one', async () => {
    expect(await problemsOf(stringify(PLATFORM), { pick: ['GET /projects/{ids}'] })).toEqual([
      expect.stringContaining(
        "no operation 'GET /projects/{ids}'. Did you mean 'GET /projects/{id}'?",
      ),
    ]);
  });
});
