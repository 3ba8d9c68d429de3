/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'A shared schema is not null itself. Where null may stand, the place says so.',
  reason:
    'Null in a shared schema reaches every place that uses it, also those where the answer is never null.',
  visitor: () => ({
    ref(_, { type, report }, { node, location }) {
      if (type.name !== 'Schema' || !location) return;
      const keyword = ['type', 'anyOf', 'oneOf', 'enum'].find((key) => allowsNull(node[key]));
      if (!keyword) return;
      report({
        message:
          "Take null out of the shared schema, and write `anyOf` of its `$ref` and `type: 'null'` where null may stand.",
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
