import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { pick } from '../../presenters/person.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { type User, users } from '../../store/coreTables.ts';
import type { Db } from '../../store/openStore.ts';
import { type AwardEmoji, discussions, type NoteRow, notes } from '../planning/tables.ts';
import type { Noteable } from './noteable.ts';

/** A note with what else an answer shows of it. */
export interface NoteView {
  note: NoteRow;
  author: User;
  /** Whether it is in a thread, which can be resolved, or a comment on its own. */
  isInThread: boolean;
}

/** The notes that a condition selects, oldest first. */
export function noteViews(db: Db, condition: SQL | undefined): NoteView[] {
  return db
    .select({ note: notes, author: users, isIndividual: discussions.individual_note })
    .from(notes)
    .innerJoin(users, eq(users.username, notes.author))
    .leftJoin(discussions, eq(discussions.id, notes.discussion_id))
    .where(condition)
    .orderBy(asc(notes.created_at), asc(notes.id))
    .all()
    .map(({ isIndividual, ...view }) => ({ ...view, isInThread: isIndividual === false }));
}

/** Notes in the order of the IDs. */
export function presentNotes({ db }: Sandbox, noteable: Noteable, ids: number[]) {
  const byId = new Map(noteViews(db, inArray(notes.id, ids)).map((view) => [view.note.id, view]));
  return ids.map((id) => presentNote(byId.get(id)!, noteable));
}

function presentNote(view: NoteView, noteable: Noteable): SuccessOf<'getIssueNote'> {
  return {
    ...noteContent(view, noteable),
    author: pick(view.author, 'id', 'username', 'email', 'name', 'state', 'created_at'),
  };
}

/** What a note shows alone and in a discussion alike. */
export function noteContent({ note, isInThread }: NoteView, noteable: Noteable) {
  return {
    ...pick(note, 'id', 'body', 'created_at', 'updated_at', 'system'),
    noteable_id: noteable.id,
    noteable_type: noteable.type,
    noteable_iid: noteable.iid,
    project_id: noteable.project_id,
    resolvable: isInThread,
    confidential: note.internal,
    ...pick(note, 'internal', 'imported', 'imported_from'),
  };
}

/** A reaction, which is answered where a note was only an emoji. It has neither a body nor a `noteable_type`. */
export function presentReaction(reaction: AwardEmoji, author: User) {
  return {
    ...pick(reaction, 'id', 'name'),
    user: pick(author, 'id', 'username', 'name', 'state'),
    ...pick(reaction, 'awardable_id', 'awardable_type'),
  };
}
