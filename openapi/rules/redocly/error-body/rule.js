import { componentName } from '../../componentName.js';
import { follow } from '../../follow.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'The body of every error is the shared schema `Error`.',
  reason:
    'A client handles errors in one place, and cannot when their bodies differ or are not declared.',
  visitor: () => ({
    Responses(responses, { location: place, report, resolve }) {
      for (const [status, response] of Object.entries(responses)) {
        if (!/^[45]/.test(status)) continue;
        const { node, location } = follow(response, place.child(status), resolve);
        const schema = node.content?.['application/json']?.schema;
        const target = schema && follow(schema, location, resolve).location;
        if (schema?.$ref && componentName(target) === 'Error') continue;
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
