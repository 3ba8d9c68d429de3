import { reachableSchemas } from '../../reachableSchemas.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'An object in an answer lists in `required` the properties that are always there.',
  reason:
    'Where everything is optional, clients have to check for everything, and nobody notices what is missing.',
  visitor: () => ({
    Response(response, { location: place, report, resolve }) {
      for (const { schema, location } of reachableSchemas(response, place, resolve)) {
        if (!schema.properties || schema.required?.length) continue;
        report({
          message: 'Add `required`: the properties that the documents give without a condition.',
          location: location.child('properties').key(),
        });
      }
    },
  }),
};
