import { follow } from '../../follow.js';
import { parametersOf } from '../../parametersOf.js';

/** What the two parameters of offset pagination state, by name. */
const PARAMETERS = {
  page: { minimum: 1, default: 1 },
  per_page: { minimum: 1, maximum: 100, default: 20 },
};
const OFFSET_HEADERS = ['Link', 'x-page', 'x-per-page', 'x-next-page', 'x-prev-page'];
const TOTALS = ['x-total', 'x-total-pages'];
const KEYSET_HEADERS = ['x-next-cursor', 'x-prev-cursor'];

/** @typedef {import('../../follow.js').Node} Node */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A list takes `page` and `per_page` and declares the headers of pagination: totals unless its 200 says that they are never sent, cursors where it has keyset pagination.',
  reason:
    'A generated client cannot walk through the pages of a list whose `Link` header is not declared.',
  visitor: () => ({
    PathItem: {
      Operation(operation, context, { PathItem }) {
        const { location, report, resolve } = context;
        const success = location.child(['responses', '200']);
        const answer = follow(operation.responses?.['200'] ?? {}, success, resolve).node;
        if (!operation.operationId?.startsWith('list') || !isArray(answer)) return;

        const parameters = parametersOf(operation, PathItem, context);
        for (const [name, limits] of Object.entries(PARAMETERS)) {
          const parameter = parameters.find(({ node }) => node.name === name);
          if (!parameter) {
            report({ message: `Add the parameter \`${name}\`.`, location: location.key() });
            continue;
          }
          const { node: schema = {} } = follow(
            parameter.node.schema ?? {},
            parameter.location,
            resolve,
          );
          for (const [keyword, value] of Object.entries(limits))
            if (schema[keyword] !== value)
              report({
                message: `Give \`${name}\` the ${keyword} ${value}.`,
                location: parameter.location.child('schema').key(),
              });
        }

        const declared = Object.keys(answer.headers ?? {}).map((header) => header.toLowerCase());
        const missing = [
          ...OFFSET_HEADERS,
          ...(answer.description?.includes('never sent') ? [] : TOTALS),
          ...(parameters.some(({ node }) => node.name === 'page_token') ? KEYSET_HEADERS : []),
        ].filter((header) => !declared.includes(header.toLowerCase()));
        if (missing.length > 0)
          report({
            message: `Declare in \`headers\`: ${missing.join(', ')}.`,
            location: success.key(),
          });
      },
    },
  }),
};

/**
 * @param {Node} response
 * @returns {boolean} Whether it answers with an array.
 */
function isArray(response) {
  return response.content?.['application/json']?.schema?.type === 'array';
}
