import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Returns the SQL condition that a column has one of the values. In contrast to `inArray` of Drizzle, the number of values
 * is not limited: they are one parameter, and SQLite accepts at most 32,766 parameters.
 */
export function isOneOf(column: SQLWrapper, values: (string | number)[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
