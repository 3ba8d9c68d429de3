/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A schema has `enum` for a complete list of values, or `x-extensible-enum` for an open list, but never both.',
  reason: 'If the server has a new value that a closed list lacks, clients refuse valid responses.',
  visitor: () => ({
    Schema(schema, { location, report }) {
      if ('enum' in schema && 'x-extensible-enum' in schema)
        report({
          message:
            'Keep `enum` if the documents give the full list. Otherwise keep `x-extensible-enum`.',
          location: location.child('x-extensible-enum').key(),
        });
    },
  }),
};
