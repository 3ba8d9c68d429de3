/** The handlers of all areas. */
import type { Handlers, OperationId } from '../server/handler.ts';
import { alertHandlers } from './alerts/handlers.ts';
import { dependencyListExportHandlers } from './dependency-list-exports/handlers.ts';
import { errorTrackingHandlers } from './error-tracking/handlers.ts';
import { pagesHandlers } from './pages/handlers.ts';
import { protectedEnvironmentHandlers } from './protected-environments/handlers.ts';
import { remoteMirrorHandlers } from './remote-mirrors/handlers.ts';
import { sshKeyHandlers } from './ssh-keys/handlers.ts';
import { storageMoveHandlers } from './storage-moves/handlers.ts';

export const HANDLERS: Partial<Handlers<OperationId>> = {
  ...alertHandlers,
  ...dependencyListExportHandlers,
  ...errorTrackingHandlers,
  ...pagesHandlers,
  ...protectedEnvironmentHandlers,
  ...remoteMirrorHandlers,
  ...sshKeyHandlers,
  ...storageMoveHandlers,
};
