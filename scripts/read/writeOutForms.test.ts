import { expect, test } from 'vitest';
import type { Document, RequestBody } from '../../contract/openapi.ts';
import { writeOutForms } from './writeOutForms.ts';

/** The content of a body after forms are written out. */
function contentOf(requestBody: RequestBody | undefined) {
  const post = { operationId: 'createTag', requestBody, responses: {} };
  writeOutForms({ paths: { '/tags': { post } } } as unknown as Document);
  return post.requestBody?.content;
}

const schema = { $ref: '#/components/schemas/TagCreate' };

test('a body that is JSON may be a form: after JSON, with the same schema', () => {
  const content = contentOf({ content: { 'application/json': { schema } } })!;
  expect(Object.entries(content)).toEqual([
    ['application/json', { schema }],
    ['application/x-www-form-urlencoded', { schema }],
  ]);
  // Examples belong to one of the two.
  expect(content['application/x-www-form-urlencoded']).not.toBe(content['application/json']);
});

test('a body that is JSON by nature stays so', () => {
  const content = contentOf({
    'x-json-only': 'The documents ask for a JSON body.',
    content: { 'application/json': { schema } },
  });
  expect(Object.keys(content!)).toEqual(['application/json']);
});

test('no body stays none', () => {
  expect(contentOf(undefined)).toBeUndefined();
});
