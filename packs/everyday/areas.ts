/** The areas of the everyday pack that have code. */
import type { PackArea } from '../pack.ts';
import * as branches from './branches/handlers.ts';
import * as commits from './commits/handlers.ts';
import * as deployTokens from './deploy-tokens/handlers.ts';
import * as discussions from './discussions/handlers.ts';
import * as featureFlags from './feature-flags/handlers.ts';
import * as features from './features/handlers.ts';
import * as files from './files/handlers.ts';
import * as groups from './groups/handlers.ts';
import * as issueLinks from './issue-links/handlers.ts';
import * as issues from './issues/handlers.ts';
import * as jobTokenScope from './job-token-scope/handlers.ts';
import * as labels from './labels/handlers.ts';
import * as members from './members/handlers.ts';
import * as mergeRequests from './merge-requests/handlers.ts';
import * as namespaces from './namespaces/handlers.ts';
import * as packages from './packages/handlers.ts';
import * as pipelines from './pipelines/handlers.ts';
import * as projects from './projects/handlers.ts';
import * as protection from './protection/handlers.ts';
import * as releases from './releases/handlers.ts';
import * as statuses from './statuses/handlers.ts';
import * as topics from './topics/handlers.ts';
import * as uploads from './uploads/handlers.ts';
import * as users from './users/handlers.ts';
import * as variables from './variables/presenters.ts';
import * as webhooks from './webhooks/handlers.ts';
import * as wikis from './wikis/handlers.ts';

export const AREAS: PackArea[] = [
  branches,
  discussions,
  files,
  groups,
  issueLinks,
  issues,
  labels,
  members,
  mergeRequests,
  packages,
  pipelines,
  projects,
  protection,
  releases,
  statuses,
  uploads,
  users,
  webhooks,
  commits,
  deployTokens,
  featureFlags,
  features,
  jobTokenScope,
  namespaces,
  topics,
  variables,
  wikis,
];
