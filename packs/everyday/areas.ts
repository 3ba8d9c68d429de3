/** The areas of the everyday pack that have code. */
import type { PackArea } from '../pack.ts';
import * as labels from './labels/handlers.ts';
import * as projects from './projects/handlers.ts';
import * as members from './projects/members.ts';
import * as users from './users/handlers.ts';

export const AREAS: PackArea[] = [labels, members, projects, users];
