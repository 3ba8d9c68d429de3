import { verbOf, verbs } from '../../verbs.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A summary is an imperative in sentence case without a full stop, and its verb is that of the `operationId`.',
  reason:
    'Summaries stand under each other in the menu of the reference, where a different form reads as a different thing.',
  visitor: () => ({
    Operation({ operationId, summary }, { location, report }) {
      if (!summary) return;
      const verb = verbOf(operationId ?? '');
      const message =
        verb && !summary.startsWith(`${verbs[verb]} `)
          ? `Begin with "${verbs[verb]}", as \`${operationId}\` says.`
          : summary.endsWith('.')
            ? 'Leave out the full stop.'
            : hasTitleCase(summary)
              ? 'Write it in sentence case: capitals at the beginning and in names only.'
              : undefined;
      if (message) report({ message, location: location.child('summary') });
    },
  }),
};

/**
 * @param {string} summary
 * @returns {boolean} Whether two words or more after the first begin with a capital: one may be a name (`Git`).
 */
function hasTitleCase(summary) {
  return (summary.match(/ [A-Z][a-z]+\b/g) ?? []).length > 1;
}
