import { expect, test } from 'vitest';
import {
  type ToolDocument,
  withJsonBodies,
  withoutErrors,
  withoutExamples,
  withTextInPaths,
} from './toolDocument.ts';

const document = (): ToolDocument => ({
  paths: {
    '/tags': {
      post: {
        parameters: [{ in: 'path', schema: { anyOf: [] }, examples: { json: {}, form: {} } }],
        requestBody: {
          content: {
            'application/json': { examples: { json: {} } },
            'application/x-www-form-urlencoded': { examples: { form: {} } },
          },
        },
        responses: {
          201: { content: { 'application/json': { examples: { json: {}, form: {} } } } },
          404: {},
        },
      },
    },
  },
});
const operation = ({ paths }: ToolDocument) => paths['/tags']!.post!;

test('removes the responses of errors', () => {
  expect(Object.keys(operation(withoutErrors(document())).responses)).toEqual(['201']);
});

test('keeps JSON bodies, and only the examples with such a body', () => {
  const { parameters, requestBody, responses } = operation(withJsonBodies(document()));
  expect(Object.keys(requestBody!.content)).toEqual(['application/json']);
  expect(parameters![0]!.examples).toEqual({ json: {} });
  expect(responses[201]!.content!['application/json']!.examples).toEqual({ json: {} });
});

test('removes refused examples of one operation everywhere in it', () => {
  const changed = withoutExamples(document(), new Map([['POST /tags', ['json', 'form']]]));
  expect(operation(changed).parameters![0]!.examples).toBeUndefined();
  const kept = withoutExamples(document(), new Map([['GET /tags', ['json']]]));
  expect(kept).toEqual(document());
});

test('describes a parameter in the path as text', () => {
  const [parameter] = operation(withTextInPaths(document())).parameters!;
  expect(parameter!.schema).toEqual({ type: 'string' });
});
