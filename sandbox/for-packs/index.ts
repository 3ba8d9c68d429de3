/** The parts of the sandbox that handlers of packs share with its own handlers. Packages publish no types of them. */

export {
  groupByIdOrPath,
  groupPath,
  groupsOnPath,
  listAncestors,
  projectByIdOrPath,
} from '../access/access.ts';
export { listPage } from '../areas/merge-requests/handlers.ts';
export { presentMergeRequest } from '../areas/merge-requests/presenters.ts';
export { recheckMergeStatus } from '../areas/merge-requests/recheckMergeStatus.ts';
export { milestoneWithPlace } from '../areas/milestones/presenters.ts';
export { merge } from '../areas/notes/quickActions.ts';
export { changeMergeRequest, moveHeads } from '../areas/planning/changes.ts';
export { writeNote } from '../areas/planning/writeNote.ts';
export { LEVEL_TEXTS } from '../areas/protected-environments/presenters.ts';
export { compare, withLimits } from '../areas/repositories/compare.ts';
export { guessContentType } from '../areas/repositories/handlers.ts';
export { presentDiff } from '../areas/repositories/presenters.ts';
export { presentJob as presentRunnerJob } from '../areas/runners/presenters.ts';
export { matchingNames } from '../git/matchingNames.ts';
export type { Repository } from '../git/repository.ts';
export { findProtectedBranch } from '../git-http/pushRules.ts';
export type { InnerHandler, InnerRequest } from '../own/innerRequest.ts';
export type { AnyOperation, OwnHandlers, OwnRequest } from '../own/ownRequest.ts';
export { Refusal } from '../server/refusal.ts';
export { Reply } from '../server/reply.ts';
export { presentCommit } from '../sharedPresenters/commit.ts';
export { fullPath } from '../sharedPresenters/projectSummary.ts';
export { queueTest } from '../webhooks/events.ts';
export { withActor } from '../webhooks/payloadParts.ts';
export type { Trigger } from '../webhooks/triggers.ts';
