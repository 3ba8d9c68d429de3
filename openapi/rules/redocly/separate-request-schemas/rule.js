import { componentName } from '../../componentName.js';
import { follow } from '../../follow.js';
import { reachableSchemas, writtenSchemas } from '../../reachableSchemas.js';
import { verbOf } from '../../verbs.js';

/**
 * For each verb, the ending that the name of its request schema must have.
 *
 * @type {Record<string, string>}
 */
const SUFFIXES = { create: 'Create', update: 'Update' };

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A request has its own schema, which no response contains: `TagCreate` for `create…`, `TagUpdate` for `update…`.',
  reason:
    'If a request and a response share a schema, all properties are optional, and clients have to check each property.',
  visitor: () => {
    /** @type {Map<string, import('../../follow.js').Location>} For each request schema, the position where it is used, by the position of its definition. */
    const requested = new Map();
    /** @type {Set<string>} */
    const responded = new Set();

    return {
      Operation({ operationId = '', requestBody }, { location, report, resolve }) {
        if (!requestBody) return;
        const body = follow(requestBody, location.child('requestBody'), resolve);
        const suffix = SUFFIXES[verbOf(operationId) ?? ''];
        for (const written of writtenSchemas(body.node, body.location)) {
          if (!written.schema.$ref) continue;
          const target = follow(written.schema, written.location, resolve).location;
          const usedAt = written.location.child('$ref');
          requested.set(target.absolutePointer, usedAt);
          if (suffix && !componentName(target).endsWith(suffix))
            report({
              message: `Give \`${operationId}\` its own request schema with a name that ends in \`${suffix}\`.`,
              location: usedAt,
            });
        }
      },
      Response(response, { location: place, resolve }) {
        for (const { location } of reachableSchemas(response, place, resolve))
          responded.add(location.absolutePointer);
      },
      Root: {
        leave(_, { report }) {
          for (const [schema, location] of requested)
            if (responded.has(schema))
              report({
                message: 'Give the request its own schema: this schema is also part of a response.',
                location,
              });
        },
      },
    };
  },
};
