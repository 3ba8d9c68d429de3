/** @typedef {{ replacement: string | null, since?: string, removal?: string }} Deprecation */
/** @typedef {{ deprecated?: boolean, description?: string, 'x-deprecation'?: Deprecation }} Node */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A deprecated part names its replacement in `x-deprecation` and in its description, or states that it has no replacement.',
  reason:
    'A deprecation without a replacement does not help: readers ignore it until the part is removed.',
  visitor: () => {
    /** @type {(node: Node, location: import('../../follow.js').Location, report: import('@redocly/openapi-core').UserContext['report']) => void} */
    function check(node, location, report) {
      const { deprecated, 'x-deprecation': deprecation } = node;
      if (deprecated) {
        const message = faultIn(node);
        if (message) report({ message, location: location.child('deprecated').key() });
      } else if (deprecation)
        report({
          message: 'Add `deprecated: true` beside `x-deprecation`, or remove `x-deprecation`.',
          location: location.child('x-deprecation').key(),
        });
    }

    return {
      Operation: (operation, { location, report }) => check(operation, location, report),
      Parameter: (parameter, { location, report }) => check(parameter, location, report),
      // References are not followed, because `deprecated` can be beside a `$ref`.
      SchemaProperties(properties, { location, report }) {
        for (const [name, property] of Object.entries(properties))
          check(property, location.child(name), report);
      },
    };
  },
};

/**
 * @param {Node} node The deprecated part.
 * @returns {string | undefined} The message if `x-deprecation` is missing, or if the description does not contain all its facts.
 */
function faultIn({ description = '', 'x-deprecation': deprecation }) {
  if (!/\buse `|instead|replace/i.test(description))
    return 'Name the replacement in the description ("Deprecated: use `paused`."), or state there that the documents name no replacement.';
  if (!deprecation)
    return 'Add `x-deprecation` with its `replacement` (or null), and with `since` and `removal` if the documents give them.';
  const { replacement, since, removal } = deprecation;
  const missing = [replacement, since, removal].find((fact) => fact && !description.includes(fact));
  return missing ? `Add "${missing}" to the description: \`x-deprecation\` has it.` : undefined;
}
