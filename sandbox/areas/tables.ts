/** The tables of all areas. A seed fills them by their names. */
import { deployments, environments } from './merge-requests/tables.ts';
import * as planning from './planning/tables.ts';
import { sshKeys } from './ssh-keys/tables.ts';

export const AREA_TABLES = [deployments, environments, ...Object.values(planning), sshKeys];
