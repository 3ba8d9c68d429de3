/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'The object states that a property must be absent (`not: { required: [body] }`), not the property itself (`not: {}`).',
  reason:
    'Generators read `not: {}` as a property of any type. Then the property loses its type in the other alternatives, too.',
  visitor: () => ({
    Schema(schema, { location, report }) {
      const { not } = schema;
      if (not && Object.keys(not).length === 0)
        report({
          message: 'Write `not` with `required` on the object, and remove the property.',
          location: location.child('not').key(),
        });
    },
  }),
};
