/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A schema has `enum`, where the list is complete, or `x-extensible-enum`, where it is not.',
  reason: 'A closed list that lags behind the server makes clients refuse valid answers.',
  visitor: () => ({
    Schema(schema, { location, report }) {
      if ('enum' in schema && 'x-extensible-enum' in schema)
        report({
          message:
            'Keep `enum` if the documents give the full list, and `x-extensible-enum` if they do not.',
          location: location.child('x-extensible-enum').key(),
        });
    },
  }),
};
