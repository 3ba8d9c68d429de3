import { type User, users } from '../../generated/tables.ts';
import type { SandboxRequest } from '../server/handler.ts';
import { found, refuse, unauthorized } from '../server/refusal.ts';
import { rowWhere } from '../store/rowsWhere.ts';

/** Returns the caller of an operation. @throws a Refusal with 401 for a request without a token */
export function signedIn({ caller }: Pick<SandboxRequest, 'caller'>): User {
  if (!caller) refuse(unauthorized());
  return caller;
}

/** Finds a user by ID or username. @throws a Refusal with 404 if the user does not exist */
export function userByIdOrName(
  { sandbox }: Pick<SandboxRequest, 'sandbox'>,
  idOrName: string | number,
): User {
  const isUser = /^\d+$/.test(String(idOrName))
    ? { id: Number(idOrName) }
    : { username: String(idOrName) };
  return found(rowWhere(sandbox.db, users, isUser), 'User');
}
