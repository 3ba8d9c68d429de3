/** The tables of all areas. A seed fills them by their names. */
import { pipelines } from './commits/tables.ts';
import { sshKeys } from './ssh-keys/tables.ts';
import { protectedTags, releases, x509Certificates, x509Issuers } from './tags/tables.ts';

export const AREA_TABLES = [
  pipelines,
  protectedTags,
  releases,
  sshKeys,
  x509Certificates,
  x509Issuers,
];
