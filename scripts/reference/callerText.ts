import { ANONYMOUS, ANY_USER, INTEGRATION } from '../../contract/roles.ts';

/** Describes the caller of a case or of a step. */
export function callerText(as: string): string {
  if (as === ANONYMOUS) return 'without a token';
  if (as === ANY_USER) return 'with the token of a user who may call';
  if (as === INTEGRATION) return 'with the key of an integration';
  return `as ${as.replaceAll('-', ' ')}`;
}
