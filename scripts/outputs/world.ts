import { fixturesText, worldText } from '../world/worldText.ts';
import type { Output } from './output.ts';

/** Writes the example world for programs: see `worldText`. */
export const world: Output = {
  file: 'generated/world.json',
  committed: false,
  text: ({ world }) => worldText(world),
};

/** Writes the facts about fixtures: see `fixturesText`. */
export const fixtures: Output = {
  file: 'generated/fixtures.json',
  committed: false,
  text: ({ world }) => fixturesText(world),
};

/** Writes the schema of a world in one file, for authors of seeds. */
export const worldSchema: Output = {
  file: 'generated/world.schema.json',
  committed: false,
  text: ({ world }) => JSON.stringify(world.source.schema, null, 2),
};
