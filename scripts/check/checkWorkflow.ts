/** Checks that the conformance suite can run the workflows. Redocly does not check this. */
import type { JsonValue } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import {
  type Criterion,
  expressionsOf,
  readCondition,
  textOfCriterion,
} from '../../contract/workflows/condition.ts';
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

/**
 * The parts of Arazzo that the conformance suite supports. Other parts are reported, since the suite would ignore
 * them.
 */
const KNOWN = {
  workflow: [
    ...['workflowId', 'summary', 'description', 'inputs', 'parameters', 'steps', 'outputs'],
    ...['x-task', 'x-manual', 'x-own-runner', 'x-irreversible'],
  ],
  step: [
    ...['stepId', 'description', 'operationId', 'parameters', 'requestBody', 'successCriteria'],
    ...['outputs', 'onFailure', 'x-cleanup'],
  ],
  body: ['contentType', 'payload'],
  criterion: ['condition', 'context', 'type'],
  retry: ['name', 'type', 'retryAfter', 'retryLimit', 'criteria'],
  goto: ['name', 'type', 'stepId', 'criteria'],
};

/**
 * Returns the mistakes that prevent the conformance suite from running the workflows of a document as they are
 * written.
 */
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

/** Checks that each input has exactly one source (a default or `x-inputs`) and at least one use. */
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
      if (!used.has(name)) return [report(at, `No workflow uses ${name}: remove it`)];
      const foreign = foreignKeyword(schema);
      if (foreign)
        return [
          report(
            [...at, foreign],
            `Other runners refuse \`${foreign}\` in the schema of an input. Remove it. \`x-inputs\` gives the source of ${name}`,
          ),
        ];
      const given = [
        ...('default' in schema ? ['a default'] : []),
        ...(sources[name] ? ['x-inputs'] : []),
      ];
      if (given.length === 1) return [];
      const message =
        given.length === 0
          ? `${name} has no source. Add it to \`x-inputs\` of the components, or give it a default`
          : `${name} has both a default and an entry in \`x-inputs\`: remove one of them`;
      return [report(at, message)];
    }),
    ...Object.keys(sources)
      .filter((name) => !declared.some((one) => one.name === name))
      .map((name) =>
        report(['x-inputs', name], `No schema of inputs in this document has ${name}: remove it`),
      ),
  ];
}

/** Returns a keyword that strict JSON Schema validators refuse: an extension, or a format other than `password`. */
function foreignKeyword(schema: object): string | undefined {
  return Object.entries(schema).find(
    ([keyword, value]) =>
      keyword.startsWith('x-') || (keyword === 'format' && value !== 'password'),
  )?.[0];
}

/** Checks that some workflow uses each reusable parameter. */
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
        `No workflow uses ${name}: remove it`,
        'key',
      ),
    );
}

/** A workflow, and the facts that it is checked against. */
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
        report('workflow-part', [...at, key], `The suite does not support \`${key}\` here`, 'key');
  }

  function checkReferences(parameters: ArazzoParameter[] = [], at: YamlPath): void {
    for (const [index, parameter] of parameters.entries())
      if (!parameterOf(parameter, components))
        report(
          'workflow-parameter',
          [...at, index],
          'The components have no such parameter: write `$components.parameters.NAME`',
        );
  }

  /**
   * Checks that each parameter is the caller's token or belongs to the operation, and that no path parameter is
   * missing.
   */
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

  /** Checks that a step states a status or media type exactly if the default of the operation does not fit. */
  function checkDefaults(operation: ContractOperation, step: ArazzoStep, at: YamlPath): void {
    const { successCriteria = [], requestBody, onFailure } = step;
    const criterion = onFailure ? undefined : defaultCriterion(operation);
    const redundant = successCriteria.findIndex(({ condition }) => condition === criterion);
    if (redundant >= 0)
      report(
        'workflow-criteria',
        [...at, 'successCriteria', redundant],
        `Remove \`${criterion}\`: it is the default, because the operation has only this success status`,
      );
    // If a step states no status, other programs accept every documented status, and so never use `onFailure`.
    if (criterion === undefined && !namesStatus(step))
      report(
        'workflow-criteria',
        at,
        `Add the success status of the step as a criterion, such as \`$statusCode == 200\`: ${onFailure ? 'it has `onFailure`' : `${operation.id} documents several success statuses`}`,
      );
    if (requestBody?.contentType && requestBody.contentType === defaultMediaType(operation))
      report(
        'workflow-body',
        [...at, 'requestBody', 'contentType'],
        `Remove \`${requestBody.contentType}\`: it is the default of ${operation.id}`,
        'key',
      );
    if (step['x-cleanup'] && undoesEarlierStep(workflow, step, operations))
      report(
        'workflow-cleanup',
        [...at, 'x-cleanup'],
        'Remove `x-cleanup`: the step is a clean-up anyway, because the operation of an earlier step names it in `x-undo`',
        'key',
      );
  }

  function checkValue(value: JsonValue, at: YamlPath, index: number): void {
    for (const text of expressionsIn(value)) checkExpression(text, at, index);
  }

  function checkExpression(text: string, at: YamlPath, index: number): void {
    const expression = readExpression(text);
    if (!expression) report('workflow-expression', at, `The suite does not support '${text}'`);
    else checkReference(expression, text, at, index);
  }

  /** @param index the number of earlier steps, whose outputs the expression may use */
  function checkReference(expression: Expression, text: string, at: YamlPath, index: number): void {
    if (expression.of === 'input' && !(expression.name in inputs))
      report('workflow-expression', at, `${text}: the workflow has no such input`);
    if (expression.of !== 'output') return;
    const earlier = workflow.steps.slice(0, index).find(({ stepId }) => stepId === expression.step);
    if (!(expression.name in (earlier?.outputs ?? {})))
      report('workflow-expression', at, `${text}: no earlier step has such an output`);
  }

  function checkConditions(criteria: Criterion[] = [], at: YamlPath, index: number): void {
    for (const [place, criterion] of criteria.entries()) {
      checkKeys('criterion', criterion, [...at, place]);
      const where = [...at, place, 'condition'];
      const { type = 'simple' } = criterion;
      if (type !== 'simple' && type !== 'regex')
        report(
          'workflow-criteria',
          [...at, place, 'type'],
          `The suite supports only the types simple and regex`,
        );
      const condition = readCondition(textOfCriterion(criterion));
      const isSimple = condition?.flat().every(({ operator }) => operator !== 'matches');
      if (!condition || isSimple !== (type === 'simple'))
        report('workflow-criteria', where, `The suite does not support '${criterion.condition}'`);
      for (const expression of expressionsOf(condition ?? []))
        checkReference(expression, criterion.condition, where, index);
    }
  }

  function checkAction(action: ArazzoAction, at: YamlPath, index: number): void {
    if (action.type !== 'retry' && action.type !== 'goto') {
      report(
        'workflow-part',
        [...at, 'type'],
        'The suite supports only the actions retry and goto',
      );
      return;
    }
    checkKeys(action.type, action, at);
    checkConditions(action.criteria, [...at, 'criteria'], index);
    // A `goto` to an earlier step is refused, since it could cause an endless loop.
    const later = workflow.steps.slice(index + 1);
    if (action.type === 'goto' && !later.some(({ stepId }) => stepId === action.stepId))
      report('workflow-part', [...at, 'stepId'], `There is no later step '${action.stepId}'`);
  }
}
