import type { CompiledWorld } from './compileWorld.ts';

/**
 * Returns the text of `generated/world.json`: the example world in one file, with defaults filled in. Its schema is
 * `generated/world.schema.json`.
 */
export function worldText({ source: { tables, histories } }: CompiledWorld): string {
  return JSON.stringify({
    ...Object.assign({}, ...tables.map(({ data }) => data)),
    repositories: Object.fromEntries([...histories].map(([name, { data }]) => [name, data])),
  });
}

/**
 * Returns the text of `generated/fixtures.json`. Each key of `x-fixtures` has the table and field of its value, the values
 * in the example world, and a value for unknown resources.
 */
export function fixturesText({ source: { fixtures }, values: { kinds } }: CompiledWorld): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(kinds).map(([key, kind]) => {
        const { description, world, row, value } = fixtures.data[key]!;
        return [key, { description, world, row, value, ...kind }];
      }),
    ),
  );
}
