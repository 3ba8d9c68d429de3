/** Collects the rows of the world and of its repositories, each with the rows that it is below. */
import { allTables } from '../../contract/world/allTables.ts';
import type { World } from '../../contract/world/worldOf.ts';
import type { Row } from '../../contract/world/worldSource.ts';

/** A row and the rows above it. */
export interface PlacedRow {
  table: string;
  /** Table and key: `issues/311`, `branches/5/main`. */
  name: string;
  fields: Row;
  /** Names of the rows above this one: `projects/5`, `issues/311`. */
  below: string[];
}

export type PlacedRows = Record<string, PlacedRow[]>;

/** @returns the rows by table */
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

/** The table that a `noteable_type` names. */
const TABLE_OF_TYPE: Record<string, string> = {
  Issue: 'issues',
  MergeRequest: 'merge_requests',
  Snippet: 'snippets',
  Epic: 'epics',
};

const KEYS_OF_USERS = ['ssh_keys', 'gpg_keys'];
