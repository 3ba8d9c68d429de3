/** Operations on notes on issues, merge requests, snippets and epics (API documentation, document 3). */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { notes } from '../../../generated/tables.ts';
import { signedIn } from '../../access/people.ts';
import type { Handlers, SandboxRequest } from '../../server/handler.ts';
import { pageOfRows, preparePages } from '../../server/page.ts';
import { prepared } from '../../store/prepared.ts';
import { findMergeRequest } from '../planning/lookups.ts';
import { writeNote } from '../planning/writeNote.ts';
import {
  changeNote,
  checkInternal,
  checkMayChange,
  deleteNote,
  findNote,
  visibleNotes,
  writtenAt,
} from './noteAccess.ts';
import { findEpic, findNoteable, type Noteable } from './noteable.ts';
import { createViews, noteView, presentNote, presentReaction, selectNotes } from './presenters.ts';
import { merge, readQuickActions } from './quickActions.ts';
import { emojiName, react } from './reaction.ts';

export const noteHandlers = {
  listIssueNotes: (request) =>
    listNotes(request, findNoteable(request), request.query.activity_filter),
  listMergeRequestNotes: (request) => listNotes(request, findNoteable(request)),
  listSnippetNotes: (request) => listNotes(request, findNoteable(request)),
  listEpicNotes: (request) => listNotes(request, findEpic(request)),

  getIssueNote: (request) => getNote(request, findNoteable(request)),
  getMergeRequestNote: (request) => getNote(request, findNoteable(request)),
  getSnippetNote: (request) => getNote(request, findNoteable(request)),
  getEpicNote: (request) => getNote(request, findEpic(request)),

  createIssueNote: (request) => {
    const { confidential, internal = confidential, ...body } = request.body;
    return createNote(request, findNoteable(request), { ...body, internal });
  },
  // Only `body` and `created_at` are used, because a note on a snippet cannot be internal.
  createSnippetNote: (request) => {
    const { body, created_at } = request.body;
    return createNote(request, findNoteable(request), { body, created_at });
  },
  createMergeRequestNote: (request) => createMergeRequestNote(request),

  updateIssueNote: (request) => updateNote(request, request.body),
  updateMergeRequestNote: (request) => updateNote(request, request.body),
  updateSnippetNote: (request) => updateNote(request, { body: request.body.body }),

  deleteIssueNote: (request) => removeNote(request),
  deleteMergeRequestNote: (request) => removeNote(request),
  deleteSnippetNote: (request) => removeNote(request),
} satisfies Partial<Handlers>;

type On = 'Issue' | 'MergeRequest' | 'Snippet';
type List = `list${On}Notes`;
type Get = `get${On}Note`;
type Create = `create${On}Note`;
type Update = `update${On}Note`;
type Delete = `delete${On}Note`;

function listNotes(
  request: SandboxRequest<List | 'listEpicNotes'>,
  noteable: Noteable,
  filter: Filter = 'all_notes',
) {
  const { sandbox, query } = request;
  const { order_by: orderBy = 'created_at', sort = 'desc' } = query;
  const pages = pagesOfNotes(sandbox.db, noteable.seesInternal, filter, orderBy, sort);
  return pageOfRows(request, pages, { ...noteable }, (rows: Parameters<typeof createViews>[1]) =>
    createViews(sandbox.db, rows).map((view) => presentNote(view, noteable)),
  );
}

type Filter = 'all_notes' | 'only_comments' | 'only_activity';

const pagesOfNotes = prepared(
  (
    db,
    seesInternal: boolean,
    filter: Filter,
    orderBy: 'created_at' | 'updated_at',
    sort: 'asc' | 'desc',
  ) => {
    const noteable = { type: sql.placeholder('type'), id: sql.placeholder('id'), seesInternal };
    const direction = sort === 'asc' ? asc : desc;
    const matchesFilter =
      filter === 'all_notes' ? undefined : eq(notes.system, filter === 'only_activity');
    const order = [direction(notes[orderBy]), direction(notes.id)];
    const ids = db
      .select({ id: notes.id })
      .from(notes)
      .where(and(visibleNotes(noteable), matchesFilter))
      .orderBy(...order);
    return preparePages(db, ids.$dynamic(), (page) =>
      selectNotes(db)
        .where(inArray(notes.id, page))
        .orderBy(...order)
        .$dynamic(),
    );
  },
);

function getNote(request: SandboxRequest<Get | 'getEpicNote'>, noteable: Noteable) {
  return presentNoteWithId(request, noteable, findNote(request, noteable, request.path.note_id).id);
}

/** The fields of a request for a new note. */
interface NewNote {
  body: string;
  created_at?: string | undefined;
  internal?: boolean | undefined;
}

/** Creates a note, or a reaction if the body is only an emoji. Everybody who can see the resource may comment. */
function createNote(
  request: SandboxRequest<Create>,
  noteable: Noteable,
  { body, created_at, internal = false }: NewNote,
) {
  const { sandbox } = request;
  const caller = signedIn(request);
  checkInternal(noteable, internal);
  const time = writtenAt(request, created_at);
  const emoji = emojiName(body);
  if (emoji !== undefined)
    return presentReaction(react(sandbox, noteable, emoji, caller.username), caller) as never;
  const note = writeNote(sandbox, noteable, {
    body,
    author: caller.username,
    internal,
    ...(time !== undefined && { created_at: time }),
  });
  return presentNote({ note, author: caller, isInThread: false }, noteable);
}

/**
 * Creates a note on a merge request. If the body has a line `/merge`, the merge request is merged, and the rest of the
 * body becomes the note. If the rest is empty, the response is the note that the system wrote about the merge.
 */
async function createMergeRequestNote(request: SandboxRequest<'createMergeRequestNote'>) {
  const noteable = findNoteable(request);
  const { text, isMerge } = readQuickActions(request.body.body);
  const merged = isMerge
    ? await merge(request, findMergeRequest(request, request.path.merge_request_iid))
    : undefined;
  return merged && text === ''
    ? presentNoteWithId(request, noteable, merged.id)
    : createNote(request, noteable, { ...request.body, body: text });
}

function updateNote(
  request: SandboxRequest<Update>,
  { body, confidential }: { body?: string; confidential?: boolean },
) {
  const noteable = findNoteable(request);
  const note = findNote(request, noteable, request.path.note_id);
  checkMayChange(request, note);
  checkInternal(noteable, confidential ?? false);
  if (body !== undefined || confidential !== undefined)
    changeNote(request, note, {
      ...(body !== undefined && { body }),
      ...(confidential !== undefined && { internal: confidential }),
    });
  return presentNoteWithId(request, noteable, note.id);
}

function removeNote(request: SandboxRequest<Delete>) {
  const note = findNote(request, findNoteable(request), request.path.note_id);
  checkMayChange(request, note);
  deleteNote(request, note);
  return undefined;
}

function presentNoteWithId(
  { sandbox }: Pick<SandboxRequest, 'sandbox'>,
  noteable: Noteable,
  id: number,
) {
  return presentNote(noteView(sandbox.db, id), noteable);
}
