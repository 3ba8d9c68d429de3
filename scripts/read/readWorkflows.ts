/** Reads and checks the Arazzo documents in `openapi/workflows/`. */
import { basename, join } from 'node:path';
import { type Config, lint } from '@redocly/openapi-core';
import type { ContractOperation } from '../../contract/contract.ts';
import type {
  FailureAction,
  StepParameter,
  Workflow,
  WorkflowInput,
} from '../../contract/workflows/workflow.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import { checkWorkflow } from '../check/checkWorkflow.ts';
import { checkWorkflowCoverage } from '../check/checkWorkflowCoverage.ts';
import type { ArazzoAction, ArazzoInput, ArazzoStep, ArazzoWorkflow } from './arazzo.ts';
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
      const { arazzo } = source.value as { arazzo?: unknown };
      // What names no version is not linted at all.
      if (typeof arazzo !== 'string' || !arazzo.startsWith('1.0.'))
        return {
          workflows: [],
          problems: [problemAt(source, ['arazzo'], 'arazzo-version', WRONG)],
        };
      const found = await lint({ ref: source.path, config, externalRefResolver: resolver });
      if (found.length > 0)
        return { workflows: [], problems: found.map((problem) => redoclyProblem(problem, dir)) };
      const { workflows } = source.value as { workflows: ArazzoWorkflow[] };
      const area = basename(source.path, '.yaml');
      const problems = workflows.flatMap((written, index) =>
        checkWorkflow(source, ['workflows', index], written, byId),
      );
      return {
        workflows: problems.length > 0 ? [] : workflows.map((one) => compiled(area, one)),
        problems,
      };
    }),
  );
  const workflows = read.flatMap(({ workflows }) => workflows);
  const problems = read.flatMap(({ problems }) => problems);
  const source = files.find(({ path }) => path === waivers);
  // A workflow with a mistake is not read, and its operations would be missing.
  if (source && problems.length === 0)
    return { workflows, problems: checkWorkflowCoverage(operations, workflows, source) };
  return { workflows, problems };
}

const WRONG = "This is no Arazzo 1.0: write the version as a text, 'arazzo: 1.0.1'";

/** What is written once for all steps, on each of them. */
function compiled(area: string, written: ArazzoWorkflow): Workflow {
  const { workflowId, summary, inputs, parameters, steps } = written;
  const { 'x-as': as = 'user', 'x-manual': manual } = written;
  return {
    id: workflowId,
    area,
    summary,
    ...(manual !== undefined && { manual }),
    inputs: Object.fromEntries(
      Object.entries(inputs?.properties ?? {}).map(([name, input]) => [name, inputOf(input)]),
    ),
    steps: steps.map((step) => ({
      id: step.stepId,
      description: step.description,
      operation: step.operationId,
      as: step['x-as'] ?? as,
      isCleanup: step['x-cleanup'] ?? false,
      parameters: parametersOf(parameters, step),
      ...(step.requestBody && {
        contentType: step.requestBody.contentType,
        body: step.requestBody.payload,
      }),
      criteria: conditionsOf(step.successCriteria),
      outputs: step.outputs ?? {},
      onFailure: (step.onFailure ?? []).map(actionOf),
    })),
  };
}

function inputOf({
  default: value,
  'x-fixture': fixture,
  'x-unique': unique,
}: ArazzoInput): WorkflowInput {
  return {
    ...(fixture !== undefined && { fixture }),
    ...(unique !== undefined && { unique }),
    ...(value !== undefined && { value }),
  };
}

/** The parameters of a step with those of the workflow, before which its own go. */
function parametersOf(
  ofWorkflow: StepParameter[] = [],
  { parameters = [] }: ArazzoStep,
): StepParameter[] {
  const isOwn = ({ name, in: place }: StepParameter) =>
    parameters.some((own) => own.name === name && own.in === place);
  return [...ofWorkflow.filter((parameter) => !isOwn(parameter)), ...parameters];
}

function conditionsOf(criteria: { condition: string }[] = []): string[] {
  return criteria.map(({ condition }) => condition);
}

function actionOf({ criteria, ...action }: ArazzoAction): FailureAction {
  return { ...action, criteria: conditionsOf(criteria) } as FailureAction;
}
