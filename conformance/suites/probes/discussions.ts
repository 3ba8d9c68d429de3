import type { CaseRequest } from '../../../contract/case.ts';
import { isObject } from '../../../contract/isObject.ts';
import { MOST_PER_PAGE } from '../properties/reader.ts';
import { MissingWitness } from '../properties/witness.ts';
import { type Probe, type ProbeReader, unless } from './probe.ts';

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

const ofOneIssue: Probe = {
  statement: 'discussions.list-of-one-resource',
  operations: ['listIssueDiscussions'],
  try: async (reader) => {
    const other = await findOtherIssue(reader);
    const own = await listIds(reader, reader.request.path);
    const others = await listIds(reader, other);
    if (own.length + others.length === 0)
      throw new MissingWitness('a discussion on one of two issues');
    const shared = own.find((id) => others.includes(id));
    return unless(
      shared === undefined,
      'two issues have no discussion in common',
      `the lists of issues ${reader.request.path.issue_iid} and ${other.issue_iid} both have ${shared}`,
    );
  },
};

const MOST_MILESTONES = 20;

/** Returns the path of another issue. Only milestones list issues. */
async function findOtherIssue(reader: ProbeReader): Promise<CaseRequest['path']> {
  const { items: milestones } = await reader.ask('listMilestones', {
    query: { per_page: MOST_MILESTONES },
  });
  for (const milestone of milestones.filter(isObject)) {
    const { items: issues } = await reader.ask('listMilestoneIssues', {
      path: { milestone_id: milestone.id as number },
      query: { per_page: MOST_PER_PAGE },
    });
    const other = issues
      .filter(isObject)
      .find(({ iid }) => String(iid) !== String(reader.request.path.issue_iid));
    if (other) return { id: other.project_id as number, issue_iid: other.iid as number };
  }
  throw new MissingWitness('a second issue with a milestone');
}

async function listIds(reader: ProbeReader, path: CaseRequest['path']): Promise<string[]> {
  const query = { per_page: MOST_PER_PAGE };
  const { items } = await reader.ask('listIssueDiscussions', { path, query });
  return items.filter(isObject).map(({ id }) => String(id));
}

export const discussions: Probe[] = [authorWithoutEmail, ofOneIssue];
