import { expect, test } from 'vitest';
import { exampleContract, exampleTag } from '../../contract/testing/exampleContract.ts';
import { listNames, requestParts, responseParts } from './declaredParts.ts';
import { createNoteExercised } from './noteExercised.ts';

const contract = exampleContract();
const operation = (id: string) => contract.operations.get(id)!;
const response = (status: number, body: unknown) => ({
  status,
  headers: [],
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const request = { path: { id: 5 }, query: {}, headers: {} };

test('names the declared parts of bodies, also behind references, lists and alternatives', () => {
  expect(listNames(requestParts(contract, operation('createTag')))).toEqual([
    'body.tag_name',
    'body.message',
  ]);
  expect(listNames(requestParts(contract, operation('batchFiles')))).toEqual([
    'body.files',
    'body.files[].path',
  ]);
  expect(listNames(responseParts(contract, operation('listTags'), '200'))).toEqual([
    '[].name',
    '[].message',
    '[].created_at',
    '[].release',
    '[].release.tag_name',
  ]);
  expect(listNames(responseParts(contract, operation('listTags'), '418'))).toEqual([]);
});

test('enters a recursive schema once only', () => {
  const { Release } = contract.document.components.schemas as Record<
    string,
    { properties: object }
  >;
  const own = { ...contract, document: structuredClone(contract.document) };
  const schemas = own.document.components.schemas as Record<string, { properties: object }>;
  schemas.Release = {
    ...Release!,
    properties: { ...Release!.properties, next: { $ref: '#/components/schemas/Release' } },
  };
  expect(listNames(responseParts(own, operation('getTag'), '200'))).toEqual([
    'name',
    'message',
    'created_at',
    'release',
    'release.tag_name',
    'release.next',
  ]);
});

test('names the declared parts below a member with any name, but not that member', () => {
  const document = structuredClone(contract.document);
  const schemas = document.components.schemas as Record<string, object>;
  const named = { type: 'object', properties: { id: { type: 'integer' } } };
  schemas.Release = { type: 'object', additionalProperties: named };
  expect(listNames(responseParts({ ...contract, document }, operation('getTag'), '200'))).toEqual([
    'name',
    'message',
    'created_at',
    'release',
    'release.*.id',
  ]);
});

test('notes only the parts that earlier exchanges have not shown', () => {
  const note = createNoteExercised(contract);
  const asked = { ...request, query: { 'page[]': 1 } };
  expect(note(operation('listTags'), asked, response(200, []))).toEqual({
    operation: 'listTags',
    status: 200,
    parameters: ['path.id', 'query.page'],
  });
  expect(note(operation('listTags'), asked, response(200, [{ name: 'a' }, exampleTag]))).toEqual({
    operation: 'listTags',
    status: 200,
    fields: ['[].name', '[].message', '[].created_at', '[].release', '[].release.tag_name'],
  });
  expect(note(operation('listTags'), asked, response(200, [exampleTag]))).toBeUndefined();
  expect(note(operation('getTag'), asked, undefined)).toBeUndefined();
});

test('does not treat a declared member, once noted, as a member with any name', () => {
  const document = structuredClone(contract.document);
  const schemas = document.components.schemas as Record<string, object>;
  const named = { type: 'object', properties: { id: { type: 'integer' } } };
  schemas.Release = { type: 'object', properties: { own: named }, additionalProperties: named };
  const note = createNoteExercised({ ...contract, document });
  const shown = (release: object) =>
    note(operation('getTag'), request, response(200, { release }))?.fields;
  expect(shown({ own: { id: 1 } })).toEqual(['release', 'release.own', 'release.own.id']);
  expect(shown({ own: { id: 1 } })).toBeUndefined();
  expect(shown({ own: { id: 1 }, v2: { id: 2 } })).toEqual(['release.*.id']);
});

test('notes no parameter of a refused request, and no field of a body that is not JSON', () => {
  const note = createNoteExercised(contract);
  const created = { ...request, contentType: 'application/json', body: { tag_name: 'v2', x: 1 } };
  expect(note(operation('createTag'), created, response(401, { message: 'No', more: 1 }))).toEqual({
    operation: 'createTag',
    status: 401,
    fields: ['message'],
  });
  expect(note(operation('createTag'), created, response(201, '<html>'))).toEqual({
    operation: 'createTag',
    status: 201,
    parameters: ['path.id', 'body.tag_name'],
  });
});
