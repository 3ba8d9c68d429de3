/** Reads, checks, changes and deletes notes. The operations on notes and on discussions share this module. */

import { and, eq, type Placeholder, type SQL } from 'drizzle-orm';
import { discussions, type Note, notes } from '../../../generated/tables.ts';
import { signedIn } from '../../access/people.ts';
import type { SandboxRequest } from '../../server/handler.ts';
import { forbidden, found, invalid, refuse } from '../../server/refusal.ts';
import { readTime } from '../../server/time.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import type { Noteable } from './noteable.ts';

type Request = Pick<SandboxRequest, 'sandbox' | 'caller' | 'access' | 'project'>;

/**
 * Returns the SQL condition for the notes on a resource that the caller may see. A prepared query passes placeholders
 * as values.
 */
export function visibleNotes(
  noteable:
    | Pick<Noteable, 'type' | 'id' | 'seesInternal'>
    | { type: Placeholder; id: Placeholder; seesInternal: boolean },
): SQL | undefined {
  return and(
    eq(notes.noteable_type, noteable.type),
    eq(notes.noteable_id, noteable.id),
    noteable.seesInternal ? undefined : eq(notes.internal, false),
  );
}

/** Returns a note by ID. @throws a Refusal with 404 when no note that the caller may see has the ID */
export function findNote(
  { sandbox }: Pick<SandboxRequest, 'sandbox'>,
  noteable: Noteable,
  id: number,
): Note {
  const isNote = and(visibleNotes(noteable), eq(notes.id, id));
  return found(sandbox.db.select().from(notes).where(isNote).get(), 'Note');
}

/**
 * Reads the time that a request gives for a note; undefined if the request gives no time.
 * @throws a Refusal: 403 if the caller is neither owner nor administrator, 400 if the time is not after 1970-01-01
 */
export function writtenAt(
  { access, project }: Request,
  created_at: string | undefined,
): string | undefined {
  if (created_at === undefined) return undefined;
  if (!access.isAtLeast('owner', project)) refuse(forbidden());
  const time = readTime('created_at', created_at);
  if (time <= '1970-01-01T00:00:00Z') refuse(invalid({ created_at: ['must be after 1970-01-01'] }));
  return time;
}

/**
 * Checks that a caller who writes an internal note may also see internal notes.
 * @throws a Refusal with 403 otherwise
 */
export function checkInternal(noteable: Noteable, internal: boolean): void {
  if (internal && !noteable.seesInternal) refuse(forbidden());
}

/**
 * Checks that the caller may change or delete a note: the author and maintainers may. Notes of the system never change.
 */
export function checkMayChange(request: Request, note: Note): void {
  const isAuthor = note.author === signedIn(request).username;
  const isMaintainer = request.access.isAtLeast('maintainer', request.project);
  if (!isAuthor && !isMaintainer) refuse(forbidden());
  if (note.system) refuse(forbidden());
}

export function changeNote(
  { sandbox: { db, clock } }: Request,
  note: Note,
  changes: Partial<Pick<Note, 'body' | 'internal'>>,
): Note {
  const changed = { ...changes, updated_at: clock.now() };
  db.update(notes).set(changed).where(eq(notes.id, note.id)).run();
  return { ...note, ...changed };
}

/** Deletes a note. If the note was the last in its discussion, the discussion is deleted, too. */
export function deleteNote({ sandbox: { db } }: Request, { id, discussion_id }: Note): void {
  db.delete(notes).where(eq(notes.id, id)).run();
  if (discussion_id === null) return;
  const remaining = rowWhere(db, notes, { discussion_id });
  if (!remaining) db.delete(discussions).where(eq(discussions.id, discussion_id)).run();
}
