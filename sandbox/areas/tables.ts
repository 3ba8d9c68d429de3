/** The tables of all areas. A seed fills them by their names. */
import { clusters } from './clusters/tables.ts';
import { deployKeys } from './deploy-keys/tables.ts';
import { gpgKeys } from './gpg-keys/tables.ts';
import { invitations } from './invitations/tables.ts';
import { jobs, runners } from './runners/tables.ts';
import { samlGroupLinks } from './saml-group-links/tables.ts';
import { samlIdentities } from './saml-identities/tables.ts';
import { sshKeys } from './ssh-keys/tables.ts';

export const AREA_TABLES = [
  clusters,
  deployKeys,
  gpgKeys,
  invitations,
  jobs,
  runners,
  samlGroupLinks,
  samlIdentities,
  sshKeys,
];
