/** The checks of a response by their public names, in the order in which they are made. */
export const CHECK_IDS = [
  'transport',
  'status',
  'content-type',
  'headers',
  'no-body',
  'body-encoding',
  'json',
  'schema',
  'echo',
  'documented-headers',
  'documented-body',
] as const;

/**
 * The checks that suites make of more than one response: whether what a step of a workflow says of its response
 * holds, whether what was written is what is read, whether answers keep a property together, and whether what
 * breaks the contract is refused and changes nothing. `request` is what is found in a request that was recorded.
 */
export const SUITE_CHECK_IDS = [
  'criterion',
  'read-back',
  'pages',
  'defaults',
  'sort',
  'filter',
  'search',
  'condition',
  'encoding',
  'authentication',
  'access',
  'identity',
  'refusal',
  'unchanged',
  'request',
] as const;

export type CheckId = (typeof CHECK_IDS)[number] | (typeof SUITE_CHECK_IDS)[number];
