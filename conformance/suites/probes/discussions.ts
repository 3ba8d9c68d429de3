import { isObject } from '../../../contract/isObject.ts';
import { MissingWitness } from '../properties/witness.ts';
import { type Probe, unless } from './probe.ts';

/** The notes endpoints show the same author with an `email`. */
const authorWithoutEmail: Probe = {
  statement: 'discussions.author-without-email',
  operations: ['listIssueDiscussions', 'listSnippetDiscussions'],
  try: async (reader) => {
    const { items } = await reader.read();
    const authors = items
      .filter(isObject)
      .flatMap(({ notes }) => (Array.isArray(notes) ? notes : []))
      .flatMap((note) => (isObject(note) && isObject(note.author) ? [note.author] : []));
    if (authors.length === 0) throw new MissingWitness('a note in a discussion');
    const [shown] = authors.filter((author) => 'email' in author);
    return unless(
      shown === undefined,
      'the author of a note in a discussion has no email',
      `the author ${shown?.username} has one`,
      'notes/author/email',
    );
  },
};

export const discussions: Probe[] = [authorWithoutEmail];
