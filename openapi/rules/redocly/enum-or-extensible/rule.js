/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'A schema has `enum` for a complete list, or `x-extensible-enum` for an open one.',
  reason: 'A closed list that lags behind the server makes clients refuse valid responses.',
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
