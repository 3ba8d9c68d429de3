/** The tables of all areas. A seed fills them by their names. */
import { alertIntegrations, alerts } from './alerts/tables.ts';
import { dependencies, dependencyListExports } from './dependency-list-exports/tables.ts';
import { errorTrackingClientKeys, errorTrackingSettings } from './error-tracking/tables.ts';
import { deployments, environments } from './merge-requests/tables.ts';
import { pages } from './pages/tables.ts';
import { protectedEnvironments } from './protected-environments/tables.ts';
import { protectedBranches, remoteMirrors } from './remote-mirrors/tables.ts';
import { sshKeys } from './ssh-keys/tables.ts';
import { repositoryStorages, storageMoves, storages } from './storage-moves/tables.ts';
import { protectedTags, releases, x509Certificates, x509Issuers } from './tags/tables.ts';

export const AREA_TABLES = [
  ...Object.values(planning),
  alertIntegrations,
  alerts,
  dependencies,
  dependencyListExports,
  deployments,
  environments,
  errorTrackingClientKeys,
  errorTrackingSettings,
  pages,
  protectedBranches,
  protectedEnvironments,
  protectedTags,
  releases,
  remoteMirrors,
  repositoryStorages,
  sshKeys,
  storageMoves,
  storages,
  x509Certificates,
  x509Issuers,
];
