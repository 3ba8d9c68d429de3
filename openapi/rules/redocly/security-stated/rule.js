/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'Every operation states its own `security`.',
  reason:
    'If an operation inherits `security` from the root document, an operation that needs no token is documented as if it needed a token.',
  visitor: () => ({
    Operation({ security }, { location, report }) {
      if (!security)
        report({
          message:
            'State `security`: `- privateToken: []` for a required token, with `- {}` before it for an optional one, or `[]` for no token.',
          location: location.key(),
        });
    },
  }),
};
