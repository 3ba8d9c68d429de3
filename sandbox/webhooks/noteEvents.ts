/** Notes as events. */
import { issues, mergeRequests, type Note, snippets } from '../../generated/tables.ts';
import { rowWhere } from '../store/rowsWhere.ts';
import {
  type EventContext,
  type FoundEvent,
  findUserId,
  showProject,
  showRepository,
  showUser,
} from './payloadParts.ts';
import { showIssue, showMergeRequest } from './planningEvents.ts';

export function readNoteEvent(
  context: EventContext,
  before: Note | null,
  now: Note | null,
): FoundEvent | undefined {
  const place = now && findPlace(context, now);
  if (!now || now.system || !place || before?.body === now.body) return undefined;
  const isConfidential = now.internal || place.isConfidential;
  const { project_id } = place;
  return {
    trigger: isConfidential ? 'confidential_note_events' : 'note_events',
    project_id,
    readPayload: async (project) => {
      const shown = showProject(context, project);
      const { author, body, ...rest } = now;
      return {
        ...{ object_kind: 'note', event_type: isConfidential ? 'confidential_note' : 'note' },
        ...{ user: showUser(context, context.actor.username), project_id, project: shown },
        object_attributes: {
          ...{ ...rest, project_id, note: body, description: body },
          author_id: findUserId(context, author),
          action: before === null ? 'create' : 'update',
          url: `${shown.web_url}/-/${place.path}#note_${now.id}`,
        },
        repository: showRepository(shown),
        ...(await place.show()),
      };
    },
  };
}

/** Finds the issue, merge request or snippet of a note. An epic belongs to no project. */
function findPlace(context: EventContext, { noteable_type: type, noteable_id: id }: Note) {
  const { db } = context;
  if (type === 'Issue') {
    const issue = rowWhere(db, issues, { id });
    if (!issue) return undefined;
    const { project_id, iid, confidential: isConfidential } = issue;
    const show = async () => ({ issue: showIssue(context, issue) });
    return { project_id, path: `issues/${iid}`, isConfidential, show };
  }
  if (type === 'MergeRequest') {
    const row = rowWhere(db, mergeRequests, { id });
    if (!row) return undefined;
    const show = async () => ({ merge_request: await showMergeRequest(context, row) });
    const path = `merge_requests/${row.iid}`;
    return { project_id: row.project_id, path, isConfidential: false, show };
  }
  const snippet = type === 'Snippet' ? rowWhere(db, snippets, { id }) : undefined;
  if (!snippet || snippet.project_id === null) return undefined;
  const { project_id } = snippet;
  return {
    project_id,
    path: `snippets/${id}`,
    isConfidential: false,
    show: async () => ({ snippet }),
  };
}
