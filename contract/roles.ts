/** The roles of callers, as `openapi/world/roles.yaml` lists them. */
import type { Document } from './openapi.ts';

/** The caller without a token. */
export const ANONYMOUS = 'anonymous';

/** The role of a case that any signed-in user may call. */
export const ANY_USER = 'user';

/** The role of a caller who is signed in, and has no other role. */
export const STRANGER = 'stranger';

/** The role of an integration, which calls an operation with an address of its own. No other operation accepts its token. */
export const INTEGRATION = 'integration';

type Bundle = { document: Pick<Document, 'x-roles'> };

/** Returns the roles of members, from the fewest to the most rights. */
export function listMembers({ document }: Bundle): string[] {
  return Object.entries(document['x-roles'] ?? {})
    .flatMap(([role, { level }]) => (level === undefined ? [] : [{ role, level }]))
    .sort((a, b) => a.level - b.level)
    .map(({ role }) => role);
}

/** Returns the roles that may call every operation, or every operation that changes nothing. */
export function listPowers({ document }: Bundle, may: 'all' | 'read'): string[] {
  return Object.entries(document['x-roles'] ?? {}).flatMap(([role, one]) =>
    one.may === may ? [role] : [],
  );
}

/** Returns the roles with the most rights, in the order in which a run tries them. */
export function rankRoles(contract: Bundle): string[] {
  const [highest, ...others] = listMembers(contract).reverse();
  return [...(highest === undefined ? [] : [highest]), ...listPowers(contract, 'all'), ...others];
}

/** Returns the role of the caller `user` in the example world. Undefined if no role is the usual one. */
export function findUsualRole({ document }: Bundle): string | undefined {
  return Object.entries(document['x-roles'] ?? {}).find(([, { usual }]) => usual)?.[0];
}

/** Returns every name for a caller: the roles, and the callers that each contract has. */
export function listCallers({ document }: Bundle): string[] {
  return [
    ...new Set([
      ANONYMOUS,
      ANY_USER,
      STRANGER,
      ...Object.keys(document['x-roles'] ?? {}),
      INTEGRATION,
    ]),
  ];
}
