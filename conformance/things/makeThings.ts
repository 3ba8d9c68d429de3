/** Makes on a deployment what a case needs and the profile does not give, or may not be touched. */
import { isDeepStrictEqual } from 'node:util';
import type { Case } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Making } from '../../contract/openapi.ts';
import { evaluateExpression } from '../../contract/runtimeExpression.ts';
import { readJson } from '../../wire/readBody.ts';
import { type Delivery, isRefused } from '../engine/deliver.ts';
import { CannotPerform, type Send } from '../engine/job.ts';
import { type FixtureValues, substituteFixtures } from '../target/substituteFixtures.ts';
import type { Target } from '../target/target.ts';
import { ANY_USER, callersToTry } from '../target/tokenFor.ts';
import { type NextName, UNIQUE_VALUES, withUniqueValues } from './uniqueValues.ts';

export interface MakeOptions {
  contract: Contract;
  target: Pick<Target, 'tokens' | 'sharedToken' | 'fixtures'>;
  nextName: NextName;
  send: Send;
}

/**
 * Makes things for fixtures. Fixtures of one thing, such as the ID and the IID of a milestone, come from
 * one making.
 *
 * @param keys fixtures: `tag.name`
 * @param on the operation that is to be called on them: it decides where there are several ways
 * @returns their values, with those of other fixtures that came along
 * @throws CannotPerform with the reason
 */
export async function makeThings(
  options: MakeOptions,
  keys: string[],
  on?: ContractOperation,
): Promise<FixtureValues> {
  const made: FixtureValues = {};
  for (const key of keys) if (!(key in made)) await make(options, key, on, made, []);
  return made;
}

/** Whether the contract knows how to make what a fixture stands for. */
export function canBeMade({ document }: Contract, key: string): boolean {
  const { make, unique } = document['x-fixtures'][key] ?? {};
  return (make ?? unique) !== undefined;
}

async function make(
  options: MakeOptions,
  key: string,
  on: ContractOperation | undefined,
  made: FixtureValues,
  above: string[],
): Promise<void> {
  const { contract, target, nextName, send } = options;
  const { unique, value } = contract.document['x-fixtures'][key] ?? {};
  if (unique) {
    made[key] = await UNIQUE_VALUES[unique](nextName(), String(value));
    return;
  }
  const making = makingFor(contract, key, on);
  if (!making)
    throw new CannotPerform('not-run', `needs the fixture ${key}, which the suite cannot make`, [
      `fixtures.${key}`,
    ]);
  if (above.includes(making.case))
    throw new CannotPerform('not-run', `${making.case} needs itself`);
  const { documented, operation } = madeBy(contract, making);

  const values = () => {
    const known = { ...target.fixtures, ...made };
    const swapped = Object.entries(making.with ?? {}).map(([one, other]) => [one, known[other]]);
    return Object.fromEntries(
      [...Object.entries(known), ...swapped].filter(([, value]) => value !== undefined),
    ) as FixtureValues;
  };
  const { missing } = substituteFixtures(contract, operation, documented.request, values());
  for (const other of missing) await make(options, other, undefined, made, [...above, making.case]);
  const substituted = substituteFixtures(contract, operation, documented.request, values());
  const request = await withUniqueValues(
    contract,
    operation,
    substituted.request,
    documented,
    nextName,
  );
  const callers = callersToTry(documented.as, target);
  // A role that is named is a role that is needed. Without one, somebody who may is looked for.
  const suited =
    documented.as === ANY_USER ? callers : callers.filter(({ as }) => as === documented.as);
  if (suited.length === 0)
    throw new CannotPerform(
      'not-run',
      `needs a token for the role ${documented.as}, to make ${key}`,
      [`tokens.${documented.as}`],
    );
  const expected = { status: documented.response.status };
  let delivery: Delivery | undefined;
  for (const caller of suited) {
    delivery = await send({ operation, request, ...caller, expected });
    if (!isRefused(delivery)) break;
  }
  const { response, failure } = delivery!.exchange;
  const status = response?.status ?? 0;
  if (status < 200 || status >= 300)
    throw new CannotPerform(
      'blocked',
      `needs the fixture ${key}, and ${operation.id} did not make one: ${response ? status : failure?.message}`,
      [`fixtures.${key}`],
    );
  const context = { requestBody: request.body, responseBody: readJson(response!) };
  for (const [name, { make: makings = [] }] of Object.entries(contract.document['x-fixtures'])) {
    const same = makings.find((one) =>
      isDeepStrictEqual({ ...one, from: '' }, { ...making, from: '' }),
    );
    const value = same && evaluateExpression(same.from, context);
    if (typeof value === 'string' || typeof value === 'number') made[name] = value;
  }
  if (!(key in made))
    throw new CannotPerform('not-run', `the answer of ${operation.id} does not tell ${key}`);
}

/** The operation that makes what a fixture stands for. @param on what is to be called on it */
export function makerOf(
  contract: Contract,
  key: string,
  on: ContractOperation,
): ContractOperation | undefined {
  const making = makingFor(contract, key, on);
  return making && madeBy(contract, making).operation;
}

/** The case of a making, which the build has looked up, and its operation. */
function madeBy(
  { cases, operations }: Contract,
  making: Making,
): { documented: Case; operation: ContractOperation } {
  const documented = cases.find(({ id }) => id === making.case)!;
  return { documented, operation: operations.get(documented.operation)! };
}

/** Of several ways to make something, the one that makes it where the operation looks for it. */
function makingFor(
  contract: Contract,
  key: string,
  on: ContractOperation | undefined,
): Making | undefined {
  const makings = contract.document['x-fixtures'][key]?.make ?? [];
  return (
    makings.find((making) => {
      const { path } = madeBy(contract, making).operation;
      return path !== undefined && on?.path?.startsWith(path);
    }) ?? makings[0]
  );
}
