import { reachableSchemas } from '../../reachableSchemas.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    "Every boolean in an answer is `type: [boolean, 'null']`, every boolean in a request `type: boolean`.",
  reason:
    'A deployment answers null for false. A client that does not expect it fails, and a client that sends it is refused.',
  visitor: () => {
    const reported = new Set();

    /** @type {(answered: boolean) => (holder: object, context: import('@redocly/openapi-core').UserContext) => void} */
    const check =
      (answered) =>
      (holder, { location: place, report, resolve }) => {
        for (const { schema, location } of reachableSchemas(holder, place, resolve)) {
          const types = [schema.type].flat();
          const problem = `${location.absolutePointer} ${answered}`;
          if (!types.includes('boolean') || types.includes('null') === answered) continue;
          if (reported.has(problem)) continue;
          reported.add(problem);
          report({
            message: answered
              ? "A boolean in an answer may be null: write `type: [boolean, 'null']`, in a schema that no request uses."
              : 'A boolean in a request is true or false: write `type: boolean`, in a schema that no answer uses.',
            location: location.child('type'),
          });
        }
      };

    return { Response: check(true), RequestBody: check(false), Parameter: check(false) };
  },
};
