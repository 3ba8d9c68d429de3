import { follow } from '../../follow.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'A path parameter has `x-fixture` or an enum.',
  reason:
    'A case has values of the example world (openapi/world). Against a deployment, it can run only if fixtures replace them.',
  visitor: () => ({
    Parameter(parameter, { location, report, resolve }) {
      if (parameter.in !== 'path' || 'x-fixture' in parameter) return;
      const schema = follow(parameter.schema ?? {}, location.child('schema'), resolve).node;
      if (!schema.enum)
        report({
          message:
            'Add `x-fixture` with the key of a fixture, such as `project.id`. Its value is used for the parameter.',
          location: location.key(),
        });
    },
  }),
};
