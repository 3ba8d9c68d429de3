import type { Result } from '../../conformance/index.ts';
import { lacks } from '../programs.ts';

/** Returns true if only bzip2 is missing: on a machine without it, the sandbox refuses archives in its format with 501. */
export function needsBzip2({ findings }: Pick<Result, 'findings'>): boolean {
  const refused = findings.filter(({ actual }) => actual === '501 Not Implemented');
  return lacks('bzip2') && refused.length > 0 && refused.length === findings.length;
}
