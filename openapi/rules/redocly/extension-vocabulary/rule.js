import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** @type {{ properties: Record<string, { places: string[] }> }} */
const vocabulary = parse(
  readFileSync(join(import.meta.dirname, '../../../extensions.schema.yaml'), 'utf8'),
);
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, keywords: ['places'] });
/** @type {(extension: string) => import('ajv').ValidateFunction} */
const validatorOf = memoize((extension) => ajv.compile(vocabulary.properties[extension] ?? {}));

/** @typedef {import('../../follow.js').Node} Node */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'Every extension is in openapi/extensions.schema.yaml, stands in a place that is named there and has a value that fits.',
  reason:
    'A misspelt extension says nothing to anybody: no tool reports it, and no reader sees it.',
  visitor: () => {
    /** @type {Set<string>} */
    const fixtures = new Set();

    /** @type {(node: Node, place: import('../../follow.js').Location, context: import('@redocly/openapi-core').UserContext) => void} */
    function check(node, place, { type, report }) {
      for (const [extension, value] of Object.entries(node)) {
        if (!extension.startsWith('x-')) continue;
        const location = place.child(extension);
        const definition = vocabulary.properties[extension];
        if (!definition) {
          report({
            message: `\`${extension}\` is not in openapi/extensions.schema.yaml. Correct the name, or define it there.`,
            location: location.key(),
          });
          continue;
        }
        if (!definition.places.includes(type.name)) {
          report({
            message: `Move \`${extension}\`: it stands on ${definition.places.join(', ')}, not on ${type.name}.`,
            location: location.key(),
          });
          continue;
        }
        const validate = validatorOf(extension);
        if (!validate(value))
          for (const { instancePath, message, params } of validate.errors ?? [])
            report({
              message: `\`${extension}${instancePath}\` ${message}${params.allowedValues ? `: ${params.allowedValues.join(', ')}` : ''}.`,
              location: location.child(instancePath.split('/').slice(1)),
            });
        else if (extension === 'x-fixture')
          for (const fixture of [value].flat())
            if (!fixtures.has(fixture))
              report({
                message: `\`${fixture}\` is not in \`x-fixtures\` of openapi.yaml. Correct the name, or add it there.`,
                location,
              });
      }
    }

    return {
      any(node, context) {
        if (context.type.name === 'Root')
          for (const fixture of Object.keys(node['x-fixtures'] ?? {})) fixtures.add(fixture);
        if (context.type.extensionsPrefix) check(node, context.location, context);
      },
      // Extensions beside a `$ref` belong to the place that uses the component.
      ref(node, context) {
        check(node, context.location, context);
      },
    };
  },
};

/**
 * @template T
 * @param {(key: string) => T} make
 * @returns {(key: string) => T} The same function, which makes each value once.
 */
function memoize(make) {
  /** @type {Map<string, T>} */
  const made = new Map();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
