/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'The keyword `nullable` of OpenAPI 3.0 does not appear.',
  reason:
    'In 3.1 it means nothing: validators ignore it, so that null is refused where it is documented.',
  visitor: () => ({
    Schema(schema, { location, report }) {
      if ('nullable' in schema)
        report({
          message: "Write `type: [string, 'null']` instead of `nullable`.",
          location: location.child('nullable').key(),
        });
    },
  }),
};
