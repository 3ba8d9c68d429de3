/** The tables of all areas. A seed fills them by their names. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { alertIntegrations, alerts } from './alerts/tables.ts';
import { clusters } from './clusters/tables.ts';
import { dependencies, dependencyListExports } from './dependency-list-exports/tables.ts';
import { deployKeys } from './deploy-keys/tables.ts';
import { errorTrackingClientKeys, errorTrackingSettings } from './error-tracking/tables.ts';
import { gpgKeys } from './gpg-keys/tables.ts';
import { invitations } from './invitations/tables.ts';
import { deployments, environments } from './merge-requests/tables.ts';
import { pages } from './pages/tables.ts';
import * as planning from './planning/tables.ts';
import { protectedEnvironments } from './protected-environments/tables.ts';
import { protectedBranches, remoteMirrors } from './remote-mirrors/tables.ts';
import { jobs, runners } from './runners/tables.ts';
import { samlGroupLinks } from './saml-group-links/tables.ts';
import { samlIdentities } from './saml-identities/tables.ts';
import { sshKeys } from './ssh-keys/tables.ts';
import { repositoryStorages, storageMoves, storages } from './storage-moves/tables.ts';
import { protectedTags, releases, x509Certificates, x509Issuers } from './tags/tables.ts';

export const AREA_TABLES: SQLiteTable[] = [
  ...Object.values(planning),
  alertIntegrations,
  alerts,
  clusters,
  dependencies,
  dependencyListExports,
  deployKeys,
  deployments,
  environments,
  errorTrackingClientKeys,
  errorTrackingSettings,
  gpgKeys,
  invitations,
  jobs,
  pages,
  protectedBranches,
  protectedEnvironments,
  protectedTags,
  releases,
  remoteMirrors,
  repositoryStorages,
  runners,
  samlGroupLinks,
  samlIdentities,
  sshKeys,
  storageMoves,
  storages,
  x509Certificates,
  x509Issuers,
];
