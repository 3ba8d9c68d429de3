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
  {
    fault: 'field-lost',
    operations: ['createCommit'],
    reason: 'a commit is named by what is in it: the one that was answered is there',
  },
  {
    fault: 'update-resets',
    operations: ['updateProtectedEnvironment'],
    reason: 'a change says what is to be added or removed, so that an empty list changes nothing',
  },
  {
    fault: 'update-resets',
    operations: ['updateCluster'],
    part: 'platform_cluster_attributes',
    reason: 'of an object, a change replaces what it names, so that an empty one changes nothing',
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
