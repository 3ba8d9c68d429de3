/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'If `enum` or `x-extensible-enum` has numbers, `x-enum-varnames` has a name for each value, in the same order.',
  reason:
    'Without names, generators create names such as `Number30`, which readers of the code do not understand.',
  visitor: () => ({
    Schema(/** @type {import('../../follow.js').Node} */ schema, { location, report }) {
      const values = schema.enum ?? schema['x-extensible-enum'];
      const names = schema['x-enum-varnames'];
      const hasNumbers = values?.some((/** @type {unknown} */ value) => typeof value === 'number');
      const keyword = schema.enum ? 'enum' : 'x-extensible-enum';
      if (hasNumbers && !names)
        report({
          message: 'Add `x-enum-varnames`: a name in PascalCase for each value, in the same order.',
          location: location.child(keyword).key(),
        });
      else if (names && names.length !== values?.length)
        report({
          message: `Give each value one name: the schema has ${values?.length ?? 0} values and ${names.length} names.`,
          location: location.child('x-enum-varnames').key(),
        });
    },
  }),
};
