/** The handlers of all areas. */
import type { Handlers, OperationId } from '../server/handler.ts';
import { sshKeyHandlers } from './ssh-keys/handlers.ts';

export const HANDLERS: Partial<Handlers<OperationId>> = {
  ...sshKeyHandlers,
};
