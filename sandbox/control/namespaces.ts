import { asc, eq } from 'drizzle-orm';
import { groups, users } from '../../generated/tables.ts';
import { groupPath } from '../access/access.ts';
import { invalid, refuse } from '../server/refusal.ts';
import type { Db } from '../store/openStore.ts';
import { rowsWhere } from '../store/rowsWhere.ts';

/** Returns all namespaces that a project can belong to: usernames, and full paths of groups. */
export function listNamespaces(db: Db): string[] {
  return [
    ...rowsWhere(db, groups).map((group) => groupPath(db, group)),
    ...rowsWhere(db, users).map(({ username }) => username),
  ];
}

/** Returns the username of the first administrator, who is the author of a change if the request names no author. */
export function administrator(db: Db): string {
  const isAdministrator = eq(users.instance_role, 'administrator');
  const first = db.select().from(users).where(isAdministrator).orderBy(asc(users.id)).get();
  if (!first)
    refuse(invalid('The sandbox has no administrator: name a user, or create an administrator'));
  return first.username;
}
