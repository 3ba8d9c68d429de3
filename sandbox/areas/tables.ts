/** The tables of all areas. A seed fills them by their names. */
import * as planning from './planning/tables.ts';
import { sshKeys } from './ssh-keys/tables.ts';

export const AREA_TABLES = [...Object.values(planning), sshKeys];
