/** The areas of the everyday pack that have code. */
import type { PackArea } from '../pack.ts';
import * as branches from './branches/handlers.ts';
import * as discussions from './discussions/handlers.ts';
import * as files from './files/handlers.ts';
import * as groups from './groups/handlers.ts';
import * as issues from './issues/handlers.ts';
import * as labels from './labels/handlers.ts';
import * as members from './members/handlers.ts';
import * as mergeRequests from './merge-requests/handlers.ts';
import * as projects from './projects/handlers.ts';
import * as protection from './protection/handlers.ts';
import * as releases from './releases/handlers.ts';
import * as statuses from './statuses/handlers.ts';
import * as users from './users/handlers.ts';

export const AREAS: PackArea[] = [
  branches,
  discussions,
  files,
  groups,
  issues,
  labels,
  members,
  mergeRequests,
  projects,
  protection,
  releases,
  statuses,
  users,
];
