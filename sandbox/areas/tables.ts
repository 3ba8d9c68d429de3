/** The tables of all areas. A seed fills them by their names. */
import { deployKeys } from './deploy-keys/tables.ts';
import { gpgKeys } from './gpg-keys/tables.ts';
import { sshKeys } from './ssh-keys/tables.ts';

export const AREA_TABLES = [deployKeys, gpgKeys, sshKeys];
