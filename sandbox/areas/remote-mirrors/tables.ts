import { flag, id, index, integer, json, table, text, time } from '../../store/table.ts';

export const remoteMirrors = table(
  'remote_mirrors',
  {
    id: id(),
    project_id: integer().notNull(),
    /** With credentials, which no response shows. */
    url: text().notNull(),
    enabled: flag(),
    auth_method: text().$type<'ssh_public_key' | 'password'>().notNull(),
    public_key: text(),
    private_key: text(),
    /** Lines as they were given: with or without the name of the host. */
    host_keys: json<string[]>().notNull(),
    keep_divergent_refs: flag(),
    only_protected_branches: flag(),
    mirror_branch_regex: text(),
    update_status: text()
      .$type<'none' | 'scheduled' | 'started' | 'finished' | 'failed'>()
      .notNull()
      .default('none'),
    last_error: text(),
    last_update_at: time(),
    last_update_started_at: time(),
    last_successful_update_at: time(),
  },
  (table) => [index('remote_mirrors_of_project').on(table.project_id)],
);
/** Branches that not everybody may push to. */
export const protectedBranches = table('protected_branches', {
  id: id(),
  project_id: integer().notNull(),
  name: text().notNull(),
});

export type RemoteMirror = typeof remoteMirrors.$inferSelect;
