/** Checks `world.schema.yaml`: the names in it must exist, and the last entry of `x-versions` must fit the tables. */
import { nearest } from '../../contract/nearest.ts';
import { type FieldSchema, resolved, type WorldSchema } from '../../contract/world/worldSource.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import { computeFingerprint } from './storedColumns.ts';

/**
 * Returns the wrong names in `world.schema.yaml`, or in the tables of a pack.
 * @param source the text of the file
 * @param names the tables that the file declares. Default: all tables of the schema
 */
export function checkDeclaration(
  source: YamlText,
  schema: WorldSchema,
  names = Object.keys(schema.$defs),
): Problem[] {
  const tables = Object.entries(schema.$defs).filter(
    ([name, { items }]) => items && names.includes(name),
  );
  return tables.flatMap(([name, table]) =>
    wrongIn(schema, table).map(({ path, message }) =>
      problemAt(source, ['$defs', name, ...path], 'world-table', `${name}: ${message}`),
    ),
  );
}

interface Finding {
  path: (string | number)[];
  message: string;
}

function wrongIn(schema: WorldSchema, table: FieldSchema): Finding[] {
  const { items = {}, type, 'x-row': row, 'x-key': key } = table;
  const { properties = {}, required = [] } = items;
  const lists = {
    'x-key': [key ?? []],
    'x-unique': table['x-unique'],
    'x-indexes': table['x-indexes'],
  };
  const isStored = type === 'array';
  return [
    ...(isStored && !row ? [{ path: [], message: 'x-row must say what a row is called' }] : []),
    ...(key
      ? []
      : [{ path: [], message: 'x-key must list the fields that tell one row from another' }]),
    ...Object.entries(isStored ? lists : {}).flatMap(([keyword, sets = []]) =>
      sets
        .flat()
        .filter((field) => !(field in properties))
        .map((field) => ({
          path: [keyword],
          message: `${keyword} has ${field}, which is not a field of the table${hint(field, properties)}`,
        })),
    ),
    ...Object.entries(properties).flatMap(([name, written]) => {
      const path = ['items', 'properties', name];
      const field = resolved(schema, written);
      const hasDefault = 'default' in field || 'x-default' in field;
      return [
        ...(isStored && !hasDefault && !required.includes(name)
          ? [{ path, message: `${name} needs a default or an x-default, or a place in required` }]
          : []),
        ...(field['x-commit'] && !(field['x-commit'] in properties)
          ? [
              {
                path,
                message: `x-commit names ${field['x-commit']}, which is not a field of the table${hint(field['x-commit'], properties)}`,
              },
            ]
          : []),
        ...listTargets(field).flatMap((target) => {
          const [other = '', column = ''] = target.split('.');
          const columns = schema.$defs[other]?.items?.properties;
          if (target === 'namespaces' || (columns && column in columns)) return [];
          const where = columns ? hint(column, columns) : hint(other, schema.$defs);
          return [
            {
              path,
              message: `x-references names ${target}, which is not a field of a table${where}`,
            },
          ];
        }),
      ];
    }),
  ];
}

/** Returns the table fields that a field or its items refer to (`x-references`). */
function listTargets({ 'x-references': target, items }: FieldSchema): string[] {
  const { by: _, ...byValue } = typeof target === 'object' ? target : { by: '' };
  const own = typeof target === 'string' ? [target] : Object.values(byValue);
  return [...own, ...(items ? listTargets(items) : [])];
}

function hint(name: string, known: object): string {
  const near = nearest(name, Object.keys(known));
  return near === undefined ? '' : `; did you mean ${near}?`;
}

/**
 * Checks that the last fingerprint in `x-versions` is the fingerprint of the present tables. The sandbox compares
 * versions before it opens a database that was stored with other tables. A world without `x-versions` has no store.
 * @param names the tables that the fingerprint covers. Default: all tables
 */
export function checkVersion(source: YamlText, schema: WorldSchema, names?: string[]): Problem[] {
  const versions = schema['x-versions'];
  if (!versions) return [];
  const fingerprint = computeFingerprint(schema, names);
  if (versions.at(-1) === fingerprint) return [];
  const message = `The stored tables have changed since version ${versions.length}. Add '${fingerprint}' to x-versions, so that the store has version ${versions.length + 1}. If no release has version ${versions.length}, replace its fingerprint instead (\`git tag\` lists the releases)`;
  return [problemAt(source, ['x-versions', versions.length - 1], 'world-version', message)];
}
