import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { discussions, type Note, type NoteableType, notes } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import { createdRow } from '../../store/createdRow.ts';
import { prepared } from '../../store/prepared.ts';

export interface NewNote {
  body: string;
  /** Username of the author. */
  author: string;
  internal?: boolean;
  system?: boolean;
  /** The time of the note. Default: the time of the sandbox's clock. */
  created_at?: string;
  /** ID of the discussion to which the note is a reply. Default: a new discussion, if the resource has discussions. */
  discussion_id?: string;
  /** True if the note starts a thread, false if it is a single comment. Default: false. */
  startsThread?: boolean;
}

/** Writes a note on a resource. Only a note on an epic is not part of a discussion. */
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

/** Creates a discussion for a note. Only epics have no discussions. */
export function inDiscussion(db: Sandbox['db'], note: Note, startsThread = false): Note {
  const { id, noteable_type, noteable_id } = note;
  if (note.discussion_id !== null || noteable_type === 'Epic') return note;
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
