import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { UsageError } from '../contract/usageError.ts';
import { readTheirs } from './readTheirs.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-contract-theirs-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function written(text: string, name = `${++files}.yaml`): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

/** Reads a document, and returns the message of its refusal without the folder. */
async function refusalOf(text: string): Promise<string> {
  const file = await written(text, 'theirs.yaml');
  const error = await readTheirs(file).then(
    () => undefined,
    (thrown: Error) => thrown,
  );
  expect(error).toBeInstanceOf(UsageError);
  return error!.message.replaceAll(`${folder}/`, '');
}

const response = (schema: object) => ({
  description: 'ok',
  content: { 'application/json': { schema } },
});

/** Returns a document with one operation, whose response has the schema. */
const documentWith = (
  schema: object,
  { openapi = '3.1.0', ...rest }: Record<string, unknown> = {},
) =>
  stringify({
    openapi,
    info: { title: 'Theirs', version: '7' },
    paths: { '/tags/': { get: { responses: { 200: response(schema) } } } },
    ...rest,
  });

const BODY = '#/paths/~1tags~1/get/responses/200/content/application~1json/schema';

/** Returns whether the response body of the one operation may have a value. */
async function allows(text: string, value: unknown): Promise<boolean> {
  const { validators } = await readTheirs(await written(text));
  return validators[BODY]!(value);
}

test('reads operations without operationId, base paths, and parameters of the path item', async () => {
  const contract = await readTheirs(
    await written(
      stringify({
        openapi: '3.0.3',
        info: { title: 'Theirs', version: '7' },
        servers: [
          {
            url: 'https://{host}/{base}/',
            variables: { host: { default: 'h' }, base: { default: 'v2' } },
          },
        ],
        paths: {
          '/api/v4/tags/{name}': {
            parameters: [
              { $ref: '#/components/parameters/name' },
              { name: 'page', in: 'query', schema: { type: 'string' } },
            ],
            get: {
              parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
              responses: { 200: { $ref: '#/components/responses/ok' } },
            },
            head: { responses: { 200: { description: 'ok' } } },
          },
        },
        components: {
          parameters: { name: { name: 'name', in: 'path', schema: { type: 'string' } } },
          responses: { ok: response({ type: 'object' }) },
        },
      }),
    ),
  );
  const [operation] = [...contract.operations.values()];
  expect(operation).toMatchObject({ id: 'getTagsByName', path: '/tags/{name}', method: 'get' });
  expect(operation!.definition.parameters).toEqual([
    { name: 'name', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'page', in: 'query', schema: { type: 'integer' } },
  ]);
  expect(contract.theirs).toMatchObject({
    version: '3.0.3',
    basePaths: ['/api/v4', '/v2'],
    otherMethods: 1,
    mistakes: 0,
  });
});

describe('a schema', () => {
  test('of OpenAPI 3.0 has its null, its limits and nothing beside a reference', async () => {
    const components = { schemas: { Name: { type: 'string' } } };
    const old = documentWith(
      {
        type: 'object',
        properties: {
          name: { $ref: '#/components/schemas/Name', nullable: true, maxLength: 1 },
          size: { type: 'integer', minimum: 1, exclusiveMinimum: true, nullable: true },
        },
      },
      { openapi: '3.0.0', components },
    );
    expect(await allows(old, { name: null, size: null })).toBe(true);
    expect(await allows(old, { name: 'long', size: 2 })).toBe(true);
    expect(await allows(old, { size: 1 })).toBe(false);
    expect(await allows(old, { name: 5 })).toBe(false);
  });

  test('requires a field of one side on that side only', async () => {
    const User = {
      type: 'object',
      required: ['id', 'password', 'name'],
      properties: {
        id: { type: 'integer', readOnly: true },
        password: { $ref: '#/components/schemas/Secret' },
        name: { type: 'string' },
      },
    };
    const ref = { $ref: '#/components/schemas/User' };
    const contract = await readTheirs(
      await written(
        stringify({
          openapi: '3.1.0',
          info: { title: 'Theirs', version: '7' },
          paths: {
            '/users': {
              post: {
                requestBody: { content: { 'application/json': { schema: ref } } },
                responses: { 201: response(ref) },
              },
            },
          },
          components: { schemas: { User, Secret: { type: 'string', writeOnly: true } } },
        }),
      ),
    );
    const at = (part: string) =>
      contract.validators[`#/paths/~1users/post/${part}/content/application~1json/schema`]!;
    expect(at('requestBody')({ password: 'p', name: 'n' })).toBe(true);
    expect(at('requestBody')({ id: 1, name: 'n' })).toBe(false);
    expect(at('responses/201')({ id: 1, name: 'n' })).toBe(true);
    expect(at('responses/201')({ password: 'p', name: 'n' })).toBe(false);
  });

  test('may refer to itself, to a part of a path, and to a name with other characters', async () => {
    const text = documentWith(
      {
        type: 'object',
        properties: {
          node: { $ref: '#/components/schemas/Node%3CText%3E' },
          same: {
            $ref: '#/paths/~1tags~1/get/responses/200/content/application~1json/schema/properties/node',
          },
        },
      },
      {
        components: {
          schemas: {
            'Node<Text>': {
              type: 'object',
              properties: {
                text: { type: 'string' },
                below: { type: 'array', items: { $ref: '#/components/schemas/Node%3CText%3E' } },
              },
            },
          },
        },
      },
    );
    expect(await allows(text, { node: { below: [{ text: 'a' }] }, same: { text: 'b' } })).toBe(
      true,
    );
    expect(await allows(text, { node: { below: [{ text: 1 }] } })).toBe(false);
    expect(await allows(text, { same: { text: 1 } })).toBe(false);
  });

  test('loses the keywords that are wrong, and keeps the others', async () => {
    const text = documentWith({
      type: 'object',
      id: 'own',
      $id: 'https://example.com/own',
      'x-relation': 5,
      properties: {
        any: { type: 'any', maxLength: 2 },
        pattern: { type: 'string', pattern: '[\\w-\\.]+$' },
        required: { type: 'string', required: true },
        none: { oneOf: [] },
        empty: { enum: [] },
      },
    });
    const file = await written(text);
    const { theirs } = await readTheirs(file);
    expect(theirs!.mistakes).toBe(5);
    const line = text.slice(0, text.indexOf('type: any')).split('\n').length;
    expect(theirs!.firstMistakes()).toEqual([
      expect.stringContaining(`${file}:${line}:`),
      expect.stringContaining('`pattern` must be a regular expression'),
      expect.stringContaining('`required` must be a list of names, not true'),
      '2 more like these',
    ]);
    expect(await allows(text, { any: 5, pattern: '', required: 'a', none: 1, empty: 1 })).toBe(
      true,
    );
    expect(await allows(text, { any: 'long' })).toBe(false);
    expect(await allows(text, { required: 5 })).toBe(false);
  });
});

describe('a document that cannot be used', () => {
  test('is refused with the line of the mistake', async () => {
    const missing = documentWith({ $ref: '#/components/schemas/Tag' });
    const line = missing.split('\n').findIndex((one) => one.includes('$ref')) + 1;
    expect(await refusalOf(missing)).toMatch(
      new RegExp(`^theirs\\.yaml:${line}:\\d+: The file has no #/components/schemas/Tag$`),
    );
    expect(await refusalOf('openapi: 3.1.0\npaths:\n  /a:\n    get: {}\n')).toBe(
      'theirs.yaml:4:10: GET /a has no `responses`',
    );
    expect(await refusalOf('openapi: 3.1.0\npaths:\n  /a:\n\tget: {}\n')).toMatch(
      /^theirs\.yaml:4:1: Not valid YAML: The indentation has a tab/,
    );
  });

  test('without an operation is refused', async () => {
    expect(await refusalOf('openapi: 3.1.0\npaths: {}\n')).toBe(
      'theirs.yaml:2:8: The document has no operation',
    );
  });

  test('of another version is refused with what to do', async () => {
    expect(await refusalOf('swagger: "2.0"\npaths: {}\n')).toMatch(
      /^theirs\.yaml:1:10: Swagger 2\.0 cannot be read.* npx swagger2openapi /,
    );
    expect(await refusalOf('info: {}\nopenapi: 3.2.0\n')).toBe(
      'theirs.yaml:2:10: OpenAPI 3.2.0 cannot be read, only OpenAPI 3.0 and 3.1',
    );
    expect(await refusalOf('[1]')).toContain('theirs.yaml:1:1: This is not an OpenAPI document');
  });
});

test('bundles the files to which a document refers', async () => {
  await written('Tag: { type: string }\n', 'schemas.yaml');
  const { validators } = await readTheirs(
    await written(documentWith({ $ref: 'schemas.yaml#/Tag' })),
  );
  expect([validators[BODY]!('v1'), validators[BODY]!(1)]).toEqual([true, false]);
  const refusal = await refusalOf(documentWith({ $ref: 'absent.yaml#/Tag' }));
  expect(refusal).toContain('theirs.yaml: its files cannot be bundled.');
  expect(refusal).toContain('absent.yaml');
});
