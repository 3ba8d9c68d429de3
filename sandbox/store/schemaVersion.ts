/** The version of the tables that a store has. It is raised when they change. */
export { SCHEMA_VERSION } from '../../generated/tables.ts';
