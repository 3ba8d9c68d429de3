/** What holds for notes wherever they are written: on their own or in a discussion. */
import { and, eq, type Placeholder, type SQL } from 'drizzle-orm';
import { discussions, type Note, notes } from '../../../generated/tables.ts';
import { signedIn } from '../../access/people.ts';
import type { SandboxRequest } from '../../server/handler.ts';
import { forbidden, found, invalid, refuse } from '../../server/refusal.ts';
import { timeOf } from '../../server/time.ts';
import type { Noteable } from './noteable.ts';

type Request = Pick<SandboxRequest, 'sandbox' | 'caller' | 'access' | 'project'>;

/** The condition for the notes on something that the caller may see. What it is may be filled in later. */
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

/** A note on something by ID. @throws a Refusal with 404 also when the caller may not see it */
export function noteOf(
  { sandbox }: Pick<SandboxRequest, 'sandbox'>,
  noteable: Noteable,
  id: number,
): Note {
  const isNote = and(visibleNotes(noteable), eq(notes.id, id));
  return found(sandbox.db.select().from(notes).where(isNote).get(), 'Note');
}

/**
 * The time at which a note counts as written: what the request gives, which only administrators and
 * owners may, or nothing for now.
 */
export function writtenAt(
  { access, project }: Request,
  created_at: string | undefined,
): string | undefined {
  if (created_at === undefined) return undefined;
  if (!access.isAtLeast('owner', project)) refuse(forbidden());
  const time = timeOf('created_at', created_at);
  if (time <= '1970-01-01T00:00:00Z') refuse(invalid({ created_at: ['must be after 1970-01-01'] }));
  return time;
}

/** Only those who see internal notes make some. */
export function checkInternal(noteable: Noteable, internal: boolean): void {
  if (internal && !noteable.seesInternal) refuse(forbidden());
}

/** A note is changed and deleted by its author, and by maintainers; what the system wrote stays. */
export function checkMayChange(request: Request, note: Note): void {
  const isAuthor = note.author === signedIn(request).username;
  const isMaintainer = request.access.isAtLeast('maintainer', request.project);
  if (!isAuthor && !isMaintainer) refuse(forbidden());
  if (note.system) refuse(forbidden(), 'state');
}

/** Changes a note. */
export function changeNote(
  { sandbox: { db, clock } }: Request,
  note: Note,
  changes: Partial<Pick<Note, 'body' | 'internal'>>,
): Note {
  const changed = { ...changes, updated_at: clock.now() };
  db.update(notes).set(changed).where(eq(notes.id, note.id)).run();
  return { ...note, ...changed };
}

/** Deletes a note, and its discussion with the last one. */
export function deleteNote({ sandbox: { db } }: Request, { id, discussion_id }: Note): void {
  db.delete(notes).where(eq(notes.id, id)).run();
  if (discussion_id === null) return;
  const left = db.select().from(notes).where(eq(notes.discussion_id, discussion_id)).limit(1).get();
  if (!left) db.delete(discussions).where(eq(discussions.id, discussion_id)).run();
}
