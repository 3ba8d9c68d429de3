import { randomBytes } from 'node:crypto';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
  formatEndpoint,
} from '../../../contract/contract.ts';
import type { Workflow, WorkflowStep } from '../../../contract/workflows/workflow.ts';
import type { Job, Obstacle, Suite } from '../../engine/job.ts';
import type { NextName } from '../../fixtures/uniqueValues.ts';
import { fieldExclusion, findExclusion } from '../../target/exclusion.ts';
import { isFit } from '../../target/substituteFixtures.ts';
import type { Target } from '../../target/target.ts';
import { tokenFor } from '../../target/tokenFor.ts';
import { ALERT_INTAKE_MISSING, joinObstacles, unfitReason } from '../planForDeployment.ts';
import { inputsFor, missingFixtures } from './inputs.ts';
import { runWorkflow } from './runWorkflow.ts';
import { statusesOf } from './step.ts';

/** The suite that runs every workflow of the contract. A workflow creates a resource, changes it and deletes it. */
export const lifecycles: Suite = {
  name: 'lifecycles',
  checks: ['criterion', 'read-back'],
  unfit: ({ can }) =>
    can.pickResponses ? 'it stores nothing, but a workflow reads back each write' : undefined,
  plan: (contract, target) => {
    const nextName = target.writes?.nextName ?? namesOfRun();
    return contract.workflows.map((workflow) => planWorkflow(contract, target, workflow, nextName));
  },
};

function planWorkflow(
  contract: Contract,
  target: Target,
  workflow: Workflow,
  nextName: NextName,
): Job {
  const { id, summary, area, steps } = workflow;
  const called = [...new Set(steps.map(({ operation }) => operation))].map(
    (operation) => contract.operations.get(operation)!,
  );
  const main = called.find((operation) => !changesNothing(operation)) ?? called[0]!;
  const obstacles = obstaclesOf(contract, target, workflow);
  return {
    suite: lifecycles.name,
    id,
    summary,
    area,
    operations: [
      main.id,
      ...called.map((operation) => operation.id).filter((one) => one !== main.id),
    ],
    endpoint: formatEndpoint(main),
    covers: steps.flatMap((step) =>
      statusesOf(step).map((status) => ({ operation: step.operation, status })),
    ),
    checks: ['criterion', 'read-back'],
    alone: true,
    keepsState: true,
    ...(obstacles.length === 0
      ? {
          perform: async (send) => {
            const inputs = await inputsFor(contract, target, workflow, nextName, send);
            return runWorkflow({ contract, target, workflow, inputs }, send);
          },
        }
      : joinObstacles(obstacles)),
  };
}

/** Returns the reasons why a workflow cannot run on a target. The list is empty if it can run. */
function obstaclesOf(contract: Contract, target: Target, workflow: Workflow): Obstacle[] {
  if (workflow.manual !== undefined)
    return [{ reason: `not for a program to run: ${workflow.manual}` }];
  const calls = workflow.steps.map(({ operation, as, ...step }) => ({
    as,
    operation: contract.operations.get(operation)!,
    step,
  }));
  const isReadOnly =
    !target.can.beWritten && calls.some(({ operation }) => !changesNothing(operation));
  // For a run that only reads, the result also names the entries that a writing run would need.
  const ifWritten = target.writes !== undefined || isReadOnly;
  return [
    ...(isReadOnly
      ? [{ reason: 'needs writing, and this run only reads', needs: ['--allow-writes'] }]
      : []),
    ...calls
      .flatMap(
        ({ operation, step }) =>
          findExclusion(operation, target)?.reason ??
          fieldExclusion(contract, operation, partsOf(step), target) ??
          [],
      )
      .slice(0, 1)
      .map((reason) => ({ reason })),
    ...(target.alertIntake === undefined && calls.some(({ operation }) => !operation.path)
      ? [ALERT_INTAKE_MISSING]
      : []),
    ...missingTokens(calls, target),
    ...missingFixturesOf(contract, target, workflow, ifWritten),
    ...unfitFixtures(contract, target, workflow),
    ...(ifWritten
      ? foreignChanges(contract, workflow, target.writes?.operations ?? new Set<string>())
      : []),
  ];
}

/** Returns the query and body of a step, whose values may be expressions. */
function partsOf({
  parameters,
  body,
  contentType,
}: Pick<WorkflowStep, 'parameters' | 'body' | 'contentType'>) {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return {
    query: Object.fromEntries(inQuery.map(({ name, value }) => [name, value])),
    ...(body !== undefined && { body }),
    ...(contentType !== undefined && { contentType }),
  };
}

function missingTokens(
  calls: { as: string; operation: ContractOperation }[],
  target: Target,
): Obstacle[] {
  const roles = calls
    .filter(({ as, operation }) => as !== 'anonymous' && operation.definition.security.length > 0)
    .map(({ as }) => as)
    .filter((role) => tokenFor(role, target) === undefined);
  return [...new Set(roles)].map((role) => ({
    reason: `needs a token for the role ${role}`,
    needs: [`tokens.${role}`],
  }));
}

function missingFixturesOf(
  contract: Contract,
  target: Target,
  workflow: Workflow,
  ifWritten: boolean,
): Obstacle[] {
  const missing = missingFixtures(contract, target, workflow, ifWritten);
  return missing.length === 0
    ? []
    : [
        {
          reason: `needs the fixture ${missing.join(' and ')}`,
          needs: missing.map((key) => `fixtures.${key}`),
        },
      ];
}

/** Returns an obstacle for each fixture with a path or a name, at a parameter that accepts only integers. */
function unfitFixtures(
  { document, operations }: Contract,
  { fixtures }: Target,
  { steps, inputs }: Workflow,
): Obstacle[] {
  const unfit = steps.flatMap(({ operation: id, parameters }) =>
    parameters.flatMap(({ name, in: place, value }): [string, Obstacle][] => {
      const key = inputs[String(value).replace('$inputs.', '')]?.fixture;
      const given = key === undefined ? undefined : fixtures[key];
      const { definition, pointer } = operations.get(id)!;
      const schemas = (definition.parameters ?? [])
        .filter((one) => one.name === name && one.in === place)
        .map(({ schema }) => ({ value: schema, pointer }));
      if (given === undefined || isFit(document, schemas, given)) return [];
      return [[key!, { reason: unfitReason(key!, `${place}.${name}`, given) }]];
    }),
  );
  return [...new Map(unfit).values()];
}

/** Returns a function that names the resources of a run, for a target to which every write is allowed. */
function namesOfRun(): NextName {
  const run = `fc-${randomBytes(4).toString('hex')}`;
  let last = 0;
  return () => {
    last += 1;
    return `${run}-${last}`;
  };
}

/**
 * Returns an obstacle for each step that changes a resource which the workflow did not create. An entry in
 * `writes.operations` of the profile removes the obstacle.
 */
function foreignChanges(
  { operations }: Contract,
  { steps, inputs, irreversible }: Workflow,
  named: ReadonlySet<string>,
): Obstacle[] {
  const undos = steps.map(({ operation }) => operations.get(operation)!.definition['x-undo']);
  const ownPaths = new Set(undos.map((undo) => operations.get(undo?.operation ?? '')?.path));
  return steps.flatMap(({ operation: id, parameters }): Obstacle[] => {
    const operation = operations.get(id)!;
    const { method, path, definition } = operation;
    if (named.has(id)) return [];
    const obstacle = (reason: string) => [{ reason, needs: [`writes.operations: ${id}`] }];
    if (irreversible !== undefined && !changesNothing(operation))
      return obstacle(
        `cannot be undone, so it runs only if the profile names ${id} in \`writes.operations\`: ${irreversible}`,
      );
    if (definition['x-irreversible'])
      return obstacle(
        `${id} cannot be undone, so it runs only if the profile names it in \`writes.operations\`: ${definition['x-irreversible']}`,
      );
    if (method === 'get' || method === 'post' || ownPaths.has(path)) return [];
    const [, last] = /\{(\w+)\}[^{]*$/.exec(path ?? '') ?? [];
    const changed = parameters.find(({ name, in: place }) => name === last && place === 'path');
    const fixture = inputs[String(changed?.value).replace('$inputs.', '')]?.fixture;
    return fixture === undefined
      ? []
      : obstacle(
          `${id} would change ${fixture}, which this run did not create. To allow it, name the operation in \`writes.operations\` of the profile`,
        );
  });
}
