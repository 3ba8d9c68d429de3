import { verbOf, verbs } from '../../verbs.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'An `operationId` consists of a verb that the contract uses and a noun, in camelCase.',
  reason:
    'The `operationId` is the name of a function in every generated client. Functions are hard to find if two verbs mean the same action.',
  visitor: () => ({
    Operation({ operationId }, { location, report }) {
      if (operationId && !(verbOf(operationId) && /^[a-zA-Z0-9]+$/.test(operationId)))
        report({
          message: `Write the operationId in camelCase, and begin with a verb of openapi/rules/verbs.js: ${Object.keys(verbs).join(', ')}.`,
          location: location.child('operationId'),
        });
    },
  }),
};
