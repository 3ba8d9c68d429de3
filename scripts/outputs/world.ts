import type { WorldSchema } from '../../contract/world/worldSource.ts';
import { fixturesText, worldText } from '../world/worldText.ts';
import type { WorldOutput } from './output.ts';

/** Writes the example world as one JSON file, for programs. The function `worldText` creates its text. */
export const world: WorldOutput = {
  file: 'generated/world.json',
  committed: false,
  text: ({ world }) => worldText(world),
};

/** Writes the values of fixtures. The function `fixturesText` creates the text. */
export const fixtures: WorldOutput = {
  file: 'generated/fixtures.json',
  committed: false,
  text: ({ world }) => fixturesText(world),
};

/**
 * Writes the schema of an example world in one file. Authors of seed files for the sandbox validate their files with
 * it.
 */
export const worldSchema: WorldOutput = {
  file: 'generated/world.schema.json',
  committed: false,
  text: ({ world }) => JSON.stringify(withRealRepositories(world.source.schema), null, 2),
};

/** Lets a project of a seed begin with a git repository. The example world has written histories only. */
function withRealRepositories(schema: WorldSchema): WorldSchema {
  const copy = structuredClone(schema);
  const columns = copy.$defs.projects?.items?.properties;
  if (!columns?.repository) return copy;
  const { type, ...own } = columns.repository;
  columns.repository = {
    ...own,
    anyOf: [
      { type: type! },
      {
        type: 'object',
        additionalProperties: false,
        required: ['git'],
        properties: {
          git: {
            type: 'string',
            description: 'Path of a git repository or bundle, from the folder of the seed file.',
          },
        },
      },
    ],
  };
  return copy;
}
