import {
  type AppliedAction,
  type Contract,
  type Deviations,
  formatEndpoint,
} from '../../contract/contract.ts';
import type { Result } from '../engine/result.ts';

/** The facts about the deviations file of a run. */
export interface DeviationFacts extends Pick<Deviations, 'file' | 'title' | 'version'> {
  /** The number of actions in force, one for each deviation. */
  widenings: number;
  /** The number of actions in force that nobody has accepted. */
  proposals: number;
  /** The number of expired actions, which tolerate no difference. */
  expired: number;
  /** The number of results with a tolerated difference. */
  results: number;
  /** The operations that the deployment does not have. Left out if it has all. */
  absent?: { operation: string; endpoint: string }[];
  /** The actions, in the order of the file. */
  actions: (Omit<AppliedAction, 'changes'> & {
    /** The number of results with a difference that this action tolerates. */
    results: number;
  })[];
}

export function deviationFacts(
  { file, title, version, actions }: Deviations,
  operations: Contract['operations'],
  results: Result[],
): DeviationFacts {
  const absent = [...operations.values()]
    .filter(({ definition }) => definition['x-absent'])
    .map((operation) => ({ operation: operation.id, endpoint: formatEndpoint(operation) }));
  const inForce = actions.filter(({ isExpired }) => !isExpired);
  return {
    file,
    title,
    version,
    widenings: inForce.length,
    proposals: inForce.filter(({ accepted }) => accepted === undefined).length,
    expired: actions.length - inForce.length,
    results: countResults(results.filter(({ toleratedBy }) => toleratedBy !== undefined)),
    ...(absent.length > 0 && { absent }),
    actions: actions.map(({ changes: _, ...action }, index) => ({
      ...action,
      results: countResults(results.filter(({ toleratedBy }) => toleratedBy?.includes(index))),
    })),
  };
}

function countResults(results: Result[]): number {
  return results.reduce((sum, { count = 1 }) => sum + count, 0);
}
