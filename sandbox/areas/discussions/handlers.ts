/** Operations on discussions of issues and snippets (API documentation, document 3). */

import { and, asc, eq, inArray, isNotNull, min } from 'drizzle-orm';
import { groupBy } from '../../../contract/groupBy.ts';
import { type Discussion, discussions, notes } from '../../../generated/tables.ts';
import { signedIn } from '../../access/people.ts';
import type { Handlers, SandboxRequest } from '../../server/handler.ts';
import { pageOfRows, preparePages } from '../../server/page.ts';
import { found, invalid, refuse } from '../../server/refusal.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import {
  changeNote,
  checkMayChange,
  deleteNote,
  visibleNotes,
  writtenAt,
} from '../notes/noteAccess.ts';
import { findNoteable, type Noteable } from '../notes/noteable.ts';
import { type NoteView, noteView, noteViews } from '../notes/presenters.ts';
import { writeNote } from '../planning/writeNote.ts';
import { presentDiscussion, presentDiscussionNote } from './presenters.ts';

export const discussionHandlers = {
  listIssueDiscussions: (request) => listDiscussions(request),
  listSnippetDiscussions: (request) => listDiscussions(request),

  getIssueDiscussion: (request) => getDiscussion(request),
  getSnippetDiscussion: (request) => getDiscussion(request),

  createIssueDiscussion: (request) => createDiscussion(request),
  createSnippetDiscussion: (request) => createDiscussion(request),

  createIssueDiscussionNote: (request) => reply(request),
  createSnippetDiscussionNote: (request) => reply(request),

  updateIssueDiscussionNote: (request) => updateNote(request),
  updateSnippetDiscussionNote: (request) => updateNote(request),

  deleteIssueDiscussionNote: (request) => removeNote(request),
  deleteSnippetDiscussionNote: (request) => removeNote(request),
} satisfies Partial<Handlers>;

type On = 'Issue' | 'Snippet';
type List = `list${On}Discussions`;
type Get = `get${On}Discussion`;
type Create = `create${On}Discussion`;
type Reply = `create${On}DiscussionNote`;
type Update = `update${On}DiscussionNote`;
type Delete = `delete${On}DiscussionNote`;

/** Lists the discussions, sorted by the time of their first notes. */
function listDiscussions(request: SandboxRequest<List>) {
  const { db } = request.sandbox;
  const noteable = findNoteable(request);
  const begun = db
    .select({ id: notes.discussion_id, at: min(notes.created_at), first: min(notes.id) })
    .from(notes)
    .where(and(visibleNotes(noteable), isNotNull(notes.discussion_id)))
    .groupBy(notes.discussion_id)
    .orderBy(asc(min(notes.created_at)), asc(min(notes.id)));
  const pages = preparePages(db, begun.$dynamic());
  return pageOfRows(request, pages, {}, (rows: { id: string }[]) => {
    const ids = rows.map(({ id }) => id);
    const byId = new Map(
      db
        .select()
        .from(discussions)
        .where(inArray(discussions.id, ids))
        .all()
        .map((discussion) => [discussion.id, discussion]),
    );
    const views = groupBy(notesIn(request, noteable, ids), ({ note }) => note.discussion_id);
    return ids.map((id) => presentDiscussion(byId.get(id)!, views.get(id) ?? [], noteable));
  });
}

function getDiscussion(request: SandboxRequest<Get>) {
  const noteable = findNoteable(request);
  const { discussion, views } = findDiscussion(request, noteable);
  return presentDiscussion(discussion, views, noteable);
}

/** Creates a discussion, which is a thread. Everybody who can see the issue or snippet may create one. */
function createDiscussion(request: SandboxRequest<Create>) {
  const { sandbox, body } = request;
  const noteable = findNoteable(request);
  const created_at = writtenAt(request, body.created_at);
  const note = writeNote(sandbox, noteable, {
    body: body.body,
    author: signedIn(request).username,
    startsThread: true,
    ...(created_at !== undefined && { created_at }),
  });
  const discussion = { id: note.discussion_id!, individual_note: false };
  return presentDiscussion(discussion, noteViews(sandbox.db, [note.id]), noteable);
}

/**
 * Adds a reply to a discussion. The first reply turns a single comment into a thread. A reply to an internal note is
 * internal, and a reply to a note of the system is refused.
 */
function reply(request: SandboxRequest<Reply>) {
  const { sandbox, body } = request;
  const noteable = findNoteable(request);
  const { discussion, views } = findDiscussion(request, noteable);
  if (views.some(({ note }) => note.system))
    refuse(invalid('Notes of the system cannot be replied to'));
  const created_at = writtenAt(request, body.created_at);
  sandbox.db
    .update(discussions)
    .set({ individual_note: false })
    .where(eq(discussions.id, discussion.id))
    .run();
  const { id } = writeNote(sandbox, noteable, {
    body: body.body,
    author: signedIn(request).username,
    internal: views[0]?.note.internal ?? false,
    discussion_id: discussion.id,
    ...(created_at !== undefined && { created_at }),
  });
  return presentDiscussionNote(noteView(sandbox.db, id), noteable);
}

function updateNote(request: SandboxRequest<Update>) {
  const noteable = findNoteable(request);
  const view = noteInDiscussion(request, noteable);
  checkMayChange(request, view.note);
  const note = changeNote(request, view.note, { body: request.body.body });
  return presentDiscussionNote({ ...view, note }, noteable);
}

function removeNote(request: SandboxRequest<Delete>) {
  const { note } = noteInDiscussion(request, findNoteable(request));
  checkMayChange(request, note);
  deleteNote(request, note);
  return undefined;
}

/**
 * Returns the discussion that the path names, with the notes that the caller may see.
 * @throws a Refusal with 404 if all its notes are hidden from the caller
 */
function findDiscussion(
  request: SandboxRequest<Get | Reply | Update | Delete>,
  noteable: Noteable,
): { discussion: Discussion; views: NoteView[] } {
  const { sandbox, path } = request;
  const views = notesIn(request, noteable, [path.discussion_id]);
  const discussion = rowWhere(sandbox.db, discussions, { id: path.discussion_id });
  return { discussion: found(views.length > 0 ? discussion : undefined, 'Discussion'), views };
}

function noteInDiscussion(request: SandboxRequest<Update | Delete>, noteable: Noteable): NoteView {
  const { views } = findDiscussion(request, noteable);
  return found(
    views.find(({ note }) => note.id === request.path.note_id),
    'Note',
  );
}

function notesIn(
  { sandbox: { db } }: Pick<SandboxRequest, 'sandbox'>,
  noteable: Noteable,
  ids: string[],
): NoteView[] {
  const inDiscussions = db
    .select({ id: notes.id })
    .from(notes)
    .where(and(visibleNotes(noteable), inArray(notes.discussion_id, ids)))
    .all();
  return noteViews(
    db,
    inDiscussions.map(({ id }) => id),
  );
}
