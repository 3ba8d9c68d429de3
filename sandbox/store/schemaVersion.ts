/** The version of the tables. Each change of the tables raises it. */
export { SCHEMA_VERSION } from '../../generated/tables.ts';
