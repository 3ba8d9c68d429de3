import { follow } from '../../follow.js';

/** Matches names of integers that can exceed 32 bits: `id`, `iid`, `user_id`, `approver_ids[]`, `size`. */
const LARGE = /(^|_)(iid|id)s?(\[\])?$|^size$/;

/** @typedef {import('../../follow.js').Node} Node */
/** @typedef {import('../../follow.js').Location} Location */
/** @typedef {import('@redocly/openapi-core').UserContext} Context */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'An integer that is an ID, an IID or a size (`id`, `note_id`, `iids[]`, `size`) has the format `int64`.',
  reason:
    'Generators use 32 bits for an integer without a format. A large ID then becomes a wrong number.',
  visitor: () => {
    /** @type {(written: Node, place: Location, context: Context) => void} */
    function check(written, place, context) {
      const { node, location } = follow(written, place, context.resolve);
      if ([node.type].flat().includes('integer') && node.format !== 'int64')
        context.report({
          message: 'Add `format: int64`, because the value can exceed 32 bits.',
          location: location.child('type').key(),
        });
      if (node.items) check(node.items, location.child('items'), context);
      for (const keyword of ['anyOf', 'oneOf'])
        for (const [i, choice] of (node[keyword] ?? []).entries())
          check(choice, location.child([keyword, i]), context);
    }

    return {
      Parameter({ name = '', schema }, context) {
        if (schema && LARGE.test(name)) check(schema, context.location.child('schema'), context);
      },
      SchemaProperties(properties, context) {
        for (const [name, property] of Object.entries(properties))
          if (LARGE.test(name)) check(property, context.location.child(name), context);
      },
    };
  },
};
