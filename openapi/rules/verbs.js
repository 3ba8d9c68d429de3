/**
 * The verbs of the contract. The key is the beginning of an `operationId`, the value that of its summary.
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
 * @returns {string | undefined} The verb at its beginning, if `verbs` has it.
 */
export function verbOf(operationId) {
  const [verb] = operationId.match(/^[a-z]+(?=[A-Z])/) ?? [];
  return verb && Object.hasOwn(verbs, verb) ? verb : undefined;
}
