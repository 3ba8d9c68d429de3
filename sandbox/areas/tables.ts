/** The tables of all areas. A seed fills them by their names. */
import { gpgKeys } from './gpg-keys/tables.ts';
import { sshKeys } from './ssh-keys/tables.ts';

export const AREA_TABLES = [gpgKeys, sshKeys];
