/**
 * The version of the tables, which a data folder keeps. Raise it by one when a table changes: an older
 * forge-contract then refuses the folder, and this one brings an older folder up to date.
 */
export const SCHEMA_VERSION = 1;
