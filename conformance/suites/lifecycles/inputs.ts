import type { JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import type { Workflow, WorkflowInput } from '../../../contract/workflows/workflow.ts';
import type { Target } from '../../target/target.ts';
import { madeValue } from './madeValue.ts';

/** The fixtures that the inputs of a workflow need and a target does not give. */
export function missingFixtures(contract: Contract, target: Target, workflow: Workflow): string[] {
  return Object.values(workflow.inputs).flatMap(({ fixture }) =>
    fixture !== undefined && fixtureOf(contract, target, fixture) === undefined ? [fixture] : [],
  );
}

/**
 * The values that a workflow is run with.
 * @param prefix of the names of what it creates, another in each run
 */
export async function inputsFor(
  contract: Contract,
  target: Target,
  { id, inputs }: Workflow,
  prefix: string,
): Promise<Record<string, JsonValue>> {
  const valueFor = async (name: string, { fixture, made, value }: WorkflowInput) =>
    fixture !== undefined
      ? fixtureOf(contract, target, fixture)!
      : made !== undefined
        ? madeValue(made, `${prefix}-${id}-${name}`.replaceAll('_', '-'))
        : value!;
  return Object.fromEntries(
    await Promise.all(
      Object.entries(inputs).map(async ([name, input]) => [name, await valueFor(name, input)]),
    ),
  );
}

/** The value of a fixture on a target. An ID from a command line is a text, and one in the contract a number. */
function fixtureOf({ document }: Contract, { fixtures, can }: Target, key: string) {
  const world = document['x-fixtures'][key]?.value;
  const own = fixtures[key] ?? (can.answerExactly ? world : undefined);
  return typeof world === 'number' && own !== undefined && /^\d+$/.test(String(own))
    ? Number(own)
    : own;
}
