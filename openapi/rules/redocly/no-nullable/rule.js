/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'The keyword `nullable` of OpenAPI 3.0 does not appear.',
  reason: 'OpenAPI 3.1 has no `nullable`: validators ignore it, and refuse a documented null.',
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
