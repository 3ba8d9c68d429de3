/** @typedef {import('../../follow.js').Node} Node */
/** @typedef {import('../../follow.js').Location} Location */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'If a body is an object or a list of objects, the schema of the object is a shared schema with a name.',
  reason:
    'Generators invent a name for an object without a name. The invented name may change when other parts of the contract change.',
  visitor: () => ({
    MediaType({ schema }, { location, report }) {
      if (!schema) return;
      for (const anonymous of anonymousObjects(schema, location.child('schema')))
        report({
          message: 'Move the object to a file in components/schemas/ and refer to the file.',
          location: anonymous.key(),
        });
    },
  }),
};

/**
 * @param {Node} schema A schema, or a reference to a schema.
 * @param {Location} location The position of the schema.
 * @returns {Location[]} The positions of object schemas without a name.
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
