import { reachableSchemas } from '../../reachableSchemas.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    "A boolean in a response has `type: [boolean, 'null']`. A boolean in a request has `type: boolean`.",
  reason:
    'A deployment returns null for false. A client that does not expect null fails, and a request with null is refused.',
  visitor: () => ({
    Response: checkThat(
      (types) => types.includes('null'),
      "Write `type: [boolean, 'null']`, because a boolean in a response may be null. If a request uses this schema, give the response its own schema.",
    ),
    RequestBody: checkThat((types) => !types.includes('null'), IN_REQUEST),
    Parameter: checkThat((types) => !types.includes('null'), IN_REQUEST),
  }),
};

const IN_REQUEST =
  'Write `type: boolean`, because a boolean in a request is not null. If a response uses this schema, give the request its own schema.';

/**
 * @param {(types: string[]) => boolean} holds Returns true if a boolean may have these types.
 * @param {string} message The message for a boolean with other types.
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
