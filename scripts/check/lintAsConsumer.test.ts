import { describe, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import type { Document } from '../../contract/openapi.ts';
import { formatProblem } from '../../contract/yaml/problem.ts';
import { lintAsConsumer } from './lintAsConsumer.ts';

/** Returns a bundle with one operation, whose request body has the given example. */
function bundleWith(example: unknown): Document {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tags',
      version: '1',
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [
      { url: '{base_url}/api/v4', variables: { base_url: { default: 'https://forge.test' } } },
    ],
    security: [],
    tags: [],
    paths: {
      '/tags': {
        post: {
          operationId: 'createTag',
          summary: 'Create a tag',
          requestBody: {
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/TagCreate' },
                examples: { plain: { value: example } },
              },
            },
          },
          responses: { 201: { description: 'The tag.' }, 400: { description: 'Not valid.' } },
        },
      },
    },
    components: {
      schemas: {
        TagCreate: {
          type: 'object',
          required: ['tag_name'],
          properties: { tag_name: { type: 'string' } },
        },
      },
    },
  } as unknown as Document;
}

describe('lintAsConsumer finds', () => {
  test('no problem in the contract', async () => {
    const { document } = await readContract();
    expect(await lintAsConsumer(document)).toEqual([]);
  });

  test('no problem in an example that fits its schema', async () => {
    expect(await lintAsConsumer(bundleWith({ tag_name: 'v1.2.0' }))).toEqual([]);
  });

  test('an example that does not fit its schema, with its place', async () => {
    const [problem] = await lintAsConsumer(bundleWith({ name: 'v1.2.0' }));
    expect(formatProblem(problem!)).toMatch(
      /^openapi\/openapi\.yaml:1:1 .+#\/paths\/~1tags\/post\/requestBody.+\(no-invalid-media-type-examples\)$/,
    );
  });
});
