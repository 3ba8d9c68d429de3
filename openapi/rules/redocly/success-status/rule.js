import { verbOf } from '../../verbs.js';

/**
 * The customary status of a verb, for operations without a documented one.
 *
 * @type {Record<string, string>}
 */
const CUSTOMARY = { list: '200', get: '200', update: '200', create: '201', delete: '204' };

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'An operation declares one success status. With `x-customary-status`, it is the status of its verb. A 204 has no body.',
  reason:
    'A client that has to expect two statuses cannot tell the results apart, and an invented status looks like a documented one.',
  visitor: () => ({
    Operation(/** @type {import('../../follow.js').Node} */ operation, { location, report }) {
      const { operationId = '', responses = {} } = operation;
      const [status, ...others] = Object.keys(responses).filter((key) => key.startsWith('2'));
      const place = location.child('responses');

      for (const other of others)
        report({
          message: `Declare one success status: ${status} is declared, too.`,
          location: place.child(other).key(),
        });
      if (responses['204'] && 'content' in responses['204'])
        report({
          message: 'Remove the body: a 204 has no body.',
          location: place.child(['204', 'content']).key(),
        });

      const customary = CUSTOMARY[verbOf(operationId) ?? ''];
      if (operation['x-customary-status'] && status && customary && customary !== status)
        report({
          message: `Declare ${customary}, the customary status, since the documents state none.`,
          location: place.child(status).key(),
        });
    },
  }),
};
