import type { ContractOperation } from '../../contract/contract.ts';
import { changesNothing } from '../../contract/contract.ts';

/** The scopes that do not depend on the contract, each with the operations that it allows. */
const GENERAL: Record<string, (operation: ContractOperation) => boolean> = {
  api: () => true,
  read_api: changesNothing,
};

/**
 * Returns true if a token allows an operation. A token without scopes allows all operations. Each scope of a limited token
 * allows some operations: those that the contract names for the scope, such as `manage_runners`, or those of `GENERAL`.
 * @param scopes the scopes of the token; null if the token is not limited
 */
export function scopesAllow(
  scopes: readonly string[] | null,
  operation: ContractOperation,
): boolean {
  if (scopes === null) return true;
  const named = (operation.definition['x-permission'] ?? []).flatMap(({ name, kind }) =>
    kind === 'token-scope' ? [name] : [],
  );
  return scopes.some(
    (scope) =>
      named.includes(scope) || (Object.hasOwn(GENERAL, scope) && GENERAL[scope]!(operation)),
  );
}

/**
 * Returns true if a token allows to read a repository with git, or to push to it. A push is allowed by fewer scopes.
 * @param scopes the scopes of the token; null if the token is not limited
 */
export function scopesAllowGit(scopes: readonly string[] | null, isPush: boolean): boolean {
  const allowing = ['api', 'write_repository', ...(isPush ? [] : ['read_repository'])];
  return scopes === null || scopes.some((scope) => allowing.includes(scope));
}
