/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'The contract does not use the keyword `nullable`, which is from OpenAPI 3.0.',
  reason: 'Validators for OpenAPI 3.1 ignore `nullable`, and so refuse a documented null.',
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
