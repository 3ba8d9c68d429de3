import { verbOf, verbs } from '../../verbs.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A summary is an imperative in sentence case without a full stop. It begins with the verb of the `operationId`.',
  reason:
    'The menu of the reference documentation lists all summaries. There, a summary in another form looks as if it meant something else.',
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
              ? 'Write the summary in sentence case: use capitals only at the beginning and in names.'
              : undefined;
      if (message) report({ message, location: location.child('summary') });
    },
  }),
};

/**
 * @param {string} summary The summary of an operation.
 * @returns {boolean} True if two or more words after the first begin with a capital. A single such word may be a name (`Git`).
 */
function hasTitleCase(summary) {
  return (summary.match(/ [A-Z][a-z]+\b/g) ?? []).length > 1;
}
