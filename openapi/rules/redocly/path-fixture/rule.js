import { follow } from '../../follow.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'A path parameter has `x-fixture`, unless it has an enum.',
  reason:
    'Without the fixture, a case with a value of the example world cannot run against a deployment.',
  visitor: () => ({
    Parameter(parameter, { location, report, resolve }) {
      if (parameter.in !== 'path' || 'x-fixture' in parameter) return;
      const schema = follow(parameter.schema ?? {}, location.child('schema'), resolve).node;
      if (!schema.enum)
        report({
          message:
            'Add `x-fixture` with the fixture whose value the parameter takes, such as `project.id`.',
          location: location.key(),
        });
    },
  }),
};
