/** Finds the rows that refer to a row, as the declaration of the tables says. */
import { eq, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { WrittenSchema } from '../../contract/walkSchema.ts';
import { tableNamed } from '../openSandbox.ts';
import type { Db } from '../store/openStore.ts';
import { DESCRIPTION, listFields, readKeyword } from './description.ts';
import type { Row } from './rowRules.ts';

/** A field whose values refer to rows of another table. */
export interface Referrer {
  /** The table of the field. */
  table: string;
  column: SQLiteColumn;
  /** The table and field that the values refer to: `users.username`. */
  target: string;
  /** If the target depends on another field: that field, and its value for this target. */
  condition?: { column: SQLiteColumn; value: string };
  /** The values are items of a list. If the items are objects, the property with the value. */
  list?: { property?: string };
  /** True if a row is deleted together with the row that it refers to. */
  isPart: boolean;
}

/** The fields of all tables that refer to rows, by their targets. */
const REFERRERS: Referrer[] = Object.entries(DESCRIPTION['x-tables']).flatMap(
  ([table, component]) => {
    const columns = new Map(
      getTableConfig(tableNamed(table)).columns.map((column) => [column.name, column]),
    );
    return [...listFields(component)].flatMap(([name, schema]) => {
      const column = columns.get(name);
      if (!column) return [];
      const isPart = column.notNull || readKeyword(schema, 'x-on-delete') === 'delete';
      const items = readKeyword(schema, 'items');
      const properties = (items && readKeyword(items, 'properties')) ?? {};
      return [
        ...targetsIn(schema, columns).map((target) => ({ table, column, ...target, isPart })),
        ...(items ? targetsIn(items, columns) : []).map((target) => ({
          ...{ table, column, ...target, list: {}, isPart: false },
        })),
        ...Object.entries(properties).flatMap(([property, one]) =>
          targetsIn(one, columns).map((target) => ({
            ...{ table, column, ...target, list: { property }, isPart: false },
          })),
        ),
      ];
    });
  },
);

function targetsIn(
  schema: WrittenSchema,
  columns: Map<string, SQLiteColumn>,
): Pick<Referrer, 'target' | 'condition'>[] {
  const target = readKeyword(schema, 'x-references');
  if (target === undefined) return [];
  if (typeof target === 'string') return [{ target }];
  const { by, ...byValue } = target;
  return Object.entries(byValue).map(([value, one]) => ({
    target: one,
    condition: { column: columns.get(by)!, value },
  }));
}

/**
 * Returns the fields that refer to rows of a table by the given column. The column must identify a row: the names of
 * labels do not, because two projects may have labels of the same name.
 */
export function referrersTo(table: string, column: string): Referrer[] {
  return identifiesRow(tableNamed(table), column)
    ? REFERRERS.filter(({ target }) => target === `${table}.${column}`)
    : [];
}

/** Returns true if two rows of a table never have the same value in a column. */
function identifiesRow(table: SQLiteTable, name: string): boolean {
  const { columns, uniqueConstraints } = getTableConfig(table);
  return (
    columns.some((column) => column.name === name && column.primary) ||
    uniqueConstraints.some(({ columns: [first, second] }) => first?.name === name && !second)
  );
}

/** Returns the condition that a row refers to the row with a value. */
export function refersTo({ column, condition, list }: Referrer, value: unknown): SQL {
  const ofKind = condition ? sql`${eq(condition.column, condition.value)} AND ` : sql``;
  if (!list) return sql`${ofKind}${eq(column, value)}`;
  const item = list.property ? sql`json_extract(value, ${`$.${list.property}`})` : sql`value`;
  return sql`${ofKind}EXISTS (SELECT 1 FROM json_each(${column}) WHERE ${item} = ${value})`;
}

/**
 * Replaces a value in all fields that refer to it.
 * @param now the new value; undefined to remove the items from lists, and to set other fields to null
 */
export function replaceReferences(
  db: Db,
  referrer: Referrer,
  before: unknown,
  now: unknown = undefined,
): void {
  const { table: name, column, list } = referrer;
  const table = tableNamed(name);
  const set = (values: Row, where: SQL) => db.update(table).set(values).where(where).run();
  const referring = refersTo(referrer, before);
  if (!list) {
    set({ [column.name]: now ?? null }, referring);
    return;
  }
  const { property } = list;
  const referenceIn = (item: unknown) => (property ? (item as Row)[property] : item);
  const replaced = (item: unknown) => (property ? { ...(item as Row), [property]: now } : now);
  for (const row of db.select().from(table).where(referring).all()) {
    const items = (row[column.name] as unknown[]).flatMap((item) => {
      if (referenceIn(item) !== before) return [item];
      return now === undefined ? [] : [replaced(item)];
    });
    set({ [column.name]: items }, sameRow(table, row));
  }
}

/** Returns the condition for one row: by its primary key, or by all columns if the table has none. */
export function sameRow(table: SQLiteTable, row: Row): SQL {
  const { columns } = getTableConfig(table);
  const primary = columns.find((column) => column.primary);
  const wanted = primary ? [primary] : columns;
  return sql.join(
    wanted.map((column) => eq(column, row[column.name])),
    sql` AND `,
  );
}
