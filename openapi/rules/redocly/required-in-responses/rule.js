import { reachableSchemas } from '../../reachableSchemas.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'An object in a response lists the properties that are always present in `required`.',
  reason:
    'If all properties are optional, clients have to check for each, and nobody notices a missing one.',
  visitor: () => ({
    Response(response, { location: place, report, resolve }) {
      for (const { schema, location } of reachableSchemas(response, place, resolve)) {
        if (!schema.properties || schema.required?.length) continue;
        report({
          message:
            'Add `required` with the properties that the documents give without a condition.',
          location: location.child('properties').key(),
        });
      }
    },
  }),
};
