/** Collects the rows of all tables of the world, each with its parent rows. */
import { allTables } from '../../contract/world/allTables.ts';
import type { World } from '../../contract/world/buildWorld.ts';
import type { Row } from '../../contract/world/worldSource.ts';

/** A row, and the rows that contain it. */
export interface PlacedRow {
  table: string;
  /** The table and the key of the row: `issues/311`, `branches/5/main`. */
  name: string;
  fields: Row;
  /** The names of the rows that contain this row: `projects/5`, `issues/311`. */
  below: string[];
}

export type PlacedRows = Record<string, PlacedRow[]>;

/** Returns the rows of a world, by table. */
export function placedRows(world: World): PlacedRows {
  const idOfUser = new Map(world.tables.users?.map(({ id, username }) => [username, id]));
  const placed: PlacedRows = Object.fromEntries(
    Object.entries(allTables(world)).map(([table, rows]) => [
      table,
      rows.map((fields) => ({
        table,
        name: `${table}/${(world.keys[table] ?? []).map((field) => fields[field]).join('/')}`,
        fields,
        below: [],
      })),
    ]),
  );
  const all = Object.values(placed).flat();
  const named = new Map(all.map((row) => [row.name, row]));
  for (const row of all) row.below = [...ancestors(row)];
  return placed;

  function ancestors({ fields: row, table }: PlacedRow): Set<string> {
    const parents = [
      ...['project', 'group', 'pipeline', 'merge_request', 'environment', 'discussion'].map(
        (kind) => (row[`${kind}_id`] == null ? [] : [`${kind}s/${row[`${kind}_id`]}`]),
      ),
      ...(KEYS_OF_USERS.includes(table) ? [[`users/${idOfUser.get(row.user as string)}`]] : []),
      ...(row.noteable_type
        ? [[`${TABLE_OF_TYPE[String(row.noteable_type)]}/${row.noteable_id}`]]
        : []),
      ...(row.environment && row.project_id
        ? [[`protected_environments/${row.project_id}/${row.environment}`]]
        : []),
      ...(table === 'deploy_keys'
        ? [(row.projects as Row[]).map(({ project_id }) => `projects/${project_id}`)]
        : []),
    ].flat();
    return new Set(
      parents
        .filter((name) => named.has(name))
        .flatMap((name) => [name, ...ancestors(named.get(name) as PlacedRow)]),
    );
  }
}

/** The table for each value of `noteable_type`, which tells to which kind of resource a note belongs. */
const TABLE_OF_TYPE: Record<string, string> = {
  Issue: 'issues',
  MergeRequest: 'merge_requests',
  Snippet: 'snippets',
  Epic: 'epics',
};

const KEYS_OF_USERS = ['ssh_keys', 'gpg_keys'];
