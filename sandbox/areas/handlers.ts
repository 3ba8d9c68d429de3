/** The list of the handlers of all areas (the folders beside this file). */
import type { Handlers } from '../server/handler.ts';
import { alertHandlers } from './alerts/handlers.ts';
import { clusterHandlers } from './clusters/handlers.ts';
import { commitHandlers } from './commits/handlers.ts';
import { dependencyListExportHandlers } from './dependency-list-exports/handlers.ts';
import { deployKeyHandlers } from './deploy-keys/handlers.ts';
import { discussionHandlers } from './discussions/handlers.ts';
import { errorTrackingHandlers } from './error-tracking/handlers.ts';
import { gpgKeyHandlers } from './gpg-keys/handlers.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { mergeRequestDependencyHandlers } from './merge-request-dependencies/handlers.ts';
import { mergeRequestHandlers } from './merge-requests/handlers.ts';
import { milestoneHandlers } from './milestones/handlers.ts';
import { noteHandlers } from './notes/handlers.ts';
import { pagesHandlers } from './pages/handlers.ts';
import { protectedEnvironmentHandlers } from './protected-environments/handlers.ts';
import { remoteMirrorHandlers } from './remote-mirrors/handlers.ts';
import { repositoryHandlers } from './repositories/handlers.ts';
import { runnerHandlers } from './runners/handlers.ts';
import { samlGroupLinkHandlers } from './saml-group-links/handlers.ts';
import { samlIdentityHandlers } from './saml-identities/handlers.ts';
import { sshKeyHandlers } from './ssh-keys/handlers.ts';
import { storageMoveHandlers } from './storage-moves/handlers.ts';
import { tagHandlers } from './tags/handlers.ts';

export const HANDLERS: Partial<Handlers> = {
  ...alertHandlers,
  ...clusterHandlers,
  ...commitHandlers,
  ...dependencyListExportHandlers,
  ...deployKeyHandlers,
  ...discussionHandlers,
  ...errorTrackingHandlers,
  ...gpgKeyHandlers,
  ...invitationHandlers,
  ...mergeRequestDependencyHandlers,
  ...mergeRequestHandlers,
  ...milestoneHandlers,
  ...noteHandlers,
  ...pagesHandlers,
  ...protectedEnvironmentHandlers,
  ...remoteMirrorHandlers,
  ...repositoryHandlers,
  ...runnerHandlers,
  ...samlGroupLinkHandlers,
  ...samlIdentityHandlers,
  ...sshKeyHandlers,
  ...storageMoveHandlers,
  ...tagHandlers,
};
