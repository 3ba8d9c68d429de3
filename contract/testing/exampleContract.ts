/**
 * A small contract for tests: tags of a project, a batch of tags behind a feature flag, and a report for the premium
 * tier.
 */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Case, CaseRequest, CaseResponse } from '../case.ts';
import { compileValidators } from '../compileValidators.ts';
import { type Contract, createContract } from '../contract.ts';
import type { Document, Operation, Schema } from '../openapi.ts';

const json = (schema: Schema) => ({ 'application/json': { schema } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const id = {
  name: 'id',
  in: 'path' as const,
  required: true,
  schema: { type: ['integer', 'string'] },
  'x-fixture': ['project.id', 'project.path'],
};
const tagName = {
  name: 'tag_name',
  in: 'path' as const,
  required: true,
  schema: { type: 'string' },
  'x-fixture': 'tag.name',
};
const error = (description: string) => ({ description, content: json(ref('Error')) });

const operation = (
  operationId: string,
  rest: Omit<Operation, 'operationId' | 'summary' | 'tags' | 'security'> &
    Partial<Pick<Operation, 'security'>>,
): Operation => ({
  operationId,
  summary: operationId,
  tags: ['tags'],
  security: [{}, { privateToken: [] }],
  ...rest,
});

export const exampleDocument: Document = {
  openapi: '3.1.0',
  info: { title: 'Example', version: '1.0.0' },
  servers: [{ url: '/api/v4' }],
  tags: [{ name: 'tags', description: 'Tags.' }],
  'x-fixtures': {
    'project.id': { value: 5, description: 'A project.' },
    'project.path': { value: 'acme/rocket', description: 'Its path.' },
    'tag.name': { value: 'v1.0.0', description: 'A tag.' },
    'file.path': { value: 'README.md', description: 'A file.' },
  },
  'x-common-responses': {
    301: {
      description: 'Moved.',
      headers: { Location: { required: true, schema: { type: 'string' } } },
      content: { '*/*': { schema: {} } },
    },
    429: { description: 'Too many.', content: { '*/*': { schema: {} } } },
  },
  paths: {
    '/projects/{id}/tags': {
      get: operation('listTags', {
        parameters: [
          id,
          { name: 'page', in: 'query', schema: { type: 'integer' } },
          { name: 'search', in: 'query', schema: { type: 'string' } },
          {
            name: 'from',
            in: 'query',
            schema: { anyOf: [{ type: 'integer' }, { type: 'string', enum: ['Any'] }] },
            'x-fixture': 'project.id',
          },
        ],
        responses: {
          200: {
            description: 'Tags.',
            headers: {
              'X-Page': { $ref: '#/components/headers/XPage' },
              Link: { schema: { type: 'string' } },
            },
            content: json({ type: 'array', items: ref('Tag') }),
          },
          404: error('No such project.'),
        },
      }),
      post: operation('createTag', {
        security: [{ privateToken: [] }],
        parameters: [id],
        requestBody: { content: json(ref('TagCreate')) },
        responses: {
          201: { description: 'The tag.', content: json(ref('Tag')) },
          401: error('No token.'),
        },
      }),
    },
    '/projects/{id}/tags/{tag_name}': {
      get: operation('getTag', {
        parameters: [id, tagName],
        responses: {
          200: { description: 'The tag.', content: json(ref('Tag')) },
          404: error('Not found.'),
        },
      }),
      delete: operation('deleteTag', {
        security: [{ privateToken: [] }],
        parameters: [id, tagName],
        responses: { 204: { description: 'Gone.' } },
      }),
    },
    '/projects/{id}/raw': {
      get: operation('getRaw', {
        parameters: [id],
        responses: { 200: { description: 'Bytes.', content: { '*/*': { schema: {} } } } },
      }),
    },
    '/projects/{id}/batch': {
      post: operation('batchFiles', {
        security: [{ privateToken: [] }],
        'x-read-only': true,
        'x-feature-flag': { name: 'batch_api', default: false },
        parameters: [id],
        requestBody: { content: json(ref('Batch')) },
        responses: {
          200: { description: 'Files.', content: json({ type: 'array' }) },
          401: error('No token.'),
          404: error('Not found.'),
        },
      }),
    },
    '/projects/{id}/report': {
      get: operation('getReport', {
        security: [{ privateToken: [] }],
        'x-tier': ['premium', 'ultimate'],
        parameters: [id],
        responses: {
          200: { description: 'The report.', content: json({ type: 'object' }) },
          403: error('Not allowed.'),
        },
      }),
    },
  },
  components: {
    securitySchemes: { privateToken: { type: 'apiKey', in: 'header', name: 'PRIVATE-TOKEN' } },
    headers: { XPage: { 'x-pagination': 'offset', schema: { type: 'integer', minimum: 1 } } },
    schemas: {
      Error: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
      TagCreate: {
        type: 'object',
        required: ['tag_name'],
        properties: {
          tag_name: { type: 'string', 'x-echoed-as': 'name' },
          message: { type: 'string' },
        },
      },
      Tag: {
        type: 'object',
        required: ['name', 'message', 'created_at', 'release'],
        properties: {
          name: { type: 'string' },
          message: { type: ['string', 'null'] },
          created_at: { type: ['string', 'null'], format: 'date-time' },
          release: { anyOf: [ref('Release'), { type: 'null' }] },
        },
      },
      Release: {
        type: 'object',
        required: ['tag_name'],
        properties: { tag_name: { type: 'string' } },
      },
      Batch: {
        type: 'object',
        properties: {
          files: {
            type: 'array',
            items: { allOf: [{ $ref: '#/components/schemas/BatchFile' }] },
          },
        },
      },
      BatchFile: {
        type: 'object',
        properties: { path: { type: 'string', 'x-fixture': 'file.path' } },
      },
    },
  },
};

export const exampleTag = {
  name: 'v1.0.0',
  message: null,
  created_at: '2026-01-31T12:00:00Z',
  release: { tag_name: 'v1.0.0' },
};

function exampleCase(
  operation: string,
  name: string,
  as: string,
  request: Partial<CaseRequest>,
  response: Partial<CaseResponse> & Pick<CaseResponse, 'status'>,
): Case {
  return {
    id: `${operation}.${name}`,
    operation,
    name,
    area: operation === 'getReport' ? 'reports' : 'tags',
    file: `openapi/cases/tags/${operation}.${name}.yaml`,
    summary: `${operation}, ${name}`,
    as,
    request: { path: { id: 5 }, query: {}, headers: {}, ...request },
    response: {
      headers: {},
      ...(response.body !== undefined && { contentType: 'application/json' }),
      ...response,
    },
  };
}

const tagPath = { id: 5, tag_name: 'v1.0.0' };
const notFound = { status: 404, body: { message: '404 Not Found' } };

export const exampleCases: Case[] = [
  exampleCase(
    'listTags',
    'firstPage',
    'anonymous',
    { query: { search: '^v1+' } },
    { status: 200, headers: { 'x-page': '1' }, body: [exampleTag] },
  ),
  exampleCase('listTags', 'noProject', 'anonymous', { path: { id: 99 } }, notFound),
  exampleCase(
    'createTag',
    'annotated',
    'developer',
    { contentType: 'application/json', body: { tag_name: 'v2', message: 'Second' } },
    { status: 201, body: { ...exampleTag, name: 'v2', message: 'Second' } },
  ),
  exampleCase(
    'createTag',
    'noToken',
    'anonymous',
    { contentType: 'application/json', body: { tag_name: 'v2' } },
    { status: 401, body: { message: '401 Unauthorized' } },
  ),
  exampleCase(
    'getTag',
    'released',
    'developer',
    { path: tagPath },
    { status: 200, body: exampleTag },
  ),
  exampleCase(
    'getTag',
    'worldOnly',
    'developer',
    { path: { id: 5, tag_name: 'v7' } },
    { status: 200, body: exampleTag },
  ),
  exampleCase('getTag', 'unsigned', 'developer', { path: tagPath }, notFound),
  exampleCase('deleteTag', 'gone', 'developer', { path: tagPath }, { status: 204 }),
  exampleCase(
    'getRaw',
    'bytes',
    'anonymous',
    { path: { id: 'acme/rocket' } },
    { status: 200, contentType: 'application/octet-stream', bodyBase64: 'AP/+' },
  ),
  exampleCase(
    'batchFiles',
    'one',
    'developer',
    { contentType: 'application/json', body: { files: [{ path: 'README.md' }] } },
    { status: 200, body: [] },
  ),
  exampleCase(
    'batchFiles',
    'noToken',
    'anonymous',
    { contentType: 'application/json', body: { files: [{ path: 'README.md' }] } },
    { status: 401, body: { message: '401 Unauthorized' } },
  ),
  exampleCase('getReport', 'full', 'developer', {}, { status: 200, body: {} }),
  exampleCase(
    'getReport',
    'forbidden',
    'guest',
    {},
    { status: 403, body: { message: '403 Forbidden' } },
  ),
];

/** Returns the contract of `exampleDocument`, with compiled validators. */
export function exampleContract(): Contract {
  return createContract(
    exampleDocument,
    exampleCases,
    compileValidators(exampleDocument).validators,
  );
}

/** Writes the example contract to files, as the build does. @returns the folder */
export async function writeExampleContract(): Promise<string> {
  // The folder is inside the package, because the written validators import ajv from its `node_modules`.
  const parent = join(import.meta.dirname, '..', '..', '.cache');
  await mkdir(parent, { recursive: true });
  const dir = await mkdtemp(join(parent, 'example-contract-'));
  await Promise.all([
    writeFile(join(dir, 'openapi.json'), JSON.stringify(exampleDocument)),
    writeFile(join(dir, 'cases.json'), JSON.stringify(exampleCases)),
    writeFile(join(dir, 'validators.js'), compileValidators(exampleDocument).moduleText()),
  ]);
  return dir;
}
