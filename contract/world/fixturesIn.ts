import { rowFinder } from './allTables.ts';
import type { World } from './buildWorld.ts';

/**
 * Returns the values of fixtures in a world, by the keys of the fixtures. A fixture is left out if no row or more
 * than one row matches it.
 */
export function fixturesIn(world: World): Record<string, string | number> {
  const rowsWith = rowFinder(world);
  return Object.fromEntries(
    Object.entries(world.fixtures.data).flatMap(([key, { world: place = '', row = {}, value }]) => {
      const [table = '', field = ''] = place.split('.');
      const found = value ?? onlyOne(rowsWith(table, row))?.[field];
      return found == null ? [] : [[key, found as string | number]];
    }),
  );
}

/** Returns the first item; undefined if there are more. */
function onlyOne<T>(items: Iterable<T>): T | undefined {
  const [first, ...others] = firstTwo(items);
  return others.length === 0 ? first : undefined;
}

function* firstTwo<T>(items: Iterable<T>): Generator<T> {
  let count = 0;
  for (const item of items) {
    yield item;
    if (++count === 2) return;
  }
}
