import { componentName } from '../../componentName.js';
import { follow } from '../../follow.js';
import { reachableSchemas, writtenSchemas } from '../../reachableSchemas.js';
import { verbOf } from '../../verbs.js';

/**
 * What the name of a body's schema ends in, by verb.
 *
 * @type {Record<string, string>}
 */
const SUFFIXES = { create: 'Create', update: 'Update' };

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A request has a schema of its own: `TagCreate` for `create…`, `TagUpdate` for `update…`, and no answer contains it.',
  reason:
    'One schema for both makes everything optional, so that clients have to check for everything.',
  visitor: () => {
    /** @type {Map<string, import('../../follow.js').Location>} Where each schema of a body is used, by where it is written. */
    const requested = new Map();
    /** @type {Set<string>} */
    const answered = new Set();

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
          answered.add(location.absolutePointer);
      },
      Root: {
        leave(_, { report }) {
          for (const [schema, location] of requested)
            if (answered.has(schema))
              report({
                message: 'Give the request a schema of its own: this one is part of an answer.',
                location,
              });
        },
      },
    };
  },
};
