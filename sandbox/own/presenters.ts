import type { Project } from '../../generated/rows.ts';
import { presentProject } from '../areas/clusters/presenters.ts';
import { presentMergeRequest } from '../areas/merge-requests/presenters.ts';
import { presentMilestone } from '../areas/milestones/presenters.ts';
import { presentRunner } from '../areas/runners/presenters.ts';
import { presentSshKey } from '../areas/ssh-keys/presenters.ts';
import type { Sandbox } from '../sandbox.ts';
import { person } from '../sharedPresenters/person.ts';
import type { Presented } from './ownRequest.ts';

/** The request for which a row is presented. */
interface Context {
  sandbox: Sandbox;
  /** The project of the path. @throws an Error for a path without a project */
  readonly project: Project;
}

/** Shows rows as the operations of the contract do, by the name of the schema. */
export const PRESENTERS: {
  [Name in keyof Presented]: (context: Context, row: Presented[Name]) => object | Promise<object>;
} = {
  MergeRequest: ({ sandbox }, row) => presentMergeRequest(sandbox, row),
  Milestone: (context, row) => presentMilestone(context.sandbox, row, context.project),
  Project: ({ sandbox }, row) => presentProject(sandbox, row),
  Runner: ({ sandbox }, row) => presentRunner(sandbox, row),
  SshKey: (_, row) => presentSshKey(row),
  User: ({ sandbox }, { username }) => person(sandbox, username),
};
