/** The handlers of all areas. */
import type { Handlers, OperationId } from '../server/handler.ts';
import { clusterHandlers } from './clusters/handlers.ts';
import { deployKeyHandlers } from './deploy-keys/handlers.ts';
import { gpgKeyHandlers } from './gpg-keys/handlers.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { runnerHandlers } from './runners/handlers.ts';
import { samlGroupLinkHandlers } from './saml-group-links/handlers.ts';
import { samlIdentityHandlers } from './saml-identities/handlers.ts';
import { sshKeyHandlers } from './ssh-keys/handlers.ts';

export const HANDLERS: Partial<Handlers<OperationId>> = {
  ...clusterHandlers,
  ...deployKeyHandlers,
  ...gpgKeyHandlers,
  ...invitationHandlers,
  ...runnerHandlers,
  ...samlGroupLinkHandlers,
  ...samlIdentityHandlers,
  ...sshKeyHandlers,
};
