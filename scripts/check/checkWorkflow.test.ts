/** What keeps a workflow from being run, and where a maintainer is told that it stands. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { operationsById, operationsOf } from '../../contract/contract.ts';
import { exampleDocument } from '../../contract/testing/exampleContract.ts';
import type { Workflow } from '../../contract/workflows/workflow.ts';
import { formatProblem } from '../../contract/yaml/problem.ts';
import { checkWorkflow } from './checkWorkflow.ts';
import { checkWorkflowCoverage } from './checkWorkflowCoverage.ts';

const RIGHT = `workflowId: tag
summary: Create a tag and read it
inputs:
  properties:
    project:
      x-fixture: project.id
    tag:
      x-unique: name
parameters:
  - name: id
    in: path
    value: $inputs.project
steps:
  - stepId: create
    operationId: createTag
    requestBody:
      contentType: application/json
      payload:
        tag_name: $inputs.tag
    successCriteria:
      - condition: $statusCode == 201
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
`;

function problemsOf(text: string): string[] {
  const source = { file: 'tags.yaml', text };
  return checkWorkflow(source, [], parse(text), operationsById(exampleDocument)).map(formatProblem);
}

test('a workflow that can be run', () => {
  expect(problemsOf(RIGHT)).toEqual([]);
});

test.each([
  [
    'an input of which nothing says what it is',
    '      x-unique: name\n',
    '      type: string\n',
    7,
    /what tag is in a run; there is none/,
  ],
  [
    'an input that is two things',
    'x-unique: name',
    'x-unique: name\n      default: v1',
    7,
    /there are x-unique and default/,
  ],
  [
    'an operation that is none',
    'operationId: getTag',
    'operationId: getTga',
    25,
    /no operation 'getTga'; did you mean 'getTag'\?/,
  ],
  [
    'a parameter that is none',
    '- name: tag_name',
    '- name: tag',
    27,
    /getTag has no path parameter 'tag'/,
  ],
  [
    'a path parameter that is missing',
    '- name: id',
    '- name: ident',
    14,
    /createTag needs the path parameter 'id'/,
  ],
  [
    'an input that is none',
    'tag_name: $inputs.tag',
    'tag_name: $inputs.tga',
    19,
    /\$inputs\.tga: the workflow has no such input/,
  ],
  [
    'an output that no step before has',
    '$steps.create.outputs.tag',
    '$steps.create.outputs.name',
    29,
    /no step before has such an output/,
  ],
  [
    'an output of a later step',
    'tag_name: $inputs.tag',
    'tag_name: $steps.read.outputs.tag',
    19,
    /no step before/,
  ],
  [
    'an expression that the suite cannot read',
    '$response.body#/name\n',
    '$response.query.name\n',
    23,
    /cannot read '\$response\.query\.name'/,
  ],
  [
    'a condition that the suite cannot read',
    '$response.body#/name == $inputs.tag',
    '$response.body#/name = $inputs.tag',
    32,
    /cannot read/,
  ],
  [
    'a criterion of another kind',
    '- condition: $response',
    '- type: jsonpath\n        condition: $response',
    32,
    /does not know `type` here/,
  ],
  [
    'no status',
    '- condition: $statusCode == 201',
    '- condition: $response.body#/name == $inputs.tag',
    14,
    /with which status the step succeeds/,
  ],
  [
    'an action that the suite does not know',
    'type: retry',
    'type: end',
    35,
    /knows the actions retry and goto/,
  ],
  [
    'a part of Arazzo that the suite does not know',
    'operationId: getTag',
    'operationId: getTag\n    onSuccess: []',
    26,
    /does not know `onSuccess` here/,
  ],
])('%s', (_, from, to, line, message) => {
  const problems = problemsOf(RIGHT.replace(from, to));
  expect(problems[0]).toMatch(message);
  expect(problems[0]).toMatch(new RegExp(`^tags\\.yaml:${line}:`));
});

test('a way back, which might never end', () => {
  const back = RIGHT.replace(/type: retry\n.*\n.*\n/, 'type: goto\n        stepId: create\n');
  expect(problemsOf(back)).toEqual([
    expect.stringMatching(/^tags\.yaml:36:.*no later step 'create'/),
  ]);
});

describe('of the operations that change something', () => {
  const operations = operationsOf(exampleDocument);
  const calling = (...ids: string[]) =>
    [{ steps: ids.map((operation) => ({ operation })) }] as Workflow[];
  const problems = (workflows: Workflow[], text: string) =>
    checkWorkflowCoverage(operations, workflows, {
      path: '/waivers.yaml',
      file: 'waivers.yaml',
      text,
      value: parse(text),
    }).map(formatProblem);
  const WAIVER = '- operation: deleteTag\n  reason: Because.\n';

  test('each is in a workflow or waived', () => {
    expect(problems(calling('createTag', 'deleteTag'), '# none\n')).toEqual([]);
    expect(problems(calling('createTag'), WAIVER)).toEqual([]);
  });

  test.each([
    [
      'in neither',
      calling('createTag'),
      '# none\n',
      /^waivers\.yaml:1:1 {2}deleteTag changes something/,
    ],
    [
      'in both',
      calling('createTag', 'deleteTag'),
      WAIVER,
      /^waivers\.yaml:1:14 {2}deleteTag is in a workflow/,
    ],
    [
      'that there is not',
      calling('createTag', 'deleteTag'),
      '- operation: getTag\n  reason: Because.\n',
      /no operation getTag that changes/,
    ],
    ['without a reason', calling('createTag'), '- operation: deleteTag\n', /reason/],
  ])('one %s is a mistake', (_, workflows, text, message) => {
    expect(problems(workflows, text)[0]).toMatch(message);
  });
});
