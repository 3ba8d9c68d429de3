import type { CompiledWorld } from './compileWorld.ts';

/**
 * Returns the text of `generated/world.json`: the world in one file, with its defaults. `world.schema.json`
 * is its schema.
 */
export function worldText({ source: { tables, histories } }: CompiledWorld): string {
  return JSON.stringify({
    ...Object.assign({}, ...tables.map(({ data }) => data)),
    repositories: Object.fromEntries([...histories].map(([name, { data }]) => [name, data])),
  });
}

/**
 * Returns the text of `generated/fixtures.json`. The keys are those of `x-fixtures`. Each entry has the
 * place of the value in a world, the example world's values, and an unknown value.
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
