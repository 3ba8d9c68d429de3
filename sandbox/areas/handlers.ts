/** The handlers of all areas. */
import type { Handlers, OperationId } from '../server/handler.ts';
import { discussionHandlers } from './discussions/handlers.ts';
import { noteHandlers } from './notes/handlers.ts';
import { sshKeyHandlers } from './ssh-keys/handlers.ts';

export const HANDLERS: Partial<Handlers<OperationId>> = {
  ...discussionHandlers,
  ...noteHandlers,
  ...sshKeyHandlers,
};
