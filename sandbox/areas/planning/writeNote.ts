import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { discussions, type Note, type NoteableType, notes } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import { createdRow } from '../../store/createdRow.ts';
import { prepared } from '../../store/prepared.ts';

export interface NewNote {
  body: string;
  /** Username. */
  author: string;
  internal?: boolean;
  system?: boolean;
  /** Default: now. */
  created_at?: string;
  /** The discussion that it replies in. Default: one of its own, where there are discussions. */
  discussion_id?: string;
  /** Whether it begins a thread, rather than being a comment on its own. */
  startsThread?: boolean;
}

/** Writes a note on something. A note on an issue or a snippet is in a discussion. */
export function writeNote(
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  on: { type: NoteableType; id: number },
  { startsThread = false, created_at = clock.now(), ...note }: NewNote,
): Note {
  const row = createdRow(db, notes, {
    ...note,
    noteable_type: on.type,
    noteable_id: on.id,
    created_at,
    updated_at: created_at,
  });
  return inDiscussion(db, row, startsThread);
}

/** Begins the discussion of a note that is in none, where there are discussions. */
export function inDiscussion(db: Sandbox['db'], note: Note, startsThread = false): Note {
  const { id, noteable_type, noteable_id } = note;
  const isDiscussed = noteable_type === 'Issue' || noteable_type === 'Snippet';
  if (note.discussion_id !== null || !isDiscussed) return note;
  const discussion_id = createHash('sha1').update(`discussion ${id}`).digest('hex');
  createdRow(db, discussions, {
    id: discussion_id,
    noteable_type,
    noteable_id,
    individual_note: !startsThread,
  });
  putInDiscussion(db).run({ id, discussion_id });
  return { ...note, discussion_id };
}

const putInDiscussion = prepared((db) =>
  db
    .update(notes)
    .set({ discussion_id: sql`${sql.placeholder('discussion_id')}` })
    .where(eq(notes.id, sql.placeholder('id')))
    .prepare(),
);
