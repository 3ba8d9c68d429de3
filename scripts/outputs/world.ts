import { fixturesText, worldText } from '../world/worldText.ts';
import type { Output } from './output.ts';

/** The example world for programs: see `worldText`. */
export const world: Output = {
  file: 'generated/world.json',
  committed: false,
  text: ({ world }) => worldText(world),
};

/** What is known of the fixtures: see `fixturesText`. */
export const fixtures: Output = {
  file: 'generated/fixtures.json',
  committed: false,
  text: ({ world }) => fixturesText(world),
};

/** What a world in one file is like, for those who write a seed of the sandbox. */
export const worldSchema: Output = {
  file: 'generated/world.schema.json',
  committed: false,
  text: ({ world }) => JSON.stringify(world.source.schema, null, 2),
};
