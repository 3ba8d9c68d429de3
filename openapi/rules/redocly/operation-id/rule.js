import { verbOf, verbs } from '../../verbs.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'An `operationId` is a verb of the contract and a noun, in camelCase.',
  reason:
    'It is the name of a function in every generated client. Two verbs for the same action make functions hard to find.',
  visitor: () => ({
    Operation({ operationId }, { location, report }) {
      if (operationId && !(verbOf(operationId) && /^[a-zA-Z0-9]+$/.test(operationId)))
        report({
          message: `Name it in camelCase after a verb of openapi/rules/verbs.js: ${Object.keys(verbs).join(', ')}.`,
          location: location.child('operationId'),
        });
    },
  }),
};
