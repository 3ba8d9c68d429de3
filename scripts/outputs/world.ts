import { worldText } from '../world/worldText.ts';
import type { Output } from './output.ts';

/** The example world for programs: see `worldText`. */
export const world: Output = {
  file: 'generated/world.json',
  committed: false,
  text: ({ world }) => worldText(world),
};
