/** Presents commits in responses. */

import type { Project } from '../../generated/tables.ts';
import type { CommitDetails, CommitStats } from '../git/commitDetails.ts';
import type { Commit } from '../git/readObject.ts';
import type { Sandbox } from '../sandbox.ts';
import { fullPath } from './projectSummary.ts';

/** Presents a commit with all its fields. */
export function presentCommit({ webOrigin }: Sandbox, project: Project, commit: Commit) {
  return {
    ...presentCommitWithoutLink(commit),
    web_url: `${webOrigin}/${fullPath(project)}/-/commit/${commit.sha}`,
  };
}

/** Presents a commit inside a tag. */
export function presentCommitWithoutLink({ sha, message, author, committer, parents }: Commit) {
  return {
    id: sha,
    short_id: sha.slice(0, 8),
    title: titleOf(message),
    message,
    author_name: author.name,
    author_email: author.email,
    authored_date: author.date,
    committer_name: committer.name,
    committer_email: committer.email,
    committed_date: committer.date,
    // Always the same as committed_date.
    created_at: committer.date,
    parent_ids: parents,
  };
}

/** Presents a commit inside a comparison. */
export function presentShortCommit({ sha, message, author, committer }: Commit) {
  return {
    id: sha,
    short_id: sha.slice(0, 8),
    title: titleOf(message),
    author_name: author.name,
    author_email: author.email,
    created_at: committer.date,
  };
}

/** Presents trailers: the last value of each name, and all values of each name. */
export function presentTrailers({ trailers = [] }: CommitDetails) {
  const all = new Map<string, string[]>();
  for (const [name, value] of trailers) all.set(name, [...(all.get(name) ?? []), value]);
  return { trailers: Object.fromEntries(trailers), extended_trailers: Object.fromEntries(all) };
}

export function presentStats({ additions, deletions }: CommitStats) {
  return { additions, deletions, total: additions + deletions };
}

function titleOf(message: string): string {
  return message.split('\n')[0] ?? '';
}
