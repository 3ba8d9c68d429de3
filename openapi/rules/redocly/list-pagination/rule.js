import { follow } from '../../follow.js';
import { parametersOf } from '../../parametersOf.js';

/** The limits that pagination parameters must have, by the name of the parameter. */
const LIMITS = {
  page: { minimum: 1, default: 1 },
  per_page: { minimum: 1, maximum: 100, default: 20 },
};
/** The headers that the build adds for `x-paginated`. They must not be written by hand. */
const HEADERS =
  /^(link|x-(page|per-page|next-page|prev-page|total|total-pages|next-cursor|prev-cursor))$/i;

/** @typedef {import('../../follow.js').Node} Node */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A list states its pagination in `x-paginated`. The build adds the parameters and headers. Only the parameter `page_token` is written by hand.',
  reason:
    'Without declared parameters and headers, a generated client cannot read all pages of a list.',
  visitor: () => ({
    Parameter(parameter, { location, report, resolve }) {
      const limits = parameter.in === 'query' && LIMITS[/** @type {'page'} */ (parameter.name)];
      const { node: schema } = follow(parameter.schema ?? {}, location, resolve);
      for (const [keyword, value] of Object.entries(limits || {}))
        if (schema[keyword] !== value)
          report({
            message: `Give \`${parameter.name}\` the ${keyword} ${value}.`,
            location: location.child('schema').key(),
          });
    },
    PathItem: {
      Operation(/** @type {Node} */ operation, context, { PathItem }) {
        const { location, report, resolve } = context;
        const success = location.child(['responses', '200']);
        const response = follow(operation.responses?.['200'] ?? {}, success, resolve).node;
        const isList = operation.operationId?.startsWith('list') && isArray(response);
        const paginated = operation['x-paginated'];
        if (!paginated) {
          if (isList)
            report({
              message:
                'Add `x-paginated` with the pagination of the list: `offset`, `keyset` or `both`.',
              location: location.key(),
            });
          return;
        }
        if (!isList)
          report({
            message:
              'Remove `x-paginated`: it is only for operations whose operationId begins with `list` and that return an array.',
            location: location.child('x-paginated').key(),
          });

        const parameters = parametersOf(operation, PathItem, context);
        for (const { node, location } of parameters)
          if (node.name in LIMITS)
            report({
              message: `Remove \`${node.name}\`: the build adds it for \`x-paginated\`.`,
              location: location.key(),
            });
        const byHand = Object.keys(response.headers ?? {}).filter((header) => HEADERS.test(header));
        if (byHand.length > 0)
          report({
            message: `Remove ${byHand.join(', ')}: the build adds the headers for \`x-paginated\`.`,
            location: success.child('headers').key(),
          });
        const hasCursor = (paginated.mode ?? paginated) !== 'offset';
        const hasToken = parameters.some(({ node }) => node.name === 'page_token');
        if (hasCursor !== hasToken)
          report({
            message: hasCursor
              ? 'Add the parameter `page_token`: clients need it to ask for the next page.'
              : 'Write `x-paginated: both`: `page_token` is for keyset pagination.',
            location: location.child('x-paginated').key(),
          });
      },
    },
  }),
};

/**
 * @param {Node} response A response of an operation.
 * @returns {boolean} True if the body of the response is an array.
 */
function isArray(response) {
  return response.content?.['application/json']?.schema?.type === 'array';
}
