/**
 * The verbs of the contract. An `operationId` begins with a key of this object, and its summary with the value.
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
  return: 'Return',
};

/**
 * @param {string} operationId The operationId of an operation.
 * @returns {string | undefined} The verb with which it begins. Undefined if `verbs` does not contain this verb.
 */
export function verbOf(operationId) {
  const [verb] = operationId.match(/^[a-z]+(?=[A-Z])/) ?? [];
  return verb && Object.hasOwn(verbs, verb) ? verb : undefined;
}
