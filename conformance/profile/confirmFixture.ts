import type { JsonValue } from '../../contract/case.ts';
import { type Contract, type ContractOperation, getOperation } from '../../contract/contract.ts';
import type { Discovery } from '../../contract/openapi.ts';
import { valueAt } from '../../contract/pointer.ts';
import { ANONYMOUS } from '../../contract/roles.ts';
import { pathRequest } from '../target/pathRequest.ts';
import type { FixtureValues } from '../target/substituteFixtures.ts';
import type { Target } from '../target/target.ts';
import type { Caller } from '../target/tokenFor.ts';
import type { AskCallers } from './askCallers.ts';

/** A value that a list shows for a fixture. */
export interface Candidate {
  key: string;
  value: string | number;
  way: Discovery;
}

export interface ConfirmOptions {
  contract: Contract;
  target: Pick<Target, 'tokens'>;
  ask: AskCallers;
  /** The values of the other fixtures, as far as they are known. */
  values: FixtureValues;
}

/**
 * Returns true if the contract's tests for the value pass: some operations must accept the value, and others must
 * refuse it.
 */
export async function isConfirmed(
  { key, value, way }: Candidate,
  { contract, target, ask, values }: ConfirmOptions,
): Promise<boolean> {
  const callerWith = (role: string): typeof ANONYMOUS | Caller | undefined => {
    if (role === ANONYMOUS) return ANONYMOUS;
    const token = target.tokens[role];
    return token === undefined ? undefined : { as: role, token };
  };
  const only = way.as && callerWith(way.as);
  if (way.as && !only) return false;
  const statusOf = async (id: string, caller = only) => {
    const operation = getOperation(contract, id);
    const request = requestWith(values, operation, key, value);
    return request && (await ask(operation, request, caller ? { only: caller } : {})).status;
  };
  if (way.shows) {
    const operation = getOperation(contract, way.shows.operation);
    const request = requestWith(values, operation, key, value);
    const shown = request && (await ask(operation, request)).body;
    if (shown === undefined || !agrees(shown, way.shows, values)) return false;
  }
  if (way.hiddenFrom && way.answers) {
    const hiddenFrom = callerWith(way.hiddenFrom);
    // Without a token, a server may ask for one.
    const refusals = hiddenFrom === ANONYMOUS ? [401, 403, 404] : [404];
    const status = hiddenFrom && (await statusOf(way.answers, hiddenFrom));
    if (status === undefined || !refusals.includes(status)) return false;
  }
  const unknown = way.unknownTo && (await statusOf(way.unknownTo));
  return (
    (!way.answers || (await statusOf(way.answers)) === 200) &&
    (!way.unknownTo || (unknown !== undefined && unknown !== 200)) &&
    (!way.forbiddenBy || (await statusOf(way.forbiddenBy)) === 403)
  );
}

/** Returns a request with the value. If no parameter takes the fixture, the value is that of the last parameter. */
function requestWith(
  values: FixtureValues,
  operation: ContractOperation,
  key: string,
  value: string | number,
) {
  const request = pathRequest(operation, { ...values, [key]: value }, key);
  const parameters = operation.definition.parameters?.filter((one) => one.in === 'path') ?? [];
  const last = parameters.find(({ name }) => operation.path?.endsWith(`{${name}}`));
  const isTaken = parameters.some((one) => [one['x-fixture'] ?? []].flat().includes(key));
  if (!request || isTaken || !last) return request;
  return { ...request, path: { ...request.path, [last.name]: value } };
}

/** Returns false if the item is of a project or group that the way excludes. Its value then means another resource. */
export function isOfProject(
  item: JsonValue,
  { same = {} }: Discovery,
  values: FixtureValues,
): boolean {
  const place = Object.entries(same).filter(([pointer]) => pointer === '/project_id');
  return agrees(item, { same: Object.fromEntries(place) }, values);
}

/** Returns true if the members of an item have, or have not, the values of other fixtures. */
export function agrees(
  item: JsonValue,
  { same = {}, other = {} }: Pick<Discovery, 'same' | 'other'>,
  values: FixtureValues,
): boolean {
  const equal = ([pointer, key]: [string, string]) =>
    String(valueAt(item, pointer)) === String(values[key]);
  return (
    Object.entries(same).every((pair) => pair[1] in values && equal(pair)) &&
    Object.entries(other).every((pair) => pair[1] in values && !equal(pair))
  );
}
