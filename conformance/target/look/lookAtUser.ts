/** Looks whether the user of a profile is the user of its token. */
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { ANY_USER } from '../../../contract/roles.ts';
import { readJson } from '../../../wire/readBody.ts';
import { findRole, tokenFor } from '../tokenFor.ts';
import { type Ask, PLAIN } from './ask.ts';
import type { Diagnosis } from './diagnosis.ts';
import type { LookedAt } from './probes.ts';

/** The lists of a caller's own keys, each with the list of the keys of any user, and with one of those keys. */
const KEYS = [
  ['listSshKeys', 'listUserSshKeys', 'getUserSshKey'],
  ['listGpgKeys', 'listUserGpgKeys', 'getUserGpgKey'],
] as const;

/**
 * Compares the keys of the caller `user` with the keys of the user that the profile names. No operation of the
 * contract says who the caller is.
 */
export async function lookAtUser(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
): Promise<Diagnosis[]> {
  const key = ['user.id', 'user.username'].find((one) => one in target.fixtures);
  const token = tokenFor(ANY_USER, target);
  if (key === undefined || token === undefined) return [];
  const user = target.fixtures[key]!;
  const idsOf = async (id: string, path: Record<string, string | number>) => {
    const operation = contract.operations.get(id);
    const { response } = operation ? await ask(operation, { ...PLAIN, path }, token) : {};
    const body = response?.status === 200 ? readJson(response) : undefined;
    return Array.isArray(body) ? body.flatMap(readIds) : undefined;
  };
  for (const [own, ofUser, oneOfUser] of KEYS) {
    const [mine] = (await idsOf(own, {})) ?? [];
    const theirs = await idsOf(ofUser, { id: user });
    if (mine === undefined || !theirs) continue;
    const operation = contract.operations.get(oneOfUser);
    const path = { id: user, key_id: mine };
    const { response } = operation ? await ask(operation, { ...PLAIN, path }, token) : {};
    // The two operations must agree, since one of them may have a fault.
    if (theirs.includes(mine) || response?.status !== 404) return [];
    return [
      {
        fault: 'profile',
        problem: `fixtures.${key}: ${user} is not the user of the token of ${findRole(target, token)}, whose keys are others. Write the user of the token.`,
      },
    ];
  }
  return [];
}

function readIds(item: JsonValue): (string | number)[] {
  const id = isObject(item) ? item.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? [id] : [];
}
