import { expect, test } from 'vitest';
import type { Document, RequestBody } from '../../contract/openapi.ts';
import { writeOutForms } from './writeOutForms.ts';

/** Returns the content of a request body after the conversion. */
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
  // The two media types must be different objects, because examples are later added to only one of them.
  expect(content['application/x-www-form-urlencoded']).not.toBe(content['application/json']);
});

test('a body with x-json-only stays JSON only', () => {
  const content = contentOf({
    'x-json-only': 'The documents ask for a JSON body.',
    content: { 'application/json': { schema } },
  });
  expect(Object.keys(content!)).toEqual(['application/json']);
});

test('an operation without a body stays without a body', () => {
  expect(contentOf(undefined)).toBeUndefined();
});
