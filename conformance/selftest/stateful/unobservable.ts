/** Faults that no response of the API shows where they are, and why. */
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Fault } from '../../../sandbox/index.ts';
import { viewOf } from '../../suites/negative/shownState.ts';

interface Unobservable {
  fault: string;
  /** By operationId. Default: all of which the rest is true. */
  operations?: string[];
  /** What the contract says of those. Default: anything. */
  where?: (contract: Contract, operation: ContractOperation) => boolean;
  parts?: string[];
  reason: string;
}

const UNOBSERVABLE: Unobservable[] = [
  {
    fault: 'create-not-kept',
    where: ({ cases }, { id }) =>
      !cases.some(({ operation, response }) => operation === id && response.status < 300),
    reason: 'the documents do not say which request succeeds',
  },
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
    fault: 'create-not-kept',
    operations: ['syncRemoteMirror'],
    reason: 'the documents do not say how the state of a mirror changes',
  },
  {
    fault: 'refused-but-done',
    where: (contract, operation) => viewOf(contract, operation) === undefined,
    reason:
      'no operation shows what there is of its kind, and the response that names it did not come',
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
    parts: ['platform_cluster_attributes'],
    reason: 'of an object, a change replaces what it names, so that an empty one changes nothing',
  },
  {
    fault: 'filter-ignored',
    parts: ['with_merge_status_recheck'],
    reason: 'what it asks for happens later, or has happened: no response has to be another one',
  },
  {
    fault: 'filter-ignored',
    parts: ['ref_type', 'include_parent_milestones'],
    reason: 'the documents do not say which values it takes, or what it adds',
  },
  {
    fault: 'filter-ignored',
    parts: ['include_lfs_blobs'],
    reason: 'the sandbox keeps no objects of LFS, so that it changes nothing',
  },
];

/** Why a fault cannot be seen where it is; undefined where it can. */
export function whyUnobservable(
  contract: Contract,
  { name, operation, part }: Fault,
): string | undefined {
  const found = contract.operations.get(operation ?? '');
  return UNOBSERVABLE.find(
    ({ fault, operations, parts, where }) =>
      fault === name &&
      (operations?.includes(operation ?? '') ?? true) &&
      (parts?.includes(part ?? '') ?? true) &&
      (!where || (found !== undefined && where(contract, found))),
  )?.reason;
}
