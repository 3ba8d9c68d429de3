import { expect, test } from 'vitest';
import type { ContractOperation } from '../../contract/contractOperation.ts';
import type { Document } from '../../contract/openapi.ts';
import { documentOperation } from './documentOperation.ts';

test.each([
  ['array', ['link']],
  ['object', undefined],
])('an operation with per_page whose success is an %s has the page headers %j', (type, pages) => {
  const success = { headers: { Link: {} }, content: { 'application/json': { schema: { type } } } };
  const definition = {
    parameters: [{ name: 'per_page', in: 'query', schema: { type: 'integer' } }],
    responses: { 200: success },
    security: [],
  };
  const operation = { id: 'listTopics', method: 'get', path: '/topics', pointer: '', definition };
  const documented = documentOperation(
    {} as Document,
    operation as unknown as ContractOperation,
    [],
  );
  expect(documented.pages).toEqual(pages);
});
