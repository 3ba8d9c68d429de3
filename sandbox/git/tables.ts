import { index, integer, table, text, unique } from '../store/table.ts';

/**
 * The refs of all repositories. Git's own refs follow these rows. So a request that fails leaves no ref, and after a
 * crash git gets the refs of the committed requests.
 */
export const gitRefs = table(
  'git_refs',
  {
    project_id: integer().notNull(),
    /** `refs/heads/main`, `refs/tags/v1.0.0` */
    name: text().notNull(),
    /** SHA of a commit, or of the object of an annotated tag. */
    sha: text().notNull(),
  },
  (table) => [
    unique().on(table.project_id, table.name),
    index('git_refs_of_project').on(table.project_id),
  ],
);
