import { isRef } from '@redocly/openapi-core';

/** Matches sentences: they begin with a capital letter, a digit or code, and end with a full stop. */
const SENTENCES = /^[\p{Lu}\d`].*\.\s*$/su;

/** @typedef {import('../../follow.js').Node} Node */
/** @typedef {import('../../follow.js').Location} Location */
/** @typedef {import('@redocly/openapi-core').UserContext} Context */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'Operations, parameters, headers, responses, shared schemas and every property have a description, in sentences.',
  reason:
    'Without a description, readers of the reference and of the generated types have to guess the meaning and the unit.',
  visitor: () => {
    /** @type {(node: Node, place: Location, context: Context) => void} */
    function check(node, location, { report }) {
      const { description } = node;
      const message = !description
        ? 'Add a description: its meaning, its unit, and when it is absent or null.'
        : SENTENCES.test(description)
          ? undefined
          : 'Write the description in sentences: begin with a capital letter or code, and end with a full stop.';
      if (message)
        report({
          message,
          location: description ? location.child('description') : location.key(),
        });
    }

    /** @type {(node: Node, context: Context) => void} */
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
          // A reference may lack a description: then the description of its target applies.
          if (property.description || !isRef(property)) check(property, location, context);
        }
      },
    };
  },
};

/**
 * @param {string} pointer The JSON pointer to a schema.
 * @returns {boolean} True if the schema is part of a condition. Its properties need no description, since they have one outside of it.
 */
function isCondition(pointer) {
  return /(?<!\/properties)\/(if|then|else|not)\//.test(pointer);
}
