import { allTables } from './allTables.ts';
import type { World } from './worldOf.ts';
import type { Row } from './worldSource.ts';

/**
 * Returns the values of fixtures in a world, by the keys of the fixtures. A fixture is left out if no row or more
 * than one row matches it.
 */
export function fixturesIn(world: World): Record<string, string | number> {
  const tables = allTables(world);
  return Object.fromEntries(
    Object.entries(world.fixtures.data).flatMap(([key, { world: place = '', row = {}, value }]) => {
      const [table = '', field = ''] = place.split('.');
      const [meant, ...others] = (tables[table] ?? []).filter((one) => hasFields(one, row));
      const found = value ?? (others.length === 0 ? meant?.[field] : undefined);
      return found == null ? [] : [[key, found as string | number]];
    }),
  );
}

/** Returns true if a row has the given fields with the same values. */
export function hasFields(row: Row, fields: Row): boolean {
  return Object.entries(fields).every(([name, value]) => row[name] === value);
}
