/** Whether workflows can be run, which Redocly does not check. */
import type { JsonValue } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import { expressionsOf, readCondition } from '../../contract/workflows/condition.ts';
import {
  type Expression,
  expressionsIn,
  readExpression,
} from '../../contract/workflows/expression.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt, type YamlPath } from '../../contract/yaml/problemAt.ts';
import {
  type ArazzoAction,
  type ArazzoDocument,
  type ArazzoParameter,
  type ArazzoStep,
  type ArazzoWorkflow,
  defaultCriterion,
  defaultMediaType,
  inputsIn,
  inputsOf,
  namesStatus,
  parameterOf,
  parametersOf,
  roleIn,
  undoesEarlierStep,
} from '../read/arazzo.ts';

/** The parts of Arazzo that the suite knows. Another part would be ignored silently, so it is a mistake. */
const KNOWN = {
  workflow: [
    ...['workflowId', 'summary', 'description', 'inputs', 'parameters', 'steps', 'outputs'],
    'x-manual',
  ],
  step: [
    ...['stepId', 'description', 'operationId', 'parameters', 'requestBody', 'successCriteria'],
    ...['outputs', 'onFailure', 'x-cleanup'],
  ],
  body: ['contentType', 'payload'],
  criterion: ['condition'],
  retry: ['name', 'type', 'retryAfter', 'retryLimit', 'criteria'],
  goto: ['name', 'type', 'stepId', 'criteria'],
};

/** What keeps the workflows of a document from being run as they are written. */
export function checkWorkflows(
  source: YamlText,
  document: ArazzoDocument,
  operations: Map<string, ContractOperation>,
): Problem[] {
  return [
    ...checkInputs(source, document),
    ...document.workflows.flatMap((workflow, index) =>
      checkWorkflow(source, ['workflows', index], { document, workflow, operations }),
    ),
    ...checkReusableParameters(source, document),
  ];
}

/** Each input has one source and at least one use. */
function checkInputs(source: YamlText, { components = {}, workflows }: ArazzoDocument): Problem[] {
  const report = (at: YamlPath, message: string) =>
    problemAt(source, ['components', ...at], 'workflow-input', message, 'key');
  const sources = components['x-inputs'] ?? {};
  const used = inputsIn([workflows, components.parameters]);
  const declared = Object.entries(components.inputs ?? {}).flatMap(([group, { properties = {} }]) =>
    Object.entries(properties).map(([name, schema]) => ({ group, name, schema })),
  );
  return [
    ...declared.flatMap(({ group, name, schema }) => {
      const at = ['inputs', group, 'properties', name];
      if (!used.has(name)) return [report(at, `No workflow uses ${name}: take it out`)];
      const foreign = foreignKeyword(schema);
      if (foreign)
        return [
          report(
            [...at, foreign],
            `Other runners refuse \`${foreign}\` in the schema of an input. Take it out; where ${name} comes from stands in \`x-inputs\``,
          ),
        ];
      const given = [
        ...('default' in schema ? ['a default'] : []),
        ...(sources[name] ? ['x-inputs'] : []),
      ];
      if (given.length === 1) return [];
      const message =
        given.length === 0
          ? `Nothing says what ${name} is in a run. Add it to \`x-inputs\` of the components, or give it a default`
          : `${name} has both a default and an entry in \`x-inputs\`: take one of them out`;
      return [report(at, message)];
    }),
    ...Object.keys(sources)
      .filter((name) => !declared.some((one) => one.name === name))
      .map((name) => report(['x-inputs', name], `No inputs of this document have ${name}`)),
  ];
}

/** A keyword that a validator in strict mode refuses: an extension, or a format other than that of secrets. */
function foreignKeyword(schema: object): string | undefined {
  return Object.entries(schema).find(
    ([keyword, value]) =>
      keyword.startsWith('x-') || (keyword === 'format' && value !== 'password'),
  )?.[0];
}

/** Each reusable parameter is used. */
function checkReusableParameters(
  source: YamlText,
  { components, workflows }: ArazzoDocument,
): Problem[] {
  const text = JSON.stringify(workflows);
  return Object.keys(components?.parameters ?? {})
    .filter((name) => !text.includes(`"$components.parameters.${name}"`))
    .map((name) =>
      problemAt(
        source,
        ['components', 'parameters', name],
        'workflow-parameter',
        `No workflow uses ${name}: take it out`,
        'key',
      ),
    );
}

/** A workflow, and what it is checked against. */
interface Subject {
  document: ArazzoDocument;
  workflow: ArazzoWorkflow;
  operations: Map<string, ContractOperation>;
}

function checkWorkflow(
  source: YamlText,
  path: YamlPath,
  { document: { components }, workflow, operations }: Subject,
): Problem[] {
  const problems: Problem[] = [];
  const report = (rule: string, at: YamlPath, message: string, part?: 'key') =>
    problems.push(problemAt(source, [...path, ...at], rule, message, part));
  const inputs = inputsOf(workflow, components);

  checkKeys('workflow', workflow, []);
  checkReferences(workflow.parameters, ['parameters']);
  if (workflow.inputs && !workflow.inputs.$ref)
    report(
      'workflow-input',
      ['inputs'],
      'Declare the inputs in the components, and refer to them: `$ref: "#/components/inputs/NAME"`',
      'key',
    );
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
    checkReferences(step.parameters, [...at, 'parameters']);
    checkParameters(operation, step, at, index);
    if (step.requestBody) checkBody(operation, step.requestBody, [...at, 'requestBody'], index);
    checkConditions(step.successCriteria, [...at, 'successCriteria'], index);
    checkDefaults(operation, step, at);
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

  function checkReferences(parameters: ArazzoParameter[] = [], at: YamlPath): void {
    for (const [index, parameter] of parameters.entries())
      if (!parameterOf(parameter, components))
        report(
          'workflow-parameter',
          [...at, index],
          'There is no such parameter in the components: write `$components.parameters.NAME`',
        );
  }

  /** Each is a parameter of the operation or the token of the caller, and the path has all that it needs. */
  function checkParameters(
    operation: ContractOperation,
    step: ArazzoStep,
    at: YamlPath,
    index: number,
  ): void {
    const declared = operation.definition.parameters ?? [];
    const given = parametersOf(workflow, step, components);
    for (const parameter of given) {
      const { name, in: place, value } = parameter;
      const own = (step.parameters ?? []).findIndex(
        (one) => parameterOf(one, components) === parameter,
      );
      const where = own < 0 ? at : [...at, 'parameters', own];
      const isDeclared = declared.some((one) => name === one.name && place === one.in);
      if (!isDeclared && roleIn(parameter, components) === undefined)
        report('workflow-parameter', where, `${operation.id} has no ${place} parameter '${name}'`);
      checkValue(value, where, index);
    }
    for (const { name, in: place } of declared)
      if (place === 'path' && !given.some((one) => one.name === name && one.in === place))
        report('workflow-parameter', at, `${operation.id} needs the path parameter '${name}'`);
  }

  function checkBody(
    operation: ContractOperation,
    body: NonNullable<ArazzoStep['requestBody']>,
    at: YamlPath,
    index: number,
  ): void {
    checkKeys('body', body, at);
    checkValue(body.payload, [...at, 'payload'], index);
    const type = body.contentType ?? defaultMediaType(operation);
    if (!Object.keys(operation.definition.requestBody?.content ?? {}).includes(type ?? ''))
      report(
        'workflow-body',
        at,
        `${operation.id} takes no body${type ? ` of the type ${type}` : ''}`,
      );
  }

  /** What follows from the contract is not written a second time, and what does not follow is written. */
  function checkDefaults(operation: ContractOperation, step: ArazzoStep, at: YamlPath): void {
    const { successCriteria = [], requestBody, onFailure } = step;
    const criterion = onFailure ? undefined : defaultCriterion(operation);
    const redundant = successCriteria.findIndex(({ condition }) => condition === criterion);
    if (redundant >= 0)
      report(
        'workflow-criteria',
        [...at, 'successCriteria', redundant],
        `Take \`${criterion}\` out: it follows from the contract`,
      );
    // Other programs accept every documented status where a step names none, and do not act on a failure then.
    if (criterion === undefined && !namesStatus(step))
      report(
        'workflow-criteria',
        at,
        `Say with which status the step succeeds, such as \`$statusCode == 200\`: ${onFailure ? 'it has `onFailure`' : `${operation.id} documents several`}`,
      );
    if (requestBody?.contentType && requestBody.contentType === defaultMediaType(operation))
      report(
        'workflow-body',
        [...at, 'requestBody', 'contentType'],
        `Take \`${requestBody.contentType}\` out: it is the default of ${operation.id}`,
        'key',
      );
    if (step['x-cleanup'] && undoesEarlierStep(workflow, step, operations))
      report(
        'workflow-cleanup',
        [...at, 'x-cleanup'],
        'Take `x-cleanup` out: it follows from `x-undo` of an operation that an earlier step calls',
        'key',
      );
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

  function checkConditions(
    criteria: { condition: string }[] = [],
    at: YamlPath,
    index: number,
  ): void {
    for (const [place, criterion] of criteria.entries()) {
      checkKeys('criterion', criterion, [...at, place]);
      const where = [...at, place, 'condition'];
      const condition = readCondition(criterion.condition);
      if (!condition)
        report('workflow-criteria', where, `The suite cannot read '${criterion.condition}'`);
      for (const expression of expressionsOf(condition ?? []))
        checkReference(expression, criterion.condition, where, index);
    }
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
