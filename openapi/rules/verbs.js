/**
 * The verbs of the contract: what an `operationId` begins with, and what its summary then begins with.
 *
 * @type {Record<string, string>}
 */
export const verbs = {
  list: 'List',
  get: 'Retrieve',
  create: 'Create',
  update: 'Update',
  delete: 'Delete',
  compare: 'Compare',
  download: 'Download',
  enable: 'Enable',
  disable: 'Disable',
  promote: 'Promote',
  protect: 'Protect',
  unprotect: 'Unprotect',
  register: 'Register',
  verify: 'Verify',
  reset: 'Reset',
  send: 'Send',
  sync: 'Sync',
  move: 'Move',
  schedule: 'Schedule',
  configure: 'Configure',
};

/**
 * @param {string} operationId
 * @returns {string | undefined} The verb that it begins with, when that is one of `verbs`.
 */
export function verbOf(operationId) {
  const [verb] = operationId.match(/^[a-z]+(?=[A-Z])/) ?? [];
  return verb && Object.hasOwn(verbs, verb) ? verb : undefined;
}
