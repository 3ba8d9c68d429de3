/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'Every operation states its own `security`.',
  reason:
    'Inherited security hides the requirement, and an operation without a token is then documented as if it needed one.',
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
