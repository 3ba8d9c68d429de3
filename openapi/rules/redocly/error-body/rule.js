import { componentName } from '../../componentName.js';
import { follow } from '../../follow.js';

/** @typedef {import('../../follow.js').Node} Node */
/** @typedef {import('../../follow.js').Location} Location */
/** @typedef {import('../../follow.js').Resolve} Resolve */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'The body of every error has the shared schema `Error`, or a shared schema that extends `Error` with `allOf`.',
  reason:
    'A client can handle all errors in one place only if their bodies are declared and have the same form.',
  visitor: () => ({
    Responses(responses, { location: place, report, resolve }) {
      for (const [status, response] of Object.entries(responses)) {
        if (!/^[45]/.test(status)) continue;
        const { node, location } = follow(response, place.child(status), resolve);
        const schema = node.content?.['application/json']?.schema;
        if (schema && isError(schema, location, resolve)) continue;
        report({
          message: 'Give the error a JSON body with the shared schema `Error`.',
          location: schema
            ? location.child(['content', 'application/json', 'schema']).key()
            : location.key(),
        });
      }
    },
  }),
};

/**
 * @param {Node} schema A schema, or a reference to a schema.
 * @param {Location} place The position of the schema.
 * @param {Resolve} resolve
 * @returns {boolean} True if it refers to the shared schema `Error`, or to a schema whose `allOf` begins with `Error`.
 */
function isError(schema, place, resolve) {
  if (!schema.$ref) return false;
  const { node, location } = follow(schema, place, resolve);
  if (componentName(location) === 'Error') return true;
  const [base] = node.allOf ?? [];
  return base !== undefined && isError(base, location, resolve);
}
