import { follow } from '../../follow.js';

/** The keywords of `x-relation` whose value is no property. */
const NO_PROPERTIES = ['algorithm'];

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    '`x-relation` is on a property. The properties that it names are beside it, and it does not name itself.',
  reason: 'A relation to a property that does not exist is never checked.',
  visitor: () => ({
    Schema(/** @type {import('../../follow.js').Node} */ schema, { location, report }) {
      const isProperty = /\/properties\/[^/]+$/.test(location.pointer);
      if (schema['x-relation'] && !isProperty)
        report({
          message: 'Move `x-relation` to a property, or remove it.',
          location: location.child('x-relation').key(),
        });
    },
    // References are not followed, because `x-relation` can be beside a `$ref`.
    SchemaProperties(
      /** @type {import('../../follow.js').Node} */ properties,
      { location, report, resolve },
    ) {
      for (const [name, property] of Object.entries(properties)) {
        const place = location.child([name, 'x-relation']);
        for (const [keyword, value] of Object.entries(property['x-relation'] ?? {})) {
          const names = keyword === 'only-if' ? Object.keys(value) : [value].flat();
          if (NO_PROPERTIES.includes(keyword)) continue;
          for (const named of names)
            if (named === name)
              report({
                message: `\`${name}\` is the property itself. Name another property.`,
                location: place.child(keyword),
              });
            else if (!exists(named))
              report({
                message: `The object has no property \`${named}\`. Correct the name.`,
                location: place.child(keyword),
              });
        }
      }

      /** @type {(named: string) => boolean} */
      function exists(named) {
        const [first = '', ...rest] = named.split('.');
        if (!Object.hasOwn(properties, first)) return false;
        let found = follow(properties[first], location.child(first), resolve);
        for (const key of rest) {
          const below = found.node.properties?.[key];
          if (!below) return false;
          found = follow(below, found.location.child(['properties', key]), resolve);
        }
        return true;
      }
    },
  }),
};
