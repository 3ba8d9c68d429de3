/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'Every operation states its own `security`.',
  reason:
    'Inherited security hides who may call, and an operation that needs no token is then documented as if it did.',
  visitor: () => ({
    Operation({ security }, { location, report }) {
      if (!security)
        report({
          message:
            'State `security`: `- privateToken: []` when it is required, `- {}` before that when it is optional, `[]` when there is none.',
          location: location.key(),
        });
    },
  }),
};
