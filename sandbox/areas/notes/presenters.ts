import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  type AwardEmoji,
  discussions,
  type Note,
  notes,
  type User,
  users,
} from '../../../generated/tables.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { found } from '../../server/refusal.ts';
import { pick } from '../../sharedPresenters/person.ts';
import type { Db } from '../../store/openStore.ts';
import { prepared } from '../../store/prepared.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import type { Noteable } from './noteable.ts';

/** A note with the related data that responses show. */
export interface NoteView {
  note: Note;
  author: User;
  /** True if the note is in a thread, false if it is a single comment. Threads can be resolved. */
  isInThread: boolean;
}

/** Returns a query for notes. The function `viewsOf` takes its rows. */
export function selectNotes(db: Db) {
  const isInThread = sql<number | null>`${discussions.individual_note} = 0`;
  return db
    .select({ ...getTableColumns(notes), isInThread })
    .from(notes)
    .leftJoin(discussions, eq(discussions.id, notes.discussion_id));
}

/** Adds the author and the kind of discussion to selected notes. The order stays. */
export function createViews(db: Db, rows: (Note & { isInThread: number | null })[]): NoteView[] {
  const authors = new Map<string, User | undefined>();
  for (const { author } of rows)
    if (!authors.has(author)) authors.set(author, rowWhere(db, users, { username: author }));
  return rows.map((note) => ({
    note,
    author: authors.get(note.author)!,
    isInThread: note.isInThread === 1,
  }));
}

/** Returns the notes with the given IDs, the oldest first. */
export function noteViews(db: Db, ids: number[]): NoteView[] {
  return createViews(db, notesWithIds(db).all({ ids: JSON.stringify(ids) }));
}

/** Returns the note with an ID, which exists. */
export function noteView(db: Db, id: number): NoteView {
  return found(noteViews(db, [id])[0]);
}

const notesWithIds = prepared((db) =>
  selectNotes(db)
    .where(sql`${notes.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)
    .orderBy(asc(notes.created_at), asc(notes.id))
    .prepare(),
);

export function presentNote(view: NoteView, noteable: Noteable): SuccessOf<'getIssueNote'> {
  return {
    ...noteContent(view, noteable),
    author: pick(view.author, 'id', 'username', 'email', 'name', 'state', 'created_at'),
  };
}

/** Returns the fields that a note has both in the list of notes and in a discussion. */
export function noteContent({ note, isInThread }: NoteView, noteable: Noteable) {
  return {
    id: note.id,
    body: note.body,
    created_at: note.created_at,
    updated_at: note.updated_at,
    system: note.system,
    noteable_id: noteable.id,
    noteable_type: noteable.type,
    noteable_iid: noteable.iid,
    project_id: noteable.project_id,
    resolvable: isInThread,
    confidential: note.internal,
    internal: note.internal,
    imported: note.imported,
    imported_from: note.imported_from,
  };
}

/**
 * Returns a reaction, which is the response to a note that is only an emoji. Unlike a note, it has no `body` and no
 * `noteable_type`.
 */
export function presentReaction(reaction: AwardEmoji, author: User) {
  return {
    ...pick(reaction, 'id', 'name'),
    user: pick(author, 'id', 'username', 'name', 'state'),
    ...pick(reaction, 'awardable_id', 'awardable_type'),
  };
}
