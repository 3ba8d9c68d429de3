import { reachableSchemas } from '../../reachableSchemas.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    '`required` of an object in a response lists the properties that are always present.',
  reason:
    'If all properties are optional, clients have to check each property, and nobody notices a missing property.',
  visitor: () => ({
    Response(response, { location: place, report, resolve }) {
      for (const { schema, location } of reachableSchemas(response, place, resolve)) {
        if (!schema.properties || schema.required?.length) continue;
        report({
          message:
            'Add `required` with the properties that every such object has according to the documents.',
          location: location.child('properties').key(),
        });
      }
    },
  }),
};
