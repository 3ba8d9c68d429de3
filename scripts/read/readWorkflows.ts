/** Reads and checks the Arazzo documents in `openapi/workflows/`. */
import { basename, join } from 'node:path';
import { type Config, lint } from '@redocly/openapi-core';
import type { ContractOperation } from '../../contract/contract.ts';
import { type Criterion, textOfCriterion } from '../../contract/workflows/condition.ts';
import type {
  FailureAction,
  Workflow,
  WorkflowInput,
  WorkflowStep,
} from '../../contract/workflows/workflow.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import { checkWorkflows } from '../check/checkWorkflow.ts';
import { checkWorkflowCoverage } from '../check/checkWorkflowCoverage.ts';
import {
  type ArazzoAction,
  type ArazzoComponents,
  type ArazzoDocument,
  type ArazzoStep,
  type ArazzoWorkflow,
  defaultCriterion,
  defaultMediaType,
  inputsIn,
  listInputs,
  listParameters,
  namesStatus,
  roleIn,
  undoesEarlierStep,
} from './arazzo.ts';
import { operationPlaces } from './operationPlaces.ts';
import type { Source } from './readSource.ts';
import { redoclyProblem } from './redoclyProblem.ts';

export async function readWorkflows(
  { dir, files, resolver }: Source,
  config: Config,
  operations: ContractOperation[],
): Promise<{ workflows: Workflow[]; problems: Problem[] }> {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const waivers = join(dir, 'workflows', 'waivers.yaml');
  const ofWorkflows = files.filter(
    ({ path }) => path.startsWith(join(dir, 'workflows', '/')) && path !== waivers,
  );
  const read = await Promise.all(
    ofWorkflows.map(async (source) => {
      const document = source.value as ArazzoDocument;
      const { arazzo } = document;
      // Redocly ignores a file without an Arazzo version, so this check reports the version.
      if (typeof arazzo !== 'string' || !arazzo.startsWith('1.0.'))
        return {
          workflows: [],
          problems: [problemAt(source, ['arazzo'], 'arazzo-version', WRONG_VERSION)],
        };
      const found = await lint({ ref: source.path, config, externalRefResolver: resolver });
      if (found.length > 0)
        return { workflows: [], problems: found.map((problem) => redoclyProblem(problem, dir)) };
      const area = basename(source.path, '.yaml');
      const problems = checkWorkflows(source, document, byId);
      const { workflows } = document;
      return {
        workflows:
          problems.length > 0
            ? []
            : workflows.map((one) => compileWorkflow(area, one, document, byId)),
        problems,
      };
    }),
  );
  const workflows = read.flatMap(({ workflows }) => workflows);
  const problems = read.flatMap(({ problems }) => problems);
  const source = files.find(({ path }) => path === waivers);
  // If a workflow file has mistakes, its operations would be reported as missing. So the coverage is checked only
  // afterwards.
  if (source && problems.length === 0)
    return {
      workflows,
      problems: checkWorkflowCoverage(operations, workflows, source, operationPlaces(files)),
    };
  return { workflows, problems };
}

const WRONG_VERSION = "This is not Arazzo 1.0: write the version as a string, 'arazzo: 1.0.1'";

/** Compiles a workflow: each step gets the values that it inherits from the workflow and the operation. */
export function compileWorkflow(
  area: string,
  written: ArazzoWorkflow,
  { components }: Pick<ArazzoDocument, 'components'>,
  operations: Map<string, ContractOperation>,
): Workflow {
  const {
    workflowId,
    summary,
    description = '',
    'x-task': task,
    'x-manual': manual,
    'x-own-runner': ownRunner,
    'x-irreversible': irreversible,
  } = written;
  const steps = written.steps.map((step) => compiledStep(written, step, components, operations));
  const used = inputsIn(steps);
  return {
    id: workflowId,
    area,
    summary,
    ...(task !== undefined && { task: { title: task, description: description.trim() } }),
    ...(manual !== undefined && { manual }),
    ...(ownRunner !== undefined && { ownRunner }),
    ...(irreversible !== undefined && { irreversible }),
    inputs: Object.fromEntries(
      Object.entries(listInputs(written, components))
        .filter(([name]) => used.has(name))
        .map(([name, { default: value }]): [string, WorkflowInput] => [
          name,
          value === undefined ? components!['x-inputs']![name]! : { value },
        ]),
    ),
    steps,
  };
}

function compiledStep(
  workflow: ArazzoWorkflow,
  step: ArazzoStep,
  components: ArazzoComponents | undefined,
  operations: Map<string, ContractOperation>,
): WorkflowStep {
  const operation = operations.get(step.operationId)!;
  const parameters = listParameters(workflow, step, components);
  const roles = parameters.map((parameter) => roleIn(parameter, components));
  const { payload: body, contentType = defaultMediaType(operation)! } = step.requestBody ?? {};
  return {
    id: step.stepId,
    description: step.description,
    operation: operation.id,
    as: roles.find((role) => role !== undefined) ?? 'anonymous',
    isCleanup: step['x-cleanup'] ?? undoesEarlierStep(workflow, step, operations),
    parameters: parameters.filter((_, index) => roles[index] === undefined),
    ...(body !== undefined && { contentType, body }),
    criteria: [
      ...(namesStatus(step) ? [] : [defaultCriterion(operation)!]),
      ...writeConditions(step.successCriteria),
    ],
    outputs: step.outputs ?? {},
    onFailure: (step.onFailure ?? []).map(compileAction),
  };
}

function writeConditions(criteria: Criterion[] = []): string[] {
  return criteria.map(textOfCriterion);
}

function compileAction({ criteria, ...action }: ArazzoAction): FailureAction {
  return { ...action, criteria: writeConditions(criteria) } as FailureAction;
}
