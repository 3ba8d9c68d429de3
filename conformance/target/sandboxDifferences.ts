/** A case to which a server rightly responds differently than documented. */
export interface KnownDifference {
  operation: string;
  /** The name of the case. */
  case: string;
  /** The reason why the difference stays. */
  reason: string;
}

/**
 * The cases to which the sandbox with the example world (`openapi/world`) responds differently than documented. In
 * each case, the API documentation leaves something open, or the response has a random secret.
 */
export const SANDBOX_DIFFERENCES: KnownDifference[] = [
  {
    operation: 'getBlobs',
    case: 'truncated',
    reason: 'the case shows a shortened file, but the sandbox cuts files at its limit of 1 MB',
  },
  {
    operation: 'getBlobs',
    case: 'flag-off',
    reason: 'the flag is on for every case of the operation',
  },
  {
    operation: 'compareRefs',
    case: 'collapsed',
    reason: 'the documents do not say from which size a difference is collapsed',
  },
  {
    operation: 'compareRefs',
    case: 'timeout',
    reason: 'the documents do not say how long a comparison may take, and the sandbox is quick',
  },
  {
    operation: 'createDeployKey',
    case: 'already-taken',
    reason: 'the documents leave open whether the fields are at the top level or in `message`',
  },
  {
    operation: 'getProjectDeployKey',
    case: 'fips',
    reason: 'a sandbox without FIPS mode shows the MD5 fingerprint, too',
  },
  ...[
    { operation: 'listProjectRunners', case: 'project-runner' },
    { operation: 'listGroupRunners', case: 'group-runner' },
  ].map((difference) => ({
    ...difference,
    reason:
      'the documents do not show the body, and the sandbox gives that of the list of all runners',
  })),
  {
    operation: 'createIssueNote',
    case: 'only-emoji',
    reason:
      'the documents do not show the reaction, and the sandbox gives more fields than the case',
  },
  {
    operation: 'listMilestoneIssues',
    case: 'one',
    reason: 'the documents do not show an issue, and the sandbox gives more fields than the case',
  },
  {
    operation: 'promoteMilestone',
    case: 'planner',
    reason: 'the documents do not show the body, and the sandbox gives the milestone',
  },
  {
    operation: 'createErrorTrackingClientKey',
    case: 'generated',
    reason: 'the key is random',
  },
];
