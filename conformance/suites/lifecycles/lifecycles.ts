import { randomBytes } from 'node:crypto';
import { type Contract, changesNothing, endpointOf } from '../../../contract/contract.ts';
import type { Workflow } from '../../../contract/workflows/workflow.ts';
import type { Job, Suite } from '../../engine/job.ts';
import { exclusionOf } from '../../target/exclusion.ts';
import type { Target } from '../../target/target.ts';
import { tokenFor } from '../../target/tokenFor.ts';
import type { NextName } from '../../things/uniqueValues.ts';
import { inputsFor, missingFixtures } from './inputs.ts';
import { runWorkflow } from './runWorkflow.ts';
import { statusesOf } from './step.ts';

/** Runs every workflow: what things go through, from their creation to their end. */
export const lifecycles: Suite = {
  name: 'lifecycles',
  unfit: ({ can }) =>
    can.pickAnswers
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
  const reason = obstacleOf(contract, target, workflow);
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
    alone: true,
    keepsState: true,
    ...(reason === undefined
      ? {
          perform: async (send) => {
            const inputs = await inputsFor(contract, target, workflow, nextName, send);
            return runWorkflow({ contract, target, workflow, inputs }, send);
          },
        }
      : { reason }),
  };
}

/** Why a workflow is not run on a target; undefined when it is. */
function obstacleOf(contract: Contract, target: Target, workflow: Workflow): string | undefined {
  if (workflow.manual !== undefined) return `not for a program to run: ${workflow.manual}`;
  const calls = workflow.steps.map((step) => ({
    step,
    operation: contract.operations.get(step.operation)!,
  }));
  if (!target.can.beWritten && calls.some(({ operation }) => !changesNothing(operation)))
    return 'needs writing, and this run only reads';
  for (const { operation } of calls) {
    const exclusion = exclusionOf(operation, target);
    if (exclusion) return exclusion.reason;
  }
  if (
    target.alertIntake === undefined &&
    calls.some(({ operation }) => operation.path === undefined)
  )
    return 'needs the address of an alert integration';
  const role = calls
    .filter(({ operation }) => operation.definition.security.length > 0)
    .map(({ step }) => step.as)
    .find((as) => as !== 'anonymous' && tokenFor(as, target) === undefined);
  if (role !== undefined) return `needs a token for the role ${role}`;
  const missing = missingFixtures(contract, target, workflow);
  if (missing.length > 0) return `needs the fixture ${missing.join(' and ')}`;
  return target.writes && beyondOwn(contract, workflow, target.writes.operations);
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

/**
 * Why a workflow changes more than what it makes, with operations that the operator has not named;
 * undefined when it does not.
 */
function beyondOwn(
  { operations }: Contract,
  { steps, inputs }: Workflow,
  named: ReadonlySet<string>,
): string | undefined {
  const undone = steps.map(({ operation }) => operations.get(operation)!.definition['x-undo']);
  const made = new Set(undone.flatMap((undo) => operations.get(undo?.operation ?? '')?.path ?? []));
  for (const { operation: id, parameters } of steps) {
    const { method, path, definition } = operations.get(id)!;
    if (named.has(id)) continue;
    if (definition['x-lasting'])
      return `is only tried where the profile names ${id} in writes.operations: ${definition['x-lasting']}`;
    if (method === 'get' || method === 'post' || made.has(path!)) continue;
    const last = /\{(\w+)\}[^{]*$/.exec(path ?? '')?.[1];
    const value = parameters.find(
      ({ name, in: place }) => name === last && place === 'path',
    )?.value;
    const fixture = inputs[String(value).replace('$inputs.', '')]?.fixture;
    if (fixture !== undefined)
      return `${id} would change ${fixture}, which this run has not made; writes.operations in the profile can name the operation`;
  }
  return undefined;
}
