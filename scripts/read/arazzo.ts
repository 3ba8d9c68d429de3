/** Types for the subset of Arazzo 1.0 that the workflows in `openapi/workflows` use. */
import type { JsonValue } from '../../contract/case.ts';
import { type ContractOperation, successStatuses } from '../../contract/contract.ts';
import type { UniqueKind } from '../../contract/openapi.ts';
import { type Criterion, readCondition, statusesIn } from '../../contract/workflows/condition.ts';
import type { StepParameter } from '../../contract/workflows/workflow.ts';

export interface ArazzoDocument {
  arazzo?: unknown;
  workflows: ArazzoWorkflow[];
  components?: ArazzoComponents;
}

/** The shared parts of an Arazzo document, by name. */
export interface ArazzoComponents {
  inputs?: Record<string, ArazzoInputs>;
  parameters?: Record<string, StepParameter>;
  'x-inputs'?: Record<string, InputSource>;
}

/** The source of an input's value. Exactly one of the fields is present. */
export interface InputSource {
  /** The key of a fixture, whose value on the deployment is used: `project.id`. */
  fixture?: string;
  /** The number of characters of the beginning of the fixture that are used. Default: all. */
  first?: number;
  /** The kind of unique value that each run of the workflow generates. */
  unique?: UniqueKind;
  /** The role whose token is used: `maintainer`. */
  token?: string;
}

/** A JSON Schema for the inputs of workflows. */
export interface ArazzoInputs {
  properties?: Record<string, { default?: JsonValue }>;
}

export interface ArazzoWorkflow {
  workflowId: string;
  summary: string;
  description?: string;
  /** A reference to the inputs in the components: `#/components/inputs/tags`. */
  inputs?: { $ref?: string };
  parameters?: ArazzoParameter[];
  steps: ArazzoStep[];
  'x-task'?: string;
  'x-manual'?: string;
  'x-own-runner'?: string;
  'x-irreversible'?: string;
}

/** A parameter, or a reference to a reusable parameter: `$components.parameters.project`. */
export type ArazzoParameter = StepParameter | { reference: string };

export interface ArazzoStep {
  stepId: string;
  description: string;
  operationId: string;
  parameters?: ArazzoParameter[];
  requestBody?: { contentType?: string; payload: JsonValue };
  successCriteria?: Criterion[];
  outputs?: Record<string, string>;
  onFailure?: ArazzoAction[];
  'x-cleanup'?: true;
}

export interface ArazzoAction {
  name: string;
  type: string;
  stepId?: string;
  retryAfter?: number;
  retryLimit?: number;
  criteria?: Criterion[];
}

const REFERENCE = '$components.parameters.';

/**
 * Returns a parameter, or the reusable parameter that a reference names. Undefined if the components do not have it.
 */
export function findParameter(
  written: ArazzoParameter,
  components: ArazzoComponents = {},
): StepParameter | undefined {
  if (!('reference' in written)) return written;
  return written.reference.startsWith(REFERENCE)
    ? components.parameters?.[written.reference.slice(REFERENCE.length)]
    : undefined;
}

/**
 * Returns the parameters of a step and of its workflow. A step's parameter replaces the workflow's with equal `name`
 * and `in`.
 */
export function listParameters(
  { parameters: ofWorkflow = [] }: ArazzoWorkflow,
  { parameters: own = [] }: ArazzoStep,
  components?: ArazzoComponents,
): StepParameter[] {
  const all = [...ofWorkflow, ...own].flatMap(
    (written) => findParameter(written, components) ?? [],
  );
  const byPlace = new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  return [...byPlace.values()];
}

/** Returns the role whose token a parameter sends. Undefined if the parameter sends no token. */
export function roleIn(
  { in: place, value }: StepParameter,
  { 'x-inputs': sources = {} }: ArazzoComponents = {},
): string | undefined {
  const [, input = ''] = /\$inputs\.([\w-]+)/.exec(String(value)) ?? [];
  return place === 'header' ? sources[input]?.token : undefined;
}

/** Returns the schemas of the inputs that a workflow declares, by name. */
export function listInputs(
  { inputs }: ArazzoWorkflow,
  components: ArazzoComponents = {},
): NonNullable<ArazzoInputs['properties']> {
  const name = inputs?.$ref?.replace('#/components/inputs/', '') ?? '';
  return components.inputs?.[name]?.properties ?? {};
}

/** Returns the names of the inputs that expressions in a part of a workflow refer to. */
export function inputsIn(part: unknown): Set<string> {
  const references = JSON.stringify(part).matchAll(/\$inputs\.([\w-]+)/g);
  return new Set([...references].map(([, name]) => name!));
}

/** Returns true if a step states its success status. */
export function namesStatus({ successCriteria = [] }: ArazzoStep): boolean {
  return successCriteria.some(({ condition }) => statusesIn(readCondition(condition) ?? []).length);
}

/**
 * Returns the default criterion of a step: the operation's success status. Undefined if the operation has several.
 */
export function defaultCriterion(operation: ContractOperation): string | undefined {
  const [status, ...others] = successStatuses(operation);
  return status === undefined || others.length > 0 ? undefined : `$statusCode == ${status}`;
}

/** Returns the default media type of a body: JSON if the operation accepts it, otherwise its first media type. */
export function defaultMediaType({ definition }: ContractOperation): string | undefined {
  const types = Object.keys(definition.requestBody?.content ?? {});
  return types.find((type) => type === 'application/json') ?? types[0];
}

/**
 * Returns true if a step removes a resource that an earlier step created, because `x-undo` of the earlier operation
 * names the step's operation. A step that expects a refusal removes nothing.
 */
export function undoesEarlierStep(
  { steps }: ArazzoWorkflow,
  step: ArazzoStep,
  operations: Map<string, ContractOperation>,
): boolean {
  const succeeds = (step.successCriteria ?? [])
    .flatMap(({ condition }) => statusesIn(readCondition(condition) ?? []))
    .every((status) => status < 300);
  return (
    succeeds &&
    steps
      .slice(0, steps.indexOf(step))
      .some(
        (earlier) =>
          operations.get(earlier.operationId)?.definition['x-undo']?.operation === step.operationId,
      )
  );
}
