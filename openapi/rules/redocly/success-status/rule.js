import { verbOf } from '../../verbs.js';

/**
 * The usual success status for each verb, for operations whose success status the documents do not give.
 *
 * @type {Record<string, string>}
 */
const CUSTOMARY = { list: '200', get: '200', update: '200', create: '201', delete: '204' };

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'An operation declares one success status. With `x-customary-status`, it is the usual status for its verb. A 204 has no body.',
  reason:
    'With two success statuses, clients cannot tell the results apart. Without the usual status for the verb, readers would take an invented status for a documented one.',
  visitor: () => ({
    Operation(/** @type {import('../../follow.js').Node} */ operation, { location, report }) {
      const { operationId = '', responses = {} } = operation;
      const [status, ...others] = Object.keys(responses).filter((key) => key.startsWith('2'));
      const place = location.child('responses');

      for (const other of others)
        report({
          message: `Declare only one success status: ${status} is declared as well.`,
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
          message: `Declare ${customary}, which is the usual status for this verb, because x-customary-status says that the documents give none.`,
          location: place.child(status).key(),
        });
    },
  }),
};
