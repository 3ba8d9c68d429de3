/** The version of the tables. A change of the tables raises the version. */
export { SCHEMA_VERSION } from '../../generated/tables.ts';
