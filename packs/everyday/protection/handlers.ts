import type { Rows } from '../../../generated/rows.ts';
import { LEVEL_TEXTS } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, Presenters } from '../../pack.ts';

export const presenters: Presenters = {
  ProtectedBranch: (_: PackContext, row: Rows['protected_branches']) => ({
    push_access_levels: [presentLevel(row.id, row.push_access_level)],
    merge_access_levels: [presentLevel(row.id, row.merge_access_level)],
    unprotect_access_levels: [],
    inherited: false,
  }),
  ProtectedTag: (_: PackContext, row: Rows['protected_tags']) => ({
    create_access_levels: [presentLevel(row.id, row.create_access_level)],
  }),
};

/** Shows a level in the form of a list of permitted callers, which has one entry here. */
function presentLevel(id: number, level: number) {
  const texts: Record<number, string> = LEVEL_TEXTS;
  const place = { user_id: null, group_id: null };
  return { id, access_level: level, access_level_description: texts[level] ?? '', ...place };
}
