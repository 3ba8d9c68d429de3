import type { AppliedAction, Deviations } from '../../contract/contract.ts';
import type { Result } from '../engine/result.ts';

/** What a report says of the deviations file in force. */
export interface DeviationFacts extends Pick<Deviations, 'file' | 'title' | 'version'> {
  /** How many actions are in force. */
  widenings: number;
  /** How many of these nobody has accepted. */
  proposals: number;
  /** How many have expired, and let nothing pass. */
  expired: number;
  /** How many results are let pass by any. */
  results: number;
  /** In the order of the file. */
  actions: (Omit<AppliedAction, 'changes'> & {
    /** How many results it lets pass. */
    results: number;
  })[];
}

export function deviationFacts(
  { file, title, version, actions }: Deviations,
  results: Result[],
): DeviationFacts {
  const inForce = actions.filter(({ isExpired }) => !isExpired);
  return {
    file,
    title,
    version,
    widenings: inForce.length,
    proposals: inForce.filter(({ accepted }) => accepted === undefined).length,
    expired: actions.length - inForce.length,
    results: numberOf(results.filter(({ toleratedBy }) => toleratedBy !== undefined)),
    actions: actions.map(({ changes: _, ...action }, index) => ({
      ...action,
      results: numberOf(results.filter(({ toleratedBy }) => toleratedBy?.includes(index))),
    })),
  };
}

function numberOf(results: Result[]): number {
  return results.reduce((sum, { count = 1 }) => sum + count, 0);
}
