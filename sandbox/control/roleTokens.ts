import { isNotNull } from 'drizzle-orm';
import { type CallerRole, LEVELS } from '../../generated/roles.ts';
import { type AccessLevel, members, tokens, users } from '../../generated/tables.ts';
import type { Db } from '../store/openStore.ts';
import { rowsWhere, rowWhere } from '../store/rowsWhere.ts';

/**
 * Returns a token for each role. The user of the token has the role in the first group of the seed, and so in the
 * projects of the group. The role `stranger` stands for a user without memberships.
 */
export function roleTokens(db: Db): Partial<Record<CallerRole, string>> {
  const findToken = (username: string | undefined) =>
    username === undefined ? undefined : rowWhere(db, tokens, { user: username })?.token;
  const withInstanceRole = (role: 'administrator' | 'auditor') =>
    rowWhere(db, users, { instance_role: role })?.username;
  const group = db.select().from(members).where(isNotNull(members.group_id)).get()?.group_id;
  const withLevel = (level: AccessLevel) =>
    group == null
      ? undefined
      : rowWhere(db, members, { group_id: group, access_level: level })?.user;
  const belonging = new Set(rowsWhere(db, members).map(({ user }) => user));
  const stranger = rowsWhere(db, users, { instance_role: 'regular' }).find(
    ({ username }) => !belonging.has(username),
  )?.username;
  const names = {
    administrator: withInstanceRole('administrator'),
    auditor: withInstanceRole('auditor'),
    ...Object.fromEntries(Object.entries(LEVELS).map(([role, level]) => [role, withLevel(level)])),
    stranger,
  };
  return Object.fromEntries(
    Object.entries(names).flatMap(([role, username]) => {
      const token = findToken(username);
      return token ? [[role, token]] : [];
    }),
  );
}
