import { asc, eq } from 'drizzle-orm';
import { groups, users } from '../../generated/tables.ts';
import { groupPath } from '../access/access.ts';
import { invalid, refuse } from '../server/refusal.ts';
import type { Db } from '../store/openStore.ts';

/** What projects can belong to: usernames, and full paths of groups. */
export function namespacesOf(db: Db): string[] {
  return [
    ...db
      .select()
      .from(groups)
      .all()
      .map((group) => groupPath(db, group)),
    ...db
      .select()
      .from(users)
      .all()
      .map(({ username }) => username),
  ];
}

/** The first administrator, by username: who does what nobody is named for. */
export function administrator(db: Db): string {
  const isAdministrator = eq(users.instance_role, 'administrator');
  const first = db.select().from(users).where(isAdministrator).orderBy(asc(users.id)).get();
  if (!first) refuse(invalid('There is no administrator: name somebody, or create one'));
  return first.username;
}
