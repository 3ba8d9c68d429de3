import { follow } from '../../follow.js';
import { parametersOf } from '../../parametersOf.js';

/** Keywords that a text can violate. */
const CONSTRAINTS = ['enum', 'const', 'format', 'pattern', 'minLength', 'maxLength'];

/** @typedef {import('../../follow.js').Node} Node */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'An operation declares 400 if body or query can fail validation, 401 if it needs a token, and 403 if it needs a role. It declares 404 if its path has a parameter or a feature flag can be off. It does not declare statuses of `x-common-responses`.',
  reason:
    'A client handles the declared errors. The errors of all operations are declared once, in the root.',
  visitor: () => {
    /** @type {string[]} */
    let common = [];

    return {
      Root(/** @type {Node} */ root) {
        common = Object.keys(root['x-common-responses'] ?? {});
      },
      PathItem: {
        Operation(operation, context, { PathItem }) {
          const { location, report, resolve } = context;
          const { security, requestBody, responses = {} } = operation;
          const parameters = parametersOf(operation, PathItem, context);
          const expected = {
            400:
              (requestBody && 'the request has a body') ||
              ('x-paginated' in operation && '`page` and `per_page` can fail validation') ||
              (parameters.some(({ node, location }) =>
                canFail(node, follow(node.schema ?? {}, location, resolve).node),
              ) &&
                'a query parameter can fail validation'),
            401:
              security?.length &&
              security.every((requirement) => Object.keys(requirement).length > 0) &&
              'the operation needs a token',
            403: 'x-roles' in operation && 'the operation needs a role',
            404:
              (parameters.some(({ node }) => node.in === 'path') && 'the path has a parameter') ||
              ('x-feature-flag' in operation && 'the feature flag may be off'),
          };
          for (const [status, why] of Object.entries(expected))
            if (why && !(status in responses))
              report({
                message: `Declare ${status}: ${why}.`,
                location: location.child('responses').key(),
              });
          for (const status of common)
            if (status in responses)
              report({
                message: `Remove ${status}: \`x-common-responses\` declares it for all operations.`,
                location: location.child(['responses', status]).key(),
              });
        },
      },
    };
  },
};

/**
 * @param {Node} parameter
 * @param {Node} schema Its schema.
 * @returns {boolean} True if a value of this query parameter can be refused.
 */
function canFail(parameter, schema) {
  return (
    parameter.in === 'query' &&
    (parameter.required ||
      ![schema.type].flat().includes('string') ||
      CONSTRAINTS.some((keyword) => keyword in schema))
  );
}
