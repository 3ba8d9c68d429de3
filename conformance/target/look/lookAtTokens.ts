/** Looks whether the server accepts each token, and whether each token is of the role that the profile says. */
import {
  type Contract,
  type ContractOperation,
  changesNothing,
  hasPath,
} from '../../../contract/contract.ts';
import { needsToken } from '../../../contract/needsToken.ts';
import {
  ANONYMOUS,
  ANY_USER,
  INTEGRATION,
  listMembers,
  listPowers,
} from '../../../contract/roles.ts';
import { findExclusion } from '../exclusion.ts';
import { pathRequest } from '../pathRequest.ts';
import { callersToTry } from '../tokenFor.ts';
import { type Ask, PLAIN } from './ask.ts';
import type { Diagnosis } from './diagnosis.ts';
import { NO_MEMBERS } from './lookAtVisibility.ts';
import { type LookedAt, listProbes, readsOfFixture } from './probes.ts';
import { quoteMessage } from './readRefusal.ts';

/** A diagnosis, and whether the server's own faults cannot explain it. */
export interface RoleDiagnosis extends Diagnosis {
  isCertain: boolean;
}

/** The number of operations that are asked whether they accept a token. The first ones need no fixture. */
const MOST_PROBES = 6;

/** The number of operations that must refuse a user for a user who may call nothing. */
const LEAST_FORBIDDEN = 3;

/** Returns one diagnosis for each token that the server refuses. */
export async function lookForRefusedTokens(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
): Promise<Diagnosis[]> {
  const { tokens, sharedToken } = target;
  const named = Object.entries({ ...tokens, ...(sharedToken && { '--token-env': sharedToken }) });
  const key = ['project.id', 'project.path'].find((one) => one in target.fixtures);
  const forEveryUser = listProbes(contract);
  const probes = [
    ...forEveryUser,
    ...(key === undefined ? [] : readsOfFixture(contract, target, key)),
  ]
    .filter(({ definition }) => needsToken(definition))
    .slice(0, MOST_PROBES);
  const diagnoses = await Promise.all(
    named
      .filter(([role]) => role !== INTEGRATION)
      .map(async ([role, token]): Promise<Diagnosis[]> => {
        let isRefused = false;
        const forbidden: string[] = [];
        for (const operation of probes) {
          const { response } = await ask(operation, pathRequest(operation, target.fixtures), token);
          if (response?.status === 401) isRefused = true;
          // Every user may call these operations. A user who has not accepted the terms may call none.
          else if (response?.status === 403 && forEveryUser.includes(operation))
            forbidden.push(quoteMessage(response));
          // A deployment may lack an operation, so the next one is asked.
          else if (response && response.status < 500 && ![403, 404, 405].includes(response.status))
            return [];
        }
        const [says] = forbidden;
        if (says !== undefined && forbidden.length >= LEAST_FORBIDDEN)
          return [
            {
              fault: 'profile',
              problem: `The token of ${role} may call nothing: each of ${forbidden.length} reads is refused (403), with the words "${says}". Let its user do what the server asks for, or use the token of another user.`,
            },
          ];
        return isRefused
          ? [
              {
                fault: 'profile',
                problem: `The token of ${role} is refused (401). Use an access token of a user of this deployment, whose scope includes the API. The key of an alert integration or a runner is no such token.`,
              },
            ]
          : [];
      }),
  );
  return diagnoses.flat();
}

/**
 * Reports a token that may not call what every user may, although another token may. Such a token belongs to a project
 * or a group: its user has no account of a person.
 */
export async function lookForPerson(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
): Promise<Diagnosis | undefined> {
  const probes = listProbes(contract).filter(
    ({ definition }) => needsToken(definition) && !definition['x-permission'],
  );
  const refused: string[] = [];
  let person: string | undefined;
  for (const { as, token } of callersToTry(ANY_USER, target)) {
    const statuses: (number | undefined)[] = [];
    for (const probe of probes) {
      statuses.push((await ask(probe, PLAIN, token)).response?.status);
      if (statuses.at(-1) !== 403) break;
    }
    if (statuses.at(-1) === 200) person ??= as;
    else if (statuses.length > 0 && statuses.at(-1) === 403) refused.push(as);
  }
  if (person === undefined || refused.length === 0) return undefined;
  return {
    fault: 'profile',
    problem: `The token of ${refused.join(' and ')} may not call ${probes.map(({ id }) => id).join(' and ')} (403), and the token of ${person} may. It seems to belong to a project or a group. Write the token of a person.`,
  };
}

/** The rights of a caller, by the operations that tell roles apart. Undefined: the response tells nothing. */
type Rights = Map<ContractOperation, boolean | undefined>;

/**
 * Compares the rights of each token with those of its role. It reads with operations that only some roles may call.
 *
 * The rights of a wrong token are exactly those of another role. The diagnosis is certain if two responses contradict
 * the given roles, and if the server refuses another caller.
 * @param placeOf returns the place where the user can write the token of another role. Default: the profile, unnamed
 */
export async function lookAtRoles(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
  placeOf?: (entry: string) => string,
): Promise<RoleDiagnosis[]> {
  const signs = listSigns(contract, target);
  const { contradictions, roleWith, isLike, nameOf } = tellRolesApart(contract, signs);
  const shared = sharedTokens(target.tokens, isLike);
  // These roles may read more than `x-roles` says, or it says nothing for them.
  const untold = [ANY_USER, INTEGRATION, ...listPowers(contract, 'read')];
  const callers = Object.entries(target.tokens).filter(
    ([role, token], index, all) =>
      !untold.includes(role) && all.findIndex(([, other]) => other === token) === index,
  );
  const seen = new Map<string, Rights>();
  const rightsOf = (role: string): Rights => {
    const rights = seen.get(role) ?? new Map();
    seen.set(role, rights);
    return rights;
  };
  const look = async (some: ContractOperation[]) => {
    const asked = [...callers, [ANONYMOUS, undefined] as const];
    await Promise.all(
      asked.map(async ([role, token]) => {
        const rights = rightsOf(role);
        for (const sign of some)
          if (!rights.has(sign)) {
            const { response } = await ask(sign, pathRequest(sign, target.fixtures), token);
            rights.set(sign, readRight(response?.status));
          }
      }),
    );
  };
  // One operation for each group of roles is enough if all is well.
  const byRoles = new Map(signs.map((sign) => [String(sign.definition['x-roles']), sign]));
  await look([...byRoles.values()]);
  if (callers.every(([role]) => contradictions(role, rightsOf(role)).length === 0)) return shared;
  await look(signs);

  const open = rightsOf(ANONYMOUS);
  seen.delete(ANONYMOUS);
  // If everybody may call an operation, the server does not check roles there.
  const telling = signs.filter(
    (sign) => !open.get(sign) && [...seen.values()].some((rights) => rights.get(sign) === false),
  );
  const suspects = [...seen].flatMap(([role, rights]) => {
    const known = new Map([...rights].filter(([sign]) => !open.get(sign)));
    const against = contradictions(role, known);
    const [sign] = against;
    return sign ? [{ role, against, sign, like: roleWith(known), known }] : [];
  });
  // If some rights are those of no role, the server has a fault, which the run reports.
  const explained = suspects.flatMap(({ like, ...suspect }) =>
    like ? [{ ...suspect, like }] : [],
  );
  if (explained.length < suspects.length) return shared;
  const evidence = explained
    .flatMap(({ against }) => against)
    .filter((sign) => telling.includes(sign)).length;
  const wrong = explained.map(({ role, sign, like, known }): RoleDiagnosis => {
    const status = known.get(sign) ? 'accepts' : 'refuses';
    const partner = explained.find(
      (one) => one.role !== role && isLike(role, one.like) && isLike(one.role, like),
    );
    return {
      fault: 'profile',
      isCertain: evidence > 1,
      problem: `The token of ${role} has the rights of ${nameOf(like)}: ${sign.id} ${status} it. ${
        partner
          ? `It seems to be exchanged with the token of ${partner.role}: exchange the two.`
          : `Write the token of a user who has the role ${role}, or name the role that the user has${placeOf ? `, such as ${placeOf('tokens.developer')}` : ''}.`
      }`,
    };
  });
  return [...shared, ...wrong];
}

/** Reports the roles that have the token of another role. It is certain if the two roles have other rights. */
function sharedTokens(
  tokens: Record<string, string>,
  isLike: (role: string, other: string) => boolean,
): RoleDiagnosis[] {
  const roles = Object.entries(tokens).filter(([role]) => role !== ANY_USER);
  return roles.flatMap(([role, token], index) => {
    const [other] = roles.slice(0, index).find(([, one]) => one === token) ?? [];
    return other === undefined
      ? []
      : [
          {
            fault: 'profile' as const,
            isCertain:
              [role, other].some((one) => NO_MEMBERS.includes(one)) || !isLike(role, other),
            problem: `The roles ${other} and ${role} have the same token. Write the token of a user for each role, or remove one of the two.`,
          },
        ];
  });
}

/** Returns the lists that only some roles may call, and that a deployment has whatever it contains. */
function listSigns({ operations }: Contract, target: LookedAt): ContractOperation[] {
  return [...operations.values()].filter(
    (operation) =>
      operation.method === 'get' &&
      hasPath(operation) &&
      changesNothing(operation) &&
      operation.definition['x-roles'] !== undefined &&
      (operation.path.match(/\{/g) ?? []).length < 2 &&
      !operation.path.startsWith('/runners/{') &&
      isSurelyPresent(operation, target) &&
      pathRequest(operation, target.fixtures) !== undefined,
  );
}

/** Returns false if the tier or the offering may rule out an operation. Its refusal would say nothing about the role. */
function isSurelyPresent(operation: ContractOperation, target: LookedAt): boolean {
  const { 'x-tier': tiers, 'x-offering': offerings } = operation.definition;
  return (
    !findExclusion(operation, target) &&
    (tiers === undefined || target.tier !== undefined) &&
    (offerings === undefined || target.offering !== undefined)
  );
}

/** Returns true if a status allows a call, and false if it refuses the role. A 404 may have another reason. */
function readRight(status = 0): boolean | undefined {
  if (status >= 200 && status < 300) return true;
  return status === 403 ? false : undefined;
}

/** Returns functions that compare rights with those of the roles, as `x-roles` of some operations says. */
function tellRolesApart(contract: Contract, signs: ContractOperation[]) {
  const members = listMembers(contract);
  const powers = listPowers(contract, 'all');

  /** Returns whether a role may call an operation; undefined if a permission may allow it, too. */
  const mayCall = (role: string, { definition }: ContractOperation): boolean | undefined => {
    if (powers.includes(role) || definition['x-roles']?.includes(role)) return true;
    return definition['x-permission'] ? undefined : false;
  };
  /** Returns the operations whose response contradicts a role. */
  const contradictions = (role: string, rights: Rights) =>
    [...rights].flatMap(([sign, right]) => {
      const may = mayCall(role, sign);
      return right !== undefined && may !== undefined && right !== may ? [sign] : [];
    });
  /** Returns the role to which all responses fit. */
  const roleWith = (rights: Rights) =>
    [...members.toReversed(), ...powers].find((role) => contradictions(role, rights).length === 0);
  const isLike = (role: string, like: string) =>
    signs.every((sign) => mayCall(role, sign) === mayCall(like, sign));
  /** Names a role. The roles with the fewest rights are named together, since nothing tells them apart. */
  const nameOf = (role: string) => {
    const above = members.find(
      (_, at) => !members.slice(0, at + 1).every((one) => isLike(one, role)),
    );
    return isLike(role, members[0]!) && above !== undefined
      ? `a role below ${above}`
      : `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;
  };
  return { contradictions, roleWith, isLike, nameOf };
}
