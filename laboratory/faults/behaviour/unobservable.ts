/** Lists the faults that no response of the API can show at some places, with the reasons. */
import { findView } from '../../../conformance/suites/negative/shownState.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { BehaviourFault } from '../fault.ts';
import type { Planting } from '../prove.ts';
import type { OperationPart } from './plant.ts';

interface Unobservable {
  fault: string;
  /** The operationIds. Default: every operation for which `where` is true. */
  operations?: string[];
  /** A condition on the operation. Default: always true. */
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
    where: (contract, operation) => findView(contract, operation) === undefined,
    reason: 'no operation lists resources of its kind, and no response gave its id',
  },
  {
    fault: 'field-lost',
    operations: ['createCommit'],
    reason: 'the id of a commit depends on its content only, so the commit of the response exists',
  },
  {
    fault: 'update-resets',
    operations: ['updateProtectedEnvironment'],
    reason: 'an update says what to add or remove, so that an empty list changes nothing',
  },
  {
    fault: 'update-resets',
    operations: ['updateMergeRequestNote'],
    parts: ['body'],
    reason: 'every update has to name the field',
  },
  {
    fault: 'update-resets',
    operations: ['updateCluster'],
    parts: ['platform_cluster_attributes'],
    reason:
      'an update replaces only the members that it names, so that an empty object changes nothing',
  },
  {
    fault: 'filter-ignored',
    parts: ['with_merge_status_recheck'],
    reason: 'it asks for work in the background, which need not change any response',
  },
  {
    fault: 'filter-ignored',
    parts: ['ref_type', 'include_parent_milestones'],
    reason: 'the documents do not say which values it takes, or which items it adds',
  },
  {
    fault: 'filter-ignored',
    parts: ['include_lfs_blobs'],
    reason: 'the sandbox stores no LFS objects, so the parameter changes nothing',
  },
];

/** Returns the reason why no response shows a fault at a place; undefined if a response can show it. */
export function whyUnobservable(
  contract: Contract,
  { fault: { id }, place: { operation, part } }: Planting<BehaviourFault, OperationPart>,
): string | undefined {
  const found = contract.operations.get(operation);
  return UNOBSERVABLE.find(
    ({ fault, operations, parts, where }) =>
      fault === id &&
      (operations?.includes(operation) ?? true) &&
      (parts?.includes(part) ?? true) &&
      (!where || (found !== undefined && where(contract, found))),
  )?.reason;
}
