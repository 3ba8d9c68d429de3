import { type AwardEmoji, awardEmoji } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import { createdRow } from '../../store/createdRow.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import type { Noteable } from './noteable.ts';

/** Returns the name of the emoji if the body of a note is only an emoji: `rocket` for `:rocket:`. */
export function emojiName(body: string): string | undefined {
  return /^\s*:([\w+-]+):\s*$/.exec(body)?.[1];
}

/** Adds an emoji reaction of a user, or returns the existing reaction with the same emoji. */
export function react(
  { db }: Pick<Sandbox, 'db'>,
  noteable: Noteable,
  name: string,
  user: string,
): AwardEmoji {
  const reaction = { awardable_type: noteable.type, awardable_id: noteable.id, name, user };
  const existing = rowWhere(db, awardEmoji, {
    awardable_type: noteable.type,
    awardable_id: noteable.id,
    name,
    user,
  });
  return existing ?? createdRow(db, awardEmoji, reaction);
}
