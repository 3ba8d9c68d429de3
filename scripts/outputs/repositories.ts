import { repositoriesText } from '../world/worldText.ts';
import type { Output } from './output.ts';

/** The repositories of the example world, as streams for git. */
export const repositories: Output = {
  file: 'generated/repositories.json',
  committed: false,
  text: ({ world }) => repositoriesText(world),
};
