/** Faults that no answer of the API shows where they are, and why. */
import type { Fault } from '../../../sandbox/index.ts';

interface Unobservable {
  fault: string;
  /** By operationId. Default: all that have nothing of their own. */
  operations?: string[];
  part?: string;
  reason: string;
}

export const UNOBSERVABLE: Unobservable[] = [
  {
    fault: 'create-not-kept',
    operations: [
      'scheduleProjectStorageMoves',
      'scheduleSnippetStorageMoves',
      'scheduleGroupStorageMoves',
    ],
    reason: 'no operation shows a move or the storage of a repository',
  },
];

/** Why a fault cannot be seen where it is; undefined where it can. */
export function whyUnobservable({ name, operation, part }: Fault): string | undefined {
  return UNOBSERVABLE.find(
    (one) =>
      one.fault === name &&
      (one.operations?.includes(operation ?? '') ?? true) &&
      (one.part === undefined || one.part === part),
  )?.reason;
}
