/** Runs Drizzle's queries with the statements of a database. */
import { Column, getTableName, is, Param, Placeholder, type Query } from 'drizzle-orm';
import { SQLiteSession, type SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { SelectedFieldsOrdered } from 'drizzle-orm/sqlite-core/query-builders/select.types';
import type { Effect } from './queryCache.ts';
import type { Statement } from './reusableStatement.ts';

type Session = SQLiteSession<'sync', unknown, Record<string, never>, Record<string, never>>;

/**
 * Creates a session of Drizzle. @param dialect writes the SQL of queries
 * @param prepare returns the statement for an SQL text whose effect is given
 */
export function createSession(
  dialect: SQLiteSyncDialect,
  prepare: (text: string, effect: Effect) => Statement,
): Session {
  class LibsqlSession extends SQLiteSession<
    'sync',
    unknown,
    Record<string, never>,
    Record<string, never>
  > {
    prepareQuery(
      { sql, params }: Query,
      fields: SelectedFieldsOrdered | undefined,
      _mode?: string,
      _isArray?: boolean,
      _mapper?: unknown,
      built?: Built,
    ) {
      return preparedQuery(prepare(sql, effectOf(built)), params, fields) as never;
    }
    transaction(): never {
      throw new Error('Use the transaction of the store: that of Drizzle is not supported');
    }
  }
  return new LibsqlSession(dialect);
}

/** Drizzle's description of a query that it has built. SQL that was written by hand has none. */
interface Built {
  type: 'select' | 'insert' | 'update' | 'delete';
  tables: string[];
}

function effectOf(built: Built | undefined): Effect {
  if (built?.type === 'select') return { kind: 'read' };
  const [table] = built?.tables ?? [];
  return table === undefined ? { kind: 'unknown' } : { kind: 'write', table };
}

type Values = Record<string, unknown>;

/** A query as Drizzle runs it. */
function preparedQuery(
  statement: Statement,
  params: unknown[],
  fields: SelectedFieldsOrdered | undefined,
) {
  const readers = params.map(parameterReader);
  const bound = (values: Values = {}) => readers.map((read) => bindable(read(values)));
  const query = {
    /** By table, whether a join always finds a row of it. Drizzle sets it. */
    joinsNotNullableMap: undefined as Record<string, boolean> | undefined,
    run: (values?: Values) => statement.run(...bound(values)),
    values: (values?: Values) => statement.all(...bound(values)),
    all: (values?: Values) => statement.all(...bound(values)).map(rowReader()),
    get: (values?: Values) => {
      const row = statement.get(...bound(values));
      return row && rowReader()(row);
    },
  };
  let reader: ((row: unknown[]) => Values) | undefined;
  function rowReader() {
    reader ??= rememberingReader(readerOf(fields, query.joinsNotNullableMap));
    return reader;
  }
  return query;
}

/** Returns a function that reads the value of a parameter: the placeholder's value, or a constant. */
function parameterReader(param: unknown): (values: Values) => unknown {
  const placeholder = is(param, Param) ? param.value : param;
  if (!is(placeholder, Placeholder)) return () => param;
  const { name } = placeholder;
  const encode = is(param, Param)
    ? (value: unknown) => param.encoder.mapToDriverValue(value)
    : same;
  return (values) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A query has no value for its placeholder ${name}`);
    // Null is stored as null in every column.
    return value === null ? null : encode(value);
  };
}

function same<T>(value: T): T {
  return value;
}

/** Turns each cached row into an object once. All readers share the object, so it is frozen. */
function rememberingReader(read: (row: unknown[]) => Values): (row: unknown[]) => Values {
  const known = new WeakMap<unknown[], Values>();
  return (row) => {
    const found = known.get(row) ?? frozen(read(row));
    known.set(row, found);
    return found;
  };
}

function frozen<T>(value: T): T {
  if (value instanceof Object) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

/**
 * Returns a function that turns the values of a row into an object. A table that is selected as a whole is
 * an object in it, or null if a join found no row.
 */
function readerOf(
  fields: SelectedFieldsOrdered | undefined,
  joinsNotNullableMap: Record<string, boolean> = {},
): (row: unknown[]) => Values {
  if (!fields)
    throw new TypeError('Select columns by name: a query without them cannot return objects');
  const columns = fields.map(({ path: [first = '', second], field }, index) => {
    const decoder = is(field, Column) ? field : (field as unknown as Decoded).decoder;
    const [group, name] = second === undefined ? [undefined, first] : [first, second];
    return { index, group, name, read: (value: unknown) => decoder.mapFromDriverValue(value) };
  });
  const isOptional = ({ path, field }: (typeof fields)[number]) =>
    path.length > 1 && is(field, Column) && !joinsNotNullableMap[getTableName(field.table)];
  const optional = new Set(fields.filter(isOptional).map(({ path }) => path[0]!));
  const groups = new Set(columns.flatMap(({ group }) => group ?? []));
  return (row) => {
    const result: Values = {};
    for (const group of groups) result[group] = {};
    for (const { index, group, name, read } of columns) {
      const value = row[index];
      const place = group === undefined ? result : (result[group] as Values);
      place[name] = value === null ? null : read(value);
    }
    for (const group of optional)
      if (Object.values(result[group] as Values).every((value) => value === null))
        result[group] = null;
    return result;
  };
}

/** The part of a selected SQL expression that decodes its value. Drizzle's types do not declare it. */
interface Decoded {
  decoder: { mapFromDriverValue(value: unknown): unknown };
}

/**
 * Checks a value before it is bound to a statement: libsql ends the process for a boolean or an object.
 * @throws a TypeError for such a value
 */
function bindable(value: unknown): unknown {
  if (typeof value === 'boolean' || (value instanceof Object && !(value instanceof Uint8Array)))
    throw new TypeError(
      `SQLite has no type for ${JSON.stringify(value)}. Bind a text, number, bytes or null`,
    );
  return value;
}
