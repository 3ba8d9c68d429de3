import { verbOf, verbs } from '../../verbs.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A summary is an imperative in sentence case without a full stop, and its verb is that of the `operationId`.',
  reason:
    'The menu of the reference lists all summaries. There, a different form looks like a different meaning.',
  visitor: () => ({
    Operation({ operationId, summary }, { location, report }) {
      if (!summary) return;
      const verb = verbOf(operationId ?? '');
      const message =
        verb && !summary.startsWith(`${verbs[verb]} `)
          ? `Begin with "${verbs[verb]}", the verb of \`${operationId}\`.`
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
 * @returns {boolean} True if two or more words after the first begin with a capital. One such word may be a name (`Git`).
 */
function hasTitleCase(summary) {
  return (summary.match(/ [A-Z][a-z]+\b/g) ?? []).length > 1;
}
