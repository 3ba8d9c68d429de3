/** Tests each file that the build writes, with a small invented contract. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Schema } from '../../contract/openapi.ts';
import type { CompiledContract } from '../compile.ts';
import { CACHE_DIR } from '../paths.ts';
import type { PageData } from '../reference/page/pageData.ts';
import { exampleCompiled } from '../testing/exampleCompiled.ts';
import { bundleJson } from './bundleJson.ts';
import { bundleYaml } from './bundleYaml.ts';
import { cases } from './cases.ts';
import { coverage } from './coverage.ts';
import { deprecations } from './deprecations.ts';
import { outputs } from './index.ts';
import { operations } from './operations.ts';
import { reference } from './reference.ts';
import { responses } from './responses.ts';
import { responseTypes } from './responseTypes.ts';
import { types } from './types.ts';
import { validators } from './validators.ts';

let contract: CompiledContract;
/** The folder is inside the project, so that modules in it can import the installed packages. */
let folder: string;

beforeAll(async () => {
  contract = exampleCompiled();
  await mkdir(CACHE_DIR, { recursive: true });
  folder = await mkdtemp(join(CACHE_DIR, 'outputs-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes the text of a module to a file, and imports it. */
async function imported(name: string, text: string) {
  const file = join(folder, name);
  await writeFile(file, text);
  return import(pathToFileURL(file).href);
}

test('each output has its own file, and the files for review are committed', () => {
  const files = outputs.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  const committed = outputs.filter((one) => one.committed).map(({ file }) => file);
  expect(committed.filter((file) => !file.startsWith('docs/extensions/'))).toEqual([
    'generated/openapi.yaml',
    'generated/responses.d.ts',
    'generated/coverage.md',
    'generated/deprecations.md',
    'generated/rows.ts',
    'generated/tables.ts',
    'generated/roles.ts',
    'generated/types.ts',
    'generated/operations.ts',
    'generated/areas.ts',
    'generated/names.md',
  ]);
});

test('creating the outputs does not change the contract', async () => {
  const before = JSON.stringify([contract.document, contract.cases, contract.bareText]);
  for (const { text } of outputs) await text(contract);
  expect(JSON.stringify([contract.document, contract.cases, contract.bareText])).toBe(before);
});

describe('the bundle', () => {
  test('contains the same document as YAML and as JSON', async () => {
    expect(parse(await bundleYaml.text(contract))).toEqual(contract.document);
    expect(JSON.parse(await bundleJson.text(contract))).toEqual(contract.document);
  });

  test('keeps a long text on one line, so that a diff shows a changed word as one line', async () => {
    const description = `A long text. ${'word '.repeat(60)}end`;
    const long = exampleCompiled(({ info }) => Object.assign(info, { description }));
    expect((await bundleYaml.text(long)).split('\n')).toContainEqual(
      expect.stringContaining(description),
    );
  });
});

test('the cases have all fields, but not the text of their files', async () => {
  expect(JSON.parse(await cases.text(contract))).toEqual(contract.cases);
});

test('the responses are the responses of the cases by operation and name', async () => {
  const derived = await imported('responses.mjs', await responses.text(contract));
  expect(derived.responses.getTag).toMatchObject({
    method: 'get',
    path: '/projects/{id}/tags/{tag_name}',
  });
  expect(Object.keys(derived.responses.getTag.cases)).toEqual([
    'released',
    'worldOnly',
    'unsigned',
  ]);
  expect(derived.responses.deleteTag.cases.gone).toEqual({ status: 204, headers: {} });
});

test('the responses come with the required parts of requests', async () => {
  const derived = await imported('needs.mjs', await responses.text(contract));
  expect(derived.responses.createTag).toMatchObject({
    tokens: ['PRIVATE-TOKEN'],
    body: { required: false, fields: ['tag_name'] },
  });
  expect(derived.responses.getTag).not.toHaveProperty('tokens');
});

test('the types of the responses have the names of the cases', async () => {
  const text = await responseTypes.text(contract);
  expect(text).toContain(
    "  getTag: Responses<{ 'released': 200; 'worldOnly': 200; 'unsigned': 404 }>;\n",
  );
  expect(text).toContain("  deleteTag: Responses<{ 'gone': 204 }>;\n");
});

test('the table of operations has method, path, and each CallFact of an operation', async () => {
  const text = (await operations.text(contract)) as string;
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  });
  const derived = await imported('operations.mjs', outputText);
  expect(derived.operations).toEqual({
    listTags: ['get', '/projects/{id}/tags'],
    createTag: ['post', '/projects/{id}/tags'],
    getTag: ['get', '/projects/{id}/tags/{tag_name}'],
    deleteTag: ['delete', '/projects/{id}/tags/{tag_name}', 'empty'],
    getRaw: ['get', '/projects/{id}/raw', 'bytes'],
    batchFiles: ['post', '/projects/{id}/batch', 'safe'],
    getReport: ['get', '/projects/{id}/report'],
  });
});

describe('the types', () => {
  const schemaTypes = async (properties: Record<string, Schema>, required: string[] = []) =>
    types.text(
      exampleCompiled(({ components }) => {
        components.schemas!.Thing = { type: 'object', properties, required };
      }),
    );

  test('give an operation its parameters, body and responses', async () => {
    const text = await types.text(contract);
    expect(text).toMatch(/"createTag": \{\n\s+parameters/);
    expect(text).toContain('"application/json": components["schemas"]["TagCreate"];');
  });

  test('keep a field with a default optional', async () => {
    expect(await schemaTypes({ size: { type: 'integer', default: 20 } })).toMatch(/size\?: number/);
  });

  test('suggest the known values of an open enum, and allow others', async () => {
    const kind = { type: ['string', 'null'], 'x-extensible-enum': ['X509', 'PGP'] };
    expect(await schemaTypes({ kind })).toContain('kind?: "X509" | "PGP" | (string & {}) | null;');
  });

  test('use Blob for bytes', async () => {
    expect(await schemaTypes({ file: { type: 'string', format: 'binary' } })).toContain(
      'file?: Blob;',
    );
  });
});

test('the validators are a module that accepts and refuses the same values as the schemas', async () => {
  const derived = await imported('validators.mjs', await validators.text(contract));
  const tag =
    derived.default[
      '#/paths/~1projects~1{id}~1tags~1{tag_name}/get/responses/200/content/application~1json/schema'
    ];
  const { response } = contract.cases.find(({ id }) => id === 'getTag.released')!;
  expect(tag(response.body)).toBe(true);
  expect(tag({ name: 5 })).toBe(false);
  expect(tag.errors).toContainEqual(expect.objectContaining({ instancePath: '/name' }));
  expect(Object.keys(derived.default)).toEqual(Object.keys(contract.validators.validators));
});

describe('the coverage', () => {
  const rowOf = async (id: string) =>
    (await coverage.text(contract)).split('\n').find((line) => line.startsWith(`| \`${id}\`<br>`));

  test('counts the cases of each status, and marks a status without a case', async () => {
    expect(await rowOf('getTag')).toContain('| 200: 2<br>404: 1 | tagging |');
    expect(await rowOf('batchFiles')).toContain('| 200: 1<br>401: 1<br>404: waived |');
    const without = { ...contract, waivers: [] };
    expect(await coverage.text(without)).toContain('**404: none**');
    expect(await coverage.text(without)).toContain('No status is waived.');
  });

  test('shows the callers of an operation', async () => {
    expect(await rowOf('listTags')).toContain('| anyone, where public |');
    expect(await rowOf('createTag')).toContain('| signed in |');
    expect(await rowOf('getReport')).toContain('| premium, ultimate | signed in |');
  });

  test('has a row of totals', async () => {
    const total = `| **all** | 7 | ${contract.cases.length} | 0 | 12 of 13 | 1 |`;
    expect(await coverage.text(contract)).toContain(total);
  });

  test('escapes a vertical bar in a text, since it would end the table cell', async () => {
    const waivers = [{ operation: 'batchFiles', status: 404, reason: 'Either | or.' }];
    expect(await coverage.text({ ...contract, waivers })).toContain('Either \\| or.');
  });
});

describe('the deprecations', () => {
  const old = exampleCompiled(({ paths, components }) => {
    const operation = paths['/projects/{id}/tags/{tag_name}']?.get;
    Object.assign(operation ?? {}, {
      deprecated: true,
      'x-deprecation': { replacement: 'the search API', removal: '5' },
    });
    const scope = {
      name: 'scope',
      in: 'query' as const,
      deprecated: true,
      'x-deprecation': { replacement: 'search', documented: false, since: '17.0' },
      schema: { type: 'string' },
    };
    for (const path of ['/projects/{id}/tags', '/projects/{id}/raw'])
      paths[path]?.get?.parameters?.push(scope);
    Object.assign(components?.schemas ?? {}, {
      Job: {
        allOf: [
          { properties: { runner: { properties: { ip: { type: 'string', deprecated: true } } } } },
        ],
      },
    });
  });

  test('list operations, parameters and fields, with replacement and releases', async () => {
    const rows = (await deprecations.text(old)).split('\n').filter((line) => line.startsWith('| '));
    expect(rows.slice(2)).toEqual([
      '| operation `getTag` | the search API |  | version 5 of the API |',
      '| parameter `scope` of `listTags`, `getRaw` | (`search`) | 17.0 |  |',
      '| field `Job.runner.ip` |  |  |  |',
    ]);
  });

  test('say that nothing is deprecated', async () => {
    expect(await deprecations.text(contract)).toContain('Nothing is deprecated.');
  });

  test('are a section of the reference documentation', async () => {
    expect(await reference.text(old)).toContain('## Deprecations\\n\\n| deprecated |');
    expect(await reference.text(contract)).not.toContain('## Deprecations');
  });
});

describe('the reference', () => {
  test('is one page that contains the contract and must not load other files', async () => {
    const page = await reference.text(contract);
    expect(page).toContain('<title>Example</title>');
    expect(page).toContain('"operationId":"createTag"');
    expect(page).toContain("default-src 'none'");
    expect(page).not.toContain('{{title}}');
    expect(page).not.toContain('{{script}}');
    const tags = page.replaceAll(/(<script[^>]*>).*?<\/script>/gs, '$1');
    expect(tags).not.toMatch(
      /<(script|link(?! rel="(?:alternate|describedby)")|img)[^>]* (src|href)="(?!data:)/,
    );
  });

  test('shows the request and the response of every case', async () => {
    const page = await reference.text(contract);
    const [, data] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page) ?? [];
    const { operations } = JSON.parse(data ?? '') as PageData;
    const { cases } = operations.find(({ id }) => id === 'createTag')!;
    const documented = contract.cases.filter(({ operation }) => operation === 'createTag');
    expect(new Set(cases.map(({ name }) => name))).toEqual(
      new Set(documented.map(({ name }) => name)),
    );
    const { name, request, response } = documented[0]!;
    const shown = cases.find((one) => one.name === name)!;
    expect(shown.response).toEqual(response);
    expect(JSON.parse(shown.request.body!)).toEqual(request.body);
  });

  test('escapes texts of the contract that would end the script element', async () => {
    const page = await reference.text(
      exampleCompiled(({ info }) =>
        Object.assign(info, { title: 'A & <b>', description: "</script><script>alert(1) $& $'" }),
      ),
    );
    expect(page).toContain('<title>A &amp; &lt;b></title>');
    expect(page).not.toContain('<script>alert(1)');
    expect(page).toContain("\\u003cscript>alert(1) $& $'");
  });
});
