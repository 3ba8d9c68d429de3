/** Checks that the conformance suite can run the workflows. Redocly does not check this. */
import type { JsonValue } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import {
  type Criterion,
  listExpressions,
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
  findParameter,
  inputsIn,
  listInputs,
  listParameters,
  namesStatus,
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

/** A mistake, with its place in the workflow. */
interface Finding {
  rule: string;
  at: YamlPath;
  message: string;
  part?: 'key';
}

/** A step, and its place in the workflow. */
interface StepPlace {
  at: YamlPath;
  /** The number of earlier steps, whose outputs an expression may use. */
  index: number;
}

function checkWorkflow(source: YamlText, path: YamlPath, subject: Subject): Problem[] {
  const { workflow } = subject;
  return [
    ...checkKeys('workflow', workflow, []),
    ...checkReferences(subject, workflow.parameters, ['parameters']),
    ...checkDeclaration(workflow),
    ...workflow.steps.flatMap((step, index) =>
      checkStep(subject, step, { at: ['steps', index], index }),
    ),
  ].map(({ rule, at, message, part }) => problemAt(source, [...path, ...at], rule, message, part));
}

function checkDeclaration({ inputs }: ArazzoWorkflow): Finding[] {
  if (!inputs || inputs.$ref) return [];
  const message =
    'Declare the inputs in the components, and refer to them: `$ref: "#/components/inputs/NAME"`';
  return [{ rule: 'workflow-input', at: ['inputs'], message, part: 'key' }];
}

function checkStep(subject: Subject, step: ArazzoStep, place: StepPlace): Finding[] {
  const { operations } = subject;
  const { at, index } = place;
  const unknownKeys = checkKeys('step', step, at);
  const operation = operations.get(step.operationId);
  if (!operation) {
    const near = nearest(step.operationId ?? '', operations.keys());
    const message = `There is no operation '${step.operationId}'${near ? `; did you mean '${near}'?` : ''}`;
    return [...unknownKeys, { rule: 'workflow-operation', at: [...at, 'operationId'], message }];
  }
  return [
    ...unknownKeys,
    ...checkReferences(subject, step.parameters, [...at, 'parameters']),
    ...checkParameters(subject, operation, step, place),
    ...checkBody(subject, operation, step.requestBody, { at: [...at, 'requestBody'], index }),
    ...checkConditions(subject, step.successCriteria, { at: [...at, 'successCriteria'], index }),
    ...checkStatus(operation, step, at),
    ...checkMediaType(operation, step, at),
    ...checkCleanup(subject, step, at),
    ...Object.entries(step.outputs ?? {}).flatMap(([name, text]) =>
      checkExpression(subject, text, { at: [...at, 'outputs', name], index: index + 1 }),
    ),
    ...(step.onFailure ?? []).flatMap((action, number) =>
      checkAction(subject, action, { at: [...at, 'onFailure', number], index }),
    ),
  ];
}

function checkKeys(kind: keyof typeof KNOWN, node: object, at: YamlPath): Finding[] {
  return Object.keys(node)
    .filter((key) => !KNOWN[kind].includes(key))
    .map((key) => ({
      rule: 'workflow-part',
      at: [...at, key],
      message: `The suite does not support \`${key}\` here`,
      part: 'key',
    }));
}

function checkReferences(
  { document: { components } }: Subject,
  parameters: ArazzoParameter[] = [],
  at: YamlPath,
): Finding[] {
  return parameters.flatMap((parameter, index) =>
    findParameter(parameter, components)
      ? []
      : [
          {
            rule: 'workflow-parameter',
            at: [...at, index],
            message: 'The components have no such parameter: write `$components.parameters.NAME`',
          },
        ],
  );
}

/** Checks that each parameter is the caller's token or belongs to the operation, and that no path parameter is missing. */
function checkParameters(
  subject: Subject,
  { id, definition }: ContractOperation,
  step: ArazzoStep,
  { at, index }: StepPlace,
): Finding[] {
  const { workflow } = subject;
  const { components } = subject.document;
  const rule = 'workflow-parameter';
  const declared = definition.parameters ?? [];
  const given = listParameters(workflow, step, components);
  const missing = declared.filter(
    ({ name, in: place }) =>
      place === 'path' && !given.some((one) => one.name === name && one.in === place),
  );
  return [
    ...given.flatMap((parameter) => {
      const { name, in: place, value } = parameter;
      const own = (step.parameters ?? []).findIndex(
        (one) => findParameter(one, components) === parameter,
      );
      const where = own < 0 ? at : [...at, 'parameters', own];
      const isKnown =
        declared.some((one) => name === one.name && place === one.in) ||
        roleIn(parameter, components) !== undefined;
      return [
        ...(isKnown
          ? []
          : [{ rule, at: where, message: `${id} has no ${place} parameter '${name}'` }]),
        ...checkValue(subject, value, { at: where, index }),
      ];
    }),
    ...missing.map(({ name }) => ({
      rule,
      at,
      message: `${id} needs the path parameter '${name}'`,
    })),
  ];
}

function checkBody(
  subject: Subject,
  operation: ContractOperation,
  body: ArazzoStep['requestBody'],
  { at, index }: StepPlace,
): Finding[] {
  if (!body) return [];
  const type = body.contentType ?? defaultMediaType(operation);
  const types = Object.keys(operation.definition.requestBody?.content ?? {});
  const message = `${operation.id} takes no body${type ? ` of the type ${type}` : ''}`;
  return [
    ...checkKeys('body', body, at),
    ...checkValue(subject, body.payload, { at: [...at, 'payload'], index }),
    ...(types.includes(type ?? '') ? [] : [{ rule: 'workflow-body', at, message }]),
  ];
}

/** Checks that a step states a status exactly if the default of the operation does not fit. */
function checkStatus(operation: ContractOperation, step: ArazzoStep, at: YamlPath): Finding[] {
  const { successCriteria = [], onFailure } = step;
  const rule = 'workflow-criteria';
  const criterion = onFailure ? undefined : defaultCriterion(operation);
  const redundant = successCriteria.findIndex(({ condition }) => condition === criterion);
  if (redundant >= 0)
    return [
      {
        rule,
        at: [...at, 'successCriteria', redundant],
        message: `Remove \`${criterion}\`: it is the default, because the operation has only this success status`,
      },
    ];
  // If a step states no status, other programs accept every documented status, and so never use `onFailure`.
  if (criterion !== undefined || namesStatus(step)) return [];
  const reason = onFailure
    ? 'it has `onFailure`'
    : `${operation.id} documents several success statuses`;
  const message = `Add the success status of the step as a criterion, such as \`$statusCode == 200\`: ${reason}`;
  return [{ rule, at, message }];
}

/** Checks that a step states no media type that is the default. */
function checkMediaType(
  operation: ContractOperation,
  { requestBody }: ArazzoStep,
  at: YamlPath,
): Finding[] {
  const type = requestBody?.contentType;
  if (!type || type !== defaultMediaType(operation)) return [];
  const message = `Remove \`${type}\`: it is the default of ${operation.id}`;
  return [
    { rule: 'workflow-body', at: [...at, 'requestBody', 'contentType'], message, part: 'key' },
  ];
}

/** Checks that a step is not marked as a clean-up if it is one anyway. */
function checkCleanup(
  { workflow, operations }: Subject,
  step: ArazzoStep,
  at: YamlPath,
): Finding[] {
  if (!step['x-cleanup'] || !undoesEarlierStep(workflow, step, operations)) return [];
  const message =
    'Remove `x-cleanup`: the step is a clean-up anyway, because the operation of an earlier step names it in `x-undo`';
  return [{ rule: 'workflow-cleanup', at: [...at, 'x-cleanup'], message, part: 'key' }];
}

function checkValue(subject: Subject, value: JsonValue, place: StepPlace): Finding[] {
  return expressionsIn(value).flatMap((text) => checkExpression(subject, text, place));
}

function checkExpression(subject: Subject, text: string, place: StepPlace): Finding[] {
  const expression = readExpression(text);
  return expression
    ? checkSource(subject, expression, text, place)
    : [
        {
          rule: 'workflow-expression',
          at: place.at,
          message: `The suite does not support '${text}'`,
        },
      ];
}

/** Checks that the input or the output exists that an expression names. */
function checkSource(
  { workflow, document }: Subject,
  expression: Expression,
  text: string,
  { at, index }: StepPlace,
): Finding[] {
  const rule = 'workflow-expression';
  if (expression.of === 'input' && !(expression.name in listInputs(workflow, document.components)))
    return [{ rule, at, message: `${text}: the workflow has no such input` }];
  if (expression.of !== 'output') return [];
  const earlier = workflow.steps.slice(0, index).find(({ stepId }) => stepId === expression.step);
  return expression.name in (earlier?.outputs ?? {})
    ? []
    : [{ rule, at, message: `${text}: no earlier step has such an output` }];
}

function checkConditions(
  subject: Subject,
  criteria: Criterion[] = [],
  { at, index }: StepPlace,
): Finding[] {
  const rule = 'workflow-criteria';
  return criteria.flatMap((criterion, number) => {
    const here = [...at, number];
    const where = [...here, 'condition'];
    const { type = 'simple' } = criterion;
    const condition = readCondition(textOfCriterion(criterion));
    const isSimple = condition?.flat().every(({ operator }) => operator !== 'matches');
    return [
      ...checkKeys('criterion', criterion, here),
      ...(type === 'simple' || type === 'regex'
        ? []
        : [
            {
              rule,
              at: [...here, 'type'],
              message: 'The suite supports only the types simple and regex',
            },
          ]),
      ...(condition && isSimple === (type === 'simple')
        ? []
        : [{ rule, at: where, message: `The suite does not support '${criterion.condition}'` }]),
      ...listExpressions(condition ?? []).flatMap((expression) =>
        checkSource(subject, expression, criterion.condition, { at: where, index }),
      ),
    ];
  });
}

function checkAction(subject: Subject, action: ArazzoAction, { at, index }: StepPlace): Finding[] {
  const rule = 'workflow-part';
  if (action.type !== 'retry' && action.type !== 'goto') {
    const message = 'The suite supports only the actions retry and goto';
    return [{ rule, at: [...at, 'type'], message }];
  }
  // A `goto` to an earlier step is refused, since it could cause an endless loop.
  const later = subject.workflow.steps.slice(index + 1);
  const isLost = action.type === 'goto' && !later.some(({ stepId }) => stepId === action.stepId);
  const message = `There is no later step '${action.stepId}'`;
  return [
    ...checkKeys(action.type, action, at),
    ...checkConditions(subject, action.criteria, { at: [...at, 'criteria'], index }),
    ...(isLost ? [{ rule, at: [...at, 'stepId'], message }] : []),
  ];
}
