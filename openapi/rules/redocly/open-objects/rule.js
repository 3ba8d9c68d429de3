/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'Objects are open: `additionalProperties` and `unevaluatedProperties` are never false.',
  reason:
    'A deployment may add fields, and a closed schema makes clients and checks refuse its responses.',
  visitor: () => ({
    Schema(/** @type {import('../../follow.js').Node} */ schema, { location, report }) {
      for (const keyword of ['additionalProperties', 'unevaluatedProperties'])
        if (schema[keyword] === false)
          report({
            message: `Remove \`${keyword}: false\`: a deployment may add fields.`,
            location: location.child(keyword).key(),
          });
    },
  }),
};
