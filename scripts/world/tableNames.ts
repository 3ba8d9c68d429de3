import type { Row } from './readWorldFiles.ts';

/** The table of the things that a `noteable_type` or an `awardable_type` speaks of. */
export const TABLE_OF_TYPE: Record<string, string> = {
  Issue: 'issues',
  MergeRequest: 'merge_requests',
  Snippet: 'snippets',
  Epic: 'epics',
  Note: 'notes',
};

/** Full path of a group: that of its parent and its own. */
export function groupPath(tables: Record<string, Row[]>, { path, parent_id }: Row): string {
  const parent = tables.groups?.find(({ id }) => id === parent_id);
  return parent ? `${groupPath(tables, parent)}/${path}` : String(path);
}
