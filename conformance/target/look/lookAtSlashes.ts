/** Looks whether a proxy before the server leaves encoded slashes as they are (API documentation, document 1). */
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Exchange } from '../../../wire/exchange.ts';
import { readJson } from '../../../wire/readBody.ts';
import { callersToTry } from '../tokenFor.ts';
import { type Ask, PLAIN } from './ask.ts';
import type { Diagnosis } from './diagnosis.ts';
import { type LookedAt, readsOfFixture } from './probes.ts';

/** Projects that no deployment has, by number and by path. */
export const UNKNOWN = {
  id: 2_000_000_404,
  other: 2_000_000_405,
  path: 'no-such-group/no-such-project',
};

/**
 * Asks for a project by its path. If that fails, asks for an unknown project by number and by path. The API treats
 * both alike, but a proxy that refuses or decodes `%2F` does not.
 */
export async function lookAtSlashes(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
): Promise<Diagnosis | undefined> {
  const fixtures = { ...target.fixtures, 'project.path': UNKNOWN.path };
  const [operation] = readsOfFixture(contract, { ...target, fixtures }, 'project.path');
  if (!operation) return undefined;
  const [caller] = callersToTry('user', target);
  const of = (id: string | number) => ask(operation, projectRequest(operation, id), caller?.token);

  const path = Object.entries(target.fixtures).find(
    ([key, value]) => key.startsWith('project.') && String(value).includes('/'),
  )?.[1];
  if (path !== undefined) {
    const status = (await of(path)).response?.status ?? 0;
    if (status >= 200 && status < 300) return undefined;
  }
  const byNumber = await of(UNKNOWN.id);
  const isClear = [401, 403, 404].includes(byNumber.response?.status ?? 0);
  if (!isClear || readComparableBody(byNumber) === undefined) return undefined;
  const byPath = await of(UNKNOWN.path);
  const status = byPath.response?.status;
  // An error of the server is no refusal: the run reports it.
  if ((status !== undefined && status >= 500) || byPath.failure?.name === 'timeout')
    return undefined;
  const body = readComparableBody(byPath);
  // Some bodies have the ID of the request or the time.
  const isComparable = readComparableBody(byNumber) === readComparableBody(await of(UNKNOWN.other));
  const isSame =
    status === byNumber.response?.status &&
    (isComparable ? body === readComparableBody(byNumber) : body !== undefined);
  return isSame
    ? undefined
    : {
        fault: 'network',
        problem: `Your proxy refuses encoded slashes: document 1 asks that it leaves them. A request with %2F in its path ${status === undefined ? `fails (${byPath.failure?.message})` : `gets ${status}`}, and the same request with a number gets ${byNumber.response?.status}. Let the proxy pass %2F unchanged.`,
      };
}

function projectRequest({ definition }: ContractOperation, id: string | number) {
  const { name } = definition.parameters!.find((one) => one.in === 'path')!;
  return { ...PLAIN, path: { [name]: id } };
}

/** Returns the JSON body of a response without the name of the project; undefined if it is no JSON. */
function readComparableBody({ response }: Exchange): string | undefined {
  const body = response && readJson(response);
  if (body === undefined) return undefined;
  const names = [
    UNKNOWN.path,
    encodeURIComponent(UNKNOWN.path),
    String(UNKNOWN.id),
    String(UNKNOWN.other),
  ];
  return names.reduce((text, name) => text.replaceAll(name, ''), JSON.stringify(body));
}
