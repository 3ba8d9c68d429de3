/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'That a property must not be there stands on the object (`not: { required: [body] }`), not on the property (`not: {}`).',
  reason:
    'Generated types take `not: {}` for a property of any type, and in a choice the property then loses the type that it has elsewhere.',
  visitor: () => ({
    Schema(schema, { location, report }) {
      const { not } = schema;
      if (not && Object.keys(not).length === 0)
        report({
          message:
            'Write `not` with `required` on the object that the property must not be in, and take the property out.',
          location: location.child('not').key(),
        });
    },
  }),
};
