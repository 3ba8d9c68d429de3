import { listOperations } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Deprecation, Document } from '../../contract/openapi.ts';
import { listChildren } from '../../contract/walkSchema.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/**
 * Writes a Markdown page about the deprecated parts of the contract, with their replacements and the releases of
 * deprecation and removal.
 */
export const deprecations: Output = {
  file: 'generated/deprecations.md',
  committed: true,
  text: ({ document }) =>
    `${[
      `<!-- ${BANNER} -->`,
      '# Deprecations',
      'The deprecated parts of the contract. A replacement in brackets is not in the documents, but a choice of the contract. An empty cell means that the documents do not say.',
      deprecationsTable(document) || 'Nothing is deprecated.',
    ].join('\n\n')}\n`,
};

/**
 * Returns a table with a row for each deprecated operation, parameter and field. Returns an empty text if nothing is
 * deprecated.
 */
export function deprecationsTable(document: Document): string {
  const rows = [...deprecatedOperations(document), ...deprecatedFields(document)];
  if (rows.length === 0) return '';
  return [
    '| deprecated | replacement | since release | removed in |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ what, deprecation: { replacement, documented = true, since, removal } }) => {
      const instead = replacement && (/\s/.test(replacement) ? replacement : `\`${replacement}\``);
      const cells = [
        what,
        instead && !documented ? `(${instead})` : instead,
        since,
        removal && `version ${removal} of the API`,
      ];
      return `| ${cells.map((cell) => cell ?? '').join(' | ')} |`;
    }),
  ].join('\n');
}

interface Deprecated {
  /** The kind and the name of the deprecated part: `` operation `getCluster` ``. */
  what: string;
  deprecation: Deprecation;
}

/**
 * Returns the deprecated operations, then the deprecated parameters. Equal parameters of several operations share a
 * row.
 */
function deprecatedOperations(document: Document): Deprecated[] {
  const operations = listOperations(document);
  const parameters = operations.flatMap(({ id, definition }) =>
    (definition.parameters ?? [])
      .filter(({ deprecated }) => deprecated)
      .map(({ name, 'x-deprecation': deprecation = { replacement: null } }) => ({
        name,
        id,
        deprecation,
      })),
  );
  const alike = groupBy(parameters, ({ name, deprecation }) => JSON.stringify([name, deprecation]));
  return [
    ...operations
      .filter(({ definition }) => definition.deprecated)
      .map(({ id, definition }) => ({
        what: `operation \`${id}\``,
        deprecation: definition['x-deprecation'] ?? { replacement: null },
      })),
    ...[...alike.values()].flatMap(([first, ...others]) => {
      if (!first) return [];
      const ids = [first, ...others].map(({ id }) => `\`${id}\``);
      return { ...first, what: `parameter \`${first.name}\` of ${ids.join(', ')}` };
    }),
  ];
}

/** Returns the deprecated properties of the component schemas. */
function deprecatedFields({ components }: Document): Deprecated[] {
  return Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) => below(schema, name));

  function below(value: unknown, path: string): Deprecated[] {
    return listChildren(value as object).flatMap(([key, child]) =>
      key === 'properties'
        ? Object.entries(child).flatMap(([name, property]) => [
            ...(property.deprecated
              ? [
                  {
                    what: `field \`${path}.${name}\``,
                    deprecation: property['x-deprecation'] ?? { replacement: null },
                  },
                ]
              : []),
            ...below(property, `${path}.${name}`),
          ])
        : // The value of these keywords is data, even if it looks like a schema.
          ['examples', 'example', 'default', 'enum', 'const'].includes(String(key))
          ? []
          : below(child, path),
    );
  }
}
