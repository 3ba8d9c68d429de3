/** Makes on a deployment what a case needs and the profile does not give, or may not be touched. */
import type { JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Making } from '../../contract/openapi.ts';
import { evaluateExpression } from '../../contract/runtimeExpression.ts';
import { readBody } from '../../wire/readBody.ts';
import type { Send } from '../engine/job.ts';
import { type FixtureValues, substituteFixtures } from '../target/substituteFixtures.ts';
import type { Target } from '../target/target.ts';
import { tokenFor } from '../target/tokenFor.ts';
import { type NextName, withUniqueValues } from './uniqueValues.ts';

/** Something that a case needs cannot be made. */
export class NotMade extends Error {
  override name = 'NotMade';
}

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
 * @throws NotMade with the reason
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
  return document['x-fixtures'][key]?.make !== undefined;
}

async function make(
  options: MakeOptions,
  key: string,
  on: ContractOperation | undefined,
  made: FixtureValues,
  above: string[],
): Promise<void> {
  const { contract, target, nextName, send } = options;
  const making = makingFor(contract, key, on);
  if (!making) throw new NotMade(`needs the fixture ${key}, which the suite cannot make`);
  if (above.includes(making.case)) throw new NotMade(`${making.case} needs itself`);
  const documented = contract.cases.find(({ id }) => id === making.case)!;
  const operation = contract.operations.get(documented.operation)!;

  const values = () => ({ ...target.fixtures, ...made });
  const { missing } = substituteFixtures(contract, operation, documented.request, values());
  for (const other of missing) await make(options, other, undefined, made, [...above, making.case]);
  const substituted = substituteFixtures(contract, operation, documented.request, values());
  const request = await withUniqueValues(contract, operation, substituted.request, nextName);
  const token = tokenFor(documented.as, target);
  if (token === undefined)
    throw new NotMade(`needs a token for the role ${documented.as}, to make ${key}`);

  const { exchange } = await send({
    operation,
    request,
    as: documented.as,
    token,
    expected: { status: documented.response.status },
  });
  const status = exchange.response?.status ?? 0;
  if (status < 200 || status >= 300)
    throw new NotMade(
      `needs the fixture ${key}, and ${operation.id} did not make one: ${status || exchange.failure?.message}`,
    );
  const context = { requestBody: request.body, responseBody: jsonOf(exchange.response!) };
  for (const [name, { make: makings = [] }] of Object.entries(contract.document['x-fixtures'])) {
    const same = makings.find((one) => one.case === making.case);
    const value = same && evaluateExpression(same.from, context);
    if (typeof value === 'string' || typeof value === 'number') made[name] = value;
  }
  if (!(key in made)) throw new NotMade(`the answer of ${operation.id} does not tell ${key}`);
}

/** Of several ways to make something, the one that makes it where the operation looks for it. */
function makingFor(
  { document, operations, cases }: Contract,
  key: string,
  on: ContractOperation | undefined,
): Making | undefined {
  const makings = document['x-fixtures'][key]?.make ?? [];
  return (
    makings.find(({ case: id }) => {
      const documented = cases.find((one) => one.id === id);
      const maker = documented && operations.get(documented.operation);
      return maker?.path !== undefined && on?.path?.startsWith(maker.path);
    }) ?? makings[0]
  );
}

function jsonOf(response: Parameters<typeof readBody>[0]): JsonValue | undefined {
  try {
    return JSON.parse(readBody(response).text ?? '');
  } catch {
    return undefined;
  }
}

