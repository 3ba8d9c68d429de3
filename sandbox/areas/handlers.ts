/** The handlers of all areas. */
import type { Handlers, OperationId } from '../server/handler.ts';
import { discussionHandlers } from './discussions/handlers.ts';
import { mergeRequestDependencyHandlers } from './merge-request-dependencies/handlers.ts';
import { mergeRequestHandlers } from './merge-requests/handlers.ts';
import { milestoneHandlers } from './milestones/handlers.ts';
import { noteHandlers } from './notes/handlers.ts';
import { sshKeyHandlers } from './ssh-keys/handlers.ts';

export const HANDLERS: Partial<Handlers<OperationId>> = {
  ...discussionHandlers,
  ...mergeRequestDependencyHandlers,
  ...mergeRequestHandlers,
  ...milestoneHandlers,
  ...noteHandlers,
  ...sshKeyHandlers,
};
