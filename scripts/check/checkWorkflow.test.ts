/** Tests the messages about mistakes in workflows, and their positions. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listOperations, operationsById, readDocument } from '../../contract/contract.ts';
import { exampleDocument } from '../../contract/testing/exampleContract.ts';
import type { Workflow } from '../../contract/workflows/workflow.ts';
import { formatProblem } from '../../contract/yaml/problem.ts';
import { checkWorkflows } from './checkWorkflow.ts';
import { checkWorkflowCoverage } from './checkWorkflowCoverage.ts';

const RIGHT = `workflows:
  - workflowId: tag
    summary: Create a tag, read it and delete it
    inputs: { $ref: '#/components/inputs/tags' }
    parameters:
      - reference: $components.parameters.as_user
      - reference: $components.parameters.project
    steps:
      - stepId: create
        operationId: createTag
        requestBody:
          payload:
            tag_name: $inputs.tag
        outputs:
          tag: $response.body#/name
      - stepId: read
        operationId: getTag
        parameters:
          - name: tag_name
            in: path
            value: $steps.create.outputs.tag
        successCriteria:
          - condition: $statusCode == 200 || $statusCode == 202
          - condition: $response.body#/name == $inputs.tag
        onFailure:
          - name: not-there-yet
            type: retry
            retryAfter: 1
            retryLimit: 3
            criteria:
              - condition: $statusCode == 404
      - stepId: delete
        operationId: deleteTag
        parameters:
          - { name: tag_name, in: path, value: $inputs.tag }
components:
  inputs:
    tags:
      properties:
        user_token: { type: string }
        project: { type: integer }
        tag: { type: string }
  x-inputs:
    user_token: { token: user }
    project: { fixture: project.id }
    tag: { unique: name }
  parameters:
    as_user: { name: PRIVATE-TOKEN, in: header, value: $inputs.user_token }
    project: { name: id, in: path, value: $inputs.project }
`;

const document = structuredClone(exampleDocument);
document.paths['/projects/{id}/tags']!.post!['x-undo'] = { operation: 'deleteTag' };
document.paths['/projects/{id}/tags/{tag_name}']!.get!.responses[202] = { description: 'Soon.' };

function problemsOf(text: string): string[] {
  const source = { file: 'tags.yaml', text };
  return checkWorkflows(source, parse(text), operationsById(document)).map(formatProblem);
}

test('a correct workflow has no problems', () => {
  expect(problemsOf(RIGHT)).toEqual([]);
});

test.each<[title: string, from: string | RegExp, to: string, at: string, message: RegExp]>([
  [
    'an input without a source',
    '    tag: { unique: name }\n',
    '',
    'tag: { type: string }',
    /tag has no source/,
  ],
  [
    'an input with two sources',
    'tag: { type: string }',
    'tag: { type: string, default: v1 }',
    'tag: { type: string, default',
    /tag has both a default and an entry/,
  ],
  [
    'inputs that are not in the components',
    "inputs: { $ref: '#/components/inputs/tags' }",
    'inputs: { properties: { tag: { type: string } } }',
    'inputs:',
    /Declare the inputs in the components/,
  ],
  [
    'an input that no workflow uses',
    'tag: { type: string }',
    'tag: { type: string }\n        ref: { type: string }',
    'ref: { type',
    /No workflow uses ref/,
  ],
  [
    'an extension in the schema of an input',
    'tag: { type: string }',
    'tag: { type: string, x-unique: name }',
    'x-unique',
    /Other runners refuse `x-unique`/,
  ],
  [
    'a format in the schema of an input',
    'tag: { type: string }',
    'tag: { type: string, format: date }',
    'format: date',
    /Other runners refuse `format`/,
  ],
  [
    'a reusable parameter that no workflow uses',
    '    project: { name: id',
    '    other: { name: id, in: path, value: 5 }\n    project: { name: id',
    'other:',
    /No workflow uses other/,
  ],
  [
    'a source of an unknown input',
    'tag: { unique: name }',
    'tag: { unique: name }\n    ref: { unique: name }',
    'ref: { unique',
    /No schema of inputs in this document has ref/,
  ],
  [
    'an unknown operation',
    'operationId: getTag',
    'operationId: getTga',
    'getTga',
    /no operation 'getTga'; did you mean 'getTag'\?/,
  ],
  [
    'an unknown reusable parameter',
    'reference: $components.parameters.project',
    'reference: $components.parameters.projct',
    'reference: $components.parameters.projct',
    /components have no such parameter/,
  ],
  [
    'a parameter that the operation does not have',
    '- name: tag_name',
    '- name: tag',
    'name: tag\n',
    /getTag has no path parameter 'tag'/,
  ],
  [
    'a header that is not the token of a caller',
    'user_token: { token: user }',
    'user_token: { unique: name }',
    'stepId: create',
    /createTag has no header parameter 'PRIVATE-TOKEN'/,
  ],
  [
    'a path parameter that is missing',
    '      - reference: $components.parameters.project\n',
    '',
    'stepId: create',
    /createTag needs the path parameter 'id'/,
  ],
  [
    'a reference to an unknown input',
    'tag_name: $inputs.tag',
    'tag_name: $inputs.tga',
    'tag_name: $inputs.tga',
    /\$inputs\.tga: the workflow has no such input/,
  ],
  [
    'an output that no earlier step has',
    '$steps.create.outputs.tag',
    '$steps.create.outputs.name',
    'name: tag_name',
    /no earlier step has such an output/,
  ],
  [
    'an output of a later step',
    'tag_name: $inputs.tag',
    'tag_name: $steps.read.outputs.tag',
    'tag_name: $steps',
    /no earlier step/,
  ],
  [
    'an expression that the suite does not support',
    '$response.body#/name\n',
    '$response.query.name\n',
    '$response.query.name',
    /does not support '\$response\.query\.name'/,
  ],
  [
    'a condition that the suite does not support',
    '$response.body#/name == $inputs.tag',
    '$response.body#/name = $inputs.tag',
    '$response.body#/name = ',
    /does not support/,
  ],
  [
    'a criterion of another kind',
    '- condition: $response',
    '- type: jsonpath\n            condition: $response',
    '- type: jsonpath',
    /only the types simple and regex/,
  ],
  [
    'a step without a status that acts on a failure',
    '          - condition: $statusCode == 200 || $statusCode == 202\n',
    '',
    'stepId: read',
    /Add the success status of the step.*it has `onFailure`/,
  ],
  [
    'a step without a status, of an operation with several success statuses',
    / {8}successCriteria:(\n {10}.*)*\n {8}onFailure:(\n {10}.*)*\n/,
    '',
    'stepId: read',
    /Add the success status of the step.*getTag documents several/,
  ],
  [
    'a success status that is the default of the operation',
    'operationId: createTag',
    'operationId: createTag\n        successCriteria: [{ condition: $statusCode == 201 }]',
    '{ condition: $statusCode == 201',
    /Remove `\$statusCode == 201`: it is the default/,
  ],
  [
    'an x-cleanup on a step that is a clean-up anyway',
    'operationId: deleteTag',
    'operationId: deleteTag\n        x-cleanup: true',
    'x-cleanup',
    /Remove `x-cleanup`: the step is a clean-up anyway/,
  ],
  [
    'a media type that is the default',
    '          payload:',
    '          contentType: application/json\n          payload:',
    'contentType',
    /Remove `application\/json`/,
  ],
  [
    'a media type that the operation does not accept',
    '          payload:',
    '          contentType: text/plain\n          payload:',
    'contentType',
    /createTag takes no body of the type text\/plain/,
  ],
  [
    'an action that the suite does not support',
    'type: retry',
    'type: end',
    'end',
    /supports only the actions retry and goto/,
  ],
  [
    'a part of Arazzo that the suite does not support',
    'operationId: getTag',
    'operationId: getTag\n        onSuccess: []',
    'onSuccess',
    /does not support `onSuccess` here/,
  ],
])('%s is reported with its position', (_, from, to, at, message) => {
  const text = RIGHT.replace(from, to);
  const line = text.slice(0, text.indexOf(at)).split('\n').length;
  const problems = problemsOf(text);
  expect(problems[0]).toMatch(message);
  expect(problems[0]).toMatch(new RegExp(`^tags\\.yaml:${line}:`));
});

test('the example in CONTRIBUTING has no problems', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8');
  const [, text = ''] = /```yaml\n(workflows:\n.*?)```/s.exec(guide) ?? [];
  const operations = operationsById(await readDocument());
  const problems = checkWorkflows({ file: 'CONTRIBUTING.md', text }, parse(text), operations);
  expect(problems.map(formatProblem)).toEqual([]);
});

test('a goto to an earlier step is reported, since it might never end', () => {
  const back = RIGHT.replace(/type: retry\n.*\n.*\n/, 'type: goto\n            stepId: create\n');
  expect(problemsOf(back)).toEqual([
    expect.stringMatching(/^tags\.yaml:\d+:.*no later step 'create'/),
  ]);
});

describe('an operation that changes something', () => {
  const operations = listOperations(exampleDocument);
  const calling = (...ids: string[]) =>
    [{ steps: ids.map((operation) => ({ operation })) }] as Workflow[];
  const problems = (workflows: Workflow[], text: string) =>
    checkWorkflowCoverage(
      operations,
      workflows,
      { path: '/waivers.yaml', file: 'waivers.yaml', text, value: parse(text) },
      PLACES,
    ).map(formatProblem);
  const PLACES = new Map([
    ['deleteTag', { file: 'tag.yaml', text: 'get: {}\ndelete: {}\n', path: ['delete'] }],
  ]);
  const WAIVER = '- operation: deleteTag\n  reason: Because.\n';

  test('must be in a workflow or have a waiver', () => {
    expect(problems(calling('createTag', 'deleteTag'), '# none\n')).toEqual([]);
    expect(problems(calling('createTag'), WAIVER)).toEqual([]);
  });

  test.each([
    [
      'no workflow and no waiver',
      calling('createTag'),
      '# none\n',
      /^tag\.yaml:2:\d+ {2}deleteTag changes something/,
    ],
    [
      'a workflow and a waiver',
      calling('createTag', 'deleteTag'),
      WAIVER,
      /^waivers\.yaml:1:14 {2}deleteTag is in a workflow/,
    ],
    [
      'a waiver of an operation that changes nothing',
      calling('createTag', 'deleteTag'),
      '- operation: getTag\n  reason: Because.\n',
      /The contract has no operation getTag that changes something/,
    ],
    ['a waiver without a reason', calling('createTag'), '- operation: deleteTag\n', /reason/],
  ])('must not have %s', (_, workflows, text, message) => {
    expect(problems(workflows, text)[0]).toMatch(message);
  });
});
