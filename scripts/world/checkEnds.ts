import type { World } from '../../contract/world/buildWorld.ts';
import type { WorldSource } from '../../contract/world/worldSource.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';

/** The years after the clock of the world in which nothing may end. */
const YEARS = 10;

/**
 * Checks that no row of the example world ends soon. The clock of a sandbox shows the real time, so an invitation of the
 * world would expire while cases still need it.
 */
export function checkEnds({
  source,
  world,
}: {
  source: Pick<WorldSource, 'tables' | 'schema'>;
  world: Pick<World, 'clock'>;
}): Problem[] {
  // Without versions of stored tables, no sandbox has this world.
  if (!source.schema['x-versions']) return [];
  const { clock } = world;
  const end = String(Number.parseInt(clock, 10) + YEARS) + clock.slice(4);
  return source.tables.flatMap((file) =>
    Object.entries(file.data).flatMap(([table, rows]) =>
      (Array.isArray(rows) ? rows : []).flatMap((row, index) =>
        Object.entries(row ?? {}).flatMap(([field, value]) =>
          A_TIME.test(String(value)) && String(value) > clock && String(value) < end
            ? problemAt(
                file,
                [table, index, field],
                'world-ends',
                `${field} ${value} comes soon after the world's clock (${clock}). Sandboxes run in the real time: write ${end.slice(0, 10)} or later`,
              )
            : [],
        ),
      ),
    ),
  );
}

const A_TIME = /^\d{4}-\d\d-\d\d/;
