import { follow } from '../../follow.js';

const TIMES = /_(at|date|time|after|before)$/;
const FORMATS = ['date', 'date-time'];

/** @typedef {import('../../follow.js').Node} Node */
/** @typedef {import('../../follow.js').Location} Location */
/** @typedef {import('@redocly/openapi-core').UserContext} Context */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A string whose name stands for a time (`created_at`, `due_date`, `updated_after`) has the format `date` or `date-time`.',
  reason:
    'Without a format, no tool checks the string, and a client does not know whether it is a date or a date with a time.',
  visitor: () => {
    /** @type {(name: string, written: Node, place: Location, context: Context) => void} */
    function check(name, written, place, { report, resolve }) {
      if (!TIMES.test(name)) return;
      const { node, location } = follow(written, place, resolve);
      const texts = /** @type {Node[]} */ (node.anyOf ?? node.oneOf ?? [node]).filter(({ type }) =>
        [type].flat().includes('string'),
      );
      if (texts.some(({ format }) => !FORMATS.includes(format)))
        report({
          message: `Give \`${name}\` the format date or date-time.`,
          location: location.key(),
        });
    }

    return {
      Parameter({ name, schema }, context) {
        if (name && schema) check(name, schema, context.location.child('schema'), context);
      },
      SchemaProperties(properties, context) {
        for (const [name, property] of Object.entries(properties))
          check(name, property, context.location.child(name), context);
      },
    };
  },
};
