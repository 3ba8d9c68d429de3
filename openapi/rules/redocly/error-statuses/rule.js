import { follow } from '../../follow.js';
import { parametersOf } from '../../parametersOf.js';

/** Keywords that a query parameter can violate although it is a string. */
const CONSTRAINTS = ['enum', 'const', 'format', 'pattern', 'minLength', 'maxLength'];

/** @typedef {import('../../follow.js').Node} Node */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'An operation declares 400 if its body or query can be invalid, 401 if it needs a token, and 403 if it needs a role. It declares 404 if its path has a parameter, or if it depends on a feature flag. It does not declare statuses of `x-common-responses`.',
  reason:
    'Clients handle only the declared errors. Errors that all operations share are declared once, in the root document.',
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
 * @param {Node} schema The schema of the parameter.
 * @returns {boolean} True if it is a query parameter that can have an invalid value.
 */
function canFail(parameter, schema) {
  return (
    parameter.in === 'query' &&
    (parameter.required ||
      ![schema.type].flat().includes('string') ||
      CONSTRAINTS.some((keyword) => keyword in schema))
  );
}
