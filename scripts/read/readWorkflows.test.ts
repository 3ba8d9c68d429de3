/**
 * Tests that each compiled step has the shared parameters of its workflow and the default values of its operation.
 */
import { expect, test } from 'vitest';
import { operationsById } from '../../contract/contract.ts';
import { exampleDocument } from '../../contract/testing/exampleContract.ts';
import type { ArazzoDocument } from './arazzo.ts';
import { compileWorkflow } from './readWorkflows.ts';

const document = structuredClone(exampleDocument);
document.paths['/projects/{id}/tags']!.post!['x-undo'] = { operation: 'deleteTag' };
const operations = operationsById(document);

const token = (role: string) => ({
  name: 'PRIVATE-TOKEN',
  in: 'header' as const,
  value: `$inputs.${role}_token`,
});
const tagName = { name: 'tag_name', in: 'path' as const, value: '$inputs.tag' };
const SOURCE: ArazzoDocument = {
  workflows: [
    {
      workflowId: 'tag',
      summary: 'Create a tag, read it and delete it',
      inputs: { $ref: '#/components/inputs/tags' },
      parameters: [
        { reference: '$components.parameters.as_developer' },
        { reference: '$components.parameters.project' },
      ],
      steps: [
        {
          stepId: 'create',
          description: 'Create it.',
          operationId: 'createTag',
          requestBody: { payload: { tag_name: '$inputs.tag' } },
          successCriteria: [{ condition: '$response.body#/name == $inputs.tag' }],
        },
        {
          stepId: 'read',
          description: 'Fail to read another one, as the owner.',
          operationId: 'getTag',
          parameters: [token('owner'), { ...tagName, value: 'no-such-tag' }],
          successCriteria: [{ condition: '$statusCode == 404' }],
        },
        {
          stepId: 'delete',
          description: 'Delete it.',
          operationId: 'deleteTag',
          parameters: [tagName],
        },
        {
          stepId: 'again',
          description: 'Fail to delete it.',
          operationId: 'deleteTag',
          parameters: [tagName],
          successCriteria: [{ condition: '$statusCode == 404' }],
        },
      ],
    },
  ],
  components: {
    inputs: { tags: { properties: { project: {}, tag: {}, ref: { default: 'main' } } } },
    parameters: {
      as_developer: token('developer'),
      project: { name: 'id', in: 'path', value: '$inputs.project' },
    },
    'x-inputs': {
      developer_token: { token: 'developer' },
      owner_token: { token: 'owner' },
      project: { fixture: 'project.id' },
      tag: { unique: 'name' },
    },
  },
};

const { steps, inputs } = compileWorkflow('tags', SOURCE.workflows[0]!, SOURCE, operations);
const of = <T>(property: (step: (typeof steps)[number]) => T) =>
  Object.fromEntries(steps.map((step) => [step.id, property(step)]));

test('a step that states no status expects the success status of its operation', () => {
  expect(of(({ criteria }) => criteria)).toEqual({
    create: ['$statusCode == 201', '$response.body#/name == $inputs.tag'],
    read: ['$statusCode == 404'],
    delete: ['$statusCode == 204'],
    again: ['$statusCode == 404'],
  });
});

test('a token parameter becomes the caller of the step, and is removed from the parameters', () => {
  expect(of(({ as }) => as)).toEqual({
    create: 'developer',
    read: 'owner',
    delete: 'developer',
    again: 'developer',
  });
  expect(of(({ parameters }) => parameters.map(({ name }) => name))).toMatchObject({
    create: ['id'],
    read: ['id', 'tag_name'],
  });
  const withoutToken = { ...SOURCE.workflows[0]!, parameters: [] };
  expect(compileWorkflow('tags', withoutToken, SOURCE, operations).steps[0]!.as).toBe('anonymous');
});

test('a step is a clean-up if an x-undo of an earlier step names it, unless it expects a refusal', () => {
  expect(of(({ isCleanup }) => isCleanup)).toEqual({
    create: false,
    read: false,
    delete: true,
    again: false,
  });
});

test('a body is JSON unless the step states another media type', () => {
  expect(steps[0]).toMatchObject({
    contentType: 'application/json',
    body: { tag_name: '$inputs.tag' },
  });
  expect(steps[1]).not.toHaveProperty('contentType');
});

test('a compiled workflow has the inputs that it uses, without tokens', () => {
  expect(inputs).toEqual({ project: { fixture: 'project.id' }, tag: { unique: 'name' } });
});
