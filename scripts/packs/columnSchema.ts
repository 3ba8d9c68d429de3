import type { Schema } from '../../contract/openapi.ts';
import { type FieldSchema, resolved, type WorldSchema } from '../../contract/world/worldSource.ts';

/** Returns the schema of a column for a request or a response, without the keywords of the world. */
export function columnSchema(
  world: WorldSchema,
  { table, column }: { table: string; column: string },
  use: 'request' | 'response',
): Schema {
  const field = world.$defs[table]?.items?.properties?.[column];
  if (!field) throw new Error(`The table ${table} has no column ${column}`);
  return plainSchema(world, field, use);
}

function plainSchema(world: WorldSchema, field: FieldSchema, use: 'request' | 'response'): Schema {
  const { anyOf, items, properties, default: value, ...rest } = resolved(world, field);
  const [first] = anyOf ?? [];
  if (first) {
    const { description = first.description, ...written } = { ...rest };
    const { type, ...schema } = plainSchema(world, { ...first, ...written }, use);
    return {
      ...schema,
      type: [type, 'null'].flat(),
      ...(description && { description }),
    } as Schema;
  }
  const isId = rest['x-id'] ?? rest['x-references'] !== undefined;
  const kept = Object.entries(rest).filter(
    ([key]) => !key.startsWith('x-') || key === 'x-enum-varnames',
  );
  // A number in a query is a text, which only a type turns into a number.
  const known = rest.type ?? (rest.enum?.every(Number.isInteger) ? 'integer' : undefined);
  const isInteger = [known].flat().includes('integer');
  const type = use === 'response' && known === 'boolean' ? ['boolean', 'null'] : known;
  return {
    ...Object.fromEntries(kept),
    ...(type !== undefined && { type }),
    ...(isId && isInteger && { format: 'int64' }),
    ...(use === 'request' && value !== undefined && value !== null && { default: value }),
    ...(items && { items: plainSchema(world, items, use) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, plainSchema(world, one, use)]),
      ),
    }),
  } as Schema;
}
