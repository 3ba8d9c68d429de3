import { ANONYMOUS, ANY_USER, INTEGRATION } from '../../contract/roles.ts';

/**
 * Describes the caller of a case or of a step.
 * @param role the role that calls in the sandbox. It is shown if the contract names no role. Default: not shown
 */
export function callerText(as: string, role?: string): string {
  if (as === ANONYMOUS) return 'without a token';
  if (as === ANY_USER)
    return `with the token of a user who may call${role === undefined ? '' : ` (in the sandbox: ${role.replaceAll('-', ' ')})`}`;
  if (as === INTEGRATION) return 'with the key of an integration';
  return `as ${as.replaceAll('-', ' ')}`;
}
