/** Describes the caller of a case or of a step. */
export function callerText(as: string): string {
  if (as === 'anonymous') return 'without a token';
  if (as === 'user') return 'with the token of a user who may call';
  if (as === 'integration') return 'with the key of an integration';
  return `as ${as.replaceAll('-', ' ')}`;
}
