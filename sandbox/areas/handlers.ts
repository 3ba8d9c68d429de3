/** The handlers of all areas. */
import type { Handlers, OperationId } from '../server/handler.ts';
import { commitHandlers } from './commits/handlers.ts';
import { repositoryHandlers } from './repositories/handlers.ts';
import { sshKeyHandlers } from './ssh-keys/handlers.ts';
import { tagHandlers } from './tags/handlers.ts';

export const HANDLERS: Partial<Handlers<OperationId>> = {
  ...commitHandlers,
  ...repositoryHandlers,
  ...sshKeyHandlers,
  ...tagHandlers,
};
