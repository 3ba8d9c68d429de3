import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { PackHandlers } from '../../pack.ts';

/** The contract has the same operations on issues. Their handlers find the merge request that the path names. */
export const handlers: PackHandlers<operations> = {
  listMergeRequestDiscussions: ({ performContract, query }) =>
    performContract('listIssueDiscussions', { query }),
  createMergeRequestDiscussion: ({ performContract, body }) =>
    performContract('createIssueDiscussion', { body }),
  getMergeRequestDiscussion: ({ performContract }) => performContract('getIssueDiscussion', {}),
  createMergeRequestDiscussionNote: ({ performContract, body }) =>
    performContract('createIssueDiscussionNote', { body }),
  updateMergeRequestDiscussionNote: ({ performContract, body }) =>
    performContract('updateIssueDiscussionNote', { body }),
  deleteMergeRequestDiscussionNote: ({ performContract }) =>
    performContract('deleteIssueDiscussionNote', {}),
};
