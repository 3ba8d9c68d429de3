import type { KnownFailure } from './readProfile.ts';

/**
 * The cases that the sandbox with the example world answers otherwise, each with its reason: the documents
 * leave something open, or an answer holds a secret that nobody can know before.
 */
export const SANDBOX_DIFFERENCES: KnownFailure[] = [
  {
    operation: 'getBlobs',
    case: 'truncated',
    link: 'the case abbreviates a file that the sandbox cuts at its limit of 1 MB',
  },
  {
    operation: 'getBlobs',
    case: 'flag-off',
    link: 'the flag is on for every case of the operation',
  },
  {
    operation: 'compareRefs',
    case: 'collapsed',
    link: 'the documents do not say from which size a difference is collapsed',
  },
  {
    operation: 'compareRefs',
    case: 'timeout',
    link: 'the documents do not say how long a comparison may take, and this one is quick',
  },
  {
    operation: 'createDeployKey',
    case: 'already-taken',
    link: 'the documents leave open whether the fields stand by themselves or in `message`',
  },
  {
    operation: 'getProjectDeployKey',
    case: 'fips',
    link: 'a sandbox without FIPS mode shows the MD5 fingerprint, too',
  },
  ...[
    { operation: 'listProjectRunners', case: 'project-runner' },
    { operation: 'listGroupRunners', case: 'group-runner' },
  ].map((difference) => ({
    ...difference,
    link: 'the documents do not show the body, and the sandbox gives that of the list of all runners',
  })),
  {
    operation: 'createIssueNote',
    case: 'only-emoji',
    link: 'the documents do not show the reaction, and the sandbox gives more fields than the case',
  },
  {
    operation: 'listMilestoneIssues',
    case: 'one',
    link: 'the documents do not show an issue, and the sandbox gives more fields than the case',
  },
  {
    operation: 'promoteMilestone',
    case: 'planner',
    link: 'the documents do not show the body, and the sandbox gives the milestone',
  },
  {
    operation: 'createErrorTrackingClientKey',
    case: 'generated',
    link: 'the key is random',
  },
];
