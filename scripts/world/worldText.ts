import type { CompiledWorld } from './compileWorld.ts';

/**
 * `generated/world.json`: the world in one file, as it is written, with defaults filled in. `world.schema.json`
 * is its schema.
 */
export function worldText({ source: { tables, histories } }: CompiledWorld): string {
  return JSON.stringify({
    ...Object.assign({}, ...tables.map(({ data }) => data)),
    repositories: Object.fromEntries([...histories].map(([name, { data }]) => [name, data])),
  });
}

/**
 * `generated/fixtures.json`: by the keys of `x-fixtures`, where in a world the value is, which values the
 * example world knows and one that it does not.
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
