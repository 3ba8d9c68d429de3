/** @typedef {import('../../follow.js').Node} Node */
/** @typedef {import('../../follow.js').Location} Location */

/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'An object that is a body, or an item of one, is a shared schema with a name.',
  reason:
    'Generated clients make up a name for an object without one, and change it when something else changes.',
  visitor: () => ({
    MediaType({ schema }, { location, report }) {
      if (!schema) return;
      for (const anonymous of anonymousObjects(schema, location.child('schema')))
        report({
          message: 'Move the object to a file in components/schemas/ and refer to it.',
          location: anonymous.key(),
        });
    },
  }),
};

/**
 * @param {Node} schema A schema as it is written.
 * @param {Location} location Where it is written.
 * @returns {Location[]} The places of objects that no reference gives a name to.
 */
function anonymousObjects(schema, location) {
  if (schema.$ref) return [];
  if (schema.properties || schema.allOf || [schema.type].flat().includes('object'))
    return [location];
  const items = schema.items ? anonymousObjects(schema.items, location.child('items')) : [];
  const choices = ['anyOf', 'oneOf'].flatMap((keyword) =>
    /** @type {Node[]} */ (schema[keyword] ?? []).flatMap((choice, i) =>
      anonymousObjects(choice, location.child([keyword, i])),
    ),
  );
  return [...items, ...choices];
}
