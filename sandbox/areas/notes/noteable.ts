/** Finds the resources that notes belong to. */

import { LEVELS } from '../../../generated/roles.ts';
import { epics, type NoteableType, type Project } from '../../../generated/tables.ts';
import type { Access } from '../../access/access.ts';
import type { SandboxRequest } from '../../server/handler.ts';
import { found } from '../../server/refusal.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import { findIssue, findMergeRequest, findSnippet } from '../planning/lookups.ts';

/** An issue, merge request, snippet or epic that has notes. */
export interface Noteable {
  type: NoteableType;
  id: number;
  /** The IID; null for a snippet, which has only an ID. */
  iid: number | null;
  project_id: number;
  /** True if the caller sees internal notes: Reporter and higher roles, administrators and auditors. */
  seesInternal: boolean;
}

/** Returns the issue, merge request or snippet that a path below a project names. */
export function findNoteable(
  request: Pick<SandboxRequest, 'sandbox' | 'project' | 'access'> & { path: PathInProject },
): Noteable {
  const { path, project, access } = request;
  const seesInternal = seesInternalNotes(access, project);
  if ('issue_iid' in path) {
    const { id, iid, project_id } = findIssue(request, path.issue_iid);
    return { type: 'Issue', id, iid, project_id, seesInternal };
  }
  if ('merge_request_iid' in path) {
    const { id, iid, project_id } = findMergeRequest(request, path.merge_request_iid);
    return { type: 'MergeRequest', id, iid, project_id, seesInternal };
  }
  const { id } = findSnippet(request, path.snippet_id);
  return { type: 'Snippet', id, iid: null, project_id: project.id, seesInternal };
}

type PathInProject = { issue_iid: number } | { merge_request_iid: number } | { snippet_id: number };

/** The `project_id` of notes on an epic that has no project, because the API documentation allows no null there. */
const NO_PROJECT = 0;

/** Finds an epic of the group by the ID in the path. Epics are named by ID, not by IID. */
export function findEpic({
  sandbox,
  path,
  group,
  access,
}: SandboxRequest<'listEpicNotes' | 'getEpicNote'>): Noteable {
  const { id, iid, project_id } = found(
    rowWhere(sandbox.db, epics, { id: path.epic_id, group_id: group.id }),
    'Epic',
  );
  const isReporter = access.isAdministrator || access.levelInGroup(group) >= LEVELS.reporter;
  return {
    type: 'Epic',
    id,
    iid,
    project_id: project_id ?? NO_PROJECT,
    seesInternal: isReporter || access.isAuditor,
  };
}

function seesInternalNotes(access: Access, project: Project): boolean {
  return access.isAtLeast('reporter', project) || access.isAuditor;
}
