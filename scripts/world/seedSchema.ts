import type { Schema } from '../../contract/openapi.ts';
import type { WorldSchema } from '../../contract/world/worldSource.ts';

/**
 * Returns the schema of a world in one file, such as `generated/world.json` or a seed file of the sandbox. It
 * combines `world.schema.yaml` with the schema of repository histories.
 */
export function seedSchema(
  world: Schema & WorldSchema,
  history: Schema & WorldSchema,
): WorldSchema {
  const { $schema: _, $defs, ...repository } = history;
  return {
    ...world,
    title: 'A world in one file',
    properties: {
      ...(world.properties as object),
      repositories: {
        type: 'object',
        default: {},
        description: 'Histories, by the names that projects have for them in `repository`.',
        propertyNames: { 'x-name': true },
        additionalProperties: { $ref: '#/$defs/repository' },
      },
      fixtures: {
        type: 'object',
        default: {},
        description:
          'By keys of `x-fixtures`, fields of the row that is meant and of no other. Default: the row that the example world has.',
        additionalProperties: { type: 'object' },
      },
    },
    $defs: { ...world.$defs, ...$defs, repository },
  } as WorldSchema;
}
