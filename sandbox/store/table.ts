/** The columns that tables are made of. A boolean is 0 or 1 in SQLite, a list or an object is JSON. */
import { integer, text } from 'drizzle-orm/sqlite-core';

export { index, integer, real, sqliteTable as table, text, unique } from 'drizzle-orm/sqlite-core';

/** The ID of a row; a new row gets the next one, and never that of a row that was deleted. */
export const id = () => integer().primaryKey({ autoIncrement: true });

/** A point in time as the API writes it: `2026-10-21T09:00:00Z`. */
export const time = () => text();

export const flag = () => integer({ mode: 'boolean' });

/** A list or an object, as JSON. Rows that were read are shared, so that nothing in them can be changed. */
export const json = <T>() => text({ mode: 'json' }).$type<DeepReadonly<T>>();

/** A value in which nothing can be changed. */
type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
