import { componentName } from '../../componentName.js';
import { follow } from '../../follow.js';
import { reachableSchemas, writtenSchemas } from '../../reachableSchemas.js';
import { verbOf } from '../../verbs.js';

/**
 * The ending of the name of a request schema, by verb.
 *
 * @type {Record<string, string>}
 */
const SUFFIXES = { create: 'Create', update: 'Update' };

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A request has a schema of its own: `TagCreate` for `create…`, `TagUpdate` for `update…`, and no response contains it.',
  reason:
    'One schema for request and response makes all properties optional, and clients have to check for each.',
  visitor: () => {
    /** @type {Map<string, import('../../follow.js').Location>} The use of each request schema, by the place of its definition. */
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
              message: `Give \`${operationId}\` a schema of its own that ends in \`${suffix}\`.`,
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
                message: 'Give the request a schema of its own: this one is part of a response.',
                location,
              });
        },
      },
    };
  },
};
