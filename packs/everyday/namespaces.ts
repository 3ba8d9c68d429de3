/** Namespaces of projects: the groups, and one namespace for each user. Clients know them by number. */
import type { Rows } from '../../generated/rows.ts';
import { groupByIdOrPath, groupPath } from '../../sandbox/for-packs/index.ts';
import type { PackContext } from '../pack.ts';

/** The distance from a user's ID to the ID of the namespace, so that no group has the same number. */
const USERS_FROM = 1_000_000;

/** Returns the ID of the namespace of a user. */
export function namespaceId({ id }: Pick<Rows['users'], 'id'>): number {
  return USERS_FROM + id;
}

/** A namespace, and the full path that projects have in their column `namespace`. */
export interface Namespace {
  id: number;
  name: string;
  path: string;
  kind: 'group' | 'user';
  full_path: string;
  parent_id: number | null;
  avatar_url: string | null;
  web_url: string;
}

/** Finds a namespace by its ID or full path. */
export function findNamespace(
  request: PackContext,
  idOrPath: string | number,
): Namespace | undefined {
  const { rows, sandbox, present } = request;
  const isId = /^\d+$/.test(String(idOrPath));
  const id = Number(idOrPath);
  const [user] = rows('users', isId ? { id: id - USERS_FROM } : { username: String(idOrPath) });
  if (user) {
    const { name, username, avatar_url, web_url } = present('User', user);
    const place = { kind: 'user' as const, full_path: username, parent_id: null };
    return { id: namespaceId(user), name, path: username, ...place, avatar_url, web_url };
  }
  const group = groupByIdOrPath(sandbox.db, idOrPath);
  if (!group) return undefined;
  const full = groupPath(sandbox.db, group);
  return {
    ...{ id: group.id, name: group.name, path: group.path, kind: 'group', full_path: full },
    ...{
      parent_id: group.parent_id,
      avatar_url: null,
      web_url: `${sandbox.webOrigin}/groups/${full}`,
    },
  };
}

/** Returns a test of whether projects are in the group of the path. @param isDeep whether those of subgroups are, too */
export function isInGroup({ sandbox, group }: PackContext, isDeep = true) {
  const path = groupPath(sandbox.db, group);
  return ({ namespace }: Pick<Rows['projects'], 'namespace'>): boolean =>
    namespace === path || (isDeep && namespace.startsWith(`${path}/`));
}
