/** Checks of a workflow that Redocly does not make: whether it can be run. */
import type { JsonValue } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import { expressionsOf, readCondition, statusesIn } from '../../contract/workflows/condition.ts';
import {
  type Expression,
  expressionsIn,
  readExpression,
} from '../../contract/workflows/expression.ts';
import type { StepParameter } from '../../contract/workflows/workflow.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt, type YamlPath } from '../../contract/yaml/problemAt.ts';
import type { ArazzoAction, ArazzoStep, ArazzoWorkflow } from '../read/arazzo.ts';

/** What the suite knows of Arazzo. Whatever else stands in a workflow would be left out without a word. */
const KNOWN = {
  workflow: [
    ...['workflowId', 'summary', 'description', 'inputs', 'parameters', 'steps', 'outputs'],
    ...['x-as', 'x-manual'],
  ],
  step: [
    ...['stepId', 'description', 'operationId', 'parameters', 'requestBody', 'successCriteria'],
    ...['outputs', 'onFailure', 'x-as', 'x-cleanup'],
  ],
  body: ['contentType', 'payload'],
  criterion: ['condition'],
  retry: ['name', 'type', 'retryAfter', 'retryLimit', 'criteria'],
  goto: ['name', 'type', 'stepId', 'criteria'],
};

/** Everything that keeps a workflow from being run as it is written. */
export function checkWorkflow(
  source: YamlText,
  path: YamlPath,
  workflow: ArazzoWorkflow,
  operations: Map<string, ContractOperation>,
): Problem[] {
  const problems: Problem[] = [];
  const report = (rule: string, at: YamlPath, message: string, part?: 'key') =>
    problems.push(problemAt(source, [...path, ...at], rule, message, part));
  const inputs = workflow.inputs?.properties ?? {};

  checkKeys('workflow', workflow, []);
  for (const [name, input] of Object.entries(inputs)) {
    const origins = ['x-fixture', 'x-unique', 'default'].filter((key) => key in input);
    if (origins.length !== 1)
      report(
        'workflow-input',
        ['inputs', 'properties', name],
        `Say with one of \`x-fixture\`, \`x-unique\` and \`default\` what ${name} is in a run; there ${origins.length === 0 ? 'is none' : `are ${origins.join(' and ')}`}`,
        'key',
      );
  }
  for (const [index, step] of workflow.steps.entries()) checkStep(step, ['steps', index], index);
  return problems;

  function checkStep(step: ArazzoStep, at: YamlPath, index: number): void {
    checkKeys('step', step, at);
    const operation = operations.get(step.operationId);
    if (!operation) {
      const near = nearest(step.operationId ?? '', operations.keys());
      report(
        'workflow-operation',
        [...at, 'operationId'],
        `There is no operation '${step.operationId}'${near ? `; did you mean '${near}'?` : ''}`,
      );
      return;
    }
    checkParameters(operation, step, at);
    for (const [place, value] of Object.entries(step.parameters ?? []))
      checkValue(value.value, [...at, 'parameters', Number(place), 'value'], index);
    if (step.requestBody) {
      checkKeys('body', step.requestBody, [...at, 'requestBody']);
      checkValue(step.requestBody.payload, [...at, 'requestBody', 'payload'], index);
    }
    const statuses = checkConditions(step.successCriteria, [...at, 'successCriteria'], index);
    if (statuses.length === 0)
      report(
        'workflow-criteria',
        at,
        'Say with which status the step succeeds: `$statusCode == 200`',
      );
    for (const [name, text] of Object.entries(step.outputs ?? {}))
      checkExpression(text, [...at, 'outputs', name], index + 1);
    for (const [place, action] of Object.entries(step.onFailure ?? []))
      checkAction(action, [...at, 'onFailure', Number(place)], index);
  }

  function checkKeys(kind: keyof typeof KNOWN, node: object, at: YamlPath): void {
    for (const key of Object.keys(node))
      if (!KNOWN[kind].includes(key))
        report('workflow-part', [...at, key], `The suite does not know \`${key}\` here`, 'key');
  }

  /** Each is a parameter of the operation, and none that its path needs is missing. */
  function checkParameters(operation: ContractOperation, step: ArazzoStep, at: YamlPath): void {
    const declared = operation.definition.parameters ?? [];
    const isDeclared = (one: StepParameter) =>
      declared.some(({ name, in: place }) => name === one.name && place === one.in);
    for (const [index, parameter] of Object.entries(step.parameters ?? []))
      if (!isDeclared(parameter))
        report(
          'workflow-parameter',
          [...at, 'parameters', Number(index), 'name'],
          `${operation.id} has no ${parameter.in} parameter '${parameter.name}'`,
        );
    const given = [...(workflow.parameters ?? []), ...(step.parameters ?? [])];
    for (const { name, in: place } of declared)
      if (place === 'path' && !given.some((one) => one.name === name && one.in === place))
        report('workflow-parameter', at, `${operation.id} needs the path parameter '${name}'`);
  }

  function checkValue(value: JsonValue, at: YamlPath, index: number): void {
    for (const text of expressionsIn(value)) checkExpression(text, at, index);
  }

  function checkExpression(text: string, at: YamlPath, index: number): void {
    const expression = readExpression(text);
    if (!expression) report('workflow-expression', at, `The suite cannot read '${text}'`);
    else checkReference(expression, text, at, index);
  }

  /** @param index the number of steps whose outputs are there */
  function checkReference(expression: Expression, text: string, at: YamlPath, index: number): void {
    if (expression.of === 'input' && !(expression.name in inputs))
      report('workflow-expression', at, `${text}: the workflow has no such input`);
    if (expression.of !== 'output') return;
    const earlier = workflow.steps.slice(0, index).find(({ stepId }) => stepId === expression.step);
    if (!(expression.name in (earlier?.outputs ?? {})))
      report('workflow-expression', at, `${text}: no step before has such an output`);
  }

  /** @returns the statuses that the conditions speak of */
  function checkConditions(
    criteria: { condition: string }[] = [],
    at: YamlPath,
    index: number,
  ): number[] {
    return criteria.flatMap((criterion, place) => {
      checkKeys('criterion', criterion, [...at, place]);
      const where = [...at, place, 'condition'];
      const condition = readCondition(criterion.condition);
      if (!condition) {
        report('workflow-criteria', where, `The suite cannot read '${criterion.condition}'`);
        return [];
      }
      for (const expression of expressionsOf(condition))
        checkReference(expression, criterion.condition, where, index);
      return statusesIn(condition);
    });
  }

  function checkAction(action: ArazzoAction, at: YamlPath, index: number): void {
    if (action.type !== 'retry' && action.type !== 'goto') {
      report('workflow-part', [...at, 'type'], 'The suite knows the actions retry and goto');
      return;
    }
    checkKeys(action.type, action, at);
    checkConditions(action.criteria, [...at, 'criteria'], index);
    // A way back might never end.
    const later = workflow.steps.slice(index + 1);
    if (action.type === 'goto' && !later.some(({ stepId }) => stepId === action.stepId))
      report('workflow-part', [...at, 'stepId'], `There is no later step '${action.stepId}'`);
  }
}
