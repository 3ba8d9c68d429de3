/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'A shared schema does not accept null. Each place that allows null says so.',
  reason:
    'Null in a shared schema applies to every place that uses it, also to places that are never null.',
  visitor: () => ({
    ref(_, { type, report }, { node, location }) {
      if (type.name !== 'Schema' || !location) return;
      const keyword = ['type', 'anyOf', 'oneOf', 'enum'].find((key) => allowsNull(node[key]));
      if (!keyword) return;
      report({
        message:
          "Remove null from the shared schema. In places that allow null, write `anyOf` with its `$ref` and `type: 'null'`.",
        location: location.child(keyword).key(),
      });
    },
  }),
};

/**
 * @param {any} value The value of `type`, `anyOf`, `oneOf` or `enum`.
 * @returns {boolean}
 */
function allowsNull(value) {
  return [value].flat().some((item) => item === null || item === 'null' || item?.type === 'null');
}
