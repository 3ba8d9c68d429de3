/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A shared schema does not accept null. If a value may be null in some place, that place adds null.',
  reason:
    'If a shared schema accepts null, null is allowed wherever the schema is used, even where the value is never null.',
  visitor: () => ({
    ref(_, { type, report }, { node, location }) {
      if (type.name !== 'Schema' || !location) return;
      const keyword = ['type', 'anyOf', 'oneOf', 'enum'].find((key) => allowsNull(node[key]));
      if (!keyword) return;
      report({
        message:
          "Remove null from the shared schema. Where the value may be null, write `anyOf` with a `$ref` to the schema and `type: 'null'`.",
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
