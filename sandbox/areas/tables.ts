/** The tables of all areas. A seed fills them by their names. */
import { sshKeys } from './ssh-keys/tables.ts';
import { protectedTags, releases, x509Certificates, x509Issuers } from './tags/tables.ts';

export const AREA_TABLES = [protectedTags, releases, sshKeys, x509Certificates, x509Issuers];
