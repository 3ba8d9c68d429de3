import { users } from '../../generated/tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { referredRow } from '../store/rowsWhere.ts';

/** Returns all fields of a user that a response can have. The caller picks the fields of its response. */
export function person({ db, webOrigin }: Sandbox, username: string) {
  const user = referredRow(db, users, { username });
  return {
    ...user,
    avatar_url: `${webOrigin}/uploads/user/avatar/${user.id}/avatar.png`,
    web_url: `${webOrigin}/${user.username}`,
  };
}

/** Returns an object that has only the given fields, in the given order. */
export function pick<T extends object, Key extends keyof T>(
  value: T,
  ...keys: Key[]
): Pick<T, Key> {
  const picked = {} as Pick<T, Key>;
  for (const key of keys) picked[key] = value[key];
  return picked;
}
