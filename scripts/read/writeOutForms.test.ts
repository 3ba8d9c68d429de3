import { expect, test } from 'vitest';
import type { Document, RequestBody } from '../../contract/openapi.ts';
import { writeOutForms } from './writeOutForms.ts';

/** The content of a body after the change. */
function contentOf(requestBody: RequestBody | undefined) {
  const post = { operationId: 'createTag', requestBody, responses: {} };
  writeOutForms({ paths: { '/tags': { post } } } as unknown as Document);
  return post.requestBody?.content;
}

const schema = { $ref: '#/components/schemas/TagCreate' };

test('a JSON body gets a form after JSON, with the same schema', () => {
  const content = contentOf({ content: { 'application/json': { schema } } })!;
  expect(Object.entries(content)).toEqual([
    ['application/json', { schema }],
    ['application/x-www-form-urlencoded', { schema }],
  ]);
  // Examples are added to one of the two only.
  expect(content['application/x-www-form-urlencoded']).not.toBe(content['application/json']);
});

test('a body with x-json-only gets no form', () => {
  const content = contentOf({
    'x-json-only': 'The documents ask for a JSON body.',
    content: { 'application/json': { schema } },
  });
  expect(Object.keys(content!)).toEqual(['application/json']);
});

test('an operation without a body gets none', () => {
  expect(contentOf(undefined)).toBeUndefined();
});
