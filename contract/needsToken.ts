import type { Operation } from './openapi.ts';

/** Returns true if an operation refuses every request without a token. */
export function needsToken({ security }: Pick<Operation, 'security'>): boolean {
  return security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0);
}
