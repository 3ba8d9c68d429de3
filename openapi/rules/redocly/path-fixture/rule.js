import { follow } from '../../follow.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'A path parameter has `x-fixture`, unless its values are a list.',
  reason:
    'A case that names something of the example world cannot run against a deployment unless it says what that stands for.',
  visitor: () => ({
    Parameter(parameter, { location, report, resolve }) {
      if (parameter.in !== 'path' || 'x-fixture' in parameter) return;
      const schema = follow(parameter.schema ?? {}, location.child('schema'), resolve).node;
      if (!schema.enum)
        report({
          message: 'Say with `x-fixture` what of a deployment it stands for, such as `project.id`.',
          location: location.key(),
        });
    },
  }),
};
