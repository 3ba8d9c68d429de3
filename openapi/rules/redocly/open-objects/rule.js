/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'Objects allow further properties: `additionalProperties` and `unevaluatedProperties` are never false.',
  reason: 'A deployment may add fields. Otherwise clients and checks would refuse its responses.',
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
