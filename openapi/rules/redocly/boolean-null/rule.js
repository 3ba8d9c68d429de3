import { reachableSchemas } from '../../reachableSchemas.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    "Every boolean in a response is `type: [boolean, 'null']`, every boolean in a request `type: boolean`.",
  reason:
    'A deployment returns null for false. A client that does not expect null fails, and a request with null is refused.',
  visitor: () => ({
    Response: checkThat(
      (types) => types.includes('null'),
      "A boolean in a response may be null: write `type: [boolean, 'null']`, in a schema that no request uses.",
    ),
    RequestBody: checkThat((types) => !types.includes('null'), IN_REQUEST),
    Parameter: checkThat((types) => !types.includes('null'), IN_REQUEST),
  }),
};

const IN_REQUEST =
  'A boolean in a request is true or false: write `type: boolean`, in a schema that no response uses.';

/**
 * @param {(types: string[]) => boolean} holds Whether these types of a boolean are right.
 * @param {string} message The message if they are wrong.
 * @returns {(holder: object, context: import('@redocly/openapi-core').UserContext) => void}
 */
function checkThat(holds, message) {
  return (holder, { location: place, report, resolve }) => {
    for (const { schema, location } of reachableSchemas(holder, place, resolve)) {
      const types = [schema.type].flat();
      if (types.includes('boolean') && !holds(types))
        report({ message, location: location.child('type') });
    }
  };
}
