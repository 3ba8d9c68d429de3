import type { Discussion } from '../../../generated/tables.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { pick } from '../../sharedPresenters/person.ts';
import type { Noteable } from '../notes/noteable.ts';
import { type NoteView, noteContent } from '../notes/presenters.ts';

/** @param notes the notes that the caller may see, oldest first */
export function presentDiscussion(
  { id, individual_note }: Pick<Discussion, 'id' | 'individual_note'>,
  notes: NoteView[],
  noteable: Noteable,
): SuccessOf<'getIssueDiscussion'> {
  return {
    id,
    individual_note,
    notes: notes.map((view) => presentDiscussionNote(view, noteable)),
  };
}

export function presentDiscussionNote(
  view: NoteView,
  noteable: Noteable,
): SuccessOf<'updateIssueDiscussionNote'> {
  return {
    type: view.isInThread ? 'DiscussionNote' : null,
    attachment: null,
    ...noteContent(view, noteable),
    author: pick(view.author, 'id', 'username', 'name', 'state', 'created_at'),
  };
}
