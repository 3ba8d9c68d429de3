import { randomBytes } from 'node:crypto';
import { type Contract, changesNothing, endpointOf } from '../../../contract/contract.ts';
import type { Workflow } from '../../../contract/workflows/workflow.ts';
import type { Job, Left, Suite } from '../../engine/job.ts';
import type { NextName } from '../../fixtures/uniqueValues.ts';
import { exclusionOf } from '../../target/exclusion.ts';
import type { Target } from '../../target/target.ts';
import { tokenFor } from '../../target/tokenFor.ts';
import { ALERT_INTAKE_MISSING, together } from '../planForDeployment.ts';
import { inputsFor, missingFixtures } from './inputs.ts';
import { runWorkflow } from './runWorkflow.ts';
import { statusesOf } from './step.ts';

/** Runs every workflow: what things go through, from their creation to their end. */
export const lifecycles: Suite = {
  name: 'lifecycles',
  checks: ['criterion', 'read-back'],
  unfit: ({ can }) =>
    can.pickResponses
      ? 'it keeps nothing of what is written to it, and a workflow reads that back'
      : undefined,
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
    endpoint: endpointOf(main),
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
      : together(obstacles)),
  };
}

/** Why a workflow is not run on a target; nothing when it is. */
function obstaclesOf(contract: Contract, target: Target, workflow: Workflow): Left[] {
  if (workflow.manual !== undefined)
    return [{ reason: `not for a program to run: ${workflow.manual}` }];
  const calls = workflow.steps.map((step) => ({
    step,
    operation: contract.operations.get(step.operation)!,
  }));
  const obstacles: Left[] = [];
  const needsWriting =
    !target.can.beWritten && calls.some(({ operation }) => !changesNothing(operation));
  if (needsWriting)
    obstacles.push({
      reason: 'needs writing, and this run only reads',
      needs: ['--allow-writes'],
    });
  const [exclusion] = calls.flatMap(({ operation }) => exclusionOf(operation, target) ?? []);
  if (exclusion) obstacles.push({ reason: exclusion.reason });
  if (
    target.alertIntake === undefined &&
    calls.some(({ operation }) => operation.path === undefined)
  )
    obstacles.push(ALERT_INTAKE_MISSING);
  const roles = new Set(
    calls
      .filter(({ operation }) => operation.definition.security.length > 0)
      .map(({ step }) => step.as)
      .filter((as) => as !== 'anonymous' && tokenFor(as, target) === undefined),
  );
  for (const role of roles)
    obstacles.push({ reason: `needs a token for the role ${role}`, needs: [`tokens.${role}`] });
  const missing = missingFixtures(
    contract,
    target,
    workflow,
    target.writes !== undefined || needsWriting,
  );
  if (missing.length > 0)
    obstacles.push({
      reason: `needs the fixture ${missing.join(' and ')}`,
      needs: missing.map((key) => `fixtures.${key}`),
    });
  return target.writes || needsWriting
    ? [...obstacles, ...beyondOwn(contract, workflow, target.writes?.operations ?? new Set())]
    : obstacles;
}

/** Names for what is created where all may be changed. */
function namesOfRun(): NextName {
  const run = `fc-${randomBytes(4).toString('hex')}`;
  let last = 0;
  return () => {
    last += 1;
    return `${run}-${last}`;
  };
}

/** Why a workflow changes more than what it makes, with operations that the operator has not named. */
function beyondOwn(
  { operations }: Contract,
  { steps, inputs }: Workflow,
  named: ReadonlySet<string>,
): Left[] {
  const undone = steps.map(({ operation }) => operations.get(operation)!.definition['x-undo']);
  const created = new Set(
    undone.flatMap((undo) => operations.get(undo?.operation ?? '')?.path ?? []),
  );
  return steps.flatMap(({ operation: id, parameters }): Left[] => {
    const { method, path, definition } = operations.get(id)!;
    const needs = [`writes.operations: ${id}`];
    if (named.has(id)) return [];
    if (definition['x-irreversible'])
      return [
        {
          reason: `is only tried where the profile names ${id} in writes.operations: ${definition['x-irreversible']}`,
          needs,
        },
      ];
    if (method === 'get' || method === 'post' || created.has(path!)) return [];
    const last = /\{(\w+)\}[^{]*$/.exec(path ?? '')?.[1];
    const value = parameters.find(
      ({ name, in: place }) => name === last && place === 'path',
    )?.value;
    const fixture = inputs[String(value).replace('$inputs.', '')]?.fixture;
    return fixture === undefined
      ? []
      : [
          {
            reason: `${id} would change ${fixture}, which this run has not made; writes.operations in the profile can name the operation`,
            needs,
          },
        ];
  });
}
