import type { JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import type { Workflow } from '../../../contract/workflows/workflow.ts';
import type { Send } from '../../engine/job.ts';
import { canBeCreated, createFixtures } from '../../fixtures/createFixtures.ts';
import { type NextName, UNIQUE_VALUES } from '../../fixtures/uniqueValues.ts';
import type { FixtureValues } from '../../target/substituteFixtures.ts';
import type { Target } from '../../target/target.ts';

/**
 * Returns the fixtures that the inputs of a workflow need, that have no value, and that the run cannot create.
 * @param ifWritten whether the run may write. Default: as the target says
 */
export function missingFixtures(
  contract: Contract,
  target: Target,
  workflow: Workflow,
  ifWritten = target.writes !== undefined,
): string[] {
  return fixturesToCreate(contract, target, workflow).filter(
    (key) => !ifWritten || !canBeCreated(contract, key),
  );
}

/**
 * Returns the input values of a workflow. It creates the fixtures that have no value.
 * @throws CannotPerform if a fixture cannot be created, with the reason
 */
export async function inputsFor(
  contract: Contract,
  target: Target,
  workflow: Workflow,
  nextName: NextName,
  send: Send,
): Promise<Record<string, JsonValue>> {
  const keys = fixturesToCreate(contract, target, workflow);
  const created = await createFixtures({ contract, target, nextName, send }, keys);
  const values: Record<string, JsonValue> = {};
  const known = { ...target, fixtures: { ...target.fixtures, ...created } };
  for (const [name, { fixture, first, unique, value }] of Object.entries(workflow.inputs))
    values[name] =
      fixture !== undefined
        ? beginningOf(fixtureOf(contract, known, fixture)!, first)
        : unique !== undefined
          ? await UNIQUE_VALUES[unique](nextName(), name)
          : value!;
  return values;
}

/** Returns the first characters of a value. Without a number, returns the value. */
export function beginningOf(value: string | number, first: number | undefined): string | number {
  return first === undefined ? value : String(value).slice(0, first);
}

function fixturesToCreate(contract: Contract, target: Target, { inputs }: Workflow): string[] {
  return Object.values(inputs).flatMap(({ fixture }) =>
    fixture !== undefined && fixtureOf(contract, target, fixture) === undefined ? [fixture] : [],
  );
}

/**
 * Returns the value of a fixture. The command line gives an ID as a string. It becomes a number if the fixture is a
 * number in the contract.
 */
function fixtureOf(
  { document }: Contract,
  { fixtures, can }: { fixtures: FixtureValues; can: Target['can'] },
  key: string,
): string | number | undefined {
  const world = document['x-fixtures'][key]?.value;
  const own = fixtures[key] ?? (can.respondExactly ? world : undefined);
  return typeof world === 'number' && own !== undefined && /^\d+$/.test(String(own))
    ? Number(own)
    : own;
}
