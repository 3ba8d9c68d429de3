/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'What is deprecated says in its description what replaces it, or that nothing does.',
  reason: 'A warning without a way out is ignored until the thing is gone.',
  visitor: () => {
    /** @type {(node: { deprecated?: boolean, description?: string }, location: import('../../follow.js').Location, report: import('@redocly/openapi-core').UserContext['report']) => void} */
    function check({ deprecated, description = '' }, location, report) {
      if (deprecated && !/\buse `|instead|replace/i.test(description))
        report({
          message:
            'Say in the description what replaces it ("Deprecated: use `paused`."), or that the documents name no replacement.',
          location: location.child('deprecated').key(),
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
