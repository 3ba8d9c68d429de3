import { index, integer, table, text, unique } from '../store/table.ts';

/**
 * The refs of all repositories. These rows say which refs there are, and git's own refs follow them: so a
 * request that fails leaves no ref, and after a crash git is brought to what was answered for.
 */
export const gitRefs = table(
  'git_refs',
  {
    project_id: integer().notNull(),
    /** `refs/heads/main`, `refs/tags/v1.0.0` */
    name: text().notNull(),
    /** The object that it points at: a commit, or the object of an annotated tag. */
    sha: text().notNull(),
  },
  (table) => [
    unique().on(table.project_id, table.name),
    index('git_refs_of_project').on(table.project_id),
  ],
);
