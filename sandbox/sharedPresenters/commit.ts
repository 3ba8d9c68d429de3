/** Converts commits to the forms that responses have. */

import { groupBy } from '../../contract/groupBy.ts';
import type { Project } from '../../generated/tables.ts';
import type { CommitDetails, CommitStats } from '../git/commitDetails.ts';
import type { Commit } from '../git/readObject.ts';
import type { Sandbox } from '../sandbox.ts';
import { fullPath } from './projectSummary.ts';

/** Returns a commit with all its fields. */
export function presentCommit({ webOrigin }: Sandbox, project: Project, commit: Commit) {
  return {
    ...presentCommitWithoutLink(commit),
    web_url: `${webOrigin}/${fullPath(project)}/-/commit/${commit.sha}`,
  };
}

/** Returns a commit in the form that a tag shows. */
export function presentCommitWithoutLink({ sha, message, author, committer, parents }: Commit) {
  return {
    id: sha,
    short_id: sha.slice(0, 8),
    title: readTitle(message),
    message,
    author_name: author.name,
    author_email: author.email,
    authored_date: author.date,
    committer_name: committer.name,
    committer_email: committer.email,
    committed_date: committer.date,
    // In the API, `created_at` always equals `committed_date`.
    created_at: committer.date,
    parent_ids: parents,
  };
}

/** Returns a commit in the form that a comparison shows. Deployments also show `authored_date`. */
export function presentShortCommit({ sha, message, author, committer }: Commit) {
  return {
    id: sha,
    short_id: sha.slice(0, 8),
    title: readTitle(message),
    author_name: author.name,
    author_email: author.email,
    authored_date: author.date,
    created_at: committer.date,
  };
}

/** Returns the trailers of a commit twice: with the last value for each name, and with all values for each name. */
export function presentTrailers({ trailers }: CommitDetails) {
  const all = [...groupBy(trailers, ([name]) => name)].map(([name, pairs]) => [
    name,
    pairs.map(([, value]) => value),
  ]);
  return { trailers: Object.fromEntries(trailers), extended_trailers: Object.fromEntries(all) };
}

export function presentStats({ additions, deletions }: CommitStats) {
  return { additions, deletions, total: additions + deletions };
}

function readTitle(message: string): string {
  return message.split('\n')[0] ?? '';
}
