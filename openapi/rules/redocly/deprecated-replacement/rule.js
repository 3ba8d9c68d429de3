/** @typedef {{ replacement: string | null, since?: string, removal?: string }} Deprecation */
/** @typedef {{ deprecated?: boolean, description?: string, 'x-deprecation'?: Deprecation }} Node */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'What is deprecated says in `x-deprecation` and in its description what replaces it, or that nothing does.',
  reason: 'A warning without a way out is ignored until the thing is gone.',
  visitor: () => {
    /** @type {(node: Node, location: import('../../follow.js').Location, report: import('@redocly/openapi-core').UserContext['report']) => void} */
    function check(node, location, report) {
      const { deprecated, 'x-deprecation': deprecation } = node;
      if (deprecated) {
        const message = faultIn(node);
        if (message) report({ message, location: location.child('deprecated').key() });
      } else if (deprecation)
        report({
          message: 'Say `deprecated: true` beside `x-deprecation`, or take that away.',
          location: location.child('x-deprecation').key(),
        });
    }

    return {
      Operation: (operation, { location, report }) => check(operation, location, report),
      Parameter: (parameter, { location, report }) => check(parameter, location, report),
      // The properties as they are written, since `deprecated` may stand beside a `$ref`.
      SchemaProperties(properties, { location, report }) {
        for (const [name, property] of Object.entries(properties))
          check(property, location.child(name), report);
      },
    };
  },
};

/**
 * @param {Node} node What is deprecated.
 * @returns {string | undefined} What to do where its fact is missing, or its description does not tell it.
 */
function faultIn({ description = '', 'x-deprecation': deprecation }) {
  if (!/\buse `|instead|replace/i.test(description))
    return 'Say in the description what replaces it ("Deprecated: use `paused`."), or that the documents name no replacement.';
  if (!deprecation)
    return 'Add `x-deprecation` with its `replacement` (or null), and with `since` and `removal` where the documents tell them.';
  const { replacement, since, removal } = deprecation;
  const untold = [replacement, since, removal].find((fact) => fact && !description.includes(fact));
  return untold
    ? `The description does not tell "${untold}", which is in \`x-deprecation\`.`
    : undefined;
}
