import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** @type {{ properties: Record<string, { places: string[] }> }} */
const vocabulary = parse(
  readFileSync(join(import.meta.dirname, '../../../extensions.schema.yaml'), 'utf8'),
);
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, keywords: ['places'] });

/** @typedef {import('../../follow.js').Node} Node */
/** @typedef {import('../../follow.js').Location} Location */
/** @typedef {import('@redocly/openapi-core').UserContext} Context */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'Every extension is defined in openapi/extensions.schema.yaml. It is used in a place that its definition allows, with a value that fits its schema.',
  reason: 'A misspelt extension has no effect, and other tools do not report it.',
  visitor: () => {
    /** @type {(node: Node, place: Location, context: Context) => void} */
    function check(node, place, { type, report }) {
      for (const [extension, value] of Object.entries(node)) {
        if (!extension.startsWith('x-')) continue;
        const location = place.child(extension);
        const misuse = misuseOf(extension, type.name);
        if (misuse) report({ message: misuse, location: location.key() });
        else
          for (const { message, path } of faultsIn(extension, value))
            report({ message, location: location.child(path) });
      }
    }

    return {
      any(node, context) {
        if (context.type.extensionsPrefix) check(node, context.location, context);
      },
      // Extensions beside a `$ref` are checked too. They belong to the place that refers to the component.
      ref(node, context) {
        check(node, context.location, context);
      },
    };
  },
};

/**
 * @param {string} extension The name of the extension.
 * @param {string} type Redocly's name for the kind of node that has the extension.
 * @returns {string | undefined} The message about an unknown extension, or about a wrong place.
 */
function misuseOf(extension, type) {
  const definition = vocabulary.properties[extension];
  if (!definition)
    return `\`${extension}\` is not in openapi/extensions.schema.yaml. Correct the name, or add a definition to that file.`;
  if (!definition.places.includes(type))
    return `Move \`${extension}\`: it is for ${definition.places.join(', ')}, not for ${type}.`;
  return undefined;
}

/**
 * @param {string} extension The name of an extension in extensions.schema.yaml.
 * @param {unknown} value The value of the extension.
 * @returns {{ message: string, path: string[] }[]} The mistakes in the value, with their paths within the value.
 */
function faultsIn(extension, value) {
  const validate = ajv.compile(vocabulary.properties[extension] ?? {});
  if (!validate(value))
    return (validate.errors ?? []).map(({ instancePath, message, params: { allowedValues } }) => ({
      message: `\`${extension}${instancePath}\` ${message}${allowedValues ? `: ${allowedValues.join(', ')}` : ''}.`,
      path: instancePath.split('/').slice(1),
    }));
  return [];
}
