/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'To forbid a property, write `not: { required: [body] }` on the object, instead of `not: {}` on the property.',
  reason:
    'Generators read `not: {}` as a property of any type. If another alternative has the same property, generated code loses its type there.',
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
