import { follow } from '../../follow.js';

/** Sentences begin with a capital letter, a digit or code, and end with a full stop. */
const SENTENCES = /^[\p{Lu}\d`].*\.\s*$/su;

/** @typedef {import('../../follow.js').Node} Node */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'Operations, parameters, headers, responses, shared schemas and every property have a description, in sentences.',
  reason:
    'Without it a reader of the reference or of the generated types has to guess the meaning and the unit.',
  visitor: () => {
    /** @type {(node: Node, place: import('../../follow.js').Location, context: import('@redocly/openapi-core').UserContext) => void} */
    function check(node, location, { report }) {
      const { description } = node;
      const message = !description
        ? 'Add a description: what it means, in which unit, and when it is absent or null.'
        : SENTENCES.test(description)
          ? undefined
          : 'Write the description in sentences: a capital letter or code first, a full stop last.';
      if (message)
        report({
          message,
          location: description ? location.child('description') : location.key(),
        });
    }

    /** @type {(node: Node, context: import('@redocly/openapi-core').UserContext) => void} */
    const checkNode = (node, context) => check(node, context.location, context);

    return {
      Operation: checkNode,
      Parameter: checkNode,
      Header: checkNode,
      Response: checkNode,
      SecurityScheme: checkNode,
      Tag: checkNode,
      ref(_, context, { node, location }) {
        if (context.type.name === 'Schema' && location) check(node, location, context);
      },
      SchemaProperties(properties, context) {
        if (isCondition(context.location.pointer)) return;
        for (const [name, property] of Object.entries(properties)) {
          const location = context.location.child(name);
          const { description } = property;
          check(
            description ? property : follow(property, location, context.resolve).node,
            location,
            context,
          );
        }
      },
    };
  },
};

/**
 * @param {string} pointer Where a schema is written.
 * @returns {boolean} Whether it is part of a condition, which repeats properties that are described elsewhere.
 */
function isCondition(pointer) {
  return /(?<!\/properties)\/(if|then|else|not)\//.test(pointer);
}
